// Whether one step is allowed: who acts, what is on top of the pending work, and whether the step answers it.

import type { Bound, State } from '../state/bound.ts';
import { FRAME_WIDTH } from '../state/depth.ts';
import { COSTING, FRAME, QUEUED, topFrame, WORK } from '../state/frames.ts';
import {
  ACTING,
  DECK_SIZE,
  DISCARD_SIZE,
  EMPTY,
  handSize,
  IN_TURN,
  MOON,
  OVER,
  PAY_STAGE,
  PHASE,
  STAGE_CARDS,
  STAGE_TUCK,
  STAGE_UNITS,
  SUN,
  TURN,
} from '../state/layout.ts';
import { FIRST, groupOf, MOVE_MOON, MOVE_SUN, objectOf, verbOf } from '../steps.ts';
import { checkAnytime, isAnytime } from '../team/check/anytime.ts';
import { checkCommon } from '../team/check/common.ts';
import { nextField } from '../team/skunks.ts';
import { JOURNEY_PLACE, LAST_FIELD, MEADOW } from '../terms.ts';
import { checkCostResource } from './cost.ts';
import { checkTake } from './doable.ts';
import { askedVerb, checkAnswer, checkInHand } from './effect.ts';
import { checkPayNow, checkPayResource, checkPayToken, checkPayWith } from './pay.ts';
import { checkPlace, hasFreeWorker } from './places.ts';
import { checkPlay, playAction } from './play.ts';
import { gatherHelpers } from './price.ts';
import type { AnyRefusal } from './refusals.ts';
import { TRADED_CARDS } from './trades.ts';

export const sunMoves = (s: State): boolean => nextField(s, s.table[SUN]!) <= LAST_FIELD;
export const moonMoves = (s: State): boolean => nextField(s, s.table[MOON]!) <= LAST_FIELD;

/** Null when the step is allowed. */
export function check(b: Bound, s: State, seat: number, step: number): AnyRefusal | null {
  if (s.table[PHASE] === OVER) return 'game-over';
  if (s.table[ACTING] !== 1 << seat) return 'not-your-turn';
  const at = topFrame(s);
  const kind = s.frames[at + FRAME.kind]!;
  const verb = verbOf(step);
  const object = objectOf(step);
  if (b.team && isAnytime(verb, kind)) return checkAnytime(b, s, seat, kind, verb, object);
  if (verb === FIRST.trade) return checkTrade(s, seat, kind);
  if (verb === FIRST.play || verb === FIRST.with) gatherHelpers(b, s, seat);
  switch (kind) {
    case WORK.action:
      return checkAction(b, s, seat, verb, object);
    case WORK.finish:
      return verb === FIRST.done ? null : 'not-now';
    case WORK.marker:
      if (verb === MOVE_SUN) return sunMoves(s) ? null : 'sun-stuck';
      if (verb === MOVE_MOON) return moonMoves(s) ? null : 'moon-stuck';
      return 'not-now';
    case WORK.effect:
      if (verb === FIRST.decline) return null;
      return groupOf(verb) === askedVerb(b.content, s, at) ? checkAnswer(b, s, seat, at, object) : 'not-now';
    case WORK.sharing:
    case WORK.naming:
    case WORK.choosing:
      return checkCommon(b, s, at, verb, object);
    default:
      return verb === FIRST.decline ? 'not-optional' : checkDuty(b, s, seat, verb, object);
  }
}

/** Two hand cards for a resource: at any moment of one's own turn but while paying. */
export function checkTrade(s: State, seat: number, kind: number): AnyRefusal | null {
  if (s.table[PHASE] !== IN_TURN || s.table[TURN] !== seat) return 'not-now';
  if (kind === WORK.paying || kind === WORK.trading || kind === WORK.costing || kind === WORK.marker) return 'not-now';
  if (kind === WORK.naming || kind === WORK.sharing || kind === WORK.choosing) return 'not-now';
  return handSize(s, seat) >= TRADED_CARDS ? null : 'few-cards';
}

function checkAction(b: Bound, s: State, seat: number, verb: number, object: number): AnyRefusal | null {
  const { action } = b.content;
  switch (verb) {
    case FIRST.place:
      if (object === JOURNEY_PLACE) return 'journey-closed';
      if (!sunMoves(s)) return 'sun-stuck';
      return hasFreeWorker(s, seat) ? checkPlace(b, s, seat, object, action.place) : 'no-worker';
    case FIRST.play:
      return moonMoves(s) ? checkPlay(b, s, seat, object, playAction(b, s)) : 'moon-stuck';
    case FIRST.take:
      return checkTake(b, s, object, action.take);
    case FIRST.draw:
      return checkDraw(s);
    default:
      return 'not-now';
  }
}

/** Drawing is possible while a marker can move; with no card left anywhere only the marker moves. */
export function checkDraw(s: State): AnyRefusal | null {
  if (s.table[DECK_SIZE]! + s.table[DISCARD_SIZE]! > 0) return null;
  for (let space = 0; space < MEADOW; space++) if (s.meadow[space] !== EMPTY) return 'nothing-to-draw';
  return null;
}

/** What was begun and must be gone through with: an order of effects, a payment, a trade, a cost. */
function checkDuty(b: Bound, s: State, seat: number, verb: number, object: number): AnyRefusal | null {
  const at = topFrame(s);
  switch (s.frames[at + FRAME.kind]) {
    case WORK.queued:
      return verb === FIRST.activate ? checkQueued(s, seat, at, object) : 'not-now';
    case WORK.paying:
      return checkPayment(b, s, seat, verb, object);
    case WORK.costing:
      if (s.frames[at + COSTING.resources]! > 0) {
        return verb === FIRST.payResource ? checkCostResource(b, s, seat, object) : 'not-now';
      }
      return verb === FIRST.discard ? checkInHand(s, seat, object) : 'not-now';
    default:
      return verb === FIRST.discard ? checkInHand(s, seat, object) : 'not-now';
  }
}

/** Whether `card` waits in the run of effects on top whose order is open. */
function checkQueued({ frames: f }: State, seat: number, top: number, card: number): AnyRefusal | null {
  for (let at = top; at >= 0; at -= FRAME_WIDTH) {
    if (f[at + FRAME.kind] !== WORK.queued || f[at + FRAME.owner] !== seat) break;
    if (f[at + QUEUED.card] === card) return null;
  }
  return 'card-no-effect';
}

function checkPayment(b: Bound, s: State, seat: number, verb: number, object: number): AnyRefusal | null {
  switch (s.table[PAY_STAGE]) {
    case STAGE_TUCK:
      return verb === FIRST.tuck ? checkInHand(s, seat, object) : 'not-now';
    case STAGE_UNITS:
      return verb === FIRST.payResource ? checkPayResource(b, s, seat, object) : 'not-now';
    case STAGE_CARDS:
      return verb === FIRST.discard ? checkInHand(s, seat, object) : 'not-now';
    default:
      if (verb === FIRST.pay) return checkPayNow(b, s, seat);
      if (verb === FIRST.token) return checkPayToken(b, s, seat, object);
      return verb === FIRST.with ? checkPayWith(b, s, seat, object) : 'not-now';
  }
}
