// Days and hours as calendar and clock on somebody's wall count them. A day may have 23 or 25 hours there.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** No zone is further from Greenwich than this. */
const FURTHEST = 16 * HOUR;

const FORMS = {
  day: ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  minute: ['en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }],
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How days or minutes are told in a zone; null for a zone that nobody knows. */
function formatIn(zone: string, form: keyof typeof FORMS): Intl.DateTimeFormat | null {
  const known = formats.get(`${form} ${zone}`);
  if (known) return known;
  const [language, options] = FORMS[form];
  try {
    const made = new Intl.DateTimeFormat(language, { ...options, timeZone: zone });
    formats.set(`${form} ${zone}`, made);
    return made;
  } catch (error) {
    // Whatever is asked for by name and does not exist is not kept, or it could grow for ever.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The clock on a wall there, in minutes since midnight; null for a zone that nobody knows. */
export function wallClock(zone: string): ((at: number) => number) | null {
  const format = formatIn(zone, 'minute');
  if (!format) return null;
  return (at) => {
    const parts = format.formatToParts(at);
    const read = (type: 'hour' | 'minute'): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
    return read('hour') * 60 + read('minute');
  };
}

export const isZone = (zone: string): boolean => formatIn(zone, 'day') !== null;

/** Which day it is there: `2026-12-24`. */
export const dayAt = (zone: string, at: number): string =>
  (formatIn(zone, 'day') ?? new Intl.DateTimeFormat('en-CA')).format(at);

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
