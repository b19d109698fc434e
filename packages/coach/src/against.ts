// A turn that somebody tried, beside one that is known to be good, or beside the one that was played as well.
import type { Seat, Step, View } from '@sunglade/core';
import type { Coach } from './coach.ts';
import { type Tried, tryTurns } from './compare.ts';
import { type Gain, gainOf } from './gain.ts';

/** Enough to tell a point most of the time, and nobody waits long. */
const FEW = 12;
/** Where chance might still explain it. */
const MANY = 48;
/** In hundredths: what is worth a closer look. */
const WORTH = 100;

/** What the good turn brings more than the one that was played, both printed, from what the seat saw before. */
export function weighAgainst(
  coach: Coach,
  view: View,
  seat: Seat,
  turns: { readonly played: readonly string[]; readonly good: readonly string[] },
): Gain {
  const parse = (turn: readonly string[]): Step[] => turn.map((text) => coach.seating.rules.parse(text) as Step);
  const both = [parse(turns.played), parse(turns.good)];
  const asked = { view, seat, turns: both, name: 'against' };
  const few = tryTurns(coach, { ...asked, worlds: FEW });
  const first = gainOf(...(few as [Tried, Tried]));
  if (first.points < WORTH || first.points > 2 * first.error) return first;
  return gainOf(...(tryTurns(coach, { ...asked, worlds: MANY, before: few }) as [Tried, Tried]));
}

/** A turn that was tried anew, beside the one that was played and the best one that is known. */
export interface TriedAnew {
  /** What it brings more than the one that was played. */
  readonly overPlayed: Gain;
  /** What the best one brings more than it; less than nothing where it is better. */
  readonly behindBest: Gain;
}

const isUnsure = ({ points, error }: Gain): boolean => Math.abs(points) >= WORTH && Math.abs(points) <= 2 * error;

/** All printed, from what the seat saw before; all in the same worlds. */
export function weighAnew(
  coach: Coach,
  view: View,
  seat: Seat,
  turns: { readonly tried: readonly string[]; readonly played: readonly string[]; readonly best: readonly string[] },
): TriedAnew {
  const parse = (turn: readonly string[]): Step[] => turn.map((text) => coach.seating.rules.parse(text) as Step);
  const asked = { view, seat, turns: [turns.tried, turns.played, turns.best].map(parse), name: 'anew' };
  const compare = ([tried, played, best]: readonly Tried[]): TriedAnew => ({
    overPlayed: gainOf(played as Tried, tried as Tried),
    behindBest: gainOf(tried as Tried, best as Tried),
  });
  const few = tryTurns(coach, { ...asked, worlds: FEW });
  const first = compare(few);
  if (!isUnsure(first.overPlayed) && !isUnsure(first.behindBest)) return first;
  return compare(tryTurns(coach, { ...asked, worlds: MANY, before: few }));
}
