// The interpreter: walks the stack of pending work until somebody has to decide or the game is over.
import { bothMarkersMove } from '../check/check.ts';
import type { Content } from '../content.ts';
import { hearing, say } from '../events.ts';
import {
  BEGIN,
  COSTING,
  FINISH,
  MAIN,
  MARK,
  PAYING,
  PLAYED,
  PREPARE,
  pop,
  QUEUED,
  RESOLVE,
  resolve,
  TRADING,
} from '../frames.ts';
import {
  ACTING,
  F_KIND,
  F_OP,
  F_OWNER,
  F_SOURCE,
  F_X,
  F_Y,
  F_Z,
  FRAME,
  HAND_SIZE,
  MOON,
  OVER,
  PHASE,
  PURSE,
  RESERVED,
  type State,
  SUN,
  topFrame,
} from '../state.ts';
import { LAST_FIELD } from '../words.ts';
import { discardHand, gainResource, refillMeadow } from './cards.ts';
import { type Asking, advanceOp } from './ops.ts';
import { advancePayment } from './pay.ts';
import { beginTurn, prepareSeason } from './season.ts';
import { opAsks } from './triggers.ts';

/** Runs until a decision is due; leaves in ACTING who has to take it. */
export function advance(c: Content, s: State, asking: Asking): void {
  const t = s.table;
  while (t[PHASE] !== OVER) {
    const at = topFrame(s);
    const f = s.frames;
    if (needsAnswer(c, s, at, asking)) {
      t[ACTING] = 1 << f[at + F_OWNER]!;
      return;
    }
  }
  t[ACTING] = 0;
}

/** Handles the top frame as far as it goes by itself; true when its owner has to decide. */
function needsAnswer(c: Content, s: State, at: number, asking: Asking): boolean {
  const f = s.frames;
  const owner = f[at + F_OWNER]!;
  switch (f[at + F_KIND]) {
    case MAIN:
    case FINISH:
      return true;
    case MARK:
      return moveMarker(s, at);
    case RESOLVE:
      s.busy[f[at + F_SOURCE]!] = 0;
      pop(s);
      return false;
    case QUEUED:
      return advanceTodo(c, s, at, owner);
    case PLAYED:
      s.table[RESERVED]! &= ~(1 << f[at + F_X]!);
      pop(s);
      refillMeadow(s);
      return false;
    case PAYING:
      return advancePayment(c, s);
    case TRADING:
      return advanceTrade(s, at, owner);
    case COSTING:
      return advanceCost(s, at, owner);
    case PREPARE:
      pop(s);
      prepareSeason(c, s);
      return false;
    case BEGIN:
      pop(s);
      beginTurn(s, owner);
      return false;
    default:
      return advanceOp(c, s, at, owner, asking);
  }
}

function moveMarker(s: State, at: number): boolean {
  const which = s.frames[at + F_X]!;
  if (which === 2 && bothMarkersMove(s)) return true;
  const sun = which === 0 || (which === 2 && s.table[SUN]! < LAST_FIELD);
  pop(s);
  stepMarker(s, sun);
  return false;
}

export function stepMarker(s: State, sun: boolean): void {
  const marker = sun ? SUN : MOON;
  s.table[marker]! += 1;
  if (hearing.tell) say({ type: 'marker', marker: sun ? 'sun' : 'moon', to: s.table[marker]! });
}

/** Effects whose order their owner chooses; it matters only if one of them asks something. */
function advanceTodo(c: Content, s: State, top: number, owner: number): boolean {
  const f = s.frames;
  if (f[top + F_Z] === 0 && f[top - FRAME + F_KIND] === QUEUED && f[top - FRAME + F_OWNER] === owner) {
    for (let at = top; at >= 0 && f[at + F_KIND] === QUEUED && f[at + F_OWNER] === owner; at -= FRAME) {
      if (opAsks(c, f[at + F_OP]!)) return true;
    }
  }
  const op = f[top + F_OP]!;
  const source = f[top + F_SOURCE]!;
  pop(s);
  if (hearing.tell) say({ type: 'effect', seat: owner, place: source });
  resolve(s, owner, op, source);
  return false;
}

/** Brings the chosen effect to the top. */
export function chooseTodo(s: State, card: number): void {
  const f = s.frames;
  const top = topFrame(s);
  let at = top;
  while (f[at + F_X] !== card) at -= FRAME;
  for (let i = 0; i < FRAME; i++) {
    const value = f[at + i]!;
    f[at + i] = f[top + i]!;
    f[top + i] = value;
  }
  f[top + F_Z] = 1;
}

function advanceTrade(s: State, at: number, owner: number): boolean {
  const left = s.frames[at + F_Y]!;
  if (left > 0 && s.purse[owner * PURSE + HAND_SIZE]! > left) return true;
  if (left > 0) discardHand(s, owner);
  pop(s);
  gainResource(s, owner, s.frames[at + F_X]!, 1);
  return false;
}

function advanceCost(s: State, at: number, owner: number): boolean {
  const f = s.frames;
  if (f[at + F_X]! > 0) return true;
  const cards = f[at + F_Y]!;
  if (cards > 0 && s.purse[owner * PURSE + HAND_SIZE]! > cards) return true;
  if (cards > 0) discardHand(s, owner);
  pop(s);
  return false;
}
