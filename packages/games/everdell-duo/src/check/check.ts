import { type Content, code, OP_A, OP_B, OP_C, OP_KID_COUNT, OP_KIDS, OP_WIDTH } from '../content.ts';
import { COSTING, FINISH, MAIN, MARK, PAYING, QUEUED, TRADING } from '../frames.ts';
import { no, OK } from '../refusals.ts';
import {
  ACTING,
  AT_HOME,
  DECK_SIZE,
  DISCARD_SIZE,
  F_KIND,
  F_OP,
  F_OWNER,
  F_SOURCE,
  F_W,
  F_X,
  F_Y,
  F_Z,
  FRAME,
  HAND,
  HAND_SIZE,
  IN_TURN,
  LOOK_SEAT,
  LOOKED,
  MOON,
  OVER,
  PAY_STAGE,
  PHASE,
  PURSE,
  type State,
  SUN,
  TURN,
  topFrame,
} from '../state.ts';
import {
  ACCEPT,
  ACTIVATE,
  COPY,
  DECLINE,
  DONE,
  DRAW,
  DROP,
  FROM,
  GAIN,
  KEEP,
  MOVE_MOON,
  MOVE_SUN,
  OPTION,
  PAY,
  PAY_KIND,
  PLACE,
  PLAY,
  TAKE,
  TOKEN,
  TRADE,
  TUCK,
  USE,
  WITH,
} from '../steps.ts';
import { CARDS, JOURNEY_PLACE, LAST_FIELD, MEADOW } from '../words.ts';
import {
  BROWN,
  cardEffectCode,
  costAny,
  costCards,
  costCode,
  costKindCode,
  doable,
  GREEN,
  takeCode,
} from './doable.ts';
import {
  FROM_ADJACENT,
  FROM_HAND,
  gatherAids,
  payKindCode,
  payNowCode,
  payTokenCode,
  payWithCode,
  playCode,
} from './pay.ts';
import { anyPlace, EVERY_ZONE, hasFreeWorker, placeCode, workerAt } from './places.ts';

/** Stages of a payment. */
export const STAGE_MENU = 0;
export const STAGE_TUCK = 1;
export const STAGE_UNITS = 2;
export const STAGE_CARDS = 3;

/** A step's verb is the first step number of its group; its object is what follows. */
export function verbOf(step: number): number {
  if (step < GAIN) return step;
  if (step < PAY_KIND) return GAIN;
  if (step < TRADE) return PAY_KIND;
  if (step < OPTION) return TRADE;
  if (step < PLAY) return OPTION;
  if (step < PLACE) return PLAY + Math.floor((step - PLAY) / CARDS) * CARDS;
  return step < USE ? PLACE : step < FROM ? USE : FROM;
}

// Predicates that need no frame.

export const sunMoves = (s: State): boolean => s.table[SUN]! < LAST_FIELD;
export const moonMoves = (s: State): boolean => s.table[MOON]! < LAST_FIELD;

/** Two hand cards for a resource: at any moment of one's own turn but while paying. */
export function tradeCode(s: State, seat: number, kind: number): number {
  if (s.table[PHASE] !== IN_TURN || s.table[TURN] !== seat) return no['not-now'];
  if (kind === PAYING || kind === TRADING || kind === COSTING || kind === MARK) return no['not-now'];
  return s.purse[seat * PURSE + HAND_SIZE]! >= 2 ? OK : no['few-cards'];
}

/** Drawing is possible while a marker can move; with no card left anywhere only the marker moves. */
export function drawCode(s: State): number {
  if (s.table[DECK_SIZE]! + s.table[DISCARD_SIZE]! > 0) return OK;
  for (let space = 0; space < MEADOW; space++) if (s.meadow[space]! < CARDS) return no['nothing-to-draw'];
  return OK;
}

