// The value of a board after a turn: its points, and a sum of named counts for what may still come. The weights are known
// for some numbers of turns left, and mixed between them.
import type { Clock } from './clock.ts';
import { type Counting, CUBE_RANKS, countFeatures, FEATURES, NEXT, SPIRIT_PAYS, STEPS } from './features.ts';
import type { Ground } from './ground.ts';
import type { Board } from './lean.ts';

/** One row of features for each of KNOTS. */
export type Weights = Float64Array;
/** Turns left for which weights are known. */
export const KNOTS: readonly number[] = [0.5, 1.5, 3, 6, 11];
export const WEIGHTS_LENGTH = KNOTS.length * FEATURES;

/** The row below this many turns left, and how much the row above it counts. */
export function findKnot(left: number): { readonly row: number; readonly share: number } {
  let row = 0;
  while (row < KNOTS.length - 2 && left >= KNOTS[row + 1]!) row++;
  const share = (left - KNOTS[row]!) / (KNOTS[row + 1]! - KNOTS[row]!);
  return { row, share: Math.min(1, Math.max(0, share)) };
}

/** The final score to expect from a board after a turn. Cubes that may go on the board at once count as placed in the end. */
export function worthOf(g: Ground, board: Board, clock: Clock, weights: Weights, into: Counting): number {
  let worth = countFeatures(g, board, clock, into);
  const { features, left } = into;
  if (left === 0) {
    for (let rank = 0; rank < CUBE_RANKS; rank++) worth += features[NEXT + rank * STEPS]!;
    return worth + features[SPIRIT_PAYS]!;
  }
  let row = 0;
  while (row < KNOTS.length - 2 && left >= KNOTS[row + 1]!) row++;
  const share = Math.min(1, Math.max(0, (left - KNOTS[row]!) / (KNOTS[row + 1]! - KNOTS[row]!)));
  const low = row * FEATURES;
  const high = low + FEATURES;
  let here = 0;
  let there = 0;
  for (let i = 0; i < FEATURES; i++) {
    const value = features[i]!;
    here += weights[low + i]! * value;
    there += weights[high + i]! * value;
  }
  return worth + here + share * (there - here);
}
