// One test per vector of the reference data that belongs to a team, named by its id.
import { seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { everdellDuo } from '../game.ts';
import { MOON, SUN } from '../state/layout.ts';
import { SIGNPOST_FIELD } from '../terms.ts';
import { type Scene, Table, table } from '../testing.ts';
import vectors from '../vectors.json' with { type: 'json' };
import { isMet } from './goals.ts';
import { hasSkunk, placeSkunk, setSkunk, skunkSpaces } from './skunks.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const together = (scene: Scene, options: object = {}) =>
  table({ ...scene, options: { mode: 'together', chapter: 1, ...options } });

function rulesOf(options: object) {
  const setup = everdellDuo.setup({ seats: 2, options });
  if (!setup.ok) throw new Error('set-up');
  return everdellDuo.bind(setup.value);
}

const EVENT_AREA = 0;

const tests: Readonly<Record<string, () => void>> = {
  'skunk-collision': () => {
    // Spaces 4, 5 and 6 are the numbers 3, 4 and 5.
    const { state } = together({ team: { skunks: ['event-4'] } });
    placeSkunk(state, EVENT_AREA, 3);
    expect(skunkSpaces(state)).toEqual([3, 4]);
    setSkunk(state, 5, true);
    placeSkunk(state, EVENT_AREA, 3);
    expect(skunkSpaces(state)).toEqual([0, 3, 4, 5]);
  },
  'skunk-skips': () => {
    const rules = rulesOf({ mode: 'together', chapter: 0, eventSkunks: 3, meadowSkunks: 2, placeSkunks: 3 });
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const s = rules.create(seedFrom(`skunks ${i}`));
      expect(skunkSpaces(s)).toHaveLength(8);
      for (const space of skunkSpaces(s)) seen.add(space);
      const { path } = rules.parts(s).open.team!.skunks;
      expect((path >> SIGNPOST_FIELD) & 1).toBe(0);
      expect(path >> 7).toBe(0);
    }
    expect(seen.size).toBe(18);
  },
  'markers-skip-skunk': () => {
    const t = together({ moon: 1, me: { hand: ['mine'], has: RICH }, team: { skunks: ['path-2'] } }).take('play mine');
    expect(t.open.moon).toBe(3);
  },
  'markers-start': () => {
    const rules = rulesOf({ mode: 'together', chapter: 1 });
    const starts = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = rules.create(seedFrom(`start ${i}`));
      expect(s.table[SUN]).toBe(s.table[MOON]);
      starts.add(`${hasSkunk(s, 6)} ${s.table[SUN]}`);
    }
    expect([...starts].sort()).toEqual(['false 0', 'true 1']);
  },
  'season-end-with-skunk': () => {
    const t = together({ sun: 4, moon: 5, team: { skunks: ['path-6'] } }).take('draw');
    expect([t.open.sun, t.open.moon]).toEqual([5, 5]);
    t.take('done');
    expect(t.open.season).toBe(1);
  },
  'coop-threshold': () => {
    const scene = (berry: number, skunks: string[]): Scene => ({
      slots: { 1: 'd2' },
      me: { city: ['king', 'queen'], has: { berry } },
      you: { has: { berry: 9 } },
      team: { skunks },
    });
    expect(together(scene(2, [])).why('place event-1')).toBeNull();
    const short = together(scene(2, ['event-3']));
    expect(short.refusal('place event-1')).toEqual({ code: 'event-count', at: { event: 'd2', have: 4, need: 5 } });
    expect(together(scene(3, ['event-3'])).why('place event-1')).toBeNull();
    const none: Scene = { ...scene(0, ['event-3']), me: { city: ['king', 'queen', 'baker', 'bard', 'judge', 'monk'] } };
    expect(together(none).why('place event-1')).toBe('event-element');
  },
  'coop-own-resources': () => {
    const t = together({ slots: { 1: 'c4' }, me: { has: { pebble: 2 } }, you: { has: { pebble: 4 } } });
    expect(t.refusal('place event-1')).toMatchObject({ code: 'event-count', at: { have: 2, need: 3 } });
  },
  'coop-no-destination-point': () => {
    const t = together({ turn: 1, me: { city: ['conductor'] } }).take('place conductor', 'decline');
    // The point is that of the card's effect.
    expect(t.me.points).toBe(1);
  },
  'coop-own-payment': () => {
    const t = together({ me: { hand: ['barn'], has: { twig: 1 } }, you: { has: { twig: 3 } } });
    expect(t.why('play barn')).toBe('missing-resource');
  },
  'coop-skunk-event': () => {
    const scene: Scene = {
      slots: { 1: 'a6' },
      me: {
        city: ['mine', 'barn', 'inn', 'bank', 'museum', 'castle'],
        hand: ['juggler', 'bridge', 'ranger'],
        has: RICH,
        workers: ['farm-1'],
      },
      team: { skunks: ['event-1'] },
    };
    expect(together(scene).why('place event-1')).toBe('place-skunk');
    expect(together(scene).take('play juggler').offered('use')).toContain('event-1');
    expect(together(scene).take('play bridge').offered('place')).toContain('event-1');
    const ranger = together(scene).take('play ranger', 'place event-1');
    expect(ranger.me.events).toEqual(['a6']);
  },
  'coop-scoring-person': () => {
    const scene: Scene = { me: { city: ['architect'], has: RICH }, you: { has: { twig: 1, berry: 1 } } };
    expect(together(scene).score(0).parts['prosperity:architect']).toBe(8);
    expect(together(scene).score(1)).toEqual(together(scene).score(0));
  },
  'exchange-open': () => {
    const t = together({ me: { has: { berry: 2 } } }).take('give berry');
    expect([t.me.berry, t.you.berry]).toEqual([1, 0]);
    t.take('draw', 'move sun');
    expect(t.you.berry).toBe(0);
    t.take('done');
    expect([t.acting, t.you.berry]).toEqual([1, 1]);
  },
  'exchange-limited': () => {
    const limited = { chapter: 4 };
    const scene: Scene = { me: { has: { berry: 2 } } };
    expect(together(scene, limited).why('give berry')).toBe('exchange-closed');
    expect(together({ ...scene, moon: SIGNPOST_FIELD }, limited).why('give berry')).toBeNull();
    // A marker that comes there in this turn opens nothing.
    const late = together({ ...scene, sun: 2 }, limited).take('place farm-1');
    expect([late.open.sun, late.why('give berry')]).toEqual([3, 'exchange-closed']);
  },
  watch: () => {
    const t = together({ moon: 4, sun: 1, team: { watches: 1, skunks: ['path-2'] } }).take('watch moon');
    expect([t.open.sun, t.open.moon, t.acting]).toEqual([1, 3, 0]);
    expect(t.why('watch moon')).toBe('no-watch');
    // The last turn of a season, once more: the partner has the extra turn.
    const end = together({ sun: 6, moon: 5, team: { watches: 1, skunks: ['path-4'] } }).take('draw', 'watch moon');
    expect(end.open.moon).toBe(5);
    end.take('done');
    expect([end.open.season, end.acting]).toEqual([0, 1]);
    end.take('draw', 'done');
    expect(end.open.season).toBe(1);
    const rules = rulesOf({ mode: 'together', chapter: 1 });
    expect(rules.parts(rules.create(seedFrom('x'))).open.team?.watches).toBe(1);
  },
  'good-news': () => {
    const t = startOf({});
    const shown = t.open.team!.news.flatMap((state, news) => (state === 3 ? [news] : []));
    expect(shown).toHaveLength(3);
    expect(t.legal()).toHaveLength(3);
    const [kept = ''] = t.legal();
    t.take(kept, 'accept');
    expect(t.open.team!.news.filter((state) => state === 1)).toHaveLength(1);
    expect(t.open.team!.news.filter((state) => state === 0)).toHaveLength(24);
    // Used, it is gone.
    const used = together({ team: { news: ['gn-12'] } }).take('news gn-12');
    expect([used.me.points, used.why('news gn-12')]).toEqual([3, 'news-not-held']);
  },
  'good-news-hard': () => {
    const carried = { held: ['gn-12'], remaining: ['gn-01', 'gn-02', 'gn-03', 'gn-04'] };
    const keep = startOf({ difficulty: 'hard' }, carried);
    expect(keep.legal()).toEqual(['decline', 'accept']);
    keep.take('accept');
    expect(keep.open.team!.news.flatMap((state, news) => (state === 1 ? [news] : []))).toEqual([11]);
    expect(keep.open.phase).toBe(0);
    const drop = startOf({ difficulty: 'hard' }, carried).take('decline');
    expect(drop.open.team!.news[11]).toBe(2);
    expect(drop.legal()).toHaveLength(3);
    expect(startOf({ difficulty: 'normal' }, carried).legal()).toHaveLength(3);
  },
  'chapter-win': () => {
    const judge = (difficulty: string, points: number) => {
      const events = { me: { events: ['a1', 'b1'] }, you: { events: ['c1', 'd1'] } };
      const before = together({ ...events }, { chapter: 3, difficulty }).score().total;
      const t = together(
        { season: 'autumn', sun: 6, moon: 5, ...events, me: { ...events.me, points: points - before } },
        { chapter: 3, difficulty },
      ).take('draw', 'done');
      return t.rules.outcome(t.state);
    };
    expect(judge('normal', 85)).toMatchObject({ won: true, facts: { score: 85, target: 85, goals: [true] } });
    expect(judge('hard', 85)).toMatchObject({ won: false, facts: { score: 85, target: 95, goals: [true] } });
    expect(judge('normal', 84)?.won).toBe(false);
  },
  'min-goals': () => {
    const five = together({ me: { events: ['a1', 'b1', 'c1'] }, you: { events: ['d1', 'e1'] } }, { chapter: 3 });
    expect(isMet(five.bound, five.state, 0)).toBe(true);
    const three = together({ me: { events: ['a1', 'b1', 'c1'] } }, { chapter: 3 });
    expect(isMet(three.bound, three.state, 0)).toBe(false);
  },
  'prod-allocation': () => {
    const t = together({ sun: 6, moon: 5, me: { city: ['mine', 'barn', 'tea-shop'] } }).take('draw', 'done');
    expect([t.open.season, t.acting]).toEqual([1, 1]);
    expect(t.legal()).toEqual(['to hare', 'to tortoise', 'to nobody']);
    t.take('to hare', 'to hare', 'to hare', 'to nobody');
    expect([t.acting, t.legal()]).toEqual([0, ['accept', 'return']]);
    t.take('accept');
    const seats = t.heard.flatMap((event) => (event.type === 'effect' ? [event.seat] : []));
    expect(seats.every((one) => one === 0)).toBe(true);
  },
};

/** A chapter after winter's benefits. */
function startOf(options: object, carried?: object) {
  const all = { mode: 'together', chapter: 1, ...options };
  const setup = everdellDuo.setup({ seats: 2, options: all, carried });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const state = everdellDuo.bind(setup.value).create(seedFrom('start'));
  const t = new Table({ options: all as never, ...(carried ? { carried: carried as never } : {}) }, state);
  return t.take('to nobody', 'to nobody', 'to nobody', 'accept');
}

describe('test vectors of a team', () => {
  for (const [id, test] of Object.entries(tests)) it(id, test);
  it('are all of the reference', () => {
    const ids = vectors.vectors.filter((vector) => vector.mode !== 'competitive').map((vector) => vector.id);
    expect(Object.keys(tests).sort()).toEqual(ids.sort());
    expect(ids).toHaveLength(19);
  });
});
