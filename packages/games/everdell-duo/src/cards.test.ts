// One sentence per card: what it does when it is played, visited, produces, reacts, makes cheaper or scores.
import { describe, expect, it } from 'vitest';
import { type Holding, type Scene, type Side, type Table, table } from './testing.ts';

const PLENTY = { twig: 9, resin: 9, pebble: 9, berry: 9 };

interface Sentence {
  readonly card: string;
  readonly says: string;
  readonly test: () => void;
}

/** What changed for a player, cost of the card included. */
const change = (before: Holding, after: Holding): Partial<Record<string, number>> => {
  const keys = ['twig', 'resin', 'pebble', 'berry', 'occupied', 'points', 'hand'] as const;
  return Object.fromEntries(
    keys.flatMap((key) => (after[key] === before[key] ? [] : [[key, after[key] - before[key]]])),
  );
};

/** Plays the card from the hand for exactly its cost and takes the steps; answers what the effect changed. */
function played(
  card: string,
  steps: readonly string[],
  me: Side = {},
  rest: Scene = {},
): [Table, Partial<Record<string, number>>] {
  const t = table({ ...rest, me: { ...me, hand: [card, ...(me.hand ?? [])], has: { ...cost(card, me) } } });
  const before: Holding = {
    ...t.me,
    hand: t.me.hand - 1,
    ...(me.has && {
      twig: me.has.twig ?? 0,
      resin: me.has.resin ?? 0,
      pebble: me.has.pebble ?? 0,
      berry: me.has.berry ?? 0,
    }),
  };
  const zero = me.has ? {} : { twig: 0, resin: 0, pebble: 0, berry: 0 };
  t.take(`play ${card}`, ...steps);
  return [t, change({ ...before, ...zero }, t.me)];
}

function cost(card: string, me: Side): Record<string, number> {
  const { content } = table({});
  const printed = content.edition.cards.find((one) => one.id === card)!.cost as Record<string, number>;
  const { cards: _, ...resources } = printed;
  const sum: Record<string, number> = { ...me.has };
  for (const [kind, n] of Object.entries(resources)) sum[kind] = (sum[kind] ?? 0) + n;
  return sum;
}

/** A worker goes to the red card in one's own city. */
function visited(
  card: string,
  steps: readonly string[],
  me: Side = {},
  rest: Scene = {},
): [Table, Partial<Record<string, number>>] {
  const t = table({ ...rest, me: { ...me, city: [card, ...(me.city ?? [])] } });
  const before = t.me;
  t.take(`place ${card}`, ...steps);
  return [t, change(before, t.me)];
}

const sentences: Sentence[] = [];
const on = (card: string, says: string, test: () => void): void => {
  sentences.push({ card, says, test });
};
const plays = (
  card: string,
  says: string,
  steps: readonly string[],
  gives: Record<string, number>,
  me: Side = {},
  rest: Scene = {},
): void => on(card, says, () => expect(played(card, steps, me, rest)[1]).toEqual(gives));
const visits = (
  card: string,
  says: string,
  steps: readonly string[],
  gives: Record<string, number>,
  me: Side = {},
  rest: Scene = {},
): void => on(card, says, () => expect(visited(card, steps, me, rest)[1]).toEqual(gives));
/** With the purple card itself in the city. */
const scores = (card: string, says: string, me: Side, points: number): void =>
  on(card, says, () => expect(table({ me: { ...me, city: [card, ...(me.city ?? [])] } }).prosperity()).toBe(points));

