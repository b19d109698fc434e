/** What is shown on the way from one number to another: whole numbers, quick at first, never beyond the end. */
export function countAt(from: number, to: number, part: number): number {
  if (part >= 1) return to;
  const rest = (1 - Math.max(0, part)) ** 3;
  return Math.round(to + (from - to) * rest);
}
