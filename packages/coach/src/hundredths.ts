// Points that are expected are kept in whole hundredths: sums of them come out to the last one, on every machine.

export type Hundredths = number;

export const hundredths = (points: number): Hundredths => Math.round(points * 100);

export const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

export const meanOf = (list: readonly number[]): number => (list.length === 0 ? 0 : sumOf(list) / list.length);

/** Of a mean; of at least two. */
export function standardError(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const mean = meanOf(list);
  return Math.sqrt(sumOf(list.map((one) => (one - mean) ** 2)) / (list.length - 1) / list.length);
}

/** Of a sum of independent parts. */
export const errorOfSum = (errors: readonly number[]): number => Math.hypot(...errors);
