import { signal } from '@preact/signals';
import { only, type Seats, seat } from '@sunglade/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Absence, missedTurns, ownLastLine } from './absence.ts';

const ME = only(seat(0)) as Seats;
const NOBODY = 0 as Seats;
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

describe('a browser that knows nothing of the table', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('begins with the own last line, or with the first of all', () => {
    expect(ownLastLine(log(0, 1, 0, 1, 2, -1), ME)).toBe(3);
    expect(ownLastLine(log(1, 2, -1), ME)).toBe(0);
    expect(ownLastLine([], ME)).toBe(0);
  });

  it('has missed nothing for those who only look on', () => {
    expect(ownLastLine(log(0, 1), NOBODY)).toBeNull();
  });

  it('offers what others did since; what it has watched itself counts more', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const lines = log(0, 1, 2, 1);
    const come = (): Absence => {
      const absence = new Absence('table', { log: signal(lines), you: () => ME, lines: () => lines.length });
      absence.begin();
      return absence;
    };
    const first = come();
    expect(first.missed.value).toEqual({ from: 1, turns: 3 });
    first.end();
    expect(come().missed.value).toBeNull();
  });
});
