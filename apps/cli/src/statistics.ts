export interface Mean {
  readonly mean: number;
  /** Standard error. */
  readonly se: number;
}

export const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

export function meanOf(values: readonly number[]): Mean {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean: round(mean), se: round(Math.sqrt(squares / Math.max(1, n - 1) / n)) };
}

/** The value below which a share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0, 1);
}

/** Elo above a field of as many others, from the share of games won; half a game is added to each side. */
export function eloOf(wins: number, games: number, others: number): number {
  const odds = ((wins + 0.5) / (games - wins + 0.5)) * others;
  return Math.round(400 * Math.log10(odds));
}
