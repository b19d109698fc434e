// The puzzle of the day: the same for everybody on earth, from the date alone, also without a network.

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970, by UTC. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

const sharesFactor = (a: number, b: number): boolean => (b === 0 ? a !== 1 : sharesFactor(b, a % b));

/** Which of so many it is on a day: all come once before any comes again, and neighbours do not follow each other. */
export function indexOfDay(day: number, count: number): number {
  if (count < 1) throw new RangeError('no puzzles');
  let stride = Math.round(count * 0.618);
  while (stride > 1 && sharesFactor(stride, count)) stride--;
  return (((day * Math.max(1, stride)) % count) + count) % count;
}
