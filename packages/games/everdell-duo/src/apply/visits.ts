// Workers going to places, and places used without one.
import { DESTINATION_ZONE, EVENT_ZONE, zoneOf } from '../check/places.ts';
import type { Bound, State } from '../state/bound.ts';
import { resolve } from '../state/frames.ts';
import { AT_HOME, CITY, cityOf, EMPTY, EVENTS_DONE, otherSeat, PURSE, TOWN, TURN, WORKER } from '../state/layout.ts';
import { CARD_PLACE, RIVER_PLACE, SLOT_PLACE } from '../terms.ts';
import { gainPoints } from './cards.ts';
import { ON, trigger, triggerWorker } from './triggers.ts';

function effectAt({ content: c, team }: Bound, s: State, place: number): number {
  if (place < RIVER_PLACE) return team?.farms.find((farm) => farm.place === place)?.op ?? c.farms[place]!;
  if (place < SLOT_PLACE) return c.rivers[s.river[place - RIVER_PLACE]!]!;
  if (place < CARD_PLACE) return c.slots[place - SLOT_PLACE]!;
  return c.visit[place - CARD_PLACE]!;
}

/** The tile goes beside the city; its slot is dead from then on. */
function claim(b: Bound, s: State, seat: number, slot: number): void {
  const event = s.slots[slot]!;
  s.slots[slot] = EMPTY;
  s.eventBy[event] = seat + 1;
  s.town[cityOf(s, seat) * TOWN + EVENTS_DONE]! += 1;
  b.scratch.tell?.({ type: 'claim', seat, slot, event }, b.all);
}

/** Carries out a place without a worker: no visitor's point, nothing that reacts to placing. */
export function usePlace(b: Bound, s: State, seat: number, place: number): void {
  if (zoneOf(place) === EVENT_ZONE) {
    claim(b, s, seat, place - SLOT_PLACE);
    trigger(b, s, seat, ON.youCompleteEvent);
  }
  b.scratch.tell?.({ type: 'effect', seat, place }, b.all);
  resolve(s, seat, effectAt(b, s, place), place);
}

/** Puts worker `index` on a place and uses it. Moving a worker counts as placing. */
export function placeWorker(b: Bound, s: State, seat: number, index: number, place: number): void {
  const at = seat * PURSE + WORKER + index;
  const from = s.purse[at]!;
  s.purse[at] = place;
  b.scratch.tell?.({ type: 'worker', seat, from, to: place }, b.all);
  if (zoneOf(place) === DESTINATION_ZONE) visitDestination(b, s, seat, place);
  else triggerWorker(b, s, seat, ON.youPlaceWorker, zoneOf(place));
  usePlace(b, s, seat, place);
}

/** What a worker on a red card brings about besides its effect. */
function visitDestination(b: Bound, s: State, seat: number, place: number): void {
  const other = otherSeat(seat);
  const owner = s.zone[place - CARD_PLACE] === CITY + cityOf(s, seat) ? seat : other;
  // A visitor from the other city gives the owner a point first.
  if (owner !== seat) gainPoints(b, s, owner, 1);
  // Pushed in reverse: the effect first, then the active player's reactions, then the other's.
  const second = seat === s.table[TURN] ? other : seat;
  reactToVisit(b, s, second, owner, seat);
  reactToVisit(b, s, otherSeat(second), owner, seat);
}

function reactToVisit(b: Bound, s: State, reacting: number, owner: number, visitor: number): void {
  if (reacting === owner) triggerWorker(b, s, reacting, ON.destinationVisit, DESTINATION_ZONE);
  if (reacting === visitor) triggerWorker(b, s, reacting, ON.youPlaceWorker, DESTINATION_ZONE);
}

export function recallWorker(b: Bound, s: State, seat: number, index: number): void {
  const at = seat * PURSE + WORKER + index;
  b.scratch.tell?.({ type: 'worker', seat, from: s.purse[at]!, to: AT_HOME }, b.all);
  s.purse[at] = AT_HOME;
}
