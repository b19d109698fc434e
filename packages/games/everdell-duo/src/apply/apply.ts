// One step: what the player decided, then everything that follows from it by itself.
import { everyone, only, type Seat, type Seats, type Tell } from '@sunglade/core';
import { verbOf } from '../check/check.ts';
import { costAny, costCards } from '../check/doable.ts';
import { workerAt } from '../check/places.ts';
import { type Content, code, NONE, OP_B, OP_C, OP_KIDS, OP_WIDTH } from '../content.ts';
import { type DuoEvent, hearing } from '../events.ts';
import { COSTING, FINISH, MAIN, MARK, OP, PAYING, pop, push, QUEUED, resolve, TRADING } from '../frames.ts';
import { ACTING, AT_HOME, F_KIND, F_OP, F_SOURCE, F_W, F_X, F_Y, F_Z, STEPS, type State, topFrame } from '../state.ts';
import { DECLINE, DROP, hidesCard, MOVE_SUN, PLACE, PLAY, TAKE, TRADE } from '../steps.ts';
import { CARD_PLACE, COSTS, NO_PLACE, RESOURCES } from '../words.ts';
import {
  chargeCard,
  discardCard,
  discardLooked,
  drawCards,
  gainPoints,
  gainResource,
  gainTokens,
  keepCard,
  payResource,
  takeCard,
} from './cards.ts';
import { advance, chooseTodo, stepMarker } from './effects.ts';
import { type Asking, acceptGain } from './ops.ts';
import { beginPlay, payStep } from './pay.ts';
import { endTurn } from './season.ts';
import { on, trigger } from './triggers.ts';
import { placeWorker, recallWorker, usePlace } from './visits.ts';

const POINT_TOKENS = COSTS.indexOf('points');
const OCCUPIED_TOKENS = COSTS.indexOf('occupied');
const CHARGES = COSTS.indexOf('charge');
const BY_CHOICE = 2;

/** Applies a legal step. Answers who can no longer take back. */
export function apply(
  c: Content,
  s: State,
  seat: number,
  step: number,
  names: readonly string[],
  asking: Asking,
  tell?: Tell<DuoEvent>,
): Seats {
  hearing.tell = tell;
  hearing.learned = 0;
  if (tell) announce(s, seat, step, names, tell);
  s.table[STEPS]! += 1;
  const verb = verbOf(step);
  const object = step - verb;
  const at = topFrame(s);
  if (verb === TRADE) push(s, TRADING, seat, NONE, NO_PLACE, object, 2);
  else {
    switch (s.frames[at + F_KIND]) {
      case MAIN:
        act(c, s, seat, verb, object);
        break;
      case FINISH:
        pop(s);
        endTurn(c, s, seat);
        break;
      case MARK:
        pop(s);
        stepMarker(s, verb === MOVE_SUN);
        break;
      case QUEUED:
        chooseTodo(s, object);
        break;
      case PAYING:
        payStep(c, s, seat, verb, object);
        break;
      case TRADING:
        discardCard(s, seat, object);
        s.frames[at + F_Y]! -= 1;
        break;
      case COSTING:
        if (verb === DROP) {
          discardCard(s, seat, object);
          s.frames[at + F_Y]! -= 1;
        } else {
          payResource(s, seat, object, 1);
          s.frames[at + F_X]! -= 1;
        }
        break;
      default:
        if (verb === DECLINE) decline(c, s, seat, at);
        else answer(c, s, seat, at, object);
    }
  }
  advance(c, s, asking);
  hearing.tell = undefined;
  // Who hands the decision over can no longer take back: the other one may already be answering.
  if (s.table[ACTING] !== 1 << seat) hearing.learned |= 1 << seat;
  return hearing.learned as Seats;
}

/** A face-down card is named only to those who know it. */
function announce(s: State, seat: number, step: number, names: readonly string[], tell: Tell<DuoEvent>): void {
  const text = names[step] ?? '';
  const verb = verbOf(step);
  const whole: DuoEvent = { type: 'step', seat, step: text };
  if (!hidesCard(step) || s.seen[step - verb] === 3) tell(whole, everyone(2));
  else tell(whole, only(seat as Seat), { type: 'step', seat, step: text.slice(0, text.indexOf(' ')) });
}