// Green
plays('mine', 'gives 1 pebble', [], { pebble: 1 });
plays('general-store', 'gives 1 resource of any kind', ['gain resin'], { resin: 1 });
plays('tea-shop', 'gives 1 berry, 1 card and 1 point', [], { berry: 1, hand: 1, points: 1 });
plays('harbor', 'gives 1 twig and 1 berry', [], { twig: 1, berry: 1 });
plays('barn', 'gives 1 berry', [], { berry: 1 });
plays(
  'greenhouse',
  'gives 1 berry per green critter in the city, at most 2',
  [],
  { berry: 2 },
  { city: ['baker', 'miller', 'farmer'] },
);
plays('sawmill', 'gives 2 twigs', [], { twig: 2 });
plays('resin-works', 'gives 1 resin and 1 card', [], { resin: 1, hand: 1 });
plays('spelunker', 'turns 1 hand card into 1 card and 1 point', ['discard king'], { points: 1 }, { hand: ['king'] });
plays(
  'baker',
  'turns 1 berry into 1 resource of any kind and 1 point',
  ['accept', 'gain pebble'],
  { berry: -1, pebble: 1, points: 1 },
  { has: { berry: 1 } },
);
plays('miller', 'gives 1 twig and 1 card', [], { twig: 1, hand: 1 });
plays('farmer', 'gives 1 berry per green construction in the city, at most 2', [], { berry: 1 }, { city: ['mine'] });
plays('beekeeper', 'gives 1 berry and 1 card', [], { berry: 1, hand: 1 });
on('potter', 'turns 1 pebble into 3 points or 1 resin into 2', () => {
  const has = { pebble: 1, resin: 1 };
  expect(played('potter', ['option 1', 'accept'], { has })[1]).toEqual({ pebble: -1, points: 3 });
  expect(played('potter', ['option 2', 'accept'], { has })[1]).toEqual({ resin: -1, points: 2 });
  expect(played('potter', [], { has: { resin: 1 } })[0].offered('option')).toEqual(['2']);
});
plays('twig-gatherer', 'gives 1 twig', [], { twig: 1 });
plays(
  'peddler',
  'swaps up to 2 resources',
  ['pay twig', 'gain berry', 'pay twig', 'gain pebble'],
  { twig: -2, berry: 1, pebble: 1 },
  { has: { twig: 3 } },
);

