// What is said of a turn that somebody tried.
import type { Gain } from '@sunglade/coach';

export type Verdict =
  /** It leads where the solution leads. */
  | { readonly kind: 'best' }
  /** Another one that is as good, or so little behind that it counts. */
  | { readonly kind: 'near'; readonly gain: Gain }
  | { readonly kind: 'behind'; readonly gain: Gain };

/** Less than a point behind is nearly as good. */
const NEARLY = 100;

/** `gain` is what the solution brings more. What cannot be told from chance is not held against anybody. */
export function verdictOf(same: boolean, gain: Gain): Verdict {
  if (same) return { kind: 'best' };
  return gain.points < NEARLY || gain.points <= 2 * gain.error ? { kind: 'near', gain } : { kind: 'behind', gain };
}

export const isSolved = ({ kind }: Verdict): boolean => kind !== 'behind';