/** The turn's action; markers move when it is fully handled. */
function act(c: Content, s: State, seat: number, verb: number, object: number): void {
  pop(s);
  push(s, FINISH, seat, NONE, NO_PLACE);
  const marker = verb === PLACE ? 0 : verb === PLAY ? 1 : BY_CHOICE;
  push(s, MARK, seat, NONE, NO_PLACE, marker);
  if (verb === PLACE) placeWorker(c, s, seat, workerAt(s, seat, AT_HOME), object);
  else if (verb === PLAY) beginPlay(c, s, seat, object, 0);
  else {
    trigger(c, s, seat, on.drawAction, -1, 0, 0);
    if (verb === TAKE) takeCard(s, seat, object);
    else drawCards(s, seat, 1);
  }
}

/** Ends the effect that asked; a look discards what was not kept. */
function decline(c: Content, s: State, seat: number, at: number): void {
  if (c.ops[s.frames[at + F_OP]! * OP_WIDTH] === code.look) discardLooked(s, seat);
  pop(s);
}

/** The answer to what the op on top asked. */
function answer(c: Content, s: State, seat: number, at: number, object: number): void {
  const f = s.frames;
  const op = f[at + F_OP]! * OP_WIDTH;
  const source = f[at + F_SOURCE]!;
  switch (c.ops[op]) {
    case code.gainAny:
      f[at + F_X]! += 1;
      f[at + F_Y]! |= 1 << object;
      gainResource(s, seat, object, 1);
      return;
    case code.take:
      f[at + F_X]! += 1;
      takeCard(s, seat, object);
      return;
    case code.look:
      f[at + F_X]! += 1;
      keepCard(s, seat, object);
      return;
    case code.choose:
      pop(s);
      push(s, OP, seat, c.kids[c.ops[op + OP_KIDS]! + object]!, source);
      return;
    case code.exchange:
      exchange(c, s, seat, at, object);
      return;
    case code.exchangeDistinct:
      f[at + F_X]! += 1;
      f[at + F_Y]! |= 1 << object;
      payResource(s, seat, object, 1);
      push(s, OP, seat, c.kids[c.ops[op + OP_KIDS]!]!, source);
      return;
    case code.playCard:
      pop(s);
      beginPlay(c, s, seat, object, c.ops[op + OP_C]!);
      return;
    case code.useLocation:
      pop(s);
      usePlace(c, s, seat, object);
      return;
    case code.placeWorker:
      pop(s);
      placeWorker(c, s, seat, workerAt(s, seat, AT_HOME), object);
      return;
    case code.moveWorker: {
      const standing = f[at + F_X]!;
      if (standing === AT_HOME) {
        f[at + F_X] = object;
        return;
      }
      pop(s);
      placeWorker(c, s, seat, workerAt(s, seat, standing), object);
      return;
    }
    case code.recallWorker:
      f[at + F_X]! += 1;
      recallWorker(s, seat, workerAt(s, seat, object));
      return;
    case code.activate: {
      const slot = f[at + F_X] === 0 ? F_Y : f[at + F_X] === 1 ? F_Z : F_W;
      f[at + slot] = object + 1;
      f[at + F_X]! += 1;
      resolve(s, seat, c.production[object]!, CARD_PLACE + object);
      return;
    }
    case code.copy:
      pop(s);
      resolve(s, seat, c.onPlay[object]!, CARD_PLACE + object);
      return;
    default:
      acceptGain(c, s);
  }
}

/** Pays an exchange: what is fixed and the first choice now, further choices before the reward. */
function exchange(c: Content, s: State, seat: number, at: number, object: number): void {
  const f = s.frames;
  const op = f[at + F_OP]! * OP_WIDTH;
  const source = f[at + F_SOURCE]!;
  const cost = c.ops[op + OP_B]!;
  const price = cost * COSTS.length;
  f[at + F_X]! += 1;
  push(s, OP, seat, c.kids[c.ops[op + OP_KIDS]!]!, source);
  for (let kind = 0; kind < RESOURCES.length; kind++) payResource(s, seat, kind, c.costs[price + kind]!);
  gainPoints(s, seat, -c.costs[price + POINT_TOKENS]!);
  gainTokens(s, seat, -c.costs[price + OCCUPIED_TOKENS]!);
  if (c.costs[price + CHARGES]! > 0) chargeCard(s, source - CARD_PLACE, -c.costs[price + CHARGES]!);
  let any = costAny(c, cost);
  let cards = costCards(c, cost);
  if (any > 0) {
    payResource(s, seat, object, 1);
    any--;
  } else if (cards > 0) {
    discardCard(s, seat, object);
    cards--;
  }
  if (any + cards > 0) push(s, COSTING, seat, NONE, source, any, cards);
}
