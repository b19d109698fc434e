// Planning ahead: a card to take or to play if it still lies there. Only against each other: partners talk.
import type { Ahead, Seat } from '@sunglade/core';
import { advance } from './apply/advance.ts';
import { beginTurn } from './apply/season.ts';
import type { Event } from './events.ts';
import { FRAME, topFrame, WORK } from './state/frames.ts';
import { DEPTH, IN_TURN, PHASE, TURN } from './state/layout.ts';
import { type Bound, copyState, type State } from './state.ts';

export const createAhead = (b: Bound): Ahead<State, Event> => ({
  turn: (s, seat) => turn(b, s, seat),
  expects,
});

/** Before or after the other's action; in the midst of it too much is open. */
function turn(b: Bound, s: State, seat: Seat): State | null {
  if (s.table[PHASE] !== IN_TURN || s.table[TURN] === seat || s.table[DEPTH] !== 1) return null;
  const kind = s.frames[topFrame(s) + FRAME.kind];
  if (kind !== WORK.action && kind !== WORK.finish) return null;
  const ahead = copyState(b, s);
  ahead.table[DEPTH] = 0;
  beginTurn(b, ahead, seat);
  advance(b, ahead);
  return ahead;
}

/** What the other does with what is theirs, and the marker they move. A new card in the meadow is news, and so is a claim. */
function expects(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'step':
    case 'gain':
    case 'pay':
    case 'points':
    case 'tokens':
    case 'draw':
    case 'take':
    case 'discard':
    case 'look':
    case 'keep':
    case 'tuck':
    case 'show':
    case 'build':
    case 'occupy':
    case 'discount':
    case 'effect':
    case 'worker':
      return event.seat !== seat;
    case 'marker':
    case 'turn':
      return true;
    default:
      return false;
  }
}
