// Days on which somebody is away and said so before. At a turn-by-turn table their time stands still then; what is past
// stays as it was, so nobody can go on holiday after their time was up.

/** From a moment up to, and without, another; milliseconds since 1970. */
export interface Holiday {
  readonly from: number;
  readonly until: number;
}

/** When so much time is used up, of which nothing passes in holidays. They are in order and do not overlap. */
export function withHolidays(since: number, ms: number, holidays: readonly Holiday[]): number {
  let end = since + ms;
  for (const { from, until } of holidays) {
    if (from >= end) break;
    end += Math.max(0, until - Math.max(from, since));
  }
  return end;
}

/** How much of a stretch of time is holiday. */
export const holidayBetween = (from: number, until: number, holidays: readonly Holiday[]): number =>
  holidays.reduce((sum, one) => sum + Math.max(0, Math.min(until, one.until) - Math.max(from, one.from)), 0);

/** From `now` on these holidays hold and no others; what has passed of the old ones stays. */
export function changeHolidays(old: readonly Holiday[], wanted: readonly Holiday[], now: number): readonly Holiday[] {
  const past = old.filter(({ from }) => from < now).map(({ from, until }) => ({ from, until: Math.min(until, now) }));
  const coming = wanted
    .filter(({ from, until }) => until > Math.max(from, now))
    .map(({ from, until }) => ({ from: Math.max(from, now), until }))
    .toSorted((a, b) => a.from - b.from);
  const all: Holiday[] = past;
  for (const one of coming) {
    const last = all.at(-1);
    if (!last || one.from > last.until) all.push(one);
    else all[all.length - 1] = { from: last.from, until: Math.max(last.until, one.until) };
  }
  return all;
}

/** The one that lasts at `now`, or the next. */
export const nextHoliday = (holidays: readonly Holiday[], now: number): Holiday | null =>
  holidays.find(({ until }) => until > now) ?? null;