function mainPlaceCode(c: Content, s: State, seat: number, place: number): number {
  if (place === JOURNEY_PLACE) return no['journey-closed'];
  if (!sunMoves(s)) return no['sun-stuck'];
  if (!hasFreeWorker(s, seat)) return no['no-worker'];
  return placeCode(c, s, seat, place, EVERY_ZONE, false);
}

const inHandCode = (s: State, seat: number, card: number): number =>
  s.zone[card] === HAND + seat ? OK : no['not-in-hand'];

// What an op asks for: the verb of its steps, besides declining.

export function opVerb(c: Content, s: State, at: number): number {
  const op = s.frames[at + F_OP]! * OP_WIDTH;
  switch (c.ops[op]) {
    case code.gainAny:
      return GAIN;
    case code.take:
      return TAKE;
    case code.look:
      return KEEP;
    case code.choose:
      return OPTION;
    case code.exchange: {
      const cost = c.ops[op + OP_B]!;
      return costAny(c, cost) > 0 ? PAY_KIND : costCards(c, cost) > 0 ? DROP : ACCEPT;
    }
    case code.exchangeDistinct:
      return PAY_KIND;
    case code.playCard:
      return PLAY;
    case code.useLocation:
      return USE;
    case code.placeWorker:
      return PLACE;
    case code.moveWorker:
      return s.frames[at + F_X] === AT_HOME ? FROM : PLACE;
    case code.recallWorker:
      return FROM;
    case code.activate:
      return ACTIVATE;
    case code.copy:
      return COPY;
    default:
      return ACCEPT;
  }
}

/** Whether `object` answers what the op on top asks. */
export function opCode(c: Content, s: State, seat: number, at: number, object: number): number {
  const f = s.frames;
  const op = f[at + F_OP]! * OP_WIDTH;
  const source = f[at + F_SOURCE]!;
  switch (c.ops[op]) {
    case code.gainAny:
      return c.ops[op + OP_B] === 1 && (f[at + F_Y]! >> object) & 1 ? no['kind-used'] : OK;
    case code.take:
      return takeCode(c, s, object, c.ops[op + OP_B]!);
    case code.look:
      return s.zone[object] === LOOKED && s.table[LOOK_SEAT] === seat ? OK : no['not-looked-at'];
    case code.choose:
      if (object >= c.ops[op + OP_KID_COUNT]!) return no['option-unknown'];
      return doable(c, s, seat, c.kids[c.ops[op + OP_KIDS]! + object]!, source) ? OK : no['option-impossible'];
    case code.exchange: {
      const cost = c.ops[op + OP_B]!;
      const paid = costCode(c, s, seat, cost, source);
      if (paid !== OK || (costAny(c, cost) === 0 && costCards(c, cost) === 0)) return paid;
      return costAny(c, cost) > 0 ? costKindCode(c, s, seat, cost, object) : inHandCode(s, seat, object);
    }
    case code.exchangeDistinct:
      return (f[at + F_Y]! >> object) & 1 ? no['kind-used'] : costKindCode(c, s, seat, -1, object);
    case code.playCard:
      return playCode(c, s, seat, object, c.ops[op + OP_A]!, c.ops[op + OP_B]!, c.ops[op + OP_C]!);
    case code.useLocation:
      return placeCode(c, s, seat, object, c.ops[op + OP_A]!, c.ops[op + OP_B] === 1);
    case code.placeWorker:
      return placeCode(c, s, seat, object, c.ops[op + OP_A]!, c.ops[op + OP_B] === 1);
    case code.moveWorker: {
      const [zones, allow] = [c.ops[op + OP_A]!, c.ops[op + OP_B] === 1];
      const standing = f[at + F_X]!;
      if (standing === AT_HOME) {
        if (workerAt(s, seat, object) < 0) return no['no-own-worker'];
        return anyPlace(c, s, seat, zones, allow, object) ? OK : no['option-impossible'];
      }
      return object === standing ? no['place-same'] : placeCode(c, s, seat, object, zones, allow);
    }
    case code.recallWorker:
      return workerAt(s, seat, object) < 0 ? no['no-own-worker'] : OK;
    case code.activate:
      if (f[at + F_Y] === object + 1 || f[at + F_Z] === object + 1 || f[at + F_W] === object + 1) {
        return no['already-activated'];
      }
      return cardEffectCode(c, s, seat, c.production, GREEN, object, c.ops[op + OP_B]!);
    case code.copy:
      return cardEffectCode(c, s, seat, c.onPlay, BROWN, object, c.ops[op + OP_B]!);
    default:
      return OK;
  }
}

