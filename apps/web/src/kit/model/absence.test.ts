import { only, type Seats, seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { missedTurns } from './absence.ts';

const ME = only(seat(0)) as Seats;
const log = (...seats: number[]) => seats.map((one, i) => ({ line: i + 1, seat: one }));

describe('turns that were missed', () => {
  it('are lines of one seat that follow each other', () => {
    expect(missedTurns(log(0, 1, 1, 1, 2, 2), 1, ME)).toBe(2);
    expect(missedTurns(log(0, 1, 2, 1), 1, ME)).toBe(3);
  });
  it('count from the last line that was watched', () => {
    expect(missedTurns(log(0, 1, 1, 2), 2, ME)).toBe(2);
    expect(missedTurns(log(0, 1, 1, 2), 4, ME)).toBe(0);
  });
  it('are neither one’s own nor the table’s', () => {
    expect(missedTurns(log(0, 0, -1), 0, ME)).toBe(0);
  });
});
