// Planning ahead: a group of tokens and where they go.
import type { Ahead, Seat } from '@sunglade/core';
import type { Event } from './events.ts';
import {
  type Bound,
  CARD_TAKEN,
  FINAL,
  FIRST,
  HAND,
  KEPT,
  MOVER,
  PHASE,
  PHASE_OVER,
  PHASE_SPIRIT,
  PHASE_TURN,
  type State,
  seatAt,
  TOOK,
} from './layout.ts';
import { copyState } from './state.ts';
import { readStep } from './steps.ts';
import { COLOURS } from './terms.ts';

export const createAhead = (b: Bound): Ahead<State, Event> => ({
  turn: (s, seat) => turn(b, s, seat),
  expects,
});

/** In the last round nobody has a turn who has had theirs. What the mover holds is out of the way. */
function turn(b: Bound, s: State, seat: Seat): State | null {
  const { data } = s;
  if (data[PHASE] === PHASE_OVER) return null;
  const round = (one: number): number => (one - data[FIRST]! + b.seats) % b.seats;
  if (data[FINAL] !== 0 && round(seat) <= round(data[MOVER]!)) return null;
  const ahead = copyState(b, s);
  ahead.data[MOVER] = seat;
  ahead.data[TOOK] = ahead.data[CARD_TAKEN] = 0;
  ahead.data.fill(0, HAND, HAND + COLOURS.length);
  ahead.data[PHASE] = b.options.spirits && data[seatAt(seat) + KEPT] === 0 ? PHASE_SPIRIT : PHASE_TURN;
  return ahead;
}

/**
 * Every turn ends with new tokens where some were taken: whoever plans a group of those that lie there knows that. Another
 * group in its place, a new animal card or the last round are news.
 */
function expects(event: Event, seat: Seat, steps: readonly string[]): boolean {
  switch (event.type) {
    case 'spirit':
    case 'place':
    case 'card':
    case 'cube':
    case 'done':
      return event.seat !== seat;
    case 'take':
    case 'refill':
      return !steps.some((text) => {
        const step = readStep(text);
        return step?.verb === 'take' && step.space === event.space;
      });
    case 'turn':
      return true;
    default:
      return false;
  }
}
