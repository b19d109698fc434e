// Planning ahead: a wish list for the draft. The row lies open, so what others take is all that can change in it.
import { type Ahead, only, type Seat } from '@sunglade/core';
import type { Event } from './events.ts';
import { ACTING, type Bound, CARD, DRAFT, PHASE, type State, seatAt } from './layout.ts';
import { copyState } from './state.ts';

export const createAhead = (b: Bound): Ahead<State, Event> => ({
  turn: (s, seat) => turn(b, s, seat),
  expects,
});

/** Only for who has not taken a card yet: the next row is not known. */
function turn(b: Bound, s: State, seat: Seat): State | null {
  if (s.data[PHASE] !== DRAFT || s.data[seatAt(seat) + CARD]! >= 0) return null;
  const ahead = copyState(b, s);
  ahead.data[ACTING] = only(seat);
  return ahead;
}

/** Where the first-player token goes follows from what was taken. */
function expects(event: Event): boolean {
  return event.type === 'take' || event.type === 'token-placed' || event.type === 'token-taken';
}
