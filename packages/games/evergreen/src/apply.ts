// Carries out an allowed step; answers who can no longer take back.
import { NOBODY, only, type Seat, type Seats, type Tell } from '@sunglade/core';
import type { Event } from './events.ts';
import {
  ACTING,
  type Bound,
  BUDS,
  CARD,
  CHOSEN,
  GROWS,
  LEFT,
  LEVELS,
  NEW_LAKE,
  OPEN,
  PLANTS,
  POWER_USED,
  type State,
  seatAt,
  THE_ACTION,
  THE_POWER,
  TOUCHED,
} from './layout.ts';
import { endRound, takeCard } from './rounds.ts';
import { ACTION_D, ACTIONS, BUD_POWER, BUSH, EFFECTS_OF, LAKE, LAKE_POWER, PIECES, POWERS, SPROUT } from './terms.ts';

type Say = Tell<Event> | undefined;

/** Each lake lets up to two of its neighbours grow. */
const LAKE_GROWS = 2;

export function apply(b: Bound, s: State, seat: Seat, step: number, tell?: Say): Seats {
  const { action, power, done, plant, grow, bush, lake } = b.steps.first;
  if (step < action) {
    takeCard(b, s, seat, step, tell);
    return only(seat);
  }
  if (step >= plant) {
    if (step < grow) put(b, s, seat, step - plant, SPROUT, tell);
    else if (step < bush) growPiece(b, s, seat, step - grow, tell);
    else if (step < lake) put(b, s, seat, step - bush, BUSH, tell);
    else put(b, s, seat, step - lake, LAKE, tell);
    return NOBODY;
  }
  if (step === done) return handIn(b, s, seat, tell);
  if (step === power) beginPower(b, s, seat, tell);
  else beginAction(b, s, seat, step - action, tell);
  return NOBODY;
}

/** Beginning the action ends a power that came before it: never the one inside the other. */
function beginAction(b: Bound, { data }: State, seat: number, action: number, tell: Say): void {
  const at = seatAt(seat);
  data[at + CHOSEN] = action;
  data[at + OPEN] = THE_ACTION;
  data[at + LEFT] = 0;
  data[at + NEW_LAKE] = data[at + TOUCHED] = -1;
  const { plants, grows } = EFFECTS_OF[ACTIONS[action]!];
  data[at + PLANTS] = plants;
  data[at + GROWS] = grows;
  tell?.({ type: 'action', seat, action: ACTIONS[action]! }, b.all);
}

/** Beginning the power ends an action that came before it. The marker moves first and stays at the end of its track. */
function beginPower(b: Bound, { data }: State, seat: number, tell: Say): void {
  const at = seatAt(seat);
  const power = b.content.cardPower[data[at + CARD]!]!;
  const track = b.content.tracks[power]!;
  const level = Math.min(data[at + LEVELS + power]! + 1, track.length - 1);
  const value = track[level]!;
  data[at + LEVELS + power] = level;
  data[at + POWER_USED] = 1;
  data[at + OPEN] = THE_POWER;
  data[at + PLANTS] = data[at + GROWS] = 0;
  data[at + NEW_LAKE] = data[at + TOUCHED] = -1;
  const points = power === BUD_POWER ? value : 0;
  data[at + LEFT] = power === BUD_POWER ? 0 : value;
  data[at + BUDS]! += points;
  tell?.({ type: 'power', seat, power: POWERS[power]!, level, value, points }, b.all);
}

function put(b: Bound, { data, cells }: State, seat: number, space: number, piece: number, tell: Say): void {
  const at = seatAt(seat);
  cells[seat * b.stride + space] = piece;
  const byAction = data[at + OPEN] === THE_ACTION;
  if (byAction) spend(data, at, PLANTS, space);
  else data[at + LEFT]! -= 1;
  if (piece === LAKE) {
    data[at + NEW_LAKE] = space;
    data[at + GROWS] = LAKE_GROWS;
    data[at + TOUCHED] = -1;
  }
  tell?.(
    { type: 'place', seat, at: b.content.places[space]!, piece: PIECES[piece]!, by: byAction ? 'action' : 'power' },
    b.all,
  );
}

function growPiece(b: Bound, { data, cells }: State, seat: number, space: number, tell: Say): void {
  const at = seatAt(seat);
  const piece = cells[seat * b.stride + space]! + 1;
  cells[seat * b.stride + space] = piece;
  const byAction = data[at + OPEN] === THE_ACTION;
  if (byAction) spend(data, at, GROWS, space);
  else if (b.content.cardPower[data[at + CARD]!] === LAKE_POWER) {
    data[at + GROWS]! -= 1;
    data[at + TOUCHED] = space;
  } else data[at + LEFT]! -= 1;
  tell?.(
    { type: 'grow', seat, at: b.content.places[space]!, piece: PIECES[piece]!, by: byAction ? 'action' : 'power' },
    b.all,
  );
}

/** One effect of the action. B and C want different spaces; D is one effect, whichever. */
function spend(data: Int16Array, at: number, kind: number, space: number): void {
  data[at + kind]! -= 1;
  data[at + TOUCHED] = space;
  if (data[at + CHOSEN] === ACTION_D) data[at + PLANTS] = data[at + GROWS] = 0;
}

function handIn(b: Bound, s: State, seat: Seat, tell: Say): Seats {
  const { data } = s;
  data[ACTING]! &= ~only(seat);
  tell?.({ type: 'done', seat }, b.all);
  if (data[ACTING] !== NOBODY) return only(seat);
  endRound(b, s, tell);
  return b.all;
}
