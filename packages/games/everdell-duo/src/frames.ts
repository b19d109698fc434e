// The stack of pending work: plain numbers, so that a half-done turn saves, copies and replays like everything else.
import { NONE } from './content.ts';
import {
  DEEP,
  DEPTH,
  F_KIND,
  F_OP,
  F_OWNER,
  F_SOURCE,
  F_W,
  F_X,
  F_Y,
  F_Z,
  FRAME,
  STEPS,
  type State,
  TURN_STEPS,
} from './state.ts';

/** The turn's one action. */
export const MAIN = 1;
/** After the action: trade hand cards, then hand over. */
export const FINISH = 2;
/** Move Sun (x = 0), Moon (1), or the one the player chooses (2). */
export const MARK = 3;
/** Something is being carried out; the frame ends its `busy`. */
export const RESOLVE = 4;
/** Carry out op F_OP. */
export const OP = 5;
/** One of several effects whose owner chooses the order: x card, z chosen. Neighbours of one owner form one choice. */
export const QUEUED = 6;
/** A card was played: close its gap (x). */
export const PLAYED = 7;
/** The payment under way. */
export const PAYING = 8;
/** Two cards for a resource: x kind, y cards still to discard. */
export const TRADING = 9;
/** The rest of a cost with choices: x resources of any kind, y hand cards. */
export const COSTING = 10;
/** The season is over: prepare the next one. */
export const PREPARE = 11;
/** Everything is prepared: seat F_OWNER begins. */
export const BEGIN = 12;

export function push(s: State, kind: number, owner: number, op: number, source: number, x = 0, y = 0, z = 0): void {
  const at = s.table[DEPTH]! * FRAME;
  const f = s.frames;
  f[at + F_KIND] = kind;
  f[at + F_OWNER] = owner;
  f[at + F_OP] = op;
  f[at + F_SOURCE] = source;
  f[at + F_X] = x;
  f[at + F_Y] = y;
  f[at + F_Z] = z;
  f[at + F_W] = NONE;
  s.table[DEPTH]! += 1;
}

export function pop(s: State): void {
  s.table[DEPTH]! -= 1;
}

/** Carries out `op` for `owner`; nothing on the way may use `source` again until it is done. */
export function resolve(s: State, owner: number, op: number, source: number): void {
  if (source >= 0) {
    push(s, RESOLVE, owner, NONE, source);
    s.busy[source] = 1;
  }
  if (op >= 0) push(s, OP, owner, op, source);
}

/** Beyond this nothing nested begins: the content of an edition may be arbitrary, a turn still ends. */
export const tooDeep = (s: State): boolean => s.table[DEPTH]! > DEEP || s.table[STEPS]! > TURN_STEPS;
