// What one turn brings more than another that was tried in the same worlds.
import type { Tried } from './compare.ts';
import { type Hundredths, hundredths, meanOf, standardError } from './hundredths.ts';
import { type Reason, reasonsOf } from './reasons.ts';

export interface Gain {
  readonly points: Hundredths;
  readonly error: Hundredths;
  /** Where it would come from. */
  readonly reasons: readonly Reason[];
}

/** World by world. */
export const gains = (less: Tried, more: Tried): number[] =>
  more.results.map((result, i) => result - (less.results[i] ?? 0));

export function gainOf(less: Tried, more: Tried): Gain {
  const each = gains(less, more);
  const worlds = Math.max(1, each.length);
  const parts = [...new Set([...Object.keys(more.parts), ...Object.keys(less.parts)])].map((part) => [
    part,
    ((more.parts[part] ?? 0) - (less.parts[part] ?? 0)) / worlds,
  ]);
  return {
    points: hundredths(meanOf(each)),
    error: hundredths(standardError(each)),
    reasons: reasonsOf(Object.fromEntries(parts), meanOf(each)),
  };
}
