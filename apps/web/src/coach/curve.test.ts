import type { Review } from '@sunglade/coach';
import { describe, expect, it } from 'vitest';
import { curveOf, marginOf, stretchesOf, sumStretches, valueAt } from './curve.ts';

const turn = (seat: number, from: number, to: number, before: number, play: number, luck: number) => ({
  seat,
  from,
  to,
  before,
  after: before + play,
  error: 10,
  play,
  luck,
});

const review: Review = {
  engine: 'coach-3',
  fingerprint: 'f',
  length: 20,
  goal: null,
  moments: [],
  turns: [
    turn(0, 0, 3, 10_000, -200, 350),
    turn(1, 3, 8, 9_000, 0, 120),
    turn(0, 8, 14, 10_150, 0, -150),
    turn(1, 14, 20, 9_120, -40, 20),
  ],
  seats: [
    { start: 10_000, luck: 200, play: -200, result: 10_000, error: 14 },
    { start: 9_000, luck: 140, play: -40, result: 9_100, error: 14 },
  ],
};

describe('the curve', () => {
  it('goes through what was expected before and after each turn, to the result', () => {
    expect(curveOf(review, 0)).toEqual([
      { at: 0, value: 10_000 },
      { at: 3, value: 9_800 },
      { at: 8, value: 10_150 },
      { at: 14, value: 10_150 },
      { at: 20, value: 10_000 },
    ]);
  });

  it('is known at every step', () => {
    const curve = curveOf(review, 1);
    expect([0, 3, 7, 8, 13, 20].map((at) => valueAt(curve, at))).toEqual([9_000, 9_000, 9_000, 9_000, 9_000, 9_100]);
    expect(valueAt([], 3)).toBe(0);
  });
});

describe('stretches of the game', () => {
  const begins = [
    { at: 1, name: 'Spring' },
    { at: 8, name: 'Summer' },
    { at: 15, name: 'Autumn' },
  ];

  it('cover it from the first step to the last', () => {
    expect(stretchesOf(begins, 20)).toEqual([
      { name: 'Spring', from: 0, to: 8 },
      { name: 'Summer', from: 8, to: 15 },
      { name: 'Autumn', from: 15, to: 20 },
    ]);
    const pieces = stretchesOf([], 20);
    expect(pieces).toHaveLength(10);
    expect(pieces.at(-1)).toEqual({ name: '100 %', from: 18, to: 20 });
  });

  it('hold every turn once: all of them together are all luck and play', () => {
    for (const stretches of [stretchesOf(begins, 20), stretchesOf([], 20)])
      for (const seat of [0, 1]) {
        const sums = sumStretches(review, seat, stretches);
        const of = (kind: 'luck' | 'play') => sums.reduce((sum, one) => sum + one[kind], 0);
        expect([of('luck'), of('play')]).toEqual([review.seats[seat]?.luck, review.seats[seat]?.play]);
        expect(sums.at(-1)?.value).toBe(review.seats[seat]?.result);
      }
  });
});

describe('the margin', () => {
  it('is dealt and played, in whole points that add up', () => {
    expect(marginOf(review, 0, false)).toEqual({ rival: 1, points: 9, dealt: 11, played: -2 });
    expect(marginOf(review, 1, false)).toEqual({ rival: 0, points: -9, dealt: -11, played: 2 });
  });

  it('alone is measured against the start', () => {
    expect(marginOf(review, 1, true)).toEqual({ rival: null, points: 1, dealt: 1, played: -0 });
  });
});
