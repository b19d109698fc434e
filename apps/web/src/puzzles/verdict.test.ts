import { expect, it } from 'vitest';
import { isSolved, verdictOf } from './verdict.ts';

const gain = (points: number, error: number) => ({ points, error, reasons: [] });

it('is the best turn where both lead to the same position, whatever was counted', () => {
  expect(verdictOf(true, gain(300, 0)).kind).toBe('best');
});

it('is nearly as good below a point, and where chance might be the difference', () => {
  expect(verdictOf(false, gain(99, 0)).kind).toBe('near');
  expect(verdictOf(false, gain(-40, 10)).kind).toBe('near');
  expect(verdictOf(false, gain(300, 150)).kind).toBe('near');
});

it('is behind else, and not solved', () => {
  const verdict = verdictOf(false, gain(300, 140));
  expect(verdict.kind).toBe('behind');
  expect(isSolved(verdict)).toBe(false);
  expect(isSolved(verdictOf(false, gain(99, 0)))).toBe(true);
});
