// What an effect asks its owner for, and which answers fit.

import { CODE, codeOf, costOf, isDistinct, partCount, partOf } from '../content/ops.ts';
import type { Content } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import { DISTINCT, FRAME, MOVE_WORKER, wasActivated } from '../state/frames.ts';
import { AT_HOME, HAND, LOOK_SEAT, LOOKED } from '../state/layout.ts';
import { FIRST } from '../steps.ts';
import { askedByTeam, checkTeamAnswer, isTeamOp } from '../team/check/effects.ts';
import { checkCost, checkCostResource, costAny, costCards, costResource } from './cost.ts';
import { checkCardEffect, checkTake, doable } from './doable.ts';
import { anyPlace, checkPlace, workerAt } from './places.ts';
import { checkPlay } from './play.ts';
import type { AnyRefusal } from './refusals.ts';

/** The verb of the steps that answer the effect at `at`; declining is always another. */
export function askedVerb(c: Content, s: State, at: number): number {
  const op = s.frames[at + FRAME.op]!;
  const code = codeOf(c, op);
  if (isTeamOp(code)) return askedByTeam(code);
  switch (code) {
    case CODE.gainAny:
      return FIRST.gain;
    case CODE.take:
      return FIRST.take;
    case CODE.look:
      return FIRST.keep;
    case CODE.choose:
      return FIRST.option;
    case CODE.exchange:
      if (costAny(c, costOf(c, op)) > 0) return FIRST.payResource;
      return costCards(c, costOf(c, op)) > 0 ? FIRST.discard : FIRST.accept;
    case CODE.exchangeDistinct:
      return FIRST.payResource;
    case CODE.playCard:
      return FIRST.play;
    case CODE.useLocation:
      return FIRST.use;
    case CODE.placeWorker:
      return FIRST.place;
    case CODE.moveWorker:
      return s.frames[at + MOVE_WORKER.from] === AT_HOME ? FIRST.from : FIRST.place;
    case CODE.recallWorker:
      return FIRST.from;
    case CODE.activate:
      return FIRST.activate;
    case CODE.copy:
      return FIRST.copy;
    default:
      return FIRST.accept;
  }
}

/** Whether `object` answers what the effect at `at` asks. */
export function checkAnswer(b: Bound, s: State, seat: number, at: number, object: number): AnyRefusal | null {
  const c = b.content;
  const op = s.frames[at + FRAME.op]!;
  const code = codeOf(c, op);
  switch (code) {
    case CODE.gainAny:
      return isDistinct(c, op) && wasUsed(s, at, object) ? 'kind-used' : null;
    case CODE.take:
      return checkTake(b, s, object, op);
    case CODE.look:
    case CODE.discardPile:
    case CODE.lookOn:
      return s.zone[object] === LOOKED && s.table[LOOK_SEAT] === seat ? null : 'not-looked-at';
    case CODE.choose:
      if (object >= partCount(c, op)) return 'option-unknown';
      return doable(b, s, seat, partOf(c, op, object), s.frames[at + FRAME.source]!) ? null : 'option-impossible';
    case CODE.exchange:
      return checkExchange(b, s, seat, at, object);
    case CODE.exchangeDistinct:
      return wasUsed(s, at, object) ? 'kind-used' : checkCostResource(b, s, seat, object);
    case CODE.playCard:
      return checkPlay(b, s, seat, object, op);
    case CODE.useLocation:
    case CODE.placeWorker:
      return checkPlace(b, s, seat, object, op);
    case CODE.moveWorker:
      return checkMove(b, s, seat, at, object);
    case CODE.recallWorker:
      return workerAt(s, seat, object) < 0 ? 'no-own-worker' : null;
    case CODE.activate:
      return wasActivated(s, at, object) ? 'already-activated' : checkCardEffect(b, s, seat, object, op);
    case CODE.copy:
      return checkCardEffect(b, s, seat, object, op);
    default:
      return isTeamOp(code) ? checkTeamAnswer(b, s, at, object) : null;
  }
}

/** Whether an effect that wants different resources has had this one. */
const wasUsed = (s: State, at: number, resource: number): boolean =>
  ((s.frames[at + DISTINCT.used]! >> resource) & 1) === 1;

export const checkInHand = (s: State, seat: number, card: number): AnyRefusal | null =>
  s.zone[card] === HAND + seat ? null : 'not-in-hand';

/** `object` is the first resource of any kind, else the first hand card, that is paid. */
function checkExchange(b: Bound, s: State, seat: number, at: number, object: number): AnyRefusal | null {
  const c = b.content;
  const cost = costOf(c, s.frames[at + FRAME.op]!);
  const refusal = checkCost(b, s, seat, cost, s.frames[at + FRAME.source]!);
  if (refusal !== null) return refusal;
  if (costAny(c, cost) > 0) return checkCostResource(b, s, seat, object, costResource(c, cost, object));
  return costCards(c, cost) > 0 ? checkInHand(s, seat, object) : null;
}

/** First the worker is chosen by where it stands, then the place it goes to. */
function checkMove(b: Bound, s: State, seat: number, at: number, place: number): AnyRefusal | null {
  const op = s.frames[at + FRAME.op]!;
  const from = s.frames[at + MOVE_WORKER.from]!;
  if (from === AT_HOME) {
    if (workerAt(s, seat, place) < 0) return 'no-own-worker';
    return anyPlace(b, s, seat, op, place) ? null : 'option-impossible';
  }
  return place === from ? 'place-same' : checkPlace(b, s, seat, place, op);
}
