// Hours of the night in somebody's own time zone. A day may have 23 or 25 hours there: the clock on the wall counts.
import type { QuietHours } from '@sunglade/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** A quiet time is shorter than a day, and a day longer than 25 hours there is none. */
const MOST_MINUTES = 26 * 60;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** null for a zone that nobody knows. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known) return known;
  try {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(zone, clock);
    return clock;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a clock on the wall shows, in minutes since midnight. */
function minuteAt(clock: Intl.DateTimeFormat, at: number): number {
  const parts = clock.formatToParts(at);
  const read = (type: 'hour' | 'minute'): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}

const isQuietMinute = ({ from, to }: QuietHours, minute: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** When the quiet time that holds `now` ends; null if none does. */
export function quietUntil(quiet: QuietHours | null, now: number): number | null {
  const clock = quiet && clockOf(quiet.zone);
  if (!quiet || !clock || !isQuietMinute(quiet, minuteAt(clock, now))) return null;
  // Forward by what is missing on the wall; where the wall clock jumps meanwhile, on to the first minute that is loud.
  const begun = Math.floor(now / MINUTE) * MINUTE;
  let missing = (quiet.to - minuteAt(clock, begun) + DAY_MINUTES) % DAY_MINUTES;
  // The clock is put back or forward by an hour at most: an hour before that moment nothing can have ended yet.
  missing = Math.max(1, missing - 60);
  for (; missing < MOST_MINUTES; missing++) {
    const at = begun + missing * MINUTE;
    if (!isQuietMinute(quiet, minuteAt(clock, at))) return at;
  }
  return begun + MOST_MINUTES * MINUTE;
}
