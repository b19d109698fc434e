// Lists what the predicates allow, ascending.
import type { StepBuffer } from '@sunglade/core';
import { type Content, OP_A, OP_B, OP_C, OP_KID_COUNT, OP_WIDTH } from '../content.ts';
import { COSTING, FINISH, MAIN, MARK, OP, PAYING, QUEUED, TRADING } from '../frames.ts';
import { OK } from '../refusals.ts';
import {
  ACTING,
  AT_HOME,
  CITY_SIZE,
  cityOf,
  F_KIND,
  F_OP,
  F_OWNER,
  F_X,
  FRAME,
  HAND_SIZE,
  LOOK_SIZE,
  PAY_STAGE,
  PURSE,
  type State,
  TOWN,
  topFrame,
  WORKER,
} from '../state.ts';
import {
  ACCEPT,
  ACTIVATE,
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
import { CARDS, MEADOW, RESOURCES, WORKERS } from '../words.ts';
import {
  drawCode,
  moonMoves,
  opCode,
  opVerb,
  STAGE_CARDS,
  STAGE_TUCK,
  STAGE_UNITS,
  sunMoves,
  tradeCode,
} from './check.ts';
import { costKindCode, takeCode } from './doable.ts';
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
import { EVERY_ZONE, hasFreeWorker, listPlaces, placeCode, placeCount, workerAt } from './places.ts';

const KIND_COUNT = RESOURCES.length;

let out: StepBuffer = { steps: new Int32Array(0), length: 0 };

const add = (step: number): void => {
  out.steps[out.length++] = step;
};

/** Sorts what was added since `from`: cards lie in the order they came. */
function sortFrom(from: number): void {
  const { steps } = out;
  for (let i = from + 1; i < out.length; i++) {
    const step = steps[i]!;
    let j = i - 1;
    while (j >= from && steps[j]! > step) {
      steps[j + 1] = steps[j]!;
      j--;
    }
    steps[j + 1] = step;
  }
}

function addTrades(s: State, seat: number, kind: number): void {
  if (tradeCode(s, seat, kind) === OK) for (let i = 0; i < KIND_COUNT; i++) add(TRADE + i);
}

function addHand(s: State, seat: number, verb: number): void {
  const from = out.length;
  const size = s.purse[seat * PURSE + HAND_SIZE]!;
  for (let i = 0; i < size; i++) add(verb + s.hand[seat * CARDS + i]!);
  sortFrom(from);
}

function addPlays(c: Content, s: State, seat: number, sources: number, filter: number, pool: number): void {
  gatherAids(c, s, seat);
  const from = out.length;
  if (sources & FROM_HAND) {
    const size = s.purse[seat * PURSE + HAND_SIZE]!;
    for (let i = 0; i < size; i++) {
      const card = s.hand[seat * CARDS + i]!;
      if (playCode(c, s, seat, card, sources, filter, pool) === OK) add(PLAY + card);
    }
  }
  if (sources & ~FROM_HAND) {
    for (let space = 0; space < MEADOW; space++) {
      const card = s.meadow[space]!;
      if (card < CARDS && playCode(c, s, seat, card, sources, filter, pool) === OK) add(PLAY + card);
    }
  }
  sortFrom(from);
}

function addTakes(c: Content, s: State, filter: number): void {
  const from = out.length;
  for (let space = 0; space < MEADOW; space++) {
    const card = s.meadow[space]!;
    if (card < CARDS && takeCode(c, s, card, filter) === OK) add(TAKE + card);
  }
  sortFrom(from);
}

function listMain(c: Content, s: State, seat: number): void {
  if (drawCode(s) === OK) add(DRAW);
  addTrades(s, seat, MAIN);
  if (moonMoves(s)) addPlays(c, s, seat, FROM_HAND | FROM_ADJACENT, -1, 0);
  addTakes(c, s, -1);
  if (!sunMoves(s) || !hasFreeWorker(s, seat)) return;
  const places = listPlaces(c, s);
  const count = placeCount();
  for (let i = 0; i < count; i++) {
    if (placeCode(c, s, seat, places[i]!, EVERY_ZONE, false) === OK) add(PLACE + places[i]!);
  }
}

function listPaying(c: Content, s: State, seat: number): void {
  const stage = s.table[PAY_STAGE];
  if (stage === STAGE_TUCK) addHand(s, seat, TUCK);
  else if (stage === STAGE_CARDS) addHand(s, seat, DROP);
  else if (stage === STAGE_UNITS) {
    for (let kind = 0; kind < KIND_COUNT; kind++) if (payKindCode(s, seat, kind) === OK) add(PAY_KIND + kind);
  } else {
    if (payNowCode(s, seat) === OK) add(PAY);
    gatherAids(c, s, seat);
    addCityCards(c, s, seat, WITH, payWithCode);
    addCityCards(c, s, seat, TOKEN, payTokenCode);
  }
}

function addCityCards(c: Content, s: State, seat: number, verb: number, test: typeof payWithCode): void {
  const from = out.length;
  const city = cityOf(seat);
  const size = s.town[city * TOWN + CITY_SIZE]!;
  for (let i = 0; i < size; i++) {
    const card = s.city[city * CARDS + i]!;
    if (test(c, s, seat, card) === OK) add(verb + card);
  }
  sortFrom(from);
}

/** The steps of a payment's menu, counted: one alone is taken by itself. */
export function payMenu(c: Content, s: State, seat: number, into: StepBuffer): void {
  out = into;
  out.length = 0;
  listPaying(c, s, seat);
}

function listTodo(s: State, seat: number, top: number): void {
  const f = s.frames;
  const from = out.length;
  for (let at = top; at >= 0; at -= FRAME) {
    if (f[at + F_KIND] !== QUEUED || f[at + F_OWNER] !== seat) break;
    add(ACTIVATE + f[at + F_X]!);
  }
  sortFrom(from);
}

function listOp(c: Content, s: State, seat: number, at: number): void {
  const verb = opVerb(c, s, at);
  add(DECLINE);
  if (verb === ACCEPT) add(ACCEPT);
  if (verb === GAIN || verb === PAY_KIND) {
    for (let kind = 0; kind < KIND_COUNT; kind++) if (opCode(c, s, seat, at, kind) === OK) add(verb + kind);
  }
  addTrades(s, seat, OP);
  if (verb === ACCEPT || verb === GAIN || verb === PAY_KIND) return;
  const op = s.frames[at + F_OP]! * OP_WIDTH;
  const from = out.length;
  if (verb === OPTION) {
    for (let i = 0; i < c.ops[op + OP_KID_COUNT]!; i++) if (opCode(c, s, seat, at, i) === OK) add(OPTION + i);
  } else if (verb === PLAY) addPlays(c, s, seat, c.ops[op + OP_A]!, c.ops[op + OP_B]!, c.ops[op + OP_C]!);
  else if (verb === TAKE) addTakes(c, s, c.ops[op + OP_B]!);
  else if (verb === DROP) addHand(s, seat, DROP);
  else if (verb === KEEP) {
    for (let i = 0; i < s.table[LOOK_SIZE]!; i++) add(KEEP + s.look[i]!);
  } else if (verb === USE || verb === PLACE) {
    const places = listPlaces(c, s);
    const count = placeCount();
    for (let i = 0; i < count; i++) if (opCode(c, s, seat, at, places[i]!) === OK) add(verb + places[i]!);
  } else if (verb === FROM) {
    for (let i = 0; i < WORKERS; i++) {
      const place = s.purse[seat * PURSE + WORKER + i]!;
      if (place === AT_HOME || workerAt(s, seat, place) !== i) continue;
      if (opCode(c, s, seat, at, place) === OK) add(FROM + place);
    }
  } else {
    for (let city = 0; city < 2; city++) {
      const size = s.town[city * TOWN + CITY_SIZE]!;
      for (let i = 0; i < size; i++) {
        const card = s.city[city * CARDS + i]!;
        if (opCode(c, s, seat, at, card) === OK) add(verb + card);
      }
    }
  }
  sortFrom(from);
}

/** Writes the seat's legal steps, ascending. */
export function legal(c: Content, s: State, seat: number, into: StepBuffer): void {
  out = into;
  out.length = 0;
  if (s.table[ACTING] !== 1 << seat) return;
  const at = topFrame(s);
  const kind = s.frames[at + F_KIND]!;
  switch (kind) {
    case MAIN:
      listMain(c, s, seat);
      return;
    case FINISH:
      add(DONE);
      addTrades(s, seat, kind);
      return;
    case MARK:
      if (sunMoves(s)) add(MOVE_SUN);
      if (moonMoves(s)) add(MOVE_MOON);
      return;
    case QUEUED:
      addTrades(s, seat, kind);
      listTodo(s, seat, at);
      return;
    case PAYING:
      listPaying(c, s, seat);
      return;
    case TRADING:
      addHand(s, seat, DROP);
      return;
    case COSTING:
      if (s.frames[at + F_X]! > 0) {
        for (let i = 0; i < KIND_COUNT; i++) if (costKindCode(c, s, seat, -1, i) === OK) add(PAY_KIND + i);
      } else addHand(s, seat, DROP);
      return;
    default:
      listOp(c, s, seat, at);
  }
}
