import { ANIMALS } from '@sunglade/bots-engine';
import { botSuite, levelsAreOrdered } from '@sunglade/testkit/bots';
import { describe, expect, it } from 'vitest';
import { createBots } from './bot.ts';
import { bots } from './index.ts';
import { readWeights } from './learned.ts';
import { STYLES } from './levels.ts';
import { bench, benches } from './testing.ts';
import shipped from './weights.json' with { type: 'json' };

botSuite({
  make: bots,
  levels: ANIMALS,
  styles: STYLES,
  tables: benches(),
  // Enough to drop turns and to keep some.
  few: 6,
  parts: ['light', 'forest', 'fertility', 'bud'],
  expects: { atLeast: 100, atMost: 250 },
  explained: 42,
});

describe('the weights that ship', () => {
  it('fit their hash, and are not used where they do not', () => {
    expect(readWeights(shipped)).toHaveLength(4);
    expect(readWeights({ ...shipped, hash: shipped.hash.replace(/./, 'x') })).toBeNull();
    expect(readWeights({ ...shipped, features: shipped.features + 1 })).toBeNull();
  });

  it('leave the table to the level below where they are missing', () => {
    const without = createBots(() => null);
    const levels = ANIMALS.map((level) => without(bench(2), level, null)?.level);
    expect(levels).toEqual(ANIMALS.map(() => 'hedgehog'));
  });
});

it('levels are ordered: those that are quick by one step, the strongest in a few games by two', {
  timeout: 120_000,
}, () => {
  const table = bench(1);
  const make = (_: object, level: string) => bots(table, level, null);
  levelsAreOrdered({ table, make, levels: ANIMALS.slice(0, -1), games: 12, playouts: 1 });
  levelsAreOrdered({ table, make, levels: ['badger', 'raven'], games: 2, playouts: 24 });
});
