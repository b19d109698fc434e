// Whether an effect can be carried out at all: only such options are offered, everything else is skipped.
import { type Content, code, fits, OP_A, OP_B, OP_C, OP_KID_COUNT, OP_KIDS, OP_SURE, OP_WIDTH } from '../content.ts';
import { countOf } from '../counts.ts';
import { tooDeep } from '../frames.ts';
import { no, OK, why } from '../refusals.ts';
import {
  AT_HOME,
  CITY,
  CITY_SIZE,
  cityOf,
  DECK_SIZE,
  DISCARD_SIZE,
  HAND_SIZE,
  OCCUPIED,
  otherSeat,
  POINTS,
  PURSE,
  type State,
  TOWN,
  WORKER,
} from '../state.ts';
import { CARD_PLACE, CARDS, COSTS, MEADOW, RESOURCES, WORKERS } from '../words.ts';
import { anyPlay } from './pay.ts';
import { anyPlace, hasFreeWorker } from './places.ts';

const ANY = COSTS.indexOf('any');
const HAND_CARDS = COSTS.indexOf('cards');
const POINT_TOKENS = COSTS.indexOf('points');
const OCCUPIED_TOKENS = COSTS.indexOf('occupied');
const CHARGES = COSTS.indexOf('charge');

/** Whether the seat has what an exchange asks for. `source` is the card whose charges it may spend. */
export function costCode(c: Content, s: State, seat: number, cost: number, source: number): number {
  const at = cost * COSTS.length;
  const purse = seat * PURSE;
  let spare = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const rest = s.purse[purse + kind]! - c.costs[at + kind]!;
    if (rest < 0) {
      why.resource = kind;
      why.short = -rest;
      return no['missing-resource'];
    }
    spare += rest;
  }
  if (spare < c.costs[at + ANY]!) {
    why.short = c.costs[at + ANY]! - spare;
    return no['missing-resource'];
  }
  const cards = c.costs[at + HAND_CARDS]! - s.purse[purse + HAND_SIZE]!;
  if (cards > 0) {
    why.short = cards;
    return no['missing-cards'];
  }
  if (s.town[cityOf(seat) * TOWN + POINTS]! < c.costs[at + POINT_TOKENS]!) return no['option-impossible'];
  if (s.purse[purse + OCCUPIED]! < c.costs[at + OCCUPIED_TOKENS]!) return no['no-token'];
  const charges = c.costs[at + CHARGES]!;
  if (charges > 0 && (source < CARD_PLACE || s.charges[source - CARD_PLACE]! < charges)) return no['discount-used-up'];
  return OK;
}

/** Paying this kind as the "any" part of a cost, keeping what the fixed part needs. */
export function costKindCode(c: Content, s: State, seat: number, cost: number, kind: number): number {
  const fixed = cost < 0 ? 0 : c.costs[cost * COSTS.length + kind]!;
  if (s.purse[seat * PURSE + kind]! > fixed) return OK;
  why.resource = kind;
  why.short = 1;
  return no['missing-resource'];
}

export const costAny = (c: Content, cost: number): number => c.costs[cost * COSTS.length + ANY]!;
export const costCards = (c: Content, cost: number): number => c.costs[cost * COSTS.length + HAND_CARDS]!;

/** Whether a meadow card can be taken. */
export function takeCode(c: Content, s: State, card: number, filter: number): number {
  for (let space = 0; space < MEADOW; space++) {
    if (s.meadow[space] === card) return fits(c, filter, card) ? OK : no['card-wrong'];
  }
  return no['not-in-meadow'];
}

function anyTake(c: Content, s: State, filter: number): boolean {
  for (let space = 0; space < MEADOW; space++) {
    const card = s.meadow[space]!;
    if (card < CARDS && fits(c, filter, card)) return true;
  }
  return false;
}

const belongs = (s: State, seat: number, card: number, whose: number): boolean => {
  const zone = s.zone[card]!;
  const own = zone === CITY + cityOf(seat);
  const other = zone === CITY + cityOf(otherSeat(seat));
  return whose === 0 ? own : whose === 1 ? other : own || other;
};

