// Whole games of a team in every language: every event has a sentence, every moment a prompt, every step a label; every
// good news, chapter and challenge has its words.
import { type Event, NEWS_IDS, TEAM_DATA, TEAM_PHRASES } from '@sunglade/everdell-duo';
import { describe, expect, it } from 'vitest';
import { askedOf, teamAsked } from '../pending.ts';
import { labelOf, motionOf, promptOf, soundOf, targetOf } from '../steps.ts';
import { contentOf } from '../table.ts';
import { breaksLimit, countedGoal, planOf } from '../team.ts';
import { verdictOf } from '../together/verdict.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { goalLines } from './goals.ts';
import { TEAM_ASKED } from './team.ts';
import { createTeller } from './teller.ts';
import { createTable, plain } from './testing.ts';
import type { DuoWords } from './words.ts';

const ALL = [
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const;

const ALL_NEWS = { held: [...NEWS_IDS], remaining: [] };
const TABLES = [
  createTable({ mode: 'together', chapter: 1 }),
  createTable({ mode: 'together', chapter: 7 }, ALL_NEWS),
  createTable({ mode: 'together', chapter: 6, difficulty: 'hard' }, { held: ['gn-01'], remaining: NEWS_IDS.slice(1) }),
  createTable({ mode: 'challenge', challenge: 9, opponent: 'expert' }),
];
const BROKEN = /undefined|null|NaN|\[object|\s{2}/;

/** Deeds that are told by others, or seen by everybody. */
const TOLD_ALWAYS: readonly Event['type'][] = [
  'skunks',
  'skunk',
  'give',
  'receive',
  'give-card',
  'receive-card',
  'watch',
  'news-shown',
  'news-kept',
  'news-gone',
  'news',
  'swap',
  'throw',
  'her-card',
  'her-event',
  'her-points',
  'end',
];

function checkMoment(words: DuoWords, position: Parameters<typeof teamAsked>[0]): void {
  expect(promptOf(words, position)?.length).toBeGreaterThan(5);
  for (const step of position.legal) {
    const label = labelOf(words, step, position);
    expect(label.length).toBeGreaterThan(1);
    expect(label).not.toMatch(BROKEN);
  }
  for (const { what, limit, have } of goalLines(words, position)) {
    expect(what.length).toBeGreaterThan(3);
    expect(limit).not.toMatch(BROKEN);
    expect(have).not.toBeNaN();
  }
}

it('tells whole games of a team in every language', () => {
  const types = new Set<string>();
  const asked = new Set<string>();
  for (const [number, table] of TABLES.entries())
    for (const round of ['a', 'bb', 'ccc']) {
      const tellers = ALL.map(([, words]) => createTeller(words));
      // Some like to give and to use what they have.
      const dull = round.length % 2 === 0 ? undefined : /^(decline|trade|draw|take|done|place)/;
      table.play(
        `${round} ${number}`,
        (position) => {
          asked.add(teamAsked(position) ?? '');
          expect(askedOf(position.legal)).not.toBeNull();
          for (const step of position.legal) targetOf(step);
          for (const [, words] of ALL) checkMoment(words, position);
        },
        (position, events) => {
          for (const event of events) {
            types.add(event.type);
            motionOf(event, position);
            soundOf(event);
            for (const tell of tellers) {
              const said = tell(event, position);
              if (TOLD_ALWAYS.includes(event.type)) expect(said).not.toBeNull();
              if (said) expect(plain(said.bits)).not.toMatch(BROKEN);
            }
          }
          if (!position.over) return;
          const facts = { score: 70, target: 80, opponent: 60, goals: [true] };
          for (const [, words] of ALL) expect(verdictOf(words, position, facts)?.length).toBeGreaterThan(20);
        },
        dull,
      );
    }
  for (const type of TOLD_ALWAYS) expect(types).toContain(type);
  for (const what of TEAM_ASKED) expect(asked).toContain(what);
}, 60_000);

describe.each(ALL)('%s', (_, words) => {
  it('has words for every chapter, challenge and good news', () => {
    const { chapters, challenges, news } = words.team;
    expect(chapters).toHaveLength(TEAM_DATA.chapters.length);
    expect(challenges).toHaveLength(TEAM_DATA.challenges.length);
    expect(Object.keys(news)).toEqual(NEWS_IDS);
    for (const { title, story } of chapters) {
      expect(title.length).toBeGreaterThan(4);
      expect(story.length).toBeGreaterThan(60);
    }
  });
});

it('has stories of its own in each language', () => {
  for (const i of TEAM_DATA.chapters.keys())
    expect(new Set(ALL.map(([, words]) => words.team.chapters[i]?.story)).size).toBe(ALL.length);
});

describe('what a table plays', () => {
  it('is told by its options', () => {
    expect(planOf({ mode: 'competitive' })).toBeNull();
    expect(planOf({ mode: 'together', chapter: 6 })).toMatchObject({ target: 85, hard: 95, exchange: 'limited' });
    expect(planOf({ mode: 'together', chapter: 6, difficulty: 'hard' })).toMatchObject({ target: 95, hard: null });
    expect(planOf({ mode: 'together', chapter: 0, target: 100, exchange: 'none' })).toMatchObject({
      goals: [],
      target: 100,
      exchange: 'none',
    });
    expect(planOf({ mode: 'challenge', challenge: 8, opponent: 'easy' })).toMatchObject({
      goals: [{ kind: 'events', min: 4 }],
      level: 'easy',
    });
  });

  it('has goals with limits and dates', () => {
    const [byDate] = TEAM_DATA.chapters[5]?.goals ?? [];
    expect(byDate && countedGoal(byDate)).toMatchObject({ min: 2, season: 'summer', who: 'team' });
    const [hares] = TEAM_DATA.chapters[3]?.goals ?? [];
    expect(hares && countedGoal(hares)).toMatchObject({ of: 'events', min: 2, who: 'hare' });
  });

  it('warns before a limit is broken', () => {
    const table = createTable({ mode: 'challenge', challenge: 1 });
    let warned = 0;
    table.play(
      'limits',
      (position) => {
        const { names, color } = contentOf(position);
        for (const [card] of names.entries()) {
          const breaks = breaksLimit(position, card) !== null;
          if (breaks) warned++;
          // No green card at all: each would be the first.
          if ((position.view.open.team?.goals[0]?.have ?? 0) === 0) expect(breaks).toBe(color[card] === 0);
        }
      },
      () => {},
    );
    expect(warned).toBeGreaterThan(0);
  });
});

describe.each(ALL)('partners tell each other in %s', (_, words) => {
  it('everything they may, each in words of its own', () => {
    const said = TEAM_PHRASES.flatMap(({ id, about }) => about.map((one) => words.talk?.[id]?.(one) ?? ''));
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(BROKEN);
    }
    // No word of the rules is left as it is.
    expect(said.filter((text) => /\b(?:twig|critter)\b/.test(text) && words.lang !== 'en')).toEqual([]);
  });
});
