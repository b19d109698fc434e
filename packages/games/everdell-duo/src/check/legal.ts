// Lists what the predicates allow, ascending.
import type { StepBuffer } from '@sunglade/core';
import { CODE, codeOf, partCount, sourcesOf } from '../content/ops.ts';
import { FROM_HAND } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import { FRAME_WIDTH } from '../state/depth.ts';
import { COSTING, FRAME, QUEUED, topFrame, WORK } from '../state/frames.ts';
import {
  ACTING,
  AT_HOME,
  cityCard,
  cityOf,
  citySize,
  EMPTY,
  handCard,
  handSize,
  LOOK_SIZE,
  PAY_STAGE,
  STAGE_CARDS,
  STAGE_TUCK,
  STAGE_UNITS,
  workerPlace,
} from '../state/layout.ts';
import { FIRST, MOVE_MOON, MOVE_SUN } from '../steps.ts';
import { listAnytime } from '../team/check/anytime.ts';
import { listCommon } from '../team/check/common.ts';
import { MEADOW, RESOURCES, SKUNK_SPACES, WORKERS } from '../terms.ts';
import { checkCostResource } from './cost.ts';
import { checkTake } from './doable.ts';
import { askedVerb, checkAnswer } from './effect.ts';
import { checkPayNow, checkPayResource, checkPayToken, checkPayWith } from './pay.ts';
import { checkPlace, hasFreeWorker, listPlaces, workerAt } from './places.ts';
import { checkHandPlay, checkMeadowPlay, playAction } from './play.ts';
import { gatherHelpers } from './price.ts';
import { checkDraw, checkTrade, moonMoves, sunMoves } from './step.ts';

const RESOURCE_COUNT = RESOURCES.length;

/** Writes the seat's legal steps, ascending. */
export function legal(b: Bound, s: State, seat: number, out: StepBuffer): void {
  out.length = 0;
  if (s.table[ACTING] !== 1 << seat) return;
  const at = topFrame(s);
  listAnswersTo(b, s, seat, at, out);
  if (!b.team) return;
  const kind = s.frames[at + FRAME.kind]!;
  listAnytime(b, s, seat, kind, out);
  // Spaces of skunks have the highest numbers of all.
  if (kind === WORK.effect && askedVerb(b.content, s, at) === FIRST.skunk) {
    addAnswersBelow(b, s, seat, at, SKUNK_SPACES.length, out);
  }
}

function listAnswersTo(b: Bound, s: State, seat: number, at: number, out: StepBuffer): void {
  switch (s.frames[at + FRAME.kind]) {
    case WORK.action:
      listActions(b, s, seat, out);
      return;
    case WORK.finish:
      add(out, FIRST.done);
      addTrades(s, seat, WORK.finish, out);
      return;
    case WORK.marker:
      if (sunMoves(s)) add(out, MOVE_SUN);
      if (moonMoves(s)) add(out, MOVE_MOON);
      return;
    case WORK.queued:
      addTrades(s, seat, WORK.queued, out);
      addQueued(s, seat, at, out);
      return;
    case WORK.paying:
      listPayment(b, s, seat, out);
      return;
    case WORK.trading:
      addHand(b, s, seat, FIRST.discard, out);
      return;
    case WORK.costing:
      if (s.frames[at + COSTING.resources]! === 0) addHand(b, s, seat, FIRST.discard, out);
      else addCostResources(b, s, seat, out);
      return;
    case WORK.sharing:
    case WORK.naming:
    case WORK.choosing:
      listCommon(b, s, at, out);
      return;
    default:
      listAnswers(b, s, seat, at, out);
  }
}

function add(out: StepBuffer, step: number): void {
  out.steps[out.length++] = step;
}

/** Notes a card that may be chosen. Cards lie in the order they came; as bits they are in the order of their numbers. */
function find(found: Int32Array, card: number): void {
  found[card >> 5]! |= 1 << (card & 31);
}

/** Adds a step for each card found, ascending, and forgets them. */
function addFound(found: Int32Array, verb: number, out: StepBuffer): void {
  for (let word = 0; word < found.length; word++) {
    for (let rest = found[word]!; rest !== 0; rest &= rest - 1) {
      add(out, verb + word * 32 + 31 - Math.clz32(rest & -rest));
    }
    found[word] = 0;
  }
}

