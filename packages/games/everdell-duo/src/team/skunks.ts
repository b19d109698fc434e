// Skunks: where they stand, where a die sends them, and how markers pass them.
import { rollBelow } from '@sunglade/core';
import type { Bound, State } from '../state/bound.ts';
import { EVERYBODY, MOON, SKUNK_PATH, SKUNK_PLACES, SKUNK_SLOTS, SUN } from '../state/layout.ts';
import { AREA, CARD_PLACE, LAST_FIELD, RIVER_PLACE, SKUNK_FIELDS, SKUNK_SPACES, SLOT_PLACE } from '../terms.ts';

/** Spaces are numbers of SKUNK_SPACES: six for each area. */
const EVENT_AREA = 0;
export const PATH_AREA = 1;

/** The place of a worker that a space is, or -1 on the path. */
export function placeOfSpace(space: number): number {
  const at = space % AREA;
  const area = Math.floor(space / AREA);
  if (area === EVENT_AREA) return SLOT_PLACE + at;
  if (area === PATH_AREA) return -1;
  return at < 2 ? RIVER_PLACE + at : at - 2;
}

/** Where an area keeps its skunks, and the bit of the space in it. */
const fieldOf = (space: number): number => [SKUNK_SLOTS, SKUNK_PATH, SKUNK_PLACES][Math.floor(space / AREA)]!;
function bitOf(space: number): number {
  const area = Math.floor(space / AREA);
  if (area === EVENT_AREA) return 1 << (space % AREA);
  return area === PATH_AREA ? 1 << SKUNK_FIELDS[space % AREA]! : 1 << placeOfSpace(space);
}

export const hasSkunk = (s: State, space: number): boolean => (s.table[fieldOf(space)]! & bitOf(space)) !== 0;

export function setSkunk(s: State, space: number, stands: boolean): void {
  const field = fieldOf(space);
  if (stands) s.table[field]! |= bitOf(space);
  else s.table[field]! &= ~bitOf(space);
}

/** Whether a skunk stands on a place for workers. */
export function skunkAt(s: State, place: number): boolean {
  if (place >= CARD_PLACE) return false;
  const bits = place < SLOT_PLACE ? s.table[SKUNK_PLACES]! >> place : s.table[SKUNK_SLOTS]! >> (place - SLOT_PLACE);
  return (bits & 1) === 1;
}

/** Also on slots whose event is gone: they still raise the minimum. */
export function skunksAtEvents(s: State): number {
  let count = 0;
  for (let bits = s.table[SKUNK_SLOTS]!; bits !== 0; bits &= bits - 1) count++;
  return count;
}

const isBlocked = (s: State, field: number): boolean => ((s.table[SKUNK_PATH]! >> field) & 1) === 1;

/** The next free field to the right; beyond the last one if there is none. */
export function nextField(s: State, from: number): number {
  let field = from + 1;
  while (field <= LAST_FIELD && isBlocked(s, field)) field++;
  return field;
}

/** The next free field to the left, or -1. */
export function fieldBefore(s: State, from: number): number {
  let field = from - 1;
  while (field >= 0 && isBlocked(s, field)) field--;
  return field;
}

/** Puts a skunk where the die says; from a space that has one on to the next, and from the last to the first. */
export function placeSkunk(s: State, area: number, die: number): void {
  let at = die;
  while (hasSkunk(s, area * AREA + at)) at = (at + 1) % AREA;
  setSkunk(s, area * AREA + at, true);
}

export const skunkSpaces = (s: State): number[] =>
  Array.from(SKUNK_SPACES.keys()).filter((space) => hasSkunk(s, space));

function rollArea(s: State, area: number, count: number): void {
  for (let i = 0; i < count; i++) placeSkunk(s, area, rollBelow(s.dice, AREA));
}

/** All skunks anew, area by area; then both markers on the leftmost free field. */
export function rollSkunks(b: Bound, s: State): void {
  if (!b.team) return;
  const { events, meadow, farmRiver } = b.team.skunks;
  s.table[SKUNK_SLOTS] = s.table[SKUNK_PATH] = s.table[SKUNK_PLACES] = 0;
  rollArea(s, 0, events);
  rollArea(s, 1, meadow);
  rollArea(s, 2, farmRiver);
  s.table[SUN] = s.table[MOON] = nextField(s, -1);
  b.scratch.learned |= EVERYBODY;
  b.scratch.tell?.({ type: 'skunks', spaces: skunkSpaces(s) }, b.all);
}

/** Sun (0) or Moon (1) goes to the next free field to the left: the season lasts a turn longer. */
export function turnBack(b: Bound, s: State, object: number): void {
  const marker = object === 0 ? SUN : MOON;
  s.table[marker] = fieldBefore(s, s.table[marker]!);
  b.scratch.tell?.({ type: 'marker', marker: object === 0 ? 'sun' : 'moon', to: s.table[marker]! }, b.all);
}
