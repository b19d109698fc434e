// Effects that only good news have: what they ask, and which answers fit.
import type { AnyRefusal } from '../../check/refusals.ts';
import { CODE, codeOf } from '../../content/ops.ts';
import type { Bound, State } from '../../state/bound.ts';
import { FRAME, MOVE_SKUNK } from '../../state/frames.ts';
import { DISCARD_SIZE, EMPTY, MEADOW_ZONE, MOON, SUN, workerPlace } from '../../state/layout.ts';
import { FIRST } from '../../steps.ts';
import { AREA, SKUNK_FIELDS, SKUNK_SPACES, SLOT_PLACE, SLOTS, WORKERS } from '../../terms.ts';
import { fieldBefore, hasSkunk, PATH_AREA, placeOfSpace } from '../skunks.ts';

export const isTeamOp = (code: number): boolean => code >= CODE.discardPile;

/** What a step that answers the effect begins with. */
export function askedByTeam(code: number): number {
  switch (code) {
    case CODE.discardPile:
    case CODE.lookOn:
      return FIRST.keep;
    case CODE.moveSkunk:
    case CODE.removeSkunk:
      return FIRST.skunk;
    case CODE.moveMarker:
      return FIRST.move;
    case CODE.refreshMeadow:
      return FIRST.discard;
    default:
      return FIRST.use;
  }
}

/** Whether no skunk, worker or marker stands on a space. */
function isFree(s: State, space: number): boolean {
  if (hasSkunk(s, space)) return false;
  if (Math.floor(space / AREA) === PATH_AREA) {
    const field = SKUNK_FIELDS[space % AREA];
    return s.table[SUN] !== field && s.table[MOON] !== field;
  }
  const place = placeOfSpace(space);
  for (let i = 0; i < WORKERS; i++) {
    if (workerPlace(s, 0, i) === place || workerPlace(s, 1, i) === place) return false;
  }
  return true;
}

const anySkunk = (s: State): boolean => SKUNK_SPACES.some((_, space) => hasSkunk(s, space));

/** Whether a skunk can go anywhere else in its area. */
function canLeave(s: State, space: number): boolean {
  const first = Math.floor(space / AREA) * AREA;
  for (let to = first; to < first + AREA; to++) if (isFree(s, to)) return true;
  return false;
}

function checkSlot(b: Bound, s: State, code: number, place: number): AnyRefusal | null {
  if (place < SLOT_PLACE || place >= SLOT_PLACE + SLOTS) return 'place-closed';
  const event = s.slots[place - SLOT_PLACE]!;
  if (event === EMPTY) return 'event-gone';
  if (code === CODE.relaxEvent) return b.content.events[event]!.more.length > 0 ? null : 'event-no-minimum';
  return b.content.byLetter.some((events) => events.includes(event)) ? null : 'event-no-letter';
}

/** Whether the effect can be carried out at all. */
export function teamDoable(b: Bound, s: State, code: number): boolean {
  switch (code) {
    case CODE.discardPile:
      return s.table[DISCARD_SIZE]! > 0;
    case CODE.moveSkunk:
      return SKUNK_SPACES.some((_, space) => hasSkunk(s, space) && canLeave(s, space));
    case CODE.removeSkunk:
      return anySkunk(s);
    case CODE.moveMarker:
      return fieldBefore(s, s.table[SUN]!) >= 0 || fieldBefore(s, s.table[MOON]!) >= 0;
    case CODE.relaxEvent:
    case CODE.replaceEvent:
      for (let slot = 0; slot < SLOTS; slot++) if (checkSlot(b, s, code, SLOT_PLACE + slot) === null) return true;
      return false;
    default:
      return true;
  }
}

/** Whether `object` answers the effect at `at`. */
export function checkTeamAnswer(b: Bound, s: State, at: number, object: number): AnyRefusal | null {
  const code = codeOf(b.content, s.frames[at + FRAME.op]!);
  const from = s.frames[at + MOVE_SKUNK.from]! - 1;
  switch (code) {
    case CODE.moveSkunk:
      if (from >= 0) return checkSkunkTo(s, from, object);
      if (!hasSkunk(s, object)) return 'skunk-none';
      return canLeave(s, object) ? null : 'option-impossible';
    case CODE.removeSkunk:
      return hasSkunk(s, object) ? null : 'skunk-none';
    case CODE.moveMarker:
      return fieldBefore(s, s.table[object === 0 ? SUN : MOON]!) >= 0 ? null : 'marker-leftmost';
    case CODE.refreshMeadow:
      return s.zone[object] === MEADOW_ZONE ? null : 'not-in-meadow';
    default:
      return checkSlot(b, s, code, object);
  }
}

function checkSkunkTo(s: State, from: number, to: number): AnyRefusal | null {
  if (Math.floor(from / AREA) !== Math.floor(to / AREA)) return 'skunk-area';
  return isFree(s, to) ? null : 'space-taken';
}
