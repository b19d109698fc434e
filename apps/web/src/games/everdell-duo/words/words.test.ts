// Every event of whole games has a sentence in every language, every moment a prompt and every step a label; every word
// is there and belongs to this language.
import { Run, type Seat, seat, seatList, seedFrom } from '@sunglade/core';
import { type Event, everdellDuo, REFUSALS, TEAM_CLAUSES, TEAM_REFUSALS } from '@sunglade/everdell-duo';
import { describe, expect, it } from 'vitest';
import { askedOf } from '../pending.ts';
import { labelOf, likelyStep, motionOf, promptOf, soundOf, targetOf } from '../steps.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { createTeller } from './teller.ts';
import { createTable, plain } from './testing.ts';

const ALL = [
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const;

const { rules, standOf, play } = createTable({});

/** What only leads to a deed, or is seen by everybody: the deed itself is told. */
const SILENT: readonly Event['type'][] = [
  'step',
  'show',
  'pay',
  'tokens',
  'discount',
  'occupy',
  'refill',
  'look',
  'marker',
  'turn',
  'effect',
  'worker',
  'discard',
  'gain',
];
const mayBeSilent = (event: Event): boolean => SILENT.includes(event.type);

describe.each(ALL)('%s', (_, words) => {
  it('tells every event of whole games, and every moment and step', () => {
    const types = new Set<string>();
    const asked = new Set<string>();
    for (const name of ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff']) {
      const tell = createTeller(words);
      play(
        name,
        (position) => {
          const what = askedOf(position.legal);
          expect(what).not.toBeNull();
          asked.add(what ?? '');
          expect(promptOf(words, position)?.length).toBeGreaterThan(5);
          for (const step of position.legal) {
            const label = labelOf(words, step, position);
            expect(label.length).toBeGreaterThan(1);
            expect(label).not.toMatch(/undefined|null|NaN|\[object|\s{2}/);
          }
        },
        (position, events) => {
          for (const event of events) {
            types.add(event.type);
            const said = tell(event, position);
            motionOf(event, position);
            soundOf(event);
            if (said === null) {
              expect(mayBeSilent(event)).toBe(true);
              continue;
            }
            const text = plain(said.bits);
            expect(text.length).toBeGreaterThan(2);
            expect(text).not.toMatch(/undefined|null|NaN|\[object|\s{2}| : | ; /);
            if (said.tone !== 'chapter') expect(text).toMatch(/\.$/);
            for (const target of said.targets ?? []) expect(target).toMatch(/^(card|place|marker|event):[\w#-]+$/);
          }
        },
      );
    }
    for (const type of [
      'step',
      'gain',
      'pay',
      'points',
      'tokens',
      'draw',
      'take',
      'refill',
      'discard',
      'show',
      'build',
      'occupy',
      'effect',
      'worker',
      'claim',
      'marker',
      'turn',
      'season-end',
      'season',
      'river',
      'end',
    ])
      expect(types).toContain(type);
    for (const what of ['main', 'done', 'move', 'gain', 'payKind', 'discard', 'take']) expect(asked).toContain(what);
  });

  it('has a text for every refusal, whatever is known about it', () => {
    const full = { resource: 'twig', short: 2, color: 'blue', event: 'a1', have: 1, need: 4 };
    for (const code of [...REFUSALS, ...TEAM_REFUSALS])
      for (const at of [{}, full]) {
        const text = words.refusals[code];
        const said = typeof text === 'function' ? text(at) : text;
        expect(said.length).toBeGreaterThan(8);
        expect(said).toMatch(/[.!?]$/);
        expect(said).not.toMatch(/undefined|null|NaN/);
      }
  });

  it('has a title and a text for every clause, and chapters that begin with one', () => {
    for (const clause of TEAM_CLAUSES.all) {
      const { title, text } = words.clauses[clause as keyof typeof words.clauses];
      expect(title.length).toBeGreaterThan(3);
      expect(text.length).toBeGreaterThan(20);
      expect(text).toMatch(/\.$/);
    }
    const starts = words.chapters.map(({ from }) => TEAM_CLAUSES.all.indexOf(from));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts[0]).toBe(0);
  });

  it('names a card before anything else that can be done with one', () => {
    const ways = [['place', 'draw', 'take'], ['take'], ['play', 'draw', 'take'], ['place', 'take']] as const;
    for (const can of ways) expect(words.prompt.main(can)).toMatch(/\b(?:card|Karte|carte)\b/i);
  });

  it('names every option and its values, and every part of the score', () => {
    for (const { id, values } of everdellDuo.options) {
      const option = words.options[id as keyof typeof words.options];
      for (const value of values) expect(option.values[String(value)]?.length).toBeGreaterThan(0);
    }
    const run = new Run(rules, seedFrom('parts'));
    for (const part of Object.keys(rules.score(run.state, seat(0)).parts))
      expect(words.parts[part as keyof typeof words.parts]?.length).toBeGreaterThan(2);
    expect(words.parts['prosperity:king']).toBe(words.names.cards.king);
  });
});

it('has texts of its own in each language', () => {
  const texts = ALL.map(([, words]) => Object.values(words.clauses).map(({ text }) => text));
  const [first = [], second = [], third = []] = texts;
  for (const [i, text] of first.entries()) {
    expect(text).not.toBe(second[i]);
    expect(text).not.toBe(third[i]);
  }
  const refusals = ALL.map(([, words]) => words.refusals['place-occupied']);
  expect(new Set(refusals).size).toBe(3);
});

it('explains a tap on what is not lit by the step that was most likely meant', () => {
  const run = new Run(rules, seedFrom('tap'));
  let position = standOf(run.state, 0);
  for (let i = 0; askedOf(position.legal) !== 'main'; i++) {
    const [one] = seatList(rules.acting(run.state));
    if (one === undefined || i > 20) throw new Error('no turn begins');
    run.take({ seat: one as Seat, text: standOf(run.state, one).legal[0] ?? '' });
    position = standOf(run.state, seatList(rules.acting(run.state))[0] ?? 0);
  }
  const meadow = position.view.open.meadow[5] ?? 0;
  const content = everdellDuo.editions[0]?.content as unknown as { readonly cards: readonly { readonly id: string }[] };
  const name = content.cards[meadow]?.id ?? '';
  const steps = ['play', 'take', 'discard', 'place'].map((verb) => `${verb} ${name}`);
  expect(likelyStep(`card:${name}`, steps, position)).toBe(`play ${name}`);
  expect(likelyStep('place:event-2', [], position)).toBe('place event-2');
  expect(targetOf('place farm-1')).toBe('place:farm-1');
  expect(targetOf('place inn')).toBe('card:inn');
  expect(targetOf('gain twig')).toBeNull();
});
