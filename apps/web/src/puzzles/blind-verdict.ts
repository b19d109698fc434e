// What is said of a turn that was played anew: beside the one that was played, and beside the best one that was found.
import type { Gain, TriedAnew } from '@sunglade/coach';

/** `better` and `worse` only where chance does not explain it. */
export type Compared = 'better' | 'alike' | 'worse';

/** In hundredths: less is no difference that anybody could play by. */
const ALIKE = 50;

const compare = ({ points, error }: Gain): Compared =>
  Math.abs(points) < ALIKE || Math.abs(points) <= 2 * error ? 'alike' : points > 0 ? 'better' : 'worse';

export interface BlindVerdict {
  readonly toPlayed: Compared;
  readonly toBest: Compared;
}

export const blindVerdict = ({ overPlayed, behindBest }: TriedAnew): BlindVerdict => ({
  toPlayed: compare(overPlayed),
  // What the best one has more is what this one has less.
  toBest: compare({ ...behindBest, points: -behindBest.points }),
});