/** Sorts what was added since `from`. */
function sortFrom(out: StepBuffer, from: number): void {
  const { steps, length } = out;
  for (let i = from + 1; i < length; i++) {
    const step = steps[i]!;
    let j = i - 1;
    while (j >= from && steps[j]! > step) {
      steps[j + 1] = steps[j]!;
      j--;
    }
    steps[j + 1] = step;
  }
}

function addTrades(s: State, seat: number, kind: number, out: StepBuffer): void {
  if (checkTrade(s, seat, kind) !== null) return;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) add(out, FIRST.trade + resource);
}

function addHand(b: Bound, s: State, seat: number, verb: number, out: StepBuffer): void {
  const { found } = b.scratch;
  const size = handSize(s, seat);
  for (let i = 0; i < size; i++) find(found, handCard(s, seat, i));
  addFound(found, verb, out);
}

function addPlays(b: Bound, s: State, seat: number, op: number, out: StepBuffer): void {
  gatherHelpers(b, s, seat);
  const { found } = b.scratch;
  const sources = sourcesOf(b.content, op);
  if (sources & FROM_HAND) {
    const size = handSize(s, seat);
    for (let i = 0; i < size; i++) {
      const card = handCard(s, seat, i);
      if (checkHandPlay(b, s, seat, card, op) === null) find(found, card);
    }
  }
  if (sources & ~FROM_HAND) {
    for (let space = 0; space < MEADOW; space++) {
      const card = s.meadow[space]!;
      if (card !== EMPTY && checkMeadowPlay(b, s, seat, space, op) === null) find(found, card);
    }
  }
  addFound(found, FIRST.play, out);
}

function addTakes(b: Bound, s: State, op: number, out: StepBuffer): void {
  const { found } = b.scratch;
  for (let space = 0; space < MEADOW; space++) {
    const card = s.meadow[space]!;
    if (card !== EMPTY && checkTake(b, s, card, op) === null) find(found, card);
  }
  addFound(found, FIRST.take, out);
}

function listActions(b: Bound, s: State, seat: number, out: StepBuffer): void {
  const { action } = b.content;
  if (checkDraw(s) === null) add(out, FIRST.draw);
  addTrades(s, seat, WORK.action, out);
  if (moonMoves(s)) addPlays(b, s, seat, playAction(b, s), out);
  addTakes(b, s, action.take, out);
  if (!sunMoves(s) || !hasFreeWorker(s, seat)) return;
  listPlaces(b, s);
  const { places, placeCount } = b.scratch;
  for (let i = 0; i < placeCount; i++) {
    if (checkPlace(b, s, seat, places[i]!, action.place) === null) add(out, FIRST.place + places[i]!);
  }
}

/** The steps of a payment's menu; where there is only one, it is taken by itself. */
export function listPayment(b: Bound, s: State, seat: number, out: StepBuffer): void {
  switch (s.table[PAY_STAGE]) {
    case STAGE_TUCK:
      addHand(b, s, seat, FIRST.tuck, out);
      return;
    case STAGE_CARDS:
      addHand(b, s, seat, FIRST.discard, out);
      return;
    case STAGE_UNITS:
      for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
        if (checkPayResource(b, s, seat, resource) === null) add(out, FIRST.payResource + resource);
      }
      return;
    default:
      if (checkPayNow(b, s, seat) === null) add(out, FIRST.pay);
      gatherHelpers(b, s, seat);
      addHelpers(b, s, seat, out);
      addTokens(b, s, seat, out);
  }
}

function addHelpers(b: Bound, s: State, seat: number, out: StepBuffer): void {
  const { found } = b.scratch;
  const city = cityOf(s, seat);
  const size = citySize(s, city);
  for (let i = 0; i < size; i++) {
    const card = cityCard(s, city, i);
    if (checkPayWith(b, s, seat, card) === null) find(found, card);
  }
  addFound(found, FIRST.with, out);
}

function addTokens(b: Bound, s: State, seat: number, out: StepBuffer): void {
  const { found } = b.scratch;
  const city = cityOf(s, seat);
  const size = citySize(s, city);
  for (let i = 0; i < size; i++) {
    const card = cityCard(s, city, i);
    if (checkPayToken(b, s, seat, card) === null) find(found, card);
  }
  addFound(found, FIRST.token, out);
}

function addCostResources(b: Bound, s: State, seat: number, out: StepBuffer): void {
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    if (checkCostResource(b, s, seat, resource) === null) add(out, FIRST.payResource + resource);
  }
}

