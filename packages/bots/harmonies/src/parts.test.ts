import { createDice, seedFrom } from '@sunglade/core';
import { FEATURES, STACKS } from '@sunglade/harmonies';
import { expect, it } from 'vitest';
import { COST, costAt, NEVER, STACK_COUNT } from './stacks.ts';
import { addSample, createSums, explained, solveRidge } from './train/ridge.ts';
import { findKnot, KNOTS } from './value.ts';

it('knows how many tokens a stack is away from a feature', () => {
  const missing = (stack: string, feature: (typeof FEATURES)[number]): number =>
    COST[costAt(FEATURES.indexOf(feature)) + STACKS.findIndex((one) => one.join('+') === stack)]!;
  expect(STACK_COUNT).toBe(STACKS.length);
  expect(missing('', 'tree3')).toBe(3);
  expect(missing('brown', 'tree3')).toBe(2);
  expect(missing('brown', 'building')).toBe(1);
  expect(missing('gray+gray', 'mountain3')).toBe(1);
  expect(missing('gray+gray', 'mountain1')).toBe(NEVER);
  expect(missing('blue', 'field')).toBe(NEVER);
});

it('finds the knots around any number of turns left', () => {
  expect(findKnot(0)).toEqual({ row: 0, share: 0 });
  for (const [i, left] of KNOTS.entries()) {
    const { row, share } = findKnot(left);
    expect(row + share).toBe(i);
  }
  expect(findKnot(99)).toEqual({ row: KNOTS.length - 2, share: 1 });
});

it('learns weights that change with the turns left', () => {
  const dice = createDice(seedFrom('ridge'));
  const sums = createSums(3, KNOTS.length);
  const truth = (left: number): number[] => [5, left, -2];
  for (let i = 0; i < 2000; i++) {
    const left = dice.below(1000) / 90;
    const values = Float64Array.from([1, dice.below(100) / 10, dice.below(100) / 10]);
    const target = truth(left).reduce((sum, weight, k) => sum + weight * values[k]!, 0);
    const { row, share } = findKnot(left);
    addSample(sums, values, row, share, target);
  }
  const weights = solveRidge(sums, 1, 1e-6, null);
  expect(explained(sums, weights)).toBeGreaterThan(0.99);
  for (const [knot, left] of KNOTS.entries())
    for (const [k, weight] of truth(Math.max(KNOTS[0]!, left)).entries())
      expect(weights[knot * 3 + k]! - weight, `${knot} ${k}`).toBeCloseTo(0, 0);
});