// Brown
plays(
  'ever-wall',
  'gives 1 point per construction in the city, at most 5, itself included',
  [],
  { points: 3 },
  { city: ['mine', 'barn', 'king'] },
);
on('bridge', 'places an available worker on a place that may be occupied, and the Sun stays', () => {
  const [t, gains] = played('bridge', ['place farm-1'], {}, { you: { workers: ['farm-1'] } });
  expect(gains).toEqual({ twig: 3 });
  expect([t.open.sun, t.open.moon, t.me.workers]).toEqual([0, 1, ['farm-1']]);
});
plays('market-stall', 'gives 2 resources of any kind', ['gain berry', 'gain pebble'], { berry: 1, pebble: 1 });
on('camp', 'takes a worker back and gives 1 card', () => {
  const [t, gains] = played('camp', ['from farm-1'], { workers: ['farm-1', 'farm-2'] });
  expect(gains).toEqual({ hand: 1 });
  expect(t.me.workers).toEqual(['farm-2']);
});
on('lookout', 'takes 2 cards from the meadow', () => {
  const [t] = played('lookout', ['take mine', 'take barn'], {}, { meadow: { 11: 'mine', 5: 'barn' } });
  expect(t.me.cards).toEqual(['mine', 'barn']);
});
plays(
  'ruin',
  'costs 2 hand cards and gives 1 pebble',
  ['discard king', 'discard queen'],
  { pebble: 1, hand: -2 },
  { hand: ['king', 'queen', 'bank'] },
);
plays(
  'balloon',
  'carries out another brown card of any city',
  ['copy market-stall', 'gain twig', 'gain twig'],
  { twig: 2 },
  {},
  { you: { city: ['market-stall'] } },
);
on('cellar', 'gives 3 twigs or 2 resin or 3 berries', () => {
  expect(played('cellar', ['option 1'])[1]).toEqual({ twig: 3 });
  expect(played('cellar', ['option 2'])[1]).toEqual({ resin: 2 });
  expect(played('cellar', ['option 3'])[1]).toEqual({ berry: 3 });
});
on('ranger', 'moves a placed worker to another place, which may be occupied, and uses it', () => {
  const [t, gains] = played(
    'ranger',
    ['from farm-2', 'place farm-1'],
    { workers: ['farm-2', 'farm-3'] },
    { you: { workers: ['farm-1'] } },
  );
  expect(gains).toEqual({ twig: 3 });
  expect(t.me.workers).toEqual(['farm-1', 'farm-3']);
  expect(played('ranger', [], { workers: ['farm-2'] })[0].why('place farm-2')).toBe('place-same');
});
on('storyteller', 'plays a hand card for 3 resources less', () => {
  const [t, gains] = played('storyteller', ['play harbor', 'pay twig'], {
    hand: ['harbor'],
    has: { twig: 1, resin: 1 },
  });
  expect(gains).toEqual({ hand: -1, berry: 1 });
  expect(t.me.city).toEqual(['storyteller', 'harbor']);
});
on('juggler', 'uses a farm, river or event without a worker, occupied or not', () => {
  const [t, gains] = played(
    'juggler',
    ['use event-6'],
    { city: ['mine', 'inn', 'bank', 'crane'] },
    { slots: { 6: 'faire' } },
  );
  expect(gains).toEqual({ occupied: 1 });
  expect(t.me).toMatchObject({ events: ['faire'], workers: [] });
  expect(played('juggler', ['use farm-1'], {}, { you: { workers: ['farm-1'] } })[1]).toEqual({ twig: 3 });
});
plays(
  'inventor',
  'turns up to 4 hand cards into resources',
  ['discard king', 'gain twig', 'discard queen', 'gain berry', 'decline'],
  { hand: -2, twig: 1, berry: 1 },
  { hand: ['king', 'queen', 'bank'] },
);
plays(
  'monk',
  'turns up to 3 different resources into 2 points each',
  ['pay twig', 'pay resin', 'pay pebble'],
  { twig: -1, resin: -1, pebble: -1, points: 6 },
  { has: { twig: 2, resin: 1, pebble: 1 } },
);
plays('herald', 'draws 2 cards', [], { hand: 2 });
plays(
  'bard',
  'turns up to 5 hand cards into points',
  ['discard king', 'discard queen'],
  { hand: -2, points: 2 },
  { hand: ['king', 'queen'] },
);
on('courier', 'looks at 5 cards and keeps 2', () => {
  const [t] = played('courier', [], {}, { deck: ['mine', 'barn', 'bard', 'monk', 'inn', 'bank'] });
  expect(t.offered('keep')).toEqual(['mine', 'barn', 'monk', 'bard', 'inn']);
  t.take('keep monk', 'keep inn');
  expect(t.me.cards).toEqual(['monk', 'inn']);
  expect(t.open.discard).toEqual({ size: 3, looked: [3, 0], putAway: [[], []] });
});

