import { type Outcome, placesBySheets, type ScoreSheet, type Seat } from '@sunglade/core';
import { isOver } from './check.ts';
import { type Bound, cardsIn, type State } from './state.ts';
import { STORE } from './terms.ts';

/** More stored cards win a tie. */
export function score(b: Bound, s: State, seat: Seat): ScoreSheet {
  const stored = cardsIn(b, s, STORE + seat);
  const store = stored.reduce((sum, card) => sum + b.content.values[card]!, 0);
  const berries = s.berries[seat]!;
  return { total: store + berries, parts: { store, berries }, soon: {}, ties: [stored.length] };
}

export function outcome(b: Bound, s: State): Outcome | null {
  if (!isOver(b, s)) return null;
  return { places: placesBySheets(Array.from({ length: b.seats }, (_, seat) => score(b, s, seat as Seat))) };
}
