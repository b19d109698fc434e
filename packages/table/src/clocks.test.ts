// Time as the lines tell it: who thinks, what is used up, and when little of it is left.
import { NOBODY, only, seat } from '@sunglade/core';
import { expect, test } from 'vitest';
import { type ClockState, createClocks, deadline, hurryAt, restart, tick, timeLeft } from './clocks.ts';
import type { Clock } from './config.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NONE: Clock = { kind: 'none' };
const MOVE: Clock = { kind: 'move', seconds: 60 };
const GAME: Clock = { kind: 'game', seconds: 100 };
const days = (count: number): Clock => ({ kind: 'days', days: count });
const [FIRST, SECOND] = [only(seat(0)), only(seat(1))];

/** Two people, and the first has been thinking since the moment 0. */
function thinking(more: Partial<ClockState> = {}): ClockState {
  const clocks = { ...createClocks(2), ...more };
  tick(clocks, 0, FIRST, NOBODY);
  return clocks;
}

test('before the game nobody thinks, and everybody has all their time', () => {
  const clocks = createClocks(2);
  expect(clocks).toEqual({ since: [null, null], used: [0, 0], holidays: [[], []] });
  for (const clock of [NONE, MOVE, GAME, days(3)]) expect(deadline(clock, clocks, 0)).toBeNull();
  const left = [NONE, MOVE, GAME, days(3)].map((clock) => timeLeft(clock, clocks, 0, 5));
  expect(left).toEqual([null, 60_000, 100_000, 3 * DAY]);
});

test('only who may act thinks, and what they took stays used', () => {
  const clocks = thinking();
  tick(clocks, 4_000, FIRST, NOBODY);
  expect(clocks).toMatchObject({ since: [0, null], used: [0, 0] });
  tick(clocks, 6_000, SECOND, FIRST);
  expect(clocks).toMatchObject({ since: [null, 6_000], used: [6_000, 0] });
  // Handed in, and may act again at once: a new turn.
  tick(clocks, 9_000, SECOND, SECOND);
  expect(clocks).toMatchObject({ since: [null, 9_000], used: [6_000, 3_000] });
  tick(clocks, 9_500, FIRST, NOBODY);
  tick(clocks, 10_000, NOBODY, NOBODY);
  expect(clocks).toMatchObject({ since: [null, null], used: [6_500, 3_500] });
});

test('a server whose clock was set back gives nobody more time', () => {
  const clocks = thinking();
  tick(clocks, -5_000, NOBODY, NOBODY);
  expect(clocks.used).toEqual([0, 0]);
});

test('a turn ends by its own clock, a game’s by what was used before', () => {
  const clocks = thinking({ used: [30_000, 0] });
  expect([NONE, MOVE, GAME, days(3)].map((clock) => deadline(clock, clocks, 0))).toEqual([
    null,
    60_000,
    70_000,
    3 * DAY,
  ]);
  expect(timeLeft(NONE, clocks, 0, 10_000)).toBeNull();
  expect(timeLeft(MOVE, clocks, 0, 10_000)).toBe(50_000);
  expect(timeLeft(GAME, clocks, 0, 10_000)).toBe(60_000);
  expect(timeLeft(days(3), clocks, 0, DAY)).toBe(2 * DAY);
});

test('nobody has less time than none', () => {
  const clocks = thinking({ used: [30_000, 150_000] });
  expect([MOVE, GAME, days(3)].map((clock) => timeLeft(clock, clocks, 0, 9 * DAY))).toEqual([0, 0, 0]);
  // The second is not thinking, and used up more than there was.
  expect(timeLeft(GAME, clocks, 1, 0)).toBe(0);
});

test('who comes back begins a fresh turn, and thinks only where it is their turn', () => {
  const clocks = thinking({ used: [30_000, 40_000] });
  restart(clocks, 0, 9_000);
  expect(clocks).toMatchObject({ since: [9_000, null], used: [0, 40_000] });
  restart(clocks, 1, 9_000);
  expect(clocks).toMatchObject({ since: [9_000, null], used: [0, 0] });
});

test('a holiday stops the time of who thinks for days, and nobody else’s', () => {
  const clocks = thinking();
  clocks.holidays[0] = [{ from: 10_000, until: 20_000 }];
  expect(deadline(MOVE, clocks, 0)).toBe(60_000);
  expect(deadline(GAME, clocks, 0)).toBe(100_000);
  expect(deadline(days(1), clocks, 0)).toBe(DAY + 10_000);
  expect(timeLeft(MOVE, clocks, 0, 5_000)).toBe(55_000);
  expect(timeLeft(GAME, clocks, 0, 5_000)).toBe(95_000);
  expect(timeLeft(days(1), clocks, 0, 5_000)).toBe(DAY - 5_000);
  expect(timeLeft(days(1), clocks, 0, 15_000)).toBe(DAY - 10_000);
});

test('little is left in the last sixth of a turn, and never before its last day', () => {
  const clocks = thinking();
  expect(hurryAt(days(1), clocks, 0)).toBe(20 * HOUR);
  expect(hurryAt(days(3), clocks, 0)).toBe(2.5 * DAY);
  expect(hurryAt(days(30), clocks, 0)).toBe(29 * DAY);
  clocks.holidays[0] = [{ from: DAY, until: 3 * DAY }];
  expect(hurryAt(days(3), clocks, 0)).toBe(4.5 * DAY);
});

test('nobody is hurried who does not think, or at whose table people sit together', () => {
  const clocks = thinking();
  for (const clock of [NONE, MOVE, GAME]) expect(hurryAt(clock, clocks, 0)).toBeNull();
  expect(hurryAt(days(3), clocks, 1)).toBeNull();
});
