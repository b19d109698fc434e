// One sentence per farm, river tile and event slot.
import { describe, expect, it } from 'vitest';
import { type Holding, type Scene, type Side, type Table, table } from './testing.ts';

const KEYS = ['twig', 'resin', 'pebble', 'berry', 'occupied', 'points', 'hand'] as const;
const change = (before: Holding, after: Holding): Record<string, number> =>
  Object.fromEntries(KEYS.flatMap((key) => (after[key] === before[key] ? [] : [[key, after[key] - before[key]]])));

function used(
  place: string,
  steps: readonly string[],
  me: Side = {},
  rest: Scene = {},
): [Table, Record<string, number>] {
  const t = table({ ...rest, me });
  const before = t.me;
  t.take(`place ${place}`, ...steps);
  return [t, change(before, t.me)];
}

const river = (
  id: string,
  steps: readonly string[],
  me: Side = {},
  rest: Scene = {},
): [Table, Record<string, number>] =>
  used('river-left', steps, me, { ...rest, river: [id, id === 'river-02' ? 'river-05' : 'river-02'] });

type Told = readonly [id: string, says: string, test: () => void];
const gives = (
  id: string,
  says: string,
  steps: readonly string[],
  gains: Record<string, number>,
  me: Side = {},
  rest: Scene = {},
): Told => [id, says, () => expect(river(id, steps, me, rest)[1]).toEqual(gains)];

const rivers: readonly Told[] = [
  gives(
    'river-01',
    'turns 1 resource into 3 of any kind',
    ['pay twig', 'gain pebble', 'gain pebble', 'gain berry'],
    { twig: -1, pebble: 2, berry: 1 },
    { has: { twig: 1 } },
  ),
  gives('river-02', 'gives 3 resin', [], { resin: 3 }),
  gives('river-03', 'gives 2 pebbles and 1 card', [], { pebble: 2, hand: 1 }),
  gives('river-04', 'gives 3 berries and 1 card', [], { berry: 3, hand: 1 }),
  gives('river-05', 'gives 3 twigs and 1 berry', [], { twig: 3, berry: 1 }),
  gives('river-06', 'draws 5 cards', [], { hand: 5 }),
  gives(
    'river-07',
    'takes 2 meadow cards and gives 1 berry',
    ['take mine', 'take barn'],
    { hand: 2, berry: 1 },
    {},
    { meadow: { 3: 'mine', 9: 'barn' } },
  ),
  gives('river-08', 'gives 1 occupied token and 2 berries', [], { occupied: 1, berry: 2 }),
  gives(
    'river-09',
    'plays a hand card for 2 resources less',
    ['play barn'],
    { hand: -1, berry: 1 },
    { hand: ['barn'] },
  ),
  gives(
    'river-10',
    'plays any meadow card for 2 resources less',
    ['play barn'],
    { berry: 1 },
    {},
    { meadow: { 5: 'barn' } },
  ),
  gives('river-11', 'gives 2 points and 2 cards', [], { points: 2, hand: 2 }),
  gives(
    'river-12',
    'turns up to 4 hand cards into resources',
    ['discard king', 'gain twig', 'discard queen', 'gain twig'],
    { hand: -2, twig: 2 },
    { hand: ['king', 'queen'] },
  ),
  gives('river-13', 'gives 1 twig, 1 resin and 1 pebble', [], { twig: 1, resin: 1, pebble: 1 }),
  gives(
    'river-14',
    'activates up to 2 green cards of the own city',
    ['activate mine', 'activate barn'],
    { pebble: 1, berry: 1 },
    { city: ['mine', 'barn', 'sawmill'] },
  ),
  gives(
    'river-15',
    'gives 2 resources, and 1 more per completed event, at most 2',
    ['gain twig', 'gain twig', 'gain berry'],
    { twig: 2, berry: 1 },
    { events: ['a1'] },
  ),
  gives(
    'river-16',
    'turns up to 3 resources into 2 points each',
    ['pay twig', 'pay resin', 'decline'],
    { twig: -1, resin: -1, points: 4 },
    { has: { twig: 1, resin: 2 } },
  ),
  [
    'river-17',
    'gives 3 different resources',
    () => {
      const [t] = river('river-17', ['gain twig']);
      expect(t.why('gain twig')).toBe('kind-used');
      expect(t.take('gain berry', 'gain resin').me).toMatchObject({ twig: 1, resin: 1, berry: 1, pebble: 0 });
    },
  ],
  gives(
    'river-18',
    'gives 1 resource, 1 meadow card and 2 cards',
    ['gain resin', 'take mine'],
    { resin: 1, hand: 3 },
    {},
    { meadow: { 0: 'mine' } },
  ),
  [
    'river-19',
    'moves a worker to another farm or river and draws 1 card',
    () => {
      const slots = { 1: 'c5' };
      const [t] = river('river-19', ['from farm-2'], { workers: ['farm-2'], has: { berry: 5 } }, { slots });
      expect(t.offered('place')).toEqual(['farm-1', 'farm-3', 'farm-4', 'river-right']);
      expect(t.why('place event-1')).toBe('place-closed');
      expect(t.why('place river-left')).toBe('in-use');
      expect(t.take('place river-right').me).toMatchObject({
        resin: 3,
        hand: 1,
        workers: ['river-right', 'river-left'],
      });
    },
  ],
  gives('river-20', 'gives 1 occupied token, 1 resource and 1 card', ['gain pebble'], {
    occupied: 1,
    pebble: 1,
    hand: 1,
  }),
];

const farm = (
  id: string,
  says: string,
  steps: readonly string[],
  gains: Record<string, number>,
  rest: Scene = {},
): Told => [id, says, () => expect(used(id, steps, {}, rest)[1]).toEqual(gains)];

const farms: readonly Told[] = [
  farm('farm-1', 'gives 3 twigs', [], { twig: 3 }),
  farm('farm-2', 'gives 2 resin and 1 card', [], { resin: 2, hand: 1 }),
  farm('farm-3', 'gives 2 berries and 1 meadow card', ['take mine'], { berry: 2, hand: 1 }, { meadow: { 7: 'mine' } }),
  farm('farm-4', 'gives 1 pebble and 1 occupied token', [], { pebble: 1, occupied: 1 }),
];

const rewards = [{ twig: 1 }, { berry: 1 }, { resin: 1 }, { hand: 2 }, { pebble: 1 }, { occupied: 1 }];

describe('river tiles', () => {
  for (const [id, says, test] of rivers) it(`${id} ${says}`, test);
  it('are all twenty', () => {
    expect(rivers.map(([id]) => id)).toEqual(table({}).content.edition.rivers.map((tile) => tile.id));
  });
});

describe('farms', () => {
  for (const [id, says, test] of farms) it(`${id} ${says}`, test);
  it('are all four', () => {
    expect(farms.map(([id]) => id)).toEqual(table({}).content.edition.farms.map((one) => one.id));
  });
});

describe('event slots', () => {
  for (const [i, reward] of rewards.entries()) {
    it(`slot ${i + 1} gives ${JSON.stringify(reward)} whatever event lies there`, () => {
      const me = { city: ['mine', 'herald', 'inn', 'bank', 'crane'] };
      const [t, gains] = used(`event-${i + 1}`, [], me, { slots: { [i + 1]: 'faire' } });
      expect(gains).toEqual(reward);
      expect(t.me.events).toEqual(['faire']);
    });
  }
});
