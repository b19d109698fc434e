// Why this turn and not that one: the best turns with their expected points, what each would lose and where.
import { difference, meanOf, type Trial } from './halving.ts';

export interface ExplainedTurn {
  /** Printed. */
  readonly steps: readonly string[];
  /** Final points to expect. */
  readonly expected: number;
  /** What it loses against the best turn, with the standard error of that difference. */
  readonly loss: number;
  readonly error: number;
  /** The difference to the best turn in each part of the final score. */
  readonly parts: Readonly<Record<string, number>>;
}

export interface Explanation {
  /** Best first. */
  readonly turns: readonly ExplainedTurn[];
  /** Worlds in which each was tried. */
  readonly worlds: number;
}

/** Loss worth telling somebody: more than a point and more than two standard errors. */
export const isSure = ({ loss, error }: ExplainedTurn): boolean => loss > 1 && loss > 2 * error;

/** `expected`, like `parts`, tells sums over all worlds of a turn. */
export function explainTrials<T>(
  trials: readonly Trial<T>[],
  of: (turn: T) => {
    readonly steps: readonly string[];
    readonly points: number;
    readonly parts: Readonly<Record<string, number>>;
  },
): Explanation {
  const [best] = trials;
  if (!best) return { turns: [], worlds: 0 };
  const worlds = best.results.length;
  const top = of(best.turn);
  const turns = trials.map((trial) => {
    const { steps, points, parts } = of(trial.turn);
    const { mean, error } = difference(best.results, trial.results);
    const apart = Object.entries(parts).map(([part, sum]) => [
      part,
      (sum - (top.parts[part] ?? 0)) / Math.max(1, worlds),
    ]);
    return {
      steps,
      expected: worlds === 0 ? meanOf([points]) : points / worlds,
      loss: mean,
      error,
      parts: Object.fromEntries(apart) as Record<string, number>,
    };
  });
  return { turns, worlds };
}