// Red
visits(
  'locomotive',
  'gives 2 resources and 1 meadow card',
  ['gain twig', 'gain berry', 'take mine'],
  { twig: 1, berry: 1, hand: 1 },
  {},
  { meadow: { 4: 'mine' } },
);
on('inn', 'plays any meadow card for 3 resources less', () => {
  const [t, gains] = visited(
    'inn',
    ['play harbor', 'pay pebble'],
    { has: { pebble: 1, twig: 1 } },
    { meadow: { 5: 'harbor' } },
  );
  expect(gains).toEqual({ pebble: -1, twig: 1, berry: 1 });
  expect(t.me.city).toEqual(['inn', 'harbor']);
  expect([t.open.sun, t.open.moon]).toEqual([1, 0]);
});
visits(
  'ferry',
  'uses a farm without a worker and draws 2 cards',
  ['use farm-4'],
  { pebble: 1, occupied: 1, hand: 2 },
  {},
  { you: { workers: ['farm-4'] } },
);
visits(
  'monastery',
  'draws 1 card and turns up to 2 resources into 3 points each',
  ['pay twig', 'pay twig'],
  { hand: 1, twig: -2, points: 6 },
  { has: { twig: 3 } },
);
visits('post-office', 'draws 3 cards and gives 1 berry', [], { hand: 3, berry: 1 });
visits('bathhouse', 'gives 2 berries and 1 occupied token', [], { berry: 2, occupied: 1 });
visits(
  'university',
  'turns up to 2 hand cards into 1 resource and 1 point each',
  ['discard king', 'gain pebble', 'discard queen', 'gain resin'],
  { hand: -2, pebble: 1, resin: 1, points: 2 },
  { hand: ['king', 'queen', 'bank'] },
);
on('shipyard', 'gives 4 twigs or 3 resin or 2 pebbles', () => {
  expect(visited('shipyard', ['option 1'])[1]).toEqual({ twig: 4 });
  expect(visited('shipyard', ['option 2'])[1]).toEqual({ resin: 3 });
  expect(visited('shipyard', ['option 3'])[1]).toEqual({ pebble: 2 });
});
visits('conductor', 'uses a river tile without a worker and gives 1 point', ['use river-right'], {
  twig: 3,
  berry: 1,
  points: 1,
});
on('teacher', 'looks at 4 cards, keeps 2 and gives 1 resource', () => {
  const [t, gains] = visited(
    'teacher',
    ['keep mine', 'decline', 'gain twig'],
    {},
    { deck: ['mine', 'barn', 'bard', 'monk'] },
  );
  expect(gains).toEqual({ hand: 1, twig: 1 });
  expect(t.open.discard.size).toBe(3);
});
visits(
  'magician',
  'turns up to 3 hand cards into 1 card and 1 point each',
  ['discard king', 'decline'],
  { points: 1 },
  { hand: ['king', 'queen'] },
);
visits(
  'trader',
  'turns up to 2 resources into 2 each',
  ['pay twig', 'gain berry', 'gain berry', 'decline'],
  { twig: -1, berry: 2 },
  { has: { twig: 1 } },
);
visits(
  'cartographer',
  'takes 2 meadow cards and gives 1 point',
  ['take mine', 'take barn'],
  { hand: 2, points: 1 },
  {},
  { meadow: { 0: 'mine', 1: 'barn' } },
);
visits(
  'healer',
  'turns up to 3 berries into 2 points each',
  ['accept', 'accept', 'accept'],
  { berry: -3, points: 6 },
  { has: { berry: 4 } },
);
on('ferryman', 'activates up to 2 green cards of the own city', () => {
  const city = ['mine', 'barn', 'sawmill'];
  expect(visited('ferryman', ['activate mine', 'activate sawmill'], { city })[1]).toEqual({ pebble: 1, twig: 2 });
  const [t] = visited('ferryman', ['activate mine'], { city }, { you: { city: ['harbor'] } });
  expect(t.offered('activate')).toEqual(['barn', 'sawmill']);
  expect(t.why('activate mine')).toBe('already-activated');
});
on('master-builder', 'plays a construction from hand or next to a marker for 3 resources less', () => {
  const meadow = { 0: 'barn', 5: 'harbor', 6: 'herald' };
  const [t] = visited('master-builder', [], { hand: ['sawmill', 'miller'] }, { meadow });
  expect(t.offered('play')).toEqual(['barn', 'sawmill']);
  expect(t.why('play miller')).toBe('card-wrong');
  expect(t.why('play harbor')).toBe('card-not-adjacent');
});