/** Whether a green card's production (`table`) or a brown card's effect can be carried out by this effect. */
export function cardEffectCode(
  c: Content,
  s: State,
  seat: number,
  table: Int16Array,
  color: number,
  card: number,
  whose: number,
): number {
  if (!belongs(s, seat, card, whose) || c.color[card] !== color || table[card]! < 0) return no['card-no-effect'];
  if (s.busy[CARD_PLACE + card] === 1) return no['in-use'];
  // A copy of a copy is taken as possible: looking further could go round in circles.
  if (within) return OK;
  within = true;
  const possible = doable(c, s, seat, table[card]!, CARD_PLACE + card);
  within = false;
  return possible ? OK : no['option-impossible'];
}

/** Whether the question is asked inside the question about another card. */
let within = false;

export const GREEN = 0;
export const BROWN = 1;

function anyCardEffect(
  c: Content,
  s: State,
  seat: number,
  table: Int16Array,
  color: number,
  whose: number,
  done: (card: number) => boolean,
): boolean {
  for (let city = 0; city < 2; city++) {
    const size = s.town[city * TOWN + CITY_SIZE]!;
    for (let i = 0; i < size; i++) {
      const card = s.city[city * CARDS + i]!;
      if (c.color[card] === color && !done(card) && cardEffectCode(c, s, seat, table, color, card, whose) === OK) {
        return true;
      }
    }
  }
  return false;
}

const never = (): boolean => false;

/** A green card that this effect has not activated yet can be. */
export const anyActivation = (c: Content, s: State, seat: number, whose: number, done: (card: number) => boolean) =>
  anyCardEffect(c, s, seat, c.production, GREEN, whose, done);

function anyMove(c: Content, s: State, seat: number, zones: number, allowOccupied: boolean): boolean {
  for (let i = 0; i < WORKERS; i++) {
    const at = s.purse[seat * PURSE + WORKER + i]!;
    if (at !== AT_HOME && anyPlace(c, s, seat, zones, allowOccupied, at)) return true;
  }
  return false;
}

export function anyWorkerOut(s: State, seat: number): boolean {
  for (let i = 0; i < WORKERS; i++) if (s.purse[seat * PURSE + WORKER + i] !== AT_HOME) return true;
  return false;
}

export function doable(c: Content, s: State, seat: number, op: number, source: number): boolean {
  const at = op * OP_WIDTH;
  const ops = c.ops;
  if (ops[at + OP_SURE] === 1) return true;
  const kid = c.kids[ops[at + OP_KIDS]!]!;
  switch (ops[at]) {
    case code.take:
      return anyTake(c, s, ops[at + OP_B]!);
    case code.look:
      return s.table[DECK_SIZE]! + s.table[DISCARD_SIZE]! > 0;
    case code.seq:
    case code.choose: {
      for (let i = 0; i < ops[at + OP_KID_COUNT]!; i++) {
        if (doable(c, s, seat, c.kids[ops[at + OP_KIDS]! + i]!, source)) return true;
      }
      return false;
    }
    case code.exchange:
      return costCode(c, s, seat, ops[at + OP_B]!, source) === OK && doable(c, s, seat, kid, source);
    case code.exchangeDistinct: {
      for (let kind = 0; kind < RESOURCES.length; kind++) if (s.purse[seat * PURSE + kind]! > 0) return true;
      return false;
    }
    case code.forEach:
      return countOf(c, s, seat, ops[at + OP_A]!) > 0 && doable(c, s, seat, kid, source);
    case code.playCard:
      return !tooDeep(s) && anyPlay(c, s, seat, ops[at + OP_A]!, ops[at + OP_B]!, ops[at + OP_C]!);
    case code.useLocation:
      return !tooDeep(s) && anyPlace(c, s, seat, ops[at + OP_A]!, ops[at + OP_B] === 1, AT_HOME);
    case code.placeWorker:
      return (
        !tooDeep(s) && hasFreeWorker(s, seat) && anyPlace(c, s, seat, ops[at + OP_A]!, ops[at + OP_B] === 1, AT_HOME)
      );
    case code.moveWorker:
      return !tooDeep(s) && anyMove(c, s, seat, ops[at + OP_A]!, ops[at + OP_B] === 1);
    case code.recallWorker:
      return anyWorkerOut(s, seat);
    case code.activate:
      return !tooDeep(s) && anyActivation(c, s, seat, ops[at + OP_B]!, never);
    case code.copy:
      return !tooDeep(s) && anyCardEffect(c, s, seat, c.onPlay, BROWN, ops[at + OP_B]!, never);
    default:
      return true;
  }
}
