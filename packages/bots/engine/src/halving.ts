// Which of several turns is best, by games played in the head. In each world all turns that are still in question are tried
// with the same chance, so that their difference is not luck; the worse half is dropped again and again.
import type { Dice } from '@sunglade/core';
import type { Stopwatch } from './budget.ts';

export interface Trial<T> {
  readonly turn: T;
  /** Results in the first worlds, in their order; who stays longer has more. */
  readonly results: number[];
}

/** Plays a world, named by a number, to its end after a turn, and answers how good that was. */
export type PlayWorld<T> = (turn: T, world: number) => number;

const WORLDS = 0x7fffffff;

export const meanOf = (results: readonly number[]): number =>
  results.length === 0 ? Number.NEGATIVE_INFINITY : results.reduce((sum, result) => sum + result, 0) / results.length;

/** What was thought of a turn before any world was played, and how many worlds that thought is worth. */
export interface Opinion<T> {
  worth(turn: T): number;
  readonly worlds: number;
}

/** Best first: who stayed to the end before who was dropped earlier. `turns` come with the most promising first. */
export function halve<T>(
  turns: readonly T[],
  opinion: Opinion<T>,
  play: PlayWorld<T>,
  dice: Dice,
  watch: Stopwatch,
): Trial<T>[] {
  // All that are compared have been tried in the same worlds, so sums will do.
  const standing = ({ turn, results }: Trial<T>): number =>
    results.reduce((sum, result) => sum + result, opinion.worlds * opinion.worth(turn));
  const live: Trial<T>[] = turns.map((turn) => ({ turn, results: [] }));
  const dropped: Trial<T>[] = [];
  const rounds = Math.ceil(Math.log2(Math.max(1, live.length)));
  for (let round = 1; round <= rounds && watch.spent() < 1; round++) {
    const from = watch.spent();
    const until = from + (1 - from) / (rounds - round + 1);
    do {
      if (!playWorld(live, play, dice.below(WORLDS), watch)) break;
    } while (watch.spent() < until);
    live.sort((a, b) => standing(b) - standing(a));
    dropped.unshift(...live.splice(Math.ceil(live.length / 2)));
  }
  return [...live, ...dropped];
}

/** All turns in the same worlds and none dropped, until the budget is used up. */
export function compare<T>(turns: readonly T[], play: PlayWorld<T>, dice: Dice, watch: Stopwatch): Trial<T>[] {
  const trials: Trial<T>[] = turns.map((turn) => ({ turn, results: [] }));
  while (watch.spent() < 1 && playWorld(trials, play, dice.below(WORLDS), watch));
  return trials.sort((a, b) => meanOf(b.results) - meanOf(a.results));
}

/** A world that was not played by all counts for none. */
function playWorld<T>(trials: readonly Trial<T>[], play: PlayWorld<T>, world: number, watch: Stopwatch): boolean {
  const results: number[] = [];
  for (const { turn } of trials) {
    if (watch.spent() >= 1) return false;
    results.push(play(turn, world));
    watch.count();
  }
  for (const [i, trial] of trials.entries()) trial.results.push(results[i] as number);
  return true;
}

/** How far two turns differ in the worlds both were tried in, and the standard error of that difference. */
export function difference(
  a: readonly number[],
  b: readonly number[],
): { readonly mean: number; readonly error: number } {
  const n = Math.min(a.length, b.length);
  if (n === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  const each = Array.from({ length: n }, (_, i) => (a[i] as number) - (b[i] as number));
  const mean = each.reduce((sum, one) => sum + one, 0) / n;
  const squares = each.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (n - 1) / n) };
}
