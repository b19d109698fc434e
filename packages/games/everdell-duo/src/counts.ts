// What a condition, a score or a "for each" counts, and the conditions of events.
import type { AnyRefusal } from './check/refusals.ts';
import { type CompiledCount, type Content, fits } from './content/tables.ts';
import type { Bound, State } from './state/bound.ts';
import {
  CITY_SIZE,
  cityOf,
  EVENTS_DONE,
  HAND_SIZE,
  KINDS,
  OCCUPIED_HOMES,
  otherSeat,
  POINTS,
  PURSE,
  RELAXED,
  TOWN,
} from './state/layout.ts';
import { skunksAtEvents } from './team/skunks.ts';
import { CARDS, COLORS, COUNTS, RESOURCES } from './terms.ts';

/** How much lower good news make a minimum. */
const RELAXED_BY = 2;

const [CITY, HAND, RESOURCE, RESOURCE_KINDS, EVENT, POINT, OCCUPIED, WITH_AT_LEAST, BOTH_TYPES, SETS] = [
  ...COUNTS.keys(),
] as [number, number, number, number, number, number, number, number, number, number];

/** How much of `count` the seat has now. "Your city" is the seat's, whoever owns the card that asks. */
export function countOf({ content: c }: Bound, s: State, seat: number, index: number): number {
  const count = c.counts[index]!;
  const town = cityOf(s, seat) * TOWN;
  const purse = seat * PURSE;
  switch (count.of) {
    case CITY:
      return cardsInCity(c, s, seat, count);
    case HAND:
      return s.purse[purse + HAND_SIZE]!;
    case RESOURCE:
      return resourcesOf(s, purse, count.resources);
    case RESOURCE_KINDS:
      return resourceKindsOf(s, purse);
    case EVENT:
      return s.town[town + EVENTS_DONE]!;
    case POINT:
      return s.town[town + POINTS]!;
    case OCCUPIED:
      return s.town[town + OCCUPIED_HOMES]!;
    case WITH_AT_LEAST:
      return colorsWithAtLeast(s, town, count.n);
    case BOTH_TYPES:
      return colorsWithBothTypes(s, town);
    case SETS:
      return colorSets(s, town);
    default:
      return 0;
  }
}

function cardsInCity(c: Content, s: State, seat: number, count: CompiledCount): number {
  const city = cityOf(s, seat);
  let sum = 0;
  if (count.kinds >= 0) {
    const at = city * TOWN + KINDS;
    for (let kind = 0; kind < COLORS.length * 2; kind++) if ((count.kinds >> kind) & 1) sum += s.town[at + kind]!;
    return sum;
  }
  const size = s.town[city * TOWN + CITY_SIZE]!;
  for (let i = 0; i < size; i++) if (fits(c, count.filter, s.city[city * CARDS + i]!)) sum++;
  return sum;
}

function resourcesOf(s: State, purse: number, mask: number): number {
  let sum = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) if ((mask >> kind) & 1) sum += s.purse[purse + kind]!;
  return sum;
}

function resourceKindsOf(s: State, purse: number): number {
  let sum = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) if (s.purse[purse + kind]! > 0) sum++;
  return sum;
}

const ofColor = (s: State, town: number, color: number): number =>
  s.town[town + KINDS + color * 2]! + s.town[town + KINDS + color * 2 + 1]!;

function colorsWithAtLeast(s: State, town: number, n: number): number {
  let sum = 0;
  for (let color = 0; color < COLORS.length; color++) if (ofColor(s, town, color) >= n) sum++;
  return sum;
}

function colorsWithBothTypes(s: State, town: number): number {
  let sum = 0;
  for (let color = 0; color < COLORS.length; color++) {
    if (s.town[town + KINDS + color * 2]! > 0 && s.town[town + KINDS + color * 2 + 1]! > 0) sum++;
  }
  return sum;
}

/** Complete sets of all five colours: as many as the rarest colour has cards. */
function colorSets(s: State, town: number): number {
  let least = CARDS;
  for (let color = 0; color < COLORS.length; color++) least = Math.min(least, ofColor(s, town, color));
  return least;
}

function refuseEvent<R extends AnyRefusal>(
  { scratch: { why } }: Bound,
  refusal: R,
  event: number,
  have: number,
  need: number,
): R {
  why.event = event;
  why.have = have;
  why.need = need;
  return refusal;
}

/** Whether the seat meets an event's condition now; it is looked at only in this moment. */
export function checkEvent(b: Bound, s: State, seat: number, event: number): AnyRefusal | null {
  const tile = b.content.events[event]!;
  for (let i = 0; i < tile.counts.length; i++) {
    const part = tile.counts[i]!;
    const have = countOf(b, s, seat, part.count);
    if (have < part.min) return refuseEvent(b, 'event-count', event, have, part.min);
  }
  if (tile.eachColor > 0) {
    for (let color = 0; color < COLORS.length; color++) {
      const have = ofColor(s, cityOf(s, seat) * TOWN, color);
      if (have >= tile.eachColor) continue;
      b.scratch.why.color = color;
      return refuseEvent(b, 'event-color', event, have, tile.eachColor);
    }
  }
  return tile.more.length > 0 ? checkMore(b, s, seat, event) : null;
}

/** One of each, enough together, and more than the other player has of the same things. */
function checkMore(b: Bound, s: State, seat: number, event: number): AnyRefusal | null {
  const { more, moreMin } = b.content.events[event]!;
  let mine = 0;
  for (let i = 0; i < more.length; i++) {
    const have = countOf(b, s, seat, more[i]!);
    if (have < 1) return refuseEvent(b, 'event-element', event, 0, 1);
    mine += have;
  }
  if (b.team) {
    // A team is not compared with anybody: every skunk at the events asks for one more.
    const min = moreMin + skunksAtEvents(s) - (s.table[RELAXED] === event + 1 ? RELAXED_BY : 0);
    return mine < min ? refuseEvent(b, 'event-count', event, mine, min) : null;
  }
  if (mine < moreMin) return refuseEvent(b, 'event-count', event, mine, moreMin);
  let theirs = 0;
  for (let i = 0; i < more.length; i++) theirs += countOf(b, s, otherSeat(seat), more[i]!);
  return mine > theirs ? null : refuseEvent(b, 'event-not-more', event, mine, theirs + 1);
}
