import { CARD_PLACE, contentOf, EDITIONS, everdellDuo, type Open } from '@sunglade/everdell-duo';
import { describe, expect, it } from 'vitest';
import { askedOf, askingPlace, isOrderAsked, optionsAsked, paymentOf, verbOf } from './pending.ts';
import type { Table } from './table.ts';

const content = contentOf(EDITIONS[0]);
const parsed = everdellDuo.setup({ seats: 2 });
if (!parsed.ok) throw new Error('no set-up');

/** A table of which only what is asked now is known. */
const table = (open: Partial<Open>): Table =>
  ({
    setup: parsed.value,
    view: { open: { river: [0, 1], frames: [], pay: [-1], ...open }, own: [] },
  }) as unknown as Table;

const waiting = (source: number): Table => table({ frames: [1, 0, 0, -1, 0, 0, 0, 0, 5, 0, 7, source, 0, 0, 0, 0] });

describe('what is asked', () => {
  it.each([
    [['draw', 'trade twig', 'play mine', 'take mine', 'place farm-1'], 'main'],
    [['take mine', 'take barn'], 'main'],
    [['done', 'trade twig'], 'done'],
    [['move sun', 'move moon'], 'move'],
    [['decline', 'take mine'], 'take'],
    [['decline', 'gain twig', 'trade twig'], 'gain'],
    [['pay', 'with crane'], 'payMenu'],
    [['token mine', 'with judge'], 'payMenu'],
    [['pay twig', 'pay resin'], 'payKind'],
    [['decline', 'option 1', 'option 2'], 'option'],
    [['discard mine', 'discard barn'], 'discard'],
    [['decline', 'from farm-1', 'from mine'], 'from'],
    [['decline', 'trade twig', 'trade resin'], 'afford'],
    [['trade twig', 'trade resin'], 'main'],
    [[], null],
  ] as const)('%j is %s', (legal, asked) => {
    expect(askedOf(legal)).toBe(asked);
  });

  it('tells paying from paying with a resource', () => {
    expect([verbOf('pay'), verbOf('pay twig'), verbOf('pay gold')]).toEqual(['pay', 'payResource', null]);
  });
});

describe('who asks', () => {
  it('is the place of the work on top', () => {
    expect(askingPlace(waiting(4))).toBe(4);
    expect(askingPlace(table({}))).toBe(-1);
  });

  it('says what the options of a choice are', () => {
    const cellar = content.names.indexOf('cellar');
    expect(optionsAsked(waiting(CARD_PLACE + cellar), content)).toEqual([
      { op: 'gain', res: { twig: 3 } },
      { op: 'gain', res: { resin: 2 } },
      { op: 'gain', res: { berry: 3 } },
    ]);
    expect(optionsAsked(waiting(0), content)).toEqual([]);
  });
});

describe('the payment under way', () => {
  it('is none without a card', () => {
    expect(paymentOf(table({}))).toBeNull();
  });

  it('tells what is left, what is taken off, and what was chosen', () => {
    const pay = [3, -1, 2, 1, 0, 0, 2, 1, -1, 0, 2, 1, 0, 0, 1, 0, 0, 0];
    expect(paymentOf(table({ pay }))).toEqual({
      card: 3,
      left: [2, 1, 0, 0],
      less: 1,
      swaps: 0,
      cards: 2,
      units: 1,
      chosen: [1, 0, 0, 0],
    });
  });
});

describe('which of several cards works next', () => {
  const mine = content.names.indexOf('mine');
  const asks = (source: number, legal: readonly string[]): boolean =>
    isOrderAsked({ ...waiting(source), legal } as Table);

  it('is asked by none of them', () => {
    expect(asks(CARD_PLACE + mine, ['activate mine', 'activate barn'])).toBe(true);
    // A place on the river that lets green cards work asks itself.
    expect(asks(5, ['decline', 'activate mine', 'activate barn'])).toBe(false);
    expect(asks(CARD_PLACE + mine, ['discard barn'])).toBe(false);
  });
});
