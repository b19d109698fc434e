// Hours of the night in somebody's own time zone. A day may have 23 or 25 hours there: the clock on the wall counts.
import type { QuietHours } from '@sunglade/protocol';
import { wallClock } from '../base/zones.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** A quiet time is shorter than a day, and a day longer than 25 hours there is none. */
const MOST_MINUTES = 26 * 60;

const isQuietMinute = ({ from, to }: QuietHours, minute: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** When the quiet time that holds `now` ends; null if none does. */
export function quietUntil(quiet: QuietHours | null, now: number): number | null {
  const minuteAt = quiet && wallClock(quiet.zone);
  if (!quiet || !minuteAt || !isQuietMinute(quiet, minuteAt(now))) return null;
  // Forward by what is missing on the wall; where the wall clock jumps meanwhile, on to the first minute that is loud.
  const begun = Math.floor(now / MINUTE) * MINUTE;
  let missing = (quiet.to - minuteAt(begun) + DAY_MINUTES) % DAY_MINUTES;
  // The clock is put back or forward by an hour at most: an hour before that moment nothing can have ended yet.
  missing = Math.max(1, missing - 60);
  for (; missing < MOST_MINUTES; missing++) {
    const at = begun + missing * MINUTE;
    if (!isQuietMinute(quiet, minuteAt(at))) return at;
  }
  return begun + MOST_MINUTES * MINUTE;
}
