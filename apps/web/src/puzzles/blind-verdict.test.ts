import type { Gain } from '@sunglade/coach';
import { expect, it } from 'vitest';
import { blindVerdict } from './blind-verdict.ts';

const gain = (points: number, error: number): Gain => ({ points, error, reasons: [] });

it('tells a difference only where chance does not explain it', () => {
  expect(blindVerdict({ overPlayed: gain(300, 100), behindBest: gain(400, 250) })).toEqual({
    toPlayed: 'better',
    toBest: 'alike',
  });
  expect(blindVerdict({ overPlayed: gain(-300, 100), behindBest: gain(500, 100) })).toEqual({
    toPlayed: 'worse',
    toBest: 'worse',
  });
});

it('says so where somebody found a better turn than the best one that was known', () => {
  expect(blindVerdict({ overPlayed: gain(600, 80), behindBest: gain(-200, 60) }).toBest).toBe('better');
});

it('calls nothing a difference that nobody could play by', () => {
  expect(blindVerdict({ overPlayed: gain(40, 0), behindBest: gain(0, 0) })).toEqual({
    toPlayed: 'alike',
    toBest: 'alike',
  });
});
