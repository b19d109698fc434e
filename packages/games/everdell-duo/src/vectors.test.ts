// One test per competitive vector of the reference data, named by its id.
import { createPicker, createStepBuffer, placesBySheets, playRandomly, seat, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { isAdjacent } from './check/play.ts';
import { everdellDuo } from './index.ts';
import { SEASON, TURN } from './state/layout.ts';
import { SEASONS } from './terms.ts';
import { type Scene, table } from './testing.ts';
import vectors from './vectors.json' with { type: 'json' };

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const setup = everdellDuo.setup({ seats: 2 });
if (!setup.ok) throw new Error('the house set must set up');
const rules = everdellDuo.bind(setup.value);

/** Columns of the meadow cards that a rich player with an empty hand may play. */
const playable = (scene: Scene): { readonly cards: number; readonly columns: readonly number[] } => {
  const t = table({ me: { has: RICH, ...scene.me }, ...scene });
  const spaces = t.offered('play').map((name) => t.open.meadow.indexOf(t.content.names.indexOf(name)));
  return { cards: spaces.length, columns: [...new Set(spaces.map((space) => space % 6))].sort((a, b) => a - b) };
};

const TOURISM = { 1: 'd2' };
const CRITTERS = ['king', 'queen', 'architect', 'historian', 'bandleader'];
const FIVE_COLOURS = ['mine', 'herald', 'inn', 'bank', 'crane'];

const tests: Readonly<Record<string, () => void>> = {
  'path-start': () => expect(playable({})).toEqual({ cards: 2, columns: [0] }),
  'path-two-middles': () => expect(playable({ sun: 1, moon: 4 })).toEqual({ cards: 8, columns: [0, 1, 3, 4] }),
  'path-same-field': () => expect(playable({ sun: 3, moon: 3 })).toEqual({ cards: 4, columns: [2, 3] }),
  'path-end-field': () => {
    const t = table({ moon: 6, sun: 0, me: { has: RICH, city: ['master-builder'] } });
    const adjacent = t.open.meadow.flatMap((_, space) => (isAdjacent(t.state, space) ? [space % 6] : []));
    expect(new Set(adjacent)).toEqual(new Set([0, 5]));
    t.take('place master-builder');
    for (const name of t.offered('play')) {
      expect([0, 5]).toContain(t.open.meadow.indexOf(t.content.names.indexOf(name)) % 6);
    }
  },
  'season-length': () => {
    for (let game = 0; game < 20; game++) {
      const turns = [0, 0, 0, 0].map(() => [0, 0]);
      const state = rules.create(seedFrom(`season-length ${game}`));
      const buffer = createStepBuffer(rules);
      const pick = createPicker(game);
      while (rules.acting(state) !== 0) {
        const one = seat(rules.acting(state) - 1);
        rules.legal(state, one, buffer);
        const step = buffer.steps[pick(buffer.length)] as never;
        const [season, turn] = [state.table[SEASON]!, state.table[TURN]!];
        rules.apply(state, one, step);
        if (rules.print(step) === 'done') turns[season]![turn]! += 1;
      }
      expect(turns).toEqual(SEASONS.map(() => [6, 6]));
    }
  },
  'sun-exhausted': () => {
    const t = table({ sun: 6, moon: 2, me: { has: RICH, hand: ['mine'] } });
    expect(t.offered('place')).toEqual([]);
    expect(t.why('place farm-1')).toBe('sun-stuck');
    expect(t.offered('play')).toContain('mine');
    t.take('draw');
    expect([t.open.sun, t.open.moon]).toEqual([6, 3]);
  },
  'moon-exhausted': () => {
    const t = table({ sun: 5, moon: 6, me: { has: RICH, hand: ['mine'] } });
    expect(t.offered('play')).toEqual([]);
    expect(t.why('play mine')).toBe('moon-stuck');
    expect(t.offered('place')).toContain('farm-1');
    t.take('draw');
    expect([t.open.sun, t.open.moon]).toEqual([6, 6]);
  },
  'stranded-worker': () => {
    const t = table({ sun: 6, moon: 4, me: { workers: ['farm-1', 'farm-2'] } });
    expect(t.why('place farm-3')).toBe('sun-stuck');
    t.take('draw', 'done', 'draw', 'done');
    expect(t.open.season).toBe(1);
    while (t.acting === 1) t.take(t.legal()[0]!);
    expect(t.me.workers).toEqual([]);
    expect(t.offered('place')).toContain('farm-3');
  },
  'draw-choice': () => {
    const t = table({ sun: 2, moon: 3 }).take('draw');
    expect(t.legal()).toEqual(['move sun', 'move moon']);
    expect([t.take('move moon').open.sun, t.open.moon]).toEqual([2, 4]);
    const other = table({ sun: 2, moon: 3 }).take('draw', 'move sun');
    expect([other.open.sun, other.open.moon]).toEqual([3, 3]);
  },
  'take-anywhere': () => {
    const t = table({ meadow: { 5: 'mine' }, deck: ['barn'] }).take('take mine');
    expect(t.me.cards).toEqual(['mine']);
    expect(t.content.names[t.open.meadow[5]!]).toBe('barn');
    expect([t.open.sun, t.open.moon]).toEqual([0, 0]);
    expect(t.legal()).toEqual(['move sun', 'move moon']);
  },
  'refill-order': () => {
    const t = table({
      meadow: { 4: 'lookout', 1: 'mine', 6: 'barn' },
      me: { has: RICH },
      sun: 4,
      deck: ['herald', 'bard', 'monk'],
    });
    // The played card's gap stays open; the two taken cards are replaced at once, then the gap.
    t.take('play lookout', 'take mine', 'take barn');
    const at = (space: number): string => t.content.names[t.open.meadow[space]!]!;
    expect([at(1), at(6), at(4)]).toEqual(['herald', 'bard', 'monk']);
    // All three at once, with nothing to fill them until now: row by row.
    const empty = table({ emptyMeadow: true, meadow: { 11: 'king' }, deck: ['mine', 'barn', 'bard'] });
    for (const space of [0, 2, 3, 5, 7, 8, 9, 10]) expect(empty.open.meadow[space]).toBe(-1);
    empty.take('take king');
    expect(empty.open.meadow.slice(0, 3).map((card) => empty.content.names[card])).toEqual(['mine', 'barn', 'bard']);
  },
  'refill-after-effect': () => {
    const t = table({ meadow: { 0: 'herald' }, me: { has: { berry: 1 } }, deck: ['mine', 'barn', 'bard'] });
    t.take('play herald');
    expect(t.me.cards).toEqual(['mine', 'barn']);
    expect(t.content.names[t.open.meadow[0]!]).toBe('bard');
  },
  'free-discard': () => {
    const t = table({ me: { hand: ['mine', 'barn', 'bard', 'monk'] } });
    t.take('trade twig', 'discard mine', 'discard bard', 'trade berry');
    expect(t.me).toMatchObject({ twig: 1, berry: 1, hand: 0 });
    expect([t.open.sun, t.open.moon, t.acting]).toEqual([0, 0, 0]);
    expect(t.legal()).toContain('draw');
  },
  'free-discard-odd': () => {
    const t = table({ me: { hand: ['mine', 'barn', 'bard'] } }).take('trade pebble', 'discard mine', 'discard bard');
    expect(t.me).toMatchObject({ pebble: 1, cards: ['barn'] });
    expect(t.why('trade twig')).toBe('few-cards');
  },
  'farm-twigs': () => {
    const t = table({}).take('place farm-1');
    expect(t.me).toMatchObject({ twig: 3, workers: ['farm-1'] });
    expect([t.open.sun, t.open.moon]).toEqual([1, 0]);
  },
  'river-barter': () => {
    const t = table({ river: ['river-01', 'river-02'], me: { has: { resin: 1 } } }).take('place river-left');
    expect(t.legal()).toEqual(['decline', 'pay resin']);
    t.take('pay resin', 'gain twig', 'gain twig', 'gain berry');
    expect(t.me).toMatchObject({ resin: 0, twig: 2, berry: 1 });
  },
  'river-barter-empty': () => {
    const t = table({ river: ['river-01', 'river-02'] }).take('place river-left');
    expect(t.legal()).toEqual(['done']);
    expect(t.me).toMatchObject({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  },
  'occupied-location': () => expect(table({ you: { workers: ['farm-1'] } }).why('place farm-1')).toBe('place-occupied'),
  'conductor-on-occupied-river': () => {
    const t = table({ me: { city: ['conductor'] }, you: { workers: ['river-left', 'river-right'] } });
    t.take('place conductor');
    expect(t.offered('use')).toEqual(['river-left', 'river-right']);
    t.take('use river-left');
    expect(t.me).toMatchObject({ resin: 3, points: 1, workers: ['conductor'] });
    expect(t.you.points).toBe(0);
  },
  'destination-visit-other': () => {
    const t = table({ you: { city: ['post-office'] } }).take('place post-office');
    expect(t.you.points).toBe(1);
    expect(t.me).toMatchObject({ berry: 1, hand: 3, points: 0 });
  },
  'destination-visit-own': () => {
    const t = table({ me: { city: ['post-office'] } }).take('place post-office');
    expect(t.me).toMatchObject({ berry: 1, hand: 3, points: 0 });
  },
  'destination-not-on-play': () => {
    const t = table({ me: { hand: ['post-office', 'bridge'], has: RICH } }).take('play post-office');
    expect(t.me).toMatchObject({ berry: 9, hand: 1, city: ['post-office'] });
    t.take('done', 'draw', 'move sun', 'done', 'place post-office');
    expect(t.me).toMatchObject({ berry: 10, hand: 4 });
  },
  'destination-in-meadow': () =>
    expect(table({ meadow: { 0: 'post-office' } }).why('place post-office')).toBe('place-unknown'),
  faire: () => {
    const t = table({ slots: { 3: 'faire' }, me: { city: FIVE_COLOURS } });
    const before = t.score().parts.events;
    t.take('place event-3');
    expect(t.me).toMatchObject({ resin: 1, events: ['faire'] });
    expect([before, t.score().parts.events]).toEqual([0, 5]);
    expect(t.open.slots[2]).toBe(-1);
  },
  'faire-missing-colour': () => {
    const city = ['mine', 'barn', 'herald', 'inn', 'bank', 'museum'];
    const t = table({ slots: { 3: 'faire' }, me: { city } });
    expect(t.refusal('place event-3')).toEqual({
      code: 'event-color',
      at: { color: 'blue', event: 'faire', have: 0, need: 1 },
    });
  },
  'event-condition-moment': () => {
    const t = table({ slots: { 1: 'c5' }, me: { has: { berry: 5 }, hand: ['queen'] } });
    t.take('place event-1', 'done', 'draw', 'move sun', 'done', 'play queen');
    expect(t.me).toMatchObject({ berry: 0, events: ['c5'] });
    expect(t.score().parts.events).toBe(4);
  },
  'more-ok': () => {
    const t = table({
      slots: TOURISM,
      me: { city: CRITTERS.slice(0, 2), has: { berry: 2 } },
      you: { city: ['photographer'], has: { berry: 2 } },
    });
    expect(t.take('place event-1').me.events).toEqual(['d2']);
  },
  'more-tie': () => {
    const you = { city: ['photographer', 'treasurer'], has: { berry: 2 } };
    const t = table({ slots: TOURISM, me: { city: CRITTERS.slice(0, 2), has: { berry: 2 } }, you });
    expect(t.refusal('place event-1')).toEqual({ code: 'event-not-more', at: { event: 'd2', have: 4, need: 5 } });
  },
  'more-missing-element': () =>
    expect(table({ slots: TOURISM, me: { city: CRITTERS } }).why('place event-1')).toBe('event-element'),
  'more-below-minimum': () => {
    const t = table({ slots: TOURISM, me: { city: CRITTERS.slice(0, 1), has: { berry: 2 } } });
    expect(t.refusal('place event-1')).toEqual({ code: 'event-count', at: { event: 'd2', have: 3, need: 4 } });
  },
  farshore: () => {
    const hand = ['mine', 'barn', 'bard', 'monk', 'inn', 'bank'];
    const t = table({ slots: { 1: 'b2' }, me: { hand } }).take('place event-1');
    expect(t.me).toMatchObject({ hand: 6, events: ['b2'], twig: 1 });
    expect(table({ slots: { 1: 'b2' }, me: { hand: hand.slice(1) } }).why('place event-1')).toBe('event-count');
  },
  'journey-no-worker': () => expect(table({ me: { has: RICH } }).why('place journey')).toBe('journey-closed'),
  'journey-award': () => {
    const names = table({}).content.names;
    const autumn = { season: 'autumn', sun: 6, moon: 5 } as const;
    const t = table({
      ...autumn,
      me: { city: names.slice(0, 10), hand: names.slice(10, 14) },
      you: { city: names.slice(20, 31), hand: names.slice(31, 33) },
    });
    expect(t.score().soon).toEqual({ journey: 5 });
    // The last turn gives one more card, which changes nothing here.
    t.take('draw', 'done');
    expect(t.me.events).toEqual(['journey']);
    expect(t.you.events).toEqual([]);
    expect([t.score(0).parts.events, t.score(1).parts.events]).toEqual([5, 0]);
  },
  'journey-tie': () => {
    const names = table({}).content.names;
    const t = table({
      season: 'autumn',
      sun: 6,
      moon: 5,
      me: { city: names.slice(0, 10), hand: names.slice(10, 12) },
      you: { city: names.slice(20, 31), hand: names.slice(31, 33) },
    });
    t.take('draw', 'done');
    expect(t.me.hand + t.me.city.length).toBe(13);
    expect(t.you.hand + t.you.city.length).toBe(13);
    expect([...t.me.events, ...t.you.events]).toEqual([]);
  },
  'spelunker-berry': () => {
    const t = table({ me: { hand: ['spelunker', 'bank'], has: { berry: 1 } }, deck: ['mine'] }).take('play spelunker');
    expect(t.me.berry).toBe(0);
    expect(t.legal()).toEqual(['decline', 'discard bank']);
    expect(t.take('discard bank').me).toMatchObject({ cards: ['mine'], points: 1 });
  },
  'spelunker-occupied': () => {
    const t = table({ me: { hand: ['spelunker'], city: ['mine'], occupied: 1 } }).take('play spelunker');
    expect(t.me).toMatchObject({ occupied: 0, berry: 0, city: ['mine', 'spelunker'] });
    expect(t.open.towns[0]!.cards[0]).toMatchObject({ token: true });
  },
  'occupied-once-per-colour': () => {
    const t = table({ me: { hand: ['spelunker'], city: ['mine*', 'barn'], occupied: 1 } });
    expect(t.why('play spelunker')).toBe('missing-resource');
    const paying = table({
      me: { hand: ['spelunker', 'king'], city: ['mine*', 'barn'], occupied: 1, has: { berry: 1 } },
    });
    expect(paying.take('play spelunker').me).toMatchObject({ berry: 0, occupied: 1 });
  },
  'occupied-wrong-colour': () =>
    expect(table({ me: { hand: ['spelunker'], city: ['crane'], occupied: 1 } }).why('play spelunker')).toBe(
      'missing-resource',
    ),
  'occupied-no-combination': () => {
    const me = { city: ['inn', 'mine'], occupied: 1, has: { berry: 3 } };
    const t = table({ me, meadow: { 3: 'baker' } }).take('place inn', 'play baker');
    // Three less would be free anyway; the token is another way to pay.
    expect(t.legal()).toEqual(['pay', 'token mine']);
    expect(t.take('token mine').me).toMatchObject({ occupied: 0, berry: 3 });
  },
  'mine-production': () => {
    const t = table({ season: 'winter', sun: 6, moon: 5, me: { city: ['mine'] } }).take('draw', 'done');
    expect([t.open.season, t.me.pebble]).toEqual([1, 1]);
    const summer = table({ season: 'spring', sun: 6, moon: 5, me: { city: ['mine'] } }).take('draw', 'done');
    expect([summer.open.season, summer.me.pebble]).toEqual([2, 0]);
    const autumn = table({ season: 'summer', sun: 6, moon: 5, me: { city: ['mine'] } }).take('draw', 'done');
    expect([autumn.open.season, autumn.me.pebble]).toEqual([3, 1]);
  },
  'star-single': () => {
    const t = table({ me: { hand: ['castle'], city: ['crane', 'guildhall'], has: RICH } }).take('play castle');
    expect(t.legal()).toEqual(['pay', 'with crane', 'with guildhall']);
    t.take('with crane');
    expect(t.legal()).toEqual(['pay resin', 'pay pebble', 'pay twig'].sort((a, b) => order(a) - order(b)));
    expect(t.why('with guildhall')).toBe('not-now');
  },
  'star-plus-other': () => {
    const me = { hand: ['barn'], city: ['crane', 'courthouse+3'], has: { twig: 0 } };
    const t = table({ me }).take('play barn');
    expect(t.legal()).toEqual(['with courthouse', 'with crane']);
    // Neither is enough, so the second one follows by itself.
    t.take('with crane');
    expect(t.me).toMatchObject({ twig: 0, city: ['crane', 'courthouse', 'barn'] });
    expect(t.charges('courthouse')).toBe(2);
  },
  'blue-not-itself': () => {
    expect(table({ me: { hand: ['innkeeper'] } }).why('play innkeeper')).toBe('missing-resource');
    expect(table({ me: { hand: ['innkeeper'], has: { berry: 1 } } }).take('play innkeeper').me.berry).toBe(0);
  },
  'trail-guide-limit': () => {
    const t = table({ me: { hand: ['barn', 'king', 'queen', 'bard', 'monk'], city: ['trail-guide'], has: RICH } });
    t.take('play barn', 'with trail-guide', 'tuck king', 'done', 'draw', 'move sun', 'done');
    t.take('play bard', 'with trail-guide', 'tuck queen');
    while (t.acting === 0 && !t.legal().includes('done')) t.take('decline');
    t.take('done', 'draw', 'move sun', 'done');
    expect(t.open.towns[0]!.cards.find((one) => t.content.names[one.card] === 'trail-guide')).toMatchObject({
      tucked: 2,
    });
    // The third time there is only one way to pay.
    const { berry } = t.me;
    t.take('play monk');
    expect(t.me.berry).toBe(berry - 2);
  },
  'ranger-occupied': () => {
    const t = table({
      me: { hand: ['ranger'], has: { berry: 2 }, workers: ['farm-1'] },
      you: { workers: ['river-left'] },
    });
    t.take('play ranger');
    expect(t.offered('place')).toContain('river-left');
    expect(t.take('place river-left').me).toMatchObject({ resin: 3, workers: ['river-left'] });
  },
  'winter-hands': () => {
    const state = rules.create(seedFrom('winter'));
    expect(rules.acting(state)).toBe(2);
    expect(rules.parts(state).open.seats.map((one) => one.hand)).toEqual([3, 3]);
    const buffer = createStepBuffer(rules);
    rules.legal(state, seat(1), buffer);
    rules.apply(state, seat(1), buffer.steps[1] as never);
    expect(rules.parts(state).open.seats.map((one) => one.hand)).toEqual([3, 4]);
    expect(rules.acting(state)).toBe(1);
  },
  spring: () => {
    const t = table({ sun: 6, moon: 5, me: { city: ['barn'] }, you: { city: ['mine', 'sawmill'] } });
    const before = t.open.river;
    t.take('draw', 'done');
    expect(t.open.river.some((tile) => before.includes(tile))).toBe(false);
    expect(t.you).toMatchObject({ pebble: 1, twig: 2, hand: 0 });
    expect(t.me).toMatchObject({ berry: 1, hand: 2 });
    expect(t.acting).toBe(1);
  },
  summer: () => {
    const t = table({ season: 'spring', sun: 6, moon: 5, turn: 1 });
    const before = t.open.river;
    t.take('draw', 'done');
    expect(t.open.river.some((tile) => before.includes(tile))).toBe(false);
    expect(t.acting).toBe(0);
    t.take(`take ${t.offered('take')[0]}`);
    expect(t.acting).toBe(1);
    t.take(`take ${t.offered('take')[0]}`, 'gain pebble');
    expect(t.you).toMatchObject({ hand: 2, pebble: 1 });
    expect([t.me.hand, t.acting]).toEqual([1, 0]);
  },
  autumn: () => {
    const t = table({ season: 'summer', sun: 6, moon: 5, me: { city: ['barn'] }, you: { city: ['mine'] } });
    const before = t.open.river;
    t.take('draw', 'done');
    expect(t.open.river.some((tile) => before.includes(tile))).toBe(false);
    expect(t.you.pebble).toBe(1);
    t.take('gain twig');
    expect(t.me).toMatchObject({ berry: 1, twig: 1 });
    expect(t.acting).toBe(1);
  },
  'river-usage': () => {
    const state = rules.create(seedFrom('river'));
    playRandomly(rules as never, state, createPicker(3), createStepBuffer(rules));
    const { shown } = rules.parts(state).open;
    expect(new Set(shown).size).toBe(8);
    expect(rules.parts(state).secret.pile).toHaveLength(12);
  },
  tiebreak: () => {
    const t = table({
      season: 'autumn',
      sun: 6,
      moon: 5,
      me: { events: ['a1', 'a2'], has: { twig: 3 }, hand: ['mine'] },
      you: { events: ['a3', 'a4'], has: { twig: 5 }, hand: ['barn', 'bard'] },
    });
    t.take('draw', 'done');
    expect([t.score(0).total, t.score(1).total]).toEqual([8, 8]);
    expect(t.rules.outcome(t.state)).toEqual({ places: [2, 1] });
    expect(placesBySheets([t.score(0), t.score(1)])).toEqual([2, 1]);
  },
  'no-city-limit': () => {
    const names = table({}).content.names.filter((name) => name !== 'mine');
    const t = table({ me: { city: names.slice(48, 68), hand: ['mine'], has: RICH } }).take('play mine');
    expect(t.legal()).not.toContain('play mine');
  },
  'effects-optional': () => {
    const t = table({ me: { hand: ['spelunker', 'king'], has: { berry: 1 } } }).take('play spelunker', 'decline');
    expect(t.me).toMatchObject({ cards: ['king'], points: 0, city: ['spelunker'] });
    expect(t.legal()).toEqual(['done']);
  },
  'double-turn': () => {
    const t = table({ sun: 6, moon: 5, turn: 1 }).take('draw', 'done');
    expect(t.open.season).toBe(1);
    expect(t.acting).toBe(1);
    expect(t.legal()).toContain('place farm-1');
  },
};

const order = (text: string): number => Number(rules.parse(text));

describe('competitive test vectors', () => {
  for (const [id, test] of Object.entries(tests)) it(id, test);
  it('are all of the reference', () => {
    const ids = vectors.vectors.filter((vector) => vector.mode === 'competitive').map((vector) => vector.id);
    expect(Object.keys(tests).sort()).toEqual(ids.sort());
    expect(vectors.vectors).toHaveLength(73);
  });
});
