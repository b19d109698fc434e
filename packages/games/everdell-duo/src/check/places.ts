// Who may stand where: farms, river, events and destination cards.
import type { Content } from '../content.ts';
import { eventCode } from '../counts.ts';
import { no, OK } from '../refusals.ts';
import { AT_HOME, CITY, EMPTY, PURSE, type State, TURN_NUMBER, WORKER } from '../state.ts';
import { CARD_PLACE, JOURNEY_PLACE, RIVER_PLACE, SLOT_PLACE, WORKERS } from '../words.ts';

const ZONE_FARM = 1;
const ZONE_RIVER = 2;
export const ZONE_EVENT = 4;
export const ZONE_DESTINATION = 8;
const ZONE_OWN_WORKERS = 16;
/** Where a worker may be placed as an action. */
export const EVERY_ZONE = ZONE_FARM | ZONE_RIVER | ZONE_EVENT | ZONE_DESTINATION;

export const zoneOf = (place: number): number =>
  place < RIVER_PLACE
    ? ZONE_FARM
    : place < SLOT_PLACE
      ? ZONE_RIVER
      : place < CARD_PLACE
        ? ZONE_EVENT
        : ZONE_DESTINATION;

/** A place is occupied while at least one worker stands there. */
function isOccupied(s: State, place: number): boolean {
  for (let i = 0; i < WORKERS; i++) {
    if (s.purse[WORKER + i] === place || s.purse[PURSE + WORKER + i] === place) return true;
  }
  return false;
}

/** The seat's worker on a place, or -1. `AT_HOME` asks for an available one. */
export function workerAt(s: State, seat: number, place: number): number {
  for (let i = 0; i < WORKERS; i++) if (s.purse[seat * PURSE + WORKER + i] === place) return i;
  return -1;
}

export const hasFreeWorker = (s: State, seat: number): boolean => workerAt(s, seat, AT_HOME) >= 0;

/** Whether the seat may use a place through one of `zones`, with or without a worker. */
export function placeCode(
  c: Content,
  s: State,
  seat: number,
  place: number,
  zones: number,
  allowOccupied: boolean,
): number {
  if (place === JOURNEY_PLACE) return no['journey-closed'];
  const zone = zoneOf(place);
  if (zone === ZONE_DESTINATION) {
    const card = place - CARD_PLACE;
    const where = s.zone[card]!;
    if ((where !== CITY && where !== CITY + 1) || c.visit[card]! < 0) return no['place-unknown'];
    // A red card takes a worker only in a later turn than the one it was played in.
    if (s.playedAt[card] === s.table[TURN_NUMBER]) return no['too-new'];
  }
  if ((zones & zone) === 0) {
    if ((zones & ZONE_OWN_WORKERS) === 0) return no['place-closed'];
    if (workerAt(s, seat, place) < 0) return no['no-own-worker'];
    if (zone === ZONE_EVENT) return no['event-gone'];
  }
  if (zone === ZONE_EVENT && s.slots[place - SLOT_PLACE] === EMPTY) return no['event-gone'];
  // No re-entry: what is being carried out cannot be used again.
  if (s.busy[place] === 1) return no['in-use'];
  if (!allowOccupied && isOccupied(s, place)) return no['place-occupied'];
  return zone === ZONE_EVENT ? eventCode(c, s, seat, s.slots[place - SLOT_PLACE]!) : OK;
}

const candidates = new Int16Array(CARD_PLACE + 80);
let candidateCount = 0;

/** Places that could be open, ascending: the board's twelve and the red cards of both cities. */
export function listPlaces(c: Content, s: State): Int16Array {
  candidateCount = 0;
  for (let place = 0; place < CARD_PLACE; place++) candidates[candidateCount++] = place;
  for (let i = 0; i < c.destinations.length; i++) {
    const card = c.destinations[i]!;
    const where = s.zone[card]!;
    if (where === CITY || where === CITY + 1) candidates[candidateCount++] = CARD_PLACE + card;
  }
  return candidates;
}

export const placeCount = (): number => candidateCount;

/** Whether any place is open; `except` is where the worker stands that would move. */
export function anyPlace(
  c: Content,
  s: State,
  seat: number,
  zones: number,
  allowOccupied: boolean,
  except: number,
): boolean {
  const places = listPlaces(c, s);
  for (let i = 0; i < candidateCount; i++) {
    if (places[i] !== except && placeCode(c, s, seat, places[i]!, zones, allowOccupied) === OK) return true;
  }
  return false;
}
