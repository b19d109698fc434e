import { expect, it } from 'vitest';
import { dayOf, indexOfDay } from './of-the-day.ts';

it('changes at midnight by UTC', () => {
  expect(dayOf(Date.UTC(1970, 0, 1, 23, 59, 59))).toBe(0);
  expect(dayOf(Date.UTC(1970, 0, 2))).toBe(1);
  expect(dayOf(Date.UTC(2026, 10, 15, 23)) + 1).toBe(dayOf(Date.UTC(2026, 10, 16, 1)));
});

it('shows every puzzle once before any comes again', () => {
  for (const count of [1, 2, 3, 6, 50, 54, 60, 64, 97]) {
    const shown = Array.from({ length: count }, (_, i) => indexOfDay(20_000 + i, count));
    expect(new Set(shown).size).toBe(count);
    expect(indexOfDay(20_000 + count, count)).toBe(shown[0]);
  }
});

it('does not follow the order of the file', () => {
  const steps = Array.from({ length: 20 }, (_, i) => indexOfDay(i + 1, 60) - indexOfDay(i, 60));
  expect(steps.every((step) => Math.abs(step) > 1)).toBe(true);
});
