import { expect, it } from 'vitest';
import { countAt } from './count.ts';

const way = (from: number, to: number): number[] => Array.from({ length: 21 }, (_, i) => countAt(from, to, i / 20));

it('begins at the old number and ends at the new one', () => {
  expect(countAt(3, 40, 0)).toBe(3);
  expect(countAt(3, 40, 1)).toBe(40);
  // The first frame may carry an earlier time than the change, the last one a later.
  expect(countAt(3, 40, -0.1)).toBe(3);
  expect(countAt(3, 40, 1.4)).toBe(40);
});

it('counts in whole numbers and never turns back or overshoots', () => {
  for (const [from, to] of [
    [0, 65],
    [12, 13],
    [7, -4],
  ] as const) {
    const numbers = way(from, to);
    expect(numbers.every(Number.isInteger)).toBe(true);
    expect(numbers).toEqual([...numbers].sort((a, b) => (to > from ? a - b : b - a)));
    expect(Math.max(...numbers)).toBe(Math.max(from, to));
    expect(Math.min(...numbers)).toBe(Math.min(from, to));
  }
});

it('is quick at first', () => {
  expect(countAt(0, 100, 0.5)).toBeGreaterThan(80);
});
