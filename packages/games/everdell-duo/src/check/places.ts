// Who may stand where: farms, river, events and destination cards.

import { allowsOccupied, zonesOf } from '../content/ops.ts';
import { checkEvent } from '../counts.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  AT_HOME,
  CITY,
  EMPTY,
  IGNORES_SKUNK,
  NEWS_FLAGS,
  PURSE,
  TURN_NUMBER,
  WORKER,
  workerPlace,
} from '../state/layout.ts';
import { skunkAt } from '../team/skunks.ts';
import { CARD_PLACE, JOURNEY_PLACE, RIVER_PLACE, SLOT_PLACE, WORKERS } from '../terms.ts';
import type { AnyRefusal } from './refusals.ts';

/** Zones as bits, in the order of ZONES. */
const FARM_ZONE = 1;
const RIVER_ZONE = 2;
export const EVENT_ZONE = 4;
export const DESTINATION_ZONE = 8;
const OWN_WORKERS_ZONE = 16;

export const zoneOf = (place: number): number =>
  place < RIVER_PLACE
    ? FARM_ZONE
    : place < SLOT_PLACE
      ? RIVER_ZONE
      : place < CARD_PLACE
        ? EVENT_ZONE
        : DESTINATION_ZONE;

const inSomeCity = (s: State, card: number): boolean => s.zone[card] === CITY || s.zone[card] === CITY + 1;

/** A place is occupied while at least one worker stands there. */
function isOccupied(s: State, place: number): boolean {
  for (let i = 0; i < WORKERS; i++) {
    if (s.purse[WORKER + i] === place || s.purse[PURSE + WORKER + i] === place) return true;
  }
  return false;
}

/** The seat's worker on a place, or -1. `AT_HOME` asks for an available one. */
export function workerAt(s: State, seat: number, place: number): number {
  for (let i = 0; i < WORKERS; i++) if (workerPlace(s, seat, i) === place) return i;
  return -1;
}

export const hasFreeWorker = (s: State, seat: number): boolean => workerAt(s, seat, AT_HOME) >= 0;

/** Good news let the worker of the turn's action share a place with a skunk. */
const ignoresSkunk = ({ content }: Bound, s: State, op: number): boolean =>
  op === content.action.place && (s.table[NEWS_FLAGS]! & IGNORES_SKUNK) !== 0;

/** Whether the seat may use a place as the effect `op` (or the turn's action) says, with or without a worker. */
export function checkPlace(b: Bound, s: State, seat: number, place: number, op: number): AnyRefusal | null {
  if (place === JOURNEY_PLACE) return 'journey-closed';
  const c = b.content;
  const zones = zonesOf(c, op);
  const zone = zoneOf(place);
  if (zone === DESTINATION_ZONE) {
    const card = place - CARD_PLACE;
    if (!inSomeCity(s, card) || c.visit[card]! < 0) return 'place-unknown';
    // A red card takes a worker only in a later turn than the one it was played in.
    if (s.playedAt[card] === s.table[TURN_NUMBER]) return 'too-new';
  }
  if ((zones & zone) === 0) {
    if ((zones & OWN_WORKERS_ZONE) === 0) return 'place-closed';
    if (workerAt(s, seat, place) < 0) return 'no-own-worker';
    if (zone === EVENT_ZONE) return 'event-gone';
  }
  if (zone === EVENT_ZONE && s.slots[place - SLOT_PLACE] === EMPTY) return 'event-gone';
  // No re-entry: what is being carried out cannot be used again.
  if (s.busy[place] === 1) return 'in-use';
  if (!allowsOccupied(c, op)) {
    if (isOccupied(s, place)) return 'place-occupied';
    if (skunkAt(s, place) && !ignoresSkunk(b, s, op)) return 'place-skunk';
  }
  return zone === EVENT_ZONE ? checkEvent(b, s, seat, s.slots[place - SLOT_PLACE]!) : null;
}

/** Leaves in `scratch.places` those that could be open, ascending: the board's twelve and the red cards of both cities. */
export function listPlaces({ content, scratch }: Bound, s: State): void {
  const { destinations } = content;
  const { places } = scratch;
  let count = 0;
  for (let place = 0; place < CARD_PLACE; place++) places[count++] = place;
  for (let i = 0; i < destinations.length; i++) {
    const card = destinations[i]!;
    if (inSomeCity(s, card)) places[count++] = CARD_PLACE + card;
  }
  scratch.placeCount = count;
}

/** Whether any place is open; `except` is where the worker stands that would move. */
export function anyPlace(b: Bound, s: State, seat: number, op: number, except = AT_HOME): boolean {
  listPlaces(b, s);
  const { places, placeCount } = b.scratch;
  for (let i = 0; i < placeCount; i++) {
    if (places[i] !== except && checkPlace(b, s, seat, places[i]!, op) === null) return true;
  }
  return false;
}
