// The learned value: what a planet after a round is still worth, as a sum of named counts, one set of weights per round.
import { type Counting, countFeatures, FEATURES } from './features.ts';
import { type Ground, ROUND_COUNT } from './ground.ts';
import { fertility, type Lean, type Planet } from './lean.ts';
import { endsSeason, isLastRound, roundOfGame, seasonPoints } from './rounds.ts';

/** Weights after each round but the last, one row of features after the other. */
export type Weights = Float64Array;
export const WEIGHTS_LENGTH = (ROUND_COUNT - 1) * FEATURES;

/** Sure points once this round is over; what they do not hold is counted in `into.features`, unless the game is over. */
export function countAfterRound(g: Ground, s: Lean, seat: number, planet: Planet, into: Counting): number {
  let points = planet.points;
  const scored = endsSeason(s);
  if (scored) points += seasonPoints(g, s.season, planet.cells, into.forests);
  if (isLastRound(s)) return points + fertility(g, s, planet.cells);
  countFeatures(g, s, planet, scored ? s.season + 1 : s.season, s.nextFirst === seat, into);
  return points;
}

/** The final score to expect: sure points, and what the weights see in the rest. */
export function worthAfterRound(
  g: Ground,
  s: Lean,
  seat: number,
  planet: Planet,
  weights: Weights,
  into: Counting,
): number {
  let worth = countAfterRound(g, s, seat, planet, into);
  if (isLastRound(s)) return worth;
  const { features } = into;
  const from = roundOfGame(s) * FEATURES;
  for (let i = 0; i < FEATURES; i++) worth += weights[from + i]! * features[i]!;
  return worth;
}
