// Days as the calendar on somebody's wall counts them. A day may have 23 or 25 hours there.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** No zone is further from Greenwich than this. */
const FURTHEST = 16 * HOUR;

const calendars = new Map<string, Intl.DateTimeFormat | null>();

function calendarOf(zone: string): Intl.DateTimeFormat | null {
  const known = calendars.get(zone);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    calendars.set(zone, made);
    return made;
  } catch (error) {
    // Whatever is asked for by name and does not exist is not kept, or it could grow for ever.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export const isZone = (zone: string): boolean => calendarOf(zone) !== null;

/** Which day it is there: `2026-12-24`. */
export const dayAt = (zone: string, at: number): string =>
  (calendarOf(zone) ?? new Intl.DateTimeFormat('en-CA')).format(at);

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Whether there is such a day in any calendar. */
export const isDay = (day: string): boolean => {
  const noon = noonOf(day);
  return Number.isFinite(noon) && new Date(noon).toISOString().slice(0, 10) === day;
};

export const dayAfter = (day: string, days = 1): string =>
  new Date(noonOf(day) + days * 24 * HOUR).toISOString().slice(0, 10);

/** The first moment of a day there. */
export function startOfDay(zone: string, day: string): number {
  const middle = Date.parse(`${day}T00:00:00Z`);
  let [before, after] = [middle - FURTHEST, middle + FURTHEST];
  while (after - before > MINUTE) {
    const at = Math.floor((before + after) / 2 / MINUTE) * MINUTE;
    if (dayAt(zone, at) < day) before = at;
    else after = at;
  }
  return after;
}

/** Every day from the first to the last. */
export function* daysFrom(first: string, last: string): Generator<string> {
  for (let day = first; day <= last; day = dayAfter(day)) yield day;
}