// Purple
scores(
  'palace',
  'scores 2 per colour with at least 3 cards',
  { city: ['king', 'queen', 'mine', 'barn', 'harbor', 'crane'] },
  4 + 2,
);
scores('castle', 'scores 1 per construction', { city: ['mine', 'barn', 'herald'] }, 3);
scores('observatory', 'scores 1 per blue card', { city: ['crane', 'judge', 'herald'] }, 2);
scores('theater', 'scores 1 per colour with both types', { city: ['gatherer', 'mine', 'crane', 'judge'] }, 2 + 1);
scores('school', 'scores 1 per critter that costs 2 or less', { city: ['herald', 'miller', 'baker', 'mine'] }, 2);
scores('ever-tree', 'scores 1 per purple card', { city: ['photographer', 'mine'] }, 2);
scores('bank', 'scores 1 for every 2 resources, at most 4', { has: { twig: 3, berry: 2 } }, 2);
scores(
  'museum',
  'scores 3 per complete set of five colours',
  { city: ['mine', 'herald', 'inn', 'crane', 'barn', 'bard', 'ferry', 'judge'] },
  3,
);
scores('king', 'scores 2 per completed event', { events: ['a1', 'c3'] }, 4);
scores('queen', 'scores 1 per critter', { city: ['herald', 'mine'] }, 2);
scores('gatherer', 'scores 1 per green card', { city: ['mine', 'farmer', 'herald'] }, 2);
scores('architect', 'scores 2 per kind of resource', { has: { twig: 3, berry: 1 } }, 4);
scores('historian', 'scores 1 per hand card, at most 5', { hand: ['mine', 'barn', 'bard', 'monk', 'inn', 'bank'] }, 5);
scores('photographer', 'scores 1 per red card', { city: ['inn', 'ferry', 'mine'] }, 2);
scores('bandleader', 'scores 1 per brown card', { city: ['herald', 'bard', 'mine'] }, 2);
scores(
  'treasurer',
  'scores 1 for every 3 point tokens in the supply, at most 5',
  { points: 7, city: ['courthouse+3'] },
  2,
);