/** Whether `card` waits in the run of effects on top whose order is open. */
function todoCode(s: State, seat: number, top: number, card: number): number {
  const f = s.frames;
  for (let at = top; at >= 0; at -= FRAME) {
    if (f[at + F_KIND] !== QUEUED || f[at + F_OWNER] !== seat) break;
    if (f[at + F_X] === card) return OK;
  }
  return no['card-no-effect'];
}

function payStepCode(c: Content, s: State, seat: number, verb: number, object: number): number {
  switch (s.table[PAY_STAGE]) {
    case STAGE_TUCK:
      return verb === TUCK ? inHandCode(s, seat, object) : no['not-now'];
    case STAGE_UNITS:
      return verb === PAY_KIND ? payKindCode(s, seat, object) : no['not-now'];
    case STAGE_CARDS:
      return verb === DROP ? inHandCode(s, seat, object) : no['not-now'];
    default:
      if (verb === PAY) return payNowCode(s, seat);
      if (verb === TOKEN) return payTokenCode(c, s, seat, object);
      return verb === WITH ? payWithCode(c, s, seat, object) : no['not-now'];
  }
}

/** 0 when the step is allowed, else the number of a refusal. */
export function check(c: Content, s: State, seat: number, step: number): number {
  if (s.table[PHASE] === OVER) return no['game-over'];
  if (s.table[ACTING] !== 1 << seat) return no['not-your-turn'];
  const at = topFrame(s);
  const kind = s.frames[at + F_KIND]!;
  const verb = verbOf(step);
  const object = step - verb;
  if (verb === TRADE) return tradeCode(s, seat, kind);
  if (verb === PLAY || verb === WITH) gatherAids(c, s, seat);
  switch (kind) {
    case MAIN:
      if (verb === PLACE) return mainPlaceCode(c, s, seat, object);
      if (verb === PLAY) {
        return moonMoves(s) ? playCode(c, s, seat, object, FROM_HAND | FROM_ADJACENT, -1, 0) : no['moon-stuck'];
      }
      if (verb === TAKE) return takeCode(c, s, object, -1);
      return verb === DRAW ? drawCode(s) : no['not-now'];
    case FINISH:
      return verb === DONE ? OK : no['not-now'];
    case MARK:
      if (verb === MOVE_SUN) return sunMoves(s) ? OK : no['sun-stuck'];
      return verb === MOVE_MOON ? (moonMoves(s) ? OK : no['moon-stuck']) : no['not-now'];
    case QUEUED:
      if (verb === DECLINE) return no['not-optional'];
      return verb === ACTIVATE ? todoCode(s, seat, at, object) : no['not-now'];
    case PAYING:
      if (verb === DECLINE) return no['not-optional'];
      return payStepCode(c, s, seat, verb, object);
    case TRADING:
    case COSTING:
      if (verb === DECLINE) return no['not-optional'];
      if (kind === COSTING && s.frames[at + F_X]! > 0) {
        return verb === PAY_KIND ? costKindCode(c, s, seat, -1, object) : no['not-now'];
      }
      return verb === DROP ? inHandCode(s, seat, object) : no['not-now'];
    default:
      if (verb === DECLINE) return OK;
      return verb === opVerb(c, s, at) ? opCode(c, s, seat, at, object) : no['not-now'];
  }
}

export const markersStuck = (s: State): boolean => !sunMoves(s) && !moonMoves(s);
export const bothMarkersMove = (s: State): boolean => sunMoves(s) && moonMoves(s);
