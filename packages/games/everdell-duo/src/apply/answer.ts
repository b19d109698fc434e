// What a player answers to an effect that asks.
import { costAny, costCards, costCharges, costOccupied, costPoints, costResource } from '../check/cost.ts';
import { workerAt } from '../check/places.ts';
import { CODE, codeOf, costOf, partOf } from '../content/ops.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  ACTIVATE,
  DISTINCT,
  FRAME,
  LOOK,
  MOVE_WORKER,
  pop,
  pushCosting,
  pushEffect,
  REPEAT,
  resolve,
} from '../state/frames.ts';
import { AT_HOME } from '../state/layout.ts';
import { answerTeam } from '../team/apply/effects.ts';
import { isTeamOp } from '../team/check/effects.ts';
import { CARD_PLACE, RESOURCES } from '../terms.ts';
import {
  chargeCard,
  discardCard,
  gainPoints,
  gainResource,
  gainTokens,
  keepCard,
  payResource,
  takeCard,
} from './cards.ts';
import { acceptGain } from './effects.ts';
import { beginPlay } from './pay.ts';
import { placeWorker, recallWorker, usePlace } from './visits.ts';

/** The answer to what the effect at `at`, on top of the pending work, asked. */
export function answer(b: Bound, s: State, seat: number, at: number, object: number): void {
  const c = b.content;
  const f = s.frames;
  const op = f[at + FRAME.op]!;
  const source = f[at + FRAME.source]!;
  switch (codeOf(c, op)) {
    case CODE.gainAny:
      f[at + REPEAT.done]! += 1;
      f[at + DISTINCT.used]! |= 1 << object;
      gainResource(b, s, seat, object, 1);
      return;
    case CODE.take:
      f[at + REPEAT.done]! += 1;
      takeCard(b, s, seat, object);
      return;
    case CODE.look:
    case CODE.discardPile:
    case CODE.lookOn:
      f[at + LOOK.kept]! += 1;
      keepCard(b, s, seat, object);
      return;
    case CODE.choose:
      pop(s);
      pushEffect(s, seat, partOf(c, op, object), source);
      return;
    case CODE.exchange:
      f[at + REPEAT.done]! += 1;
      exchange(b, s, seat, at, object);
      return;
    case CODE.exchangeDistinct:
      f[at + REPEAT.done]! += 1;
      f[at + DISTINCT.used]! |= 1 << object;
      payResource(b, s, seat, object, 1);
      pushEffect(s, seat, partOf(c, op), source);
      return;
    case CODE.playCard:
      pop(s);
      beginPlay(b, s, seat, object, op);
      return;
    case CODE.useLocation:
      pop(s);
      usePlace(b, s, seat, object);
      return;
    case CODE.placeWorker:
      pop(s);
      placeWorker(b, s, seat, workerAt(s, seat, AT_HOME), object);
      return;
    case CODE.moveWorker:
      moveWorker(b, s, seat, at, object);
      return;
    case CODE.recallWorker:
      f[at + REPEAT.done]! += 1;
      recallWorker(b, s, seat, workerAt(s, seat, object));
      return;
    case CODE.activate:
      rememberActivated(s, at, object);
      resolve(s, seat, c.production[object]!, CARD_PLACE + object);
      return;
    case CODE.copy:
      pop(s);
      resolve(s, seat, c.onPlay[object]!, CARD_PLACE + object);
      return;
    default:
      if (isTeamOp(codeOf(c, op))) answerTeam(b, s, seat, at, object);
      else acceptGain(b, s);
  }
}

function rememberActivated({ frames: f }: State, at: number, card: number): void {
  const done = f[at + REPEAT.done]!;
  const field = done === 0 ? ACTIVATE.first : done === 1 ? ACTIVATE.second : ACTIVATE.third;
  f[at + field] = card + 1;
  f[at + REPEAT.done] = done + 1;
}

/** First the worker is chosen by where it stands, then it goes. */
function moveWorker(b: Bound, s: State, seat: number, at: number, place: number): void {
  const from = s.frames[at + MOVE_WORKER.from]!;
  if (from === AT_HOME) {
    s.frames[at + MOVE_WORKER.from] = place;
    return;
  }
  pop(s);
  placeWorker(b, s, seat, workerAt(s, seat, from), place);
}

/** Pays an exchange: what is fixed and the first choice now, further choices before the reward. */
function exchange(b: Bound, s: State, seat: number, at: number, object: number): void {
  const c = b.content;
  const op = s.frames[at + FRAME.op]!;
  const source = s.frames[at + FRAME.source]!;
  const cost = costOf(c, op);
  pushEffect(s, seat, partOf(c, op), source);
  for (let kind = 0; kind < RESOURCES.length; kind++) payResource(b, s, seat, kind, costResource(c, cost, kind));
  gainPoints(b, s, seat, -costPoints(c, cost));
  gainTokens(b, s, seat, -costOccupied(c, cost));
  const charges = costCharges(c, cost);
  if (charges > 0) chargeCard(b, s, source - CARD_PLACE, -charges);
  let any = costAny(c, cost);
  let cards = costCards(c, cost);
  if (any > 0) {
    payResource(b, s, seat, object, 1);
    any--;
  } else if (cards > 0) {
    discardCard(b, s, seat, object);
    cards--;
  }
  if (any + cards > 0) pushCosting(s, seat, source, any, cards);
}