// Blue
on('sky-bridge', 'gives 1 berry when the other player plays a critter', () => {
  const t = table({ me: { hand: ['herald', 'barn'], has: PLENTY }, you: { city: ['sky-bridge'] } });
  expect(t.take('play herald').you.berry).toBe(1);
  const barn = table({ me: { hand: ['barn'], has: PLENTY }, you: { city: ['sky-bridge'] } });
  expect(barn.take('play barn').you.berry).toBe(0);
});
on('courthouse', 'comes with 3 point tokens, each of which lowers a price by 1', () => {
  const [t] = played('courthouse', []);
  expect([t.charges('courthouse'), t.score().parts.tokens]).toEqual([3, 3]);
  const later = table({ me: { city: ['courthouse+3'], hand: ['sawmill'], has: PLENTY } });
  later.take('play sawmill', 'with courthouse', 'pay pebble');
  expect(later.charges('courthouse')).toBe(2);
  expect(later.me).toMatchObject({ resin: 9, pebble: 8, twig: 11 });
});
on('clock-tower', 'uses a place of an own worker for a token when a season ends', () => {
  expect(played('clock-tower', [])[0].charges('clock-tower')).toBe(3);
  const t = table({ sun: 6, moon: 5, me: { city: ['clock-tower+3'], workers: ['farm-1', 'event-1'] } });
  t.take('draw', 'done', 'accept');
  expect(t.offered('use')).toEqual(['farm-1']);
  t.take('use farm-1');
  expect([t.charges('clock-tower'), t.me.twig, t.me.workers]).toEqual([2, 3, []]);
});
on('crane', 'makes a construction 1 resource cheaper, with a star', () => {
  const t = table({ me: { city: ['crane'], hand: ['barn', 'herald'], has: PLENTY } }).take('play barn', 'with crane');
  expect(t.me.twig).toBe(8);
  expect(table({ me: { city: ['crane'], hand: ['herald'], has: PLENTY } }).take('play herald').me.berry).toBe(8);
});
on('town-hall', 'gives 1 point after a blue or purple card', () => {
  const me = { city: ['town-hall'], hand: ['bank', 'crane', 'barn'], has: PLENTY };
  expect(table({ me }).take('play bank').me.points).toBe(1);
  expect(table({ me }).take('play crane').me.points).toBe(1);
  expect(table({ me }).take('play barn').me.points).toBe(0);
});
on('library', 'draws 1 card with the draw action', () => {
  expect(table({ me: { city: ['library'] } }).take('draw').me.hand).toBe(2);
  expect(table({ me: { city: ['library'] }, meadow: { 3: 'mine' } }).take('take mine').me.hand).toBe(2);
});
on('toll-house', 'gives 1 point for a worker on the river', () => {
  expect(table({ me: { city: ['toll-house'] } }).take('place river-left').me.points).toBe(1);
  expect(table({ me: { city: ['toll-house'] } }).take('place farm-1').me.points).toBe(0);
});
on('guildhall', 'makes a hand card 1 resource cheaper, with a star', () => {
  const me = { city: ['guildhall'], hand: ['barn'], has: PLENTY };
  expect(table({ me }).take('play barn', 'with guildhall').me.twig).toBe(8);
  const meadow = { city: ['guildhall'], has: PLENTY };
  expect(table({ me: meadow, meadow: { 0: 'barn' } }).take('play barn').me.twig).toBe(7);
});
on('innkeeper', 'makes a critter 1 berry cheaper, with a star', () => {
  const me = { city: ['innkeeper'], hand: ['miller', 'barn'], has: PLENTY };
  expect(table({ me }).take('play miller', 'with innkeeper').me.berry).toBe(8);
  expect(table({ me }).take('play barn').me.twig).toBe(7);
});
on('trail-guide', 'tucks a hand card to play for 3 resources less, twice, with a star', () => {
  const t = table({ me: { city: ['trail-guide'], hand: ['harbor', 'king', 'queen'], has: PLENTY } });
  t.take('play harbor', 'with trail-guide', 'tuck king', 'pay resin');
  expect(t.me).toMatchObject({ resin: 8, cards: ['queen'] });
  expect(t.open.towns[0]!.cards[0]).toMatchObject({ tucked: 1, uses: 1 });
});
on('diplomat', 'gives 1 point for a worker on a destination of the own city, whoever places it', () => {
  const own = table({ me: { city: ['diplomat', 'post-office'] } }).take('place post-office');
  expect(own.me.points).toBe(1);
  const visitor = table({ you: { city: ['diplomat', 'post-office'] } }).take('place post-office');
  expect(visitor.you.points).toBe(2);
  const abroad = table({ me: { city: ['diplomat'] }, you: { city: ['post-office'] } }).take('place post-office');
  expect([abroad.me.points, abroad.you.points]).toEqual([0, 1]);
});
on('judge', 'replaces 1 resource of a price by another kind', () => {
  const t = table({ me: { city: ['judge'], hand: ['barn'], has: { twig: 1, pebble: 2 } } }).take('play barn');
  expect(t.me).toMatchObject({ twig: 0, pebble: 1, berry: 1 });
  expect(table({ me: { city: ['judge'], hand: ['barn'], has: { pebble: 2 } } }).why('play barn')).toBe(
    'missing-resource',
  );
});
on('shopkeeper', 'gives 1 berry after a critter', () => {
  const me = { city: ['shopkeeper'], hand: ['herald', 'barn'], has: { berry: 1, twig: 2 } };
  expect(table({ me }).take('play herald').me.berry).toBe(1);
  expect(table({ me }).take('play barn').me.berry).toBe(2);
});
on('chronicler', 'draws 1 card after every card', () => {
  expect(table({ me: { city: ['chronicler'], hand: ['barn'], has: PLENTY } }).take('play barn').me.hand).toBe(1);
});
on('crier', 'gives 2 points for a completed event', () => {
  const t = table({ me: { city: ['crier'], has: { berry: 5 } }, slots: { 1: 'c5' } }).take('place event-1');
  expect(t.me.points).toBe(2);
});
on('night-watch', 'gives 1 resource whenever a season is prepared', () => {
  const t = table({ season: 'winter', sun: 6, moon: 5, me: { city: ['night-watch'] } }).take('draw', 'done');
  expect(t.legal()).toContain('gain pebble');
  expect(t.take('gain pebble').me.pebble).toBe(1);
});

describe('cards of the house set', () => {
  for (const { card, says, test } of sentences) it(`${card} ${says}`, test);
  it('are all eighty', () => {
    expect(sentences.map(({ card }) => card)).toEqual(table({}).content.names);
  });
});