function addQueued({ frames: f }: State, seat: number, top: number, out: StepBuffer): void {
  const from = out.length;
  for (let at = top; at >= 0; at -= FRAME_WIDTH) {
    if (f[at + FRAME.kind] !== WORK.queued || f[at + FRAME.owner] !== seat) break;
    add(out, FIRST.activate + f[at + QUEUED.card]!);
  }
  sortFrom(out, from);
}

/** Declining, the answers to the effect at `at`, and trading in between: the order of the numbers. */
function listAnswers(b: Bound, s: State, seat: number, at: number, out: StepBuffer): void {
  const verb = askedVerb(b.content, s, at);
  add(out, FIRST.decline);
  // What only a trade could pay for is asked, but not answered with yes before the trade.
  if (verb === FIRST.accept && checkAnswer(b, s, seat, at, 0) === null) add(out, FIRST.accept);
  const asksResource = verb === FIRST.gain || verb === FIRST.payResource;
  if (asksResource) addAnswersBelow(b, s, seat, at, RESOURCE_COUNT, out);
  if (verb === FIRST.move) addAnswersBelow(b, s, seat, at, 2, out);
  addTrades(s, seat, WORK.effect, out);
  if (verb === FIRST.accept || verb === FIRST.move || verb === FIRST.skunk || asksResource) return;
  const op = s.frames[at + FRAME.op]!;
  switch (verb) {
    case FIRST.option:
      addAnswersBelow(b, s, seat, at, partCount(b.content, op), out);
      return;
    case FIRST.play:
      addPlays(b, s, seat, op, out);
      return;
    case FIRST.take:
      addTakes(b, s, op, out);
      return;
    case FIRST.discard:
      if (codeOf(b.content, op) === CODE.refreshMeadow) addMeadow(b, s, out);
      else if (handSize(s, seat) > 0 && checkAnswer(b, s, seat, at, handCard(s, seat, 0)) === null) {
        addHand(b, s, seat, FIRST.discard, out);
      }
      return;
    case FIRST.keep:
      addLooked(b, s, out);
      return;
    case FIRST.use:
    case FIRST.place:
      addPlaces(b, s, seat, at, out);
      return;
    case FIRST.from:
      addWorkers(b, s, seat, at, out);
      return;
    default:
      addCityCards(b, s, seat, at, out);
  }
}

/** Answers with an object below `limit`: resources and options. */
function addAnswersBelow(b: Bound, s: State, seat: number, at: number, limit: number, out: StepBuffer): void {
  const verb = askedVerb(b.content, s, at);
  for (let i = 0; i < limit; i++) if (checkAnswer(b, s, seat, at, i) === null) add(out, verb + i);
}

/** Every card of the meadow, to be discarded. */
function addMeadow(b: Bound, s: State, out: StepBuffer): void {
  const { found } = b.scratch;
  for (let space = 0; space < MEADOW; space++) if (s.meadow[space] !== EMPTY) find(found, s.meadow[space]!);
  addFound(found, FIRST.discard, out);
}

function addLooked(b: Bound, s: State, out: StepBuffer): void {
  const { found } = b.scratch;
  const size = s.table[LOOK_SIZE]!;
  for (let i = 0; i < size; i++) find(found, s.look[i]!);
  addFound(found, FIRST.keep, out);
}

function addPlaces(b: Bound, s: State, seat: number, at: number, out: StepBuffer): void {
  const verb = askedVerb(b.content, s, at);
  listPlaces(b, s);
  const { places, placeCount } = b.scratch;
  for (let i = 0; i < placeCount; i++) {
    if (checkAnswer(b, s, seat, at, places[i]!) === null) add(out, verb + places[i]!);
  }
}

/** Places where the seat's workers stand; two on one place are one answer. */
function addWorkers(b: Bound, s: State, seat: number, at: number, out: StepBuffer): void {
  const from = out.length;
  for (let i = 0; i < WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    if (place === AT_HOME || workerAt(s, seat, place) !== i) continue;
    if (checkAnswer(b, s, seat, at, place) === null) add(out, FIRST.from + place);
  }
  sortFrom(out, from);
}

/** Cards of both cities that can be activated or copied. */
function addCityCards(b: Bound, s: State, seat: number, at: number, out: StepBuffer): void {
  const { found } = b.scratch;
  for (let city = 0; city < 2; city++) {
    const size = citySize(s, city);
    for (let i = 0; i < size; i++) {
      const card = cityCard(s, city, i);
      if (checkAnswer(b, s, seat, at, card) === null) find(found, card);
    }
  }
  addFound(found, askedVerb(b.content, s, at), out);
}
