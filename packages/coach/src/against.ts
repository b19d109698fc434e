// A turn that somebody tried, beside one that is known to be good.
import type { Seat, Step, View } from '@sunglade/core';
import type { Coach } from './coach.ts';
import { type Tried, tryTurns } from './compare.ts';
import { type Gain, gainOf } from './gain.ts';

/** Enough to tell a point, and nobody waits long. */
const WORLDS = 16;

/** What the good turn brings more than the one that was played, both printed, from what the seat saw before. */
export function weighAgainst(
  coach: Coach,
  view: View,
  seat: Seat,
  turns: { readonly played: readonly string[]; readonly good: readonly string[] },
): Gain {
  const parse = (turn: readonly string[]): Step[] => turn.map((text) => coach.seating.rules.parse(text) as Step);
  const both = [parse(turns.played), parse(turns.good)];
  const [played, good] = tryTurns(coach, { view, seat, turns: both, worlds: WORLDS, name: 'against' });
  return gainOf(played as Tried, good as Tried);
}
