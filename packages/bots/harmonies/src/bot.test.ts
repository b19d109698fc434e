import { ANIMALS } from '@sunglade/bots-engine';
import {
  createDice,
  createStepBuffer,
  only,
  Run,
  type Step,
  type StepBuffer,
  seat,
  seedFrom,
  viewOf,
} from '@sunglade/core';
import { botSuite, levelsAreOrdered } from '@sunglade/testkit/bots';
import { describe, expect, it } from 'vitest';
import { createBots } from './bot.ts';
import { bots } from './index.ts';
import { readWeights } from './learned.ts';
import { STYLES } from './levels.ts';
import { type Bench, bench, benches } from './testing.ts';
import shipped from './weights.json' with { type: 'json' };

botSuite({
  make: bots,
  levels: ANIMALS,
  styles: STYLES,
  // One of each kind: seats, sides, spirits, rules, cards.
  tables: benches().filter((_, i) => [0, 2, 6, 8, 9, 10].includes(i)),
  few: 4,
  parts: ['trees', 'mountains', 'fields', 'buildings', 'water', 'animals', 'spirit'],
  expects: { atLeast: 50, atMost: 200 },
  explained: 42,
});

const printed = ({ rules }: Bench, run: Run, buffer: StepBuffer): string[] => {
  rules.legal(run.state, seat(0), buffer);
  return Array.from(buffer.steps.subarray(0, buffer.length), (step) => rules.print(step as Step));
};

it('is asked whether to put a card away after a turn alone without one', () => {
  const table = bench(1);
  const { rules } = table;
  const run = new Run(rules, seedFrom('swap'));
  const buffer = createStepBuffer(rules);
  // Any turn that takes no card.
  while (!printed(table, run, buffer).some((text) => text.startsWith('swap '))) {
    const text = printed(table, run, buffer).filter((step) => !/^(card|cube) /.test(step))[0]!;
    expect(run.take({ seat: seat(0), text })).toBeNull();
  }
  const view = viewOf(rules, run.state, only(seat(0)));
  const raven = bots(table, 'raven', null)!;
  const few = { playouts: 4 };
  const texts = raven.plan(view, seat(0), createDice(seedFrom('swap')), few).map((step) => rules.print(step));
  expect(texts).toEqual([expect.stringMatching(/^swap /)]);
  expect(raven.explain!(view, seat(0), createDice(seedFrom('swap')), few).turns[0]?.steps).toEqual(texts);
  expect(run.take({ seat: seat(0), text: texts[0]! })).toBeNull();
});

it('knows what to expect, whoever is to move', () => {
  const table = bench(2);
  const view = viewOf(table.rules, table.rules.create(seedFrom('expect')), only(seat(0)));
  for (const one of [seat(0), seat(1)]) {
    const expected = bots(table, 'raven', null)!.expect!(view, one, createDice(seedFrom('expect')));
    expect(expected).toBeGreaterThan(50);
    expect(expected).toBeLessThan(200);
  }
});

describe('the weights that ship', () => {
  it('fit their hash, and are not used where they do not', () => {
    expect(readWeights(shipped)).not.toBeNull();
    expect(readWeights({ ...shipped, hash: shipped.hash.replace(/./, 'x') })).toBeNull();
    expect(readWeights({ ...shipped, features: shipped.features + 1 })).toBeNull();
  });

  it('leave the table to the level below where they are missing', () => {
    const without = createBots(() => null);
    const levels = ANIMALS.map((level) => without(bench(2), level, null)?.level);
    expect(levels).toEqual(['hedgehog', 'fox', 'fox', 'fox', 'fox']);
  });
});

it('levels are ordered: those that are quick by one step, the strongest in a few games by two', {
  timeout: 120_000,
}, () => {
  const table = bench(1);
  const make = (_: object, level: string) => bots(table, level, null);
  levelsAreOrdered({ table, make, levels: ANIMALS.slice(0, -1), games: 3, playouts: 1 });
  levelsAreOrdered({ table, make, levels: ['fox', 'raven'], games: 1, playouts: 20 });
});
