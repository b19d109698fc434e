// A log told in its order: places are called by what lay there at the time, also when the log is read again.
import { type Event, everdellDuo } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { words } from './en.ts';
import { createTeller } from './teller.ts';

const parsed = everdellDuo.setup({ seats: 2 });
if (!parsed.ok) throw new Error('no set-up');
const setup = parsed.value;
const chairs = ['Anna', 'Ben'].map((name) => ({ name, you: false }));

/** In spring: the tiles of winter were 5 and 6, those of spring are 0 and 1. */
const table = (): Table =>
  ({
    setup,
    chairs,
    view: { open: { river: [0, 1], shown: [1, 0, 6, 5], slots: [] }, own: [] },
  }) as unknown as Table;

const log = (): readonly Event[] => [
  { type: 'step', seat: 0, step: 'place river-left' },
  { type: 'worker', seat: 0, from: -1, to: 4 },
  { type: 'effect', seat: 0, place: 4 },
  { type: 'season', season: 1, first: 1 },
  { type: 'river', tiles: [0, 1] },
  { type: 'step', seat: 1, step: 'place river-left' },
  { type: 'worker', seat: 1, from: -1, to: 4 },
];
const LINES = [
  'placed a worker: Message in a Bottle.',
  'Spring',
  'New on the river: Barter Jetty and Resin Bank.',
  'placed a worker: Barter Jetty.',
];

const textOf = (tell: ReturnType<typeof createTeller>, events: readonly Event[], position: Table): string[] =>
  events.flatMap((event) => {
    const said = tell(event, position);
    const text = (said?.bits ?? []).map((bit) => (typeof bit === 'string' ? bit : 'seat' in bit ? '' : bit.text));
    return said ? [text.join('').trim()] : [];
  });

it('calls a space of the river by the tile that lay there, and does not name it twice', () => {
  const tell = createTeller(words);
  const events = log();
  expect(textOf(tell, events, table())).toEqual(LINES);
  // Again, from the beginning and from the middle.
  expect(textOf(tell, events, table())).toEqual(LINES);
  expect(textOf(tell, events.slice(5), table())).toEqual(LINES.slice(3));
});

it('still does so when the log was read again', () => {
  const tell = createTeller(words);
  textOf(tell, log(), table());
  const events = log();
  textOf(tell, events, table());
  expect(textOf(tell, events, table())).toEqual(LINES);
});

it('tells a trade once, and what is kept of cards looked at', () => {
  const tell = createTeller(words);
  const trade: readonly Event[] = [
    { type: 'step', seat: 0, step: 'trade twig' },
    { type: 'step', seat: 0, step: 'discard mine' },
    { type: 'discard', seat: 0, card: 0 },
    { type: 'step', seat: 0, step: 'discard barn' },
    { type: 'discard', seat: 0, card: 4 },
    { type: 'gain', seat: 0, resource: 0, n: 1 },
    { type: 'step', seat: 0, step: 'place farm-1' },
    { type: 'worker', seat: 0, from: -1, to: 0 },
    { type: 'gain', seat: 0, resource: 0, n: 3 },
  ];
  const look: readonly Event[] = [
    { type: 'look', seat: 1 },
    { type: 'step', seat: 1, step: 'keep' },
    { type: 'keep', seat: 1 },
    { type: 'discard', seat: 1 },
    { type: 'step', seat: 1, step: 'done' },
    { type: 'discard', seat: 1 },
  ];
  expect(textOf(tell, [...trade, ...look], table())).toEqual([
    'traded two cards for 1 twig.',
    'placed a worker: Farm 1.',
    'gained 3 twigs.',
    'kept a card.',
    'discarded a card.',
  ]);
});
