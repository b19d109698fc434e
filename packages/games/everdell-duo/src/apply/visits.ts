// Workers going to places, and places used without one.
import { ZONE_DESTINATION, ZONE_EVENT, zoneOf } from '../check/places.ts';
import type { Content } from '../content.ts';
import { hearing, say } from '../events.ts';
import { resolve } from '../frames.ts';
import {
  AT_HOME,
  CITY,
  cityOf,
  EMPTY,
  EVENTS_DONE,
  otherSeat,
  PURSE,
  type State,
  TOWN,
  TURN,
  WORKER,
} from '../state.ts';
import { CARD_PLACE, RIVER_PLACE, SLOT_PLACE } from '../words.ts';
import { gainPoints } from './cards.ts';
import { on, trigger } from './triggers.ts';

function placeOp(c: Content, s: State, place: number): number {
  if (place < RIVER_PLACE) return c.farms[place]!;
  if (place < SLOT_PLACE) return c.rivers[s.river[place - RIVER_PLACE]!]!;
  if (place < CARD_PLACE) return c.slots[place - SLOT_PLACE]!;
  return c.visit[place - CARD_PLACE]!;
}

/** The tile goes beside the city; its slot is dead from then on. */
function claim(s: State, seat: number, slot: number): void {
  const event = s.slots[slot]!;
  s.slots[slot] = EMPTY;
  s.eventBy[event] = seat + 1;
  s.town[cityOf(seat) * TOWN + EVENTS_DONE]! += 1;
  if (hearing.tell) say({ type: 'claim', seat, slot, event });
}

/** Carries out a place without a worker: no visitor's point, nothing that reacts to placing. */
export function usePlace(c: Content, s: State, seat: number, place: number): void {
  if (zoneOf(place) === ZONE_EVENT) {
    claim(s, seat, place - SLOT_PLACE);
    trigger(c, s, seat, on.youCompleteEvent, -1, 0, 0);
  }
  if (hearing.tell) say({ type: 'effect', seat, place });
  resolve(s, seat, placeOp(c, s, place), place);
}

/** Puts worker `index` on a place and uses it. Moving a worker counts as placing. */
export function placeWorker(c: Content, s: State, seat: number, index: number, place: number): void {
  const at = seat * PURSE + WORKER + index;
  const from = s.purse[at]!;
  s.purse[at] = place;
  if (hearing.tell) say({ type: 'worker', seat, from, to: place });
  const zone = zoneOf(place);
  const other = otherSeat(seat);
  if (zone === ZONE_DESTINATION) {
    const owner = s.zone[place - CARD_PLACE] === CITY + cityOf(seat) ? seat : other;
    // A visitor from the other city gives the owner a point first.
    if (owner !== seat) gainPoints(s, owner, 1);
    // Pushed in reverse: the effect first, then the active player's reactions, then the other's.
    const second = seat === s.table[TURN] ? other : seat;
    const first = otherSeat(second);
    for (const reacting of [second, first]) {
      if (reacting === owner) trigger(c, s, reacting, on.destinationVisit, -1, 0, zone);
      if (reacting === seat) trigger(c, s, reacting, on.youPlaceWorker, -1, 0, zone);
    }
  } else trigger(c, s, seat, on.youPlaceWorker, -1, 0, zone);
  usePlace(c, s, seat, place);
}

export function recallWorker(s: State, seat: number, index: number): void {
  const at = seat * PURSE + WORKER + index;
  if (hearing.tell) say({ type: 'worker', seat, from: s.purse[at]!, to: AT_HOME });
  s.purse[at] = AT_HOME;
}
