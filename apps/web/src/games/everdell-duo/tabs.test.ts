// On a phone the tab that a question is about is open; the others say when there is something to do behind them.
import { everdellDuo } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { cardNumber, contentOf, type Table } from './table.ts';
import { askedView, countedViews, viewOfStep } from './tabs.ts';

const parsed = everdellDuo.setup({ seats: 2 });
if (!parsed.ok) throw new Error('no set-up');

/** Mine and barn stand in my city, the inn in the other one. */
function asking(...legal: readonly string[]): Table {
  const position = { setup: parsed.ok ? parsed.value : null } as unknown as Table;
  const town = (...names: readonly string[]) => ({
    cards: names.map((name) => ({ card: cardNumber(contentOf(position), name) })),
  });
  return {
    ...position,
    seat: 0,
    legal,
    view: { open: { frames: [], towns: [town('mine', 'barn'), town('inn')] } },
  } as never;
}

it.each([
  ['use farm-1', 'places'],
  ['place river-left', 'places'],
  // An event, a card of the meadow or the hand, and the deck are always there.
  ['place slot-1', null],
  ['play king', null],
  ['draw', null],
  ['discard mine', 'mine'],
  ['activate barn', 'mine'],
  ['place inn', 'theirs'],
  ['watch sun', 'goals'],
] as const)('%s lies behind %s', (step, view) => {
  expect(viewOfStep(asking(), step)).toBe(view);
});

it('opens the tab with what is asked', () => {
  expect(askedView(asking('activate mine', 'activate barn'), 'places')).toBe('mine');
  expect(askedView(asking('place farm-1', 'place farm-2', 'place inn', 'draw'), 'mine')).toBe('places');
  expect(askedView(asking('place inn'), 'mine')).toBe('theirs');
});

it('stays where there is something to do, and where nothing behind any tab is asked about', () => {
  expect(askedView(asking('place farm-1', 'place farm-2', 'place inn'), 'theirs')).toBe('theirs');
  expect(askedView(asking('gain twig', 'gain berry'), 'mine')).toBe('mine');
  // Help is offered in every turn.
  expect(askedView(asking('watch sun', 'gain twig'), 'mine')).toBe('mine');
});

it('counts what can be done behind each', () => {
  expect([...countedViews(asking('draw', 'place farm-1', 'place farm-2', 'place inn'))]).toEqual([
    ['places', 2],
    ['theirs', 1],
  ]);
});
