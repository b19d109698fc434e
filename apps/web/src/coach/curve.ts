// The curve of a review in figures: where each line goes, and what each stretch of the game brought.
import type { Hundredths, Review } from '@sunglade/coach';

export interface Point {
  /** Standing steps. */
  readonly at: number;
  readonly value: Hundredths;
}

/** What a seat might expect, before and after each of its turns, to the end. */
export function curveOf({ turns, seats, length }: Review, seat: number): Point[] {
  const own = turns.filter((turn) => turn.seat === seat);
  return [
    ...own.flatMap(({ from, to, before, after }) => [
      { at: from, value: before },
      { at: to, value: after },
    ]),
    { at: length, value: seats[seat]?.result ?? 0 },
  ];
}

/** What a seat might expect after so many steps. */
export function valueAt(curve: readonly Point[], at: number): Hundredths {
  return (curve.findLast((point) => point.at <= at) ?? curve[0])?.value ?? 0;
}

/** A part of the game, such as a round: from so many steps to so many. */
export interface Stretch {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface StretchSum extends Stretch {
  readonly luck: Hundredths;
  readonly play: Hundredths;
  /** At its end. */
  readonly value: Hundredths;
}

/** Each turn counts where it began; nothing is lost between two stretches. */
export function sumStretches(review: Review, seat: number, stretches: readonly Stretch[]): StretchSum[] {
  const curve = curveOf(review, seat);
  return stretches.map((stretch, i) => {
    const first = i === 0;
    const last = i === stretches.length - 1;
    const own = review.turns.filter(
      (turn) =>
        turn.seat === seat &&
        (first || turn.from >= stretch.from) &&
        (last || turn.from < (stretches[i + 1]?.from ?? 0)),
    );
    return {
      ...stretch,
      luck: own.reduce((sum, { luck }) => sum + luck, 0),
      play: own.reduce((sum, { play }) => sum + play, 0),
      value: valueAt(curve, stretch.to),
    };
  });
}

/** From where chapters begin; without any, ten equal pieces. */
export function stretchesOf(
  begins: readonly { readonly at: number; readonly name: string }[],
  length: number,
): Stretch[] {
  const marks =
    begins.length > 1
      ? begins
      : Array.from({ length: 10 }, (_, i) => ({ at: Math.round((i * length) / 10), name: `${10 * (i + 1)} %` }));
  return marks.map(({ at, name }, i) => ({
    name,
    from: i === 0 ? 0 : at,
    to: marks[i + 1]?.at ?? length,
  }));
}

export interface Margin {
  /** The seat it is measured against; null for somebody alone and for a team. */
  readonly rival: number | null;
  /** Whole points; `dealt` and `played` add up to it. */
  readonly points: number;
  readonly dealt: number;
  readonly played: number;
}

/** Why somebody is ahead or behind: against the best other seat, or, alone, against what was expected at the start. */
export function marginOf({ seats }: Review, seat: number, alone: boolean): Margin {
  const own = seats[seat];
  if (!own) return { rival: null, points: 0, dealt: 0, played: 0 };
  const round = (n: Hundredths): number => Math.round(n / 100);
  if (alone) {
    const points = round(own.result) - round(own.start);
    return { rival: null, points, dealt: points - round(own.play), played: round(own.play) };
  }
  let rival = seat === 0 ? 1 : 0;
  for (const [i, one] of seats.entries()) if (i !== seat && one.result > (seats[rival]?.result ?? 0)) rival = i;
  const other = seats[rival] ?? own;
  const points = round(own.result - other.result);
  const played = round(own.play - other.play);
  return { rival, points, dealt: points - played, played };
}
