import { expect, it } from 'vitest';
import { eloOf, meanOf, percentile } from './statistics.ts';

it('a mean comes with its standard error', () => {
  expect(meanOf([1, 2, 3, 4])).toEqual({ mean: 2.5, se: 0.65 });
  expect(meanOf([7])).toEqual({ mean: 7, se: 0 });
});

it('percentiles are values that came up', () => {
  const values = Array.from({ length: 100 }, (_, i) => i);
  expect([0.1, 0.5, 0.9].map((share) => percentile(values, share))).toEqual([10, 50, 90]);
  expect(percentile([], 0.5)).toBe(0);
});

it('elo is nothing for an even share of the field, and finite for who always wins', () => {
  expect(eloOf(50, 100, 1)).toBe(0);
  expect(Math.abs(eloOf(25, 100, 3))).toBeLessThan(5);
  expect(eloOf(100, 100, 1)).toBeGreaterThan(900);
  expect(eloOf(0, 100, 1)).toBe(-eloOf(100, 100, 1));
});
