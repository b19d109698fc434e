// Planning ahead: whether to draw or to roll when one's turn comes.
import type { Ahead, Seat } from '@sunglade/core';
import type { Event } from './events.ts';
import { type Bound, copyState, READY, ROBBER, type State, TURN } from './state.ts';
import { NO_ROBBER } from './terms.ts';

export const createAhead = (b: Bound): Ahead<State, Event> => ({
  turn: (s, seat) => turn(b, s, seat),
  expects,
});

/** While others have their turn in a round; what a hand holds in the next one is not known yet. */
function turn(b: Bound, s: State, seat: Seat): State | null {
  if (s.table[READY] !== b.all || seat < s.table[TURN]!) return null;
  const ahead = copyState(b, s);
  ahead.table[TURN] = seat;
  ahead.table[ROBBER] = NO_ROBBER;
  return ahead;
}

/** A card that nobody else sees changes nothing; dice, owls and a new deck do. */
function expects(event: Event, seat: Seat): boolean {
  return event.type === 'draw' && event.seat !== seat;
}
