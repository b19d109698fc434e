// Clocks are a pure function of the lines' server times: after a restart they are where they were.
import { hasSeat, type Seats, seat } from '@sunglade/core';
import type { Clock, TableConfig } from './config.ts';
import { type Holiday, holidayBetween, withHolidays } from './holidays.ts';

const DAY_MS = 86_400_000;

/** Per seat: when it last began to think, how much it had used before that, and when its time does not count. */
export interface ClockState {
  readonly since: (number | null)[];
  readonly used: number[];
  readonly holidays: (readonly Holiday[])[];
}

export const createClocks = (seats: number): ClockState => ({
  since: Array.from({ length: seats }, () => null),
  used: Array.from({ length: seats }, () => 0),
  holidays: Array.from({ length: seats }, () => []),
});

/** Moves the clocks on to `now`: who acts keeps running; who was sealed has handed in, and a new turn begins. */
export function tick(clocks: ClockState, now: number, acting: Seats, sealed: Seats): void {
  for (let i = 0; i < clocks.since.length; i++) {
    const since = clocks.since[i] ?? null;
    const acts = hasSeat(acting, seat(i));
    if (since !== null && (!acts || hasSeat(sealed, seat(i)))) {
      clocks.used[i] = (clocks.used[i] ?? 0) + Math.max(0, now - since);
      clocks.since[i] = null;
    }
    if (acts && clocks.since[i] === null) clocks.since[i] = now;
  }
}

/** A player who comes back starts with a fresh turn. */
export function restart(clocks: ClockState, one: number, now: number): void {
  if (clocks.since[one] !== null) clocks.since[one] = now;
  clocks.used[one] = 0;
}

/** Nobody's time stands still at a table where people sit together. */
const holidaysOf = (clock: Clock, clocks: ClockState, one: number): readonly Holiday[] =>
  clock.kind === 'days' ? (clocks.holidays[one] ?? []) : [];

/** When the seat's time is up, or null if it is not running. */
export function deadline(clock: Clock, clocks: ClockState, one: number): number | null {
  const since = clocks.since[one] ?? null;
  if (since === null || clock.kind === 'none') return null;
  if (clock.kind === 'move') return since + clock.seconds * 1000;
  if (clock.kind === 'days') return withHolidays(since, clock.days * DAY_MS, clocks.holidays[one] ?? []);
  return since + clock.seconds * 1000 - (clocks.used[one] ?? 0);
}

/** Whether a seat's time is over at a table where nothing happens by itself then. */
export function isOverdue(
  { clock, onTimeout }: Pick<TableConfig, 'clock' | 'onTimeout'>,
  clocks: ClockState,
  one: number,
  now: number,
): boolean {
  const end = onTimeout === 'wait' ? deadline(clock, clocks, one) : null;
  return end !== null && now >= end;
}

/** Milliseconds left, running or not; null without a clock. */
export function timeLeft(clock: Clock, clocks: ClockState, one: number, now: number): number | null {
  if (clock.kind === 'none') return null;
  const end = deadline(clock, clocks, one);
  // What is left is time to think: a holiday that lies before the end does not count.
  if (end !== null) return Math.max(0, end - now - holidayBetween(now, end, holidaysOf(clock, clocks, one)));
  if (clock.kind === 'move') return clock.seconds * 1000;
  if (clock.kind === 'days') return clock.days * DAY_MS;
  return Math.max(0, clock.seconds * 1000 - (clocks.used[one] ?? 0));
}

/** The last sixth of a turn; of a long one the last day, since nobody calls more than that little. */
const littleOf = (turnMs: number): number => Math.min(DAY_MS, turnMs / 6);

/** When little time is left to a seat that thinks for days; null where no such clock runs. */
export function hurryAt(clock: Clock, clocks: ClockState, one: number): number | null {
  const since = clocks.since[one] ?? null;
  if (since === null || clock.kind !== 'days') return null;
  const turnMs = clock.days * DAY_MS;
  return withHolidays(since, turnMs - littleOf(turnMs), clocks.holidays[one] ?? []);
}
