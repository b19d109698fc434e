// The interpreter: walks the stack of pending work until somebody has to decide or the game is over.
import { moonMoves, sunMoves } from '../check/step.ts';
import { canAsk } from '../content/ops.ts';
import type { Bound, State } from '../state/bound.ts';
import { FRAME_WIDTH } from '../state/depth.ts';
import {
  BY_CHOICE,
  BY_SUN,
  COSTING,
  FRAME,
  MARKER,
  PLAYED,
  pop,
  QUEUED,
  resolve,
  TRADING,
  topFrame,
  WORK,
} from '../state/frames.ts';
import { ACTING, handSize, IN_NEWS, MOON, OVER, PHASE, RESERVED, SUN } from '../state/layout.ts';
import { advanceCommon } from '../team/apply/common.ts';
import { nextField } from '../team/skunks.ts';
import { LAST_FIELD } from '../terms.ts';
import { discardHand, gainResource, refillMeadow } from './cards.ts';
import { advanceEffect } from './effects.ts';
import { advancePayment } from './pay.ts';
import { beginTurn, prepareSeason } from './season.ts';

/** Runs until a decision is due; leaves in ACTING who has to take it. */
export function advance(b: Bound, s: State): void {
  const t = s.table;
  while (t[PHASE] !== OVER) {
    const at = topFrame(s);
    if (needsAnswer(b, s, at)) {
      t[ACTING] = 1 << s.frames[at + FRAME.owner]!;
      return;
    }
  }
  t[ACTING] = 0;
}

/** Handles the top frame as far as it goes by itself; true when its owner has to decide. */
function needsAnswer(b: Bound, s: State, at: number): boolean {
  const f = s.frames;
  const owner = f[at + FRAME.owner]!;
  switch (f[at + FRAME.kind]) {
    case WORK.action:
    case WORK.finish:
      return true;
    case WORK.marker:
      return advanceMarker(b, s, at);
    case WORK.resolve:
      s.busy[f[at + FRAME.source]!] = 0;
      pop(s);
      return false;
    case WORK.queued:
      return advanceQueue(b, s, at);
    case WORK.played:
      s.table[RESERVED]! &= ~(1 << f[at + PLAYED.gap]!);
      pop(s);
      refillMeadow(b, s);
      return false;
    case WORK.paying:
      return advancePayment(b, s);
    case WORK.trading:
      return advanceTrade(b, s, at);
    case WORK.costing:
      return advanceCost(b, s, at);
    case WORK.prepare:
      pop(s);
      prepareSeason(b, s);
      return false;
    case WORK.begin:
      pop(s);
      beginTurn(b, s, owner);
      return false;
    case WORK.sharing:
    case WORK.naming:
    case WORK.choosing:
      return advanceCommon(b, s, at);
    case WORK.newsDone:
      s.table[IN_NEWS] = 0;
      pop(s);
      return false;
    default:
      return advanceEffect(b, s, at);
  }
}

function advanceMarker(b: Bound, s: State, at: number): boolean {
  const which = s.frames[at + MARKER.which]!;
  if (which === BY_CHOICE && sunMoves(s) && moonMoves(s)) return true;
  pop(s);
  moveMarker(b, s, which === BY_SUN || (which === BY_CHOICE && sunMoves(s)));
  return false;
}

export function moveMarker(b: Bound, s: State, sun: boolean): void {
  const marker = sun ? SUN : MOON;
  const to = nextField(s, s.table[marker]!);
  // Good news may have moved a skunk into its way.
  if (to > LAST_FIELD) return;
  s.table[marker] = to;
  b.scratch.tell?.({ type: 'marker', marker: sun ? 'sun' : 'moon', to: s.table[marker]! }, b.all);
}

/** Effects whose order their owner chooses; it matters only if one of them asks something. */
function advanceQueue(b: Bound, s: State, top: number): boolean {
  const f = s.frames;
  const owner = f[top + FRAME.owner]!;
  const waits = (at: number): boolean => f[at + FRAME.kind] === WORK.queued && f[at + FRAME.owner] === owner;
  if (f[top + QUEUED.chosen] === 0 && waits(top - FRAME_WIDTH)) {
    for (let at = top; at >= 0 && waits(at); at -= FRAME_WIDTH) {
      if (canAsk(b.content, f[at + FRAME.op]!)) return true;
    }
  }
  const op = f[top + FRAME.op]!;
  const source = f[top + FRAME.source]!;
  pop(s);
  b.scratch.tell?.({ type: 'effect', seat: owner, place: source }, b.all);
  resolve(s, owner, op, source);
  return false;
}

/** Brings the chosen effect to the top. */
export function chooseQueued(s: State, card: number): void {
  const f = s.frames;
  const top = topFrame(s);
  let at = top;
  while (f[at + QUEUED.card] !== card) at -= FRAME_WIDTH;
  for (let i = 0; i < FRAME_WIDTH; i++) {
    const value = f[at + i]!;
    f[at + i] = f[top + i]!;
    f[top + i] = value;
  }
  f[top + QUEUED.chosen] = 1;
}

function advanceTrade(b: Bound, s: State, at: number): boolean {
  const owner = s.frames[at + FRAME.owner]!;
  const cards = s.frames[at + TRADING.cards]!;
  if (cards > 0 && handSize(s, owner) > cards) return true;
  if (cards > 0) discardHand(b, s, owner);
  pop(s);
  gainResource(b, s, owner, s.frames[at + TRADING.resource]!, 1);
  return false;
}

function advanceCost(b: Bound, s: State, at: number): boolean {
  const owner = s.frames[at + FRAME.owner]!;
  if (s.frames[at + COSTING.resources]! > 0) return true;
  const cards = s.frames[at + COSTING.cards]!;
  if (cards > 0 && handSize(s, owner) > cards) return true;
  if (cards > 0) discardHand(b, s, owner);
  pop(s);
  return false;
}
