// What goes in and out as text: steps, positions, editions.
import { type AnyGame, type Setup, seedFrom } from '@sunglade/core';
import { expect, it } from 'vitest';
import { createBound, draw, glade, type Options, printStep, readStep } from './index.ts';
import { createState } from './state.ts';

function setUp(seats: number): Setup<Options> {
  const setup = glade.setup({ seats });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
}

it('steps are read from their texts alone, and written', () => {
  const rules = glade.bind(setUp(3));
  for (let step = 0; step < rules.stepLimit; step++) {
    const text = rules.print(step as never);
    const data = readStep(text);
    expect(data && printStep(data)).toBe(text);
  }
  expect(readStep('bury 7')).toEqual({ verb: 'bury', card: 7 });
  expect(readStep('dance')).toBeNull();
});

it('a position is drawn', () => {
  const b = createBound(setUp(2), 2);
  expect(draw(b, createState(b, seedFrom('drawn'))).split('\n')).toEqual([
    'round 1/4, deck 18',
    '> 0: 0 berries | hand 1 3 3 | store - | buried -',
    '> 1: 0 berries | hand 3 6 1o | store - | buried -',
  ]);
});

it('a position is scored, or every card in it that does not exist is named', () => {
  const score = (raw: unknown) => (glade as AnyGame).scorePosition(raw);
  expect(score([0, 17])).toEqual({ ok: true, value: 7 });
  expect(score({ no: 1 })).toEqual({ ok: false, problems: [{ code: 'not-a-list', path: '' }] });
  expect(score([0, 24, -1])).toEqual({
    ok: false,
    problems: [
      { code: 'card-unknown', path: '[1]' },
      { code: 'card-unknown', path: '[2]' },
    ],
  });
});

it('an edition is answered with every problem', () => {
  const cards = [{ value: 1 }, {}, 7, { value: 1, owl: 3 }, { value: 100 }];
  const setup = glade.setup({ seats: 2, edition: { rounds: 0, hand: 9, die: 'x', cards } });
  expect(setup.ok ? [] : setup.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'edition.rounds number',
    'edition.hand number',
    'edition.die number',
    'edition.cards card-count',
    'edition.cards[1] card-value',
    'edition.cards[2] card-value',
    'edition.cards[3] card-owl',
    'edition.cards[4] card-value',
  ]);
});
