// One effect: how far it goes by itself, and when it must ask.
import { canAfford } from '../check/cost.ts';
import { anyCardEffect, anyWorkerOut, doable } from '../check/doable.ts';
import { anyPlace } from '../check/places.ts';
import { tradesLeft } from '../check/trades.ts';
import {
  CODE,
  canAsk,
  codeOf,
  costOf,
  countedBy,
  gainOf,
  isDistinct,
  isPlainGain,
  keptOf,
  mostTimes,
  partCount,
  partOf,
  timesOf,
} from '../content/ops.ts';
import { countOf } from '../counts.ts';
import type { Bound, State } from '../state/bound.ts';
import { FRAME_WIDTH, TURN_STEPS_LAST } from '../state/depth.ts';
import {
  DISTINCT,
  FOR_EACH,
  FRAME,
  LOOK,
  MOVE_WORKER,
  pop,
  pushEffect,
  REPEAT,
  SEQUENCE,
  topFrame,
  WORK,
} from '../state/frames.ts';
import { AT_HOME, LOOK_SIZE, otherSeat, STEPS, supply, workerPlace } from '../state/layout.ts';
import { endRefresh, meadowIsEmpty } from '../team/apply/effects.ts';
import { CARD_PLACE, RESOURCES, WORKERS } from '../terms.ts';
import {
  chargeCard,
  discardLooked,
  drawCards,
  gainPoints,
  gainResource,
  gainTokens,
  lookAt,
  lookThrough,
  showPartner,
} from './cards.ts';
import { produce } from './triggers.ts';

/** Handles the effect on top as far as it goes by itself; true when its owner has to decide. */
export function advanceEffect(b: Bound, s: State, at: number): boolean {
  const c = b.content;
  const f = s.frames;
  const owner = f[at + FRAME.owner]!;
  const op = f[at + FRAME.op]!;
  const source = f[at + FRAME.source]!;
  const code = codeOf(c, op);
  const exhausted = s.table[STEPS]! > TURN_STEPS_LAST;
  if (isPlainGain(code)) {
    if (b.asksGains && !exhausted) return true;
    acceptGain(b, s);
    return false;
  }
  if (exhausted && canAsk(c, op)) {
    decline(b, s, owner, at);
    return false;
  }
  switch (code) {
    case CODE.seq:
      return advanceSequence(b, s, at);
    case CODE.forEach:
      return advanceForEach(b, s, at);
    case CODE.production:
      pop(s);
      produce(b, s, owner);
      return false;
    case CODE.gainAny:
      return (
        f[at + REPEAT.done]! < (isDistinct(c, op) ? Math.min(timesOf(c, op), RESOURCES.length) : timesOf(c, op)) ||
        end(s)
      );
    case CODE.take:
      return (f[at + REPEAT.done]! < timesOf(c, op) && doable(b, s, owner, op, source)) || end(s);
    case CODE.look:
    case CODE.discardPile:
    case CODE.lookOn:
      return advanceLook(b, s, at);
    case CODE.refreshMeadow:
      if (!meadowIsEmpty(s)) return true;
      endRefresh(b, s);
      return false;
    case CODE.exchange: {
      const more = f[at + REPEAT.done]! < timesOf(c, op) && canAfford(b, s, owner, costOf(c, op), source);
      return (more && doable(b, s, owner, partOf(c, op), source)) || end(s);
    }
    case CODE.exchangeDistinct:
      return (f[at + REPEAT.done]! < timesOf(c, op) && hasOther(b, s, owner, f[at + DISTINCT.used]!)) || end(s);
    case CODE.moveWorker:
      return advanceMove(b, s, at);
    case CODE.recallWorker:
      return (f[at + REPEAT.done]! < timesOf(c, op) && anyWorkerOut(s, owner)) || end(s);
    case CODE.activate:
      return (f[at + REPEAT.done]! < timesOf(c, op) && anyCardEffect(b, s, owner, op, at)) || end(s);
    default:
      return doable(b, s, owner, op, source) || end(s);
  }
}

/** Ends the effect on top because its owner wants no more of it; what was looked at and not kept is put away. */
export function decline(b: Bound, s: State, seat: number, at: number): void {
  const code = codeOf(b.content, s.frames[at + FRAME.op]!);
  if (code === CODE.refreshMeadow) {
    endRefresh(b, s);
    return;
  }
  if (code === CODE.look || code === CODE.discardPile || code === CODE.lookOn) {
    if (partnerLooksOn(b, s, at)) showPartner(b, s, otherSeat(seat));
    else discardLooked(b, s, seat);
  }
  pop(s);
}

/** Whether the partner is to see the same cards next. */
function partnerLooksOn({ content: c }: Bound, { frames: f }: State, at: number): boolean {
  const below = at - FRAME_WIDTH;
  return below >= 0 && f[below + FRAME.kind] === WORK.effect && codeOf(c, f[below + FRAME.op]!) === CODE.lookOn;
}

/** Ends the effect on top; always false, so that it reads as "no answer needed". */
function end(s: State): false {
  pop(s);
  return false;
}

/** Carries out the fixed gain on top: by itself, or because its owner said yes. */
export function acceptGain(b: Bound, s: State): void {
  const at = topFrame(s);
  const owner = s.frames[at + FRAME.owner]!;
  pop(s);
  gain(b, s, owner, s.frames[at + FRAME.op]!, s.frames[at + FRAME.source]!, 1);
}

/** A gain of a fixed amount, several times at once. */
function gain(b: Bound, s: State, owner: number, op: number, source: number, times: number): void {
  const c = b.content;
  switch (codeOf(c, op)) {
    case CODE.gain:
      for (let kind = 0; kind < RESOURCES.length; kind++) gainResource(b, s, owner, kind, gainOf(c, op, kind) * times);
      return;
    case CODE.points:
      gainPoints(b, s, owner, timesOf(c, op) * times);
      return;
    case CODE.occupied:
      gainTokens(b, s, owner, timesOf(c, op) * times);
      return;
    case CODE.draw:
      drawCards(b, s, owner, timesOf(c, op) * times);
      return;
    case CODE.charge:
      if (source >= CARD_PLACE) chargeCard(b, s, source - CARD_PLACE, timesOf(c, op) * times);
  }
}

/** Whether the seat has a resource of another kind, or can trade for one. */
function hasOther(b: Bound, s: State, seat: number, used: number): boolean {
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if (supply(s, seat, kind) > 0 && ((used >> kind) & 1) === 0) return true;
  }
  return tradesLeft(b, s, seat, 0) > 0;
}

function advanceSequence({ content: c }: Bound, s: State, at: number): boolean {
  const f = s.frames;
  const op = f[at + FRAME.op]!;
  const next = f[at + SEQUENCE.next]!;
  if (next >= partCount(c, op)) return end(s);
  f[at + SEQUENCE.next] = next + 1;
  pushEffect(s, f[at + FRAME.owner]!, partOf(c, op, next), f[at + FRAME.source]!);
  return false;
}

/** Counts once, at the beginning. */
function advanceForEach(b: Bound, s: State, at: number): boolean {
  const c = b.content;
  const f = s.frames;
  const owner = f[at + FRAME.owner]!;
  const op = f[at + FRAME.op]!;
  const source = f[at + FRAME.source]!;
  if (f[at + FOR_EACH.counted] === 0) {
    f[at + FOR_EACH.counted] = 1;
    f[at + FOR_EACH.left] = Math.min(countOf(b, s, owner, countedBy(c, op)), mostTimes(c, op));
  }
  const left = f[at + FOR_EACH.left]!;
  if (left === 0) return end(s);
  const part = partOf(c, op);
  if (!b.asksGains && isPlainGain(codeOf(c, part))) {
    pop(s);
    gain(b, s, owner, part, source, left);
    return false;
  }
  f[at + FOR_EACH.left] = left - 1;
  pushEffect(s, owner, part, source);
  return false;
}

function advanceLook(b: Bound, s: State, at: number): boolean {
  const f = s.frames;
  const owner = f[at + FRAME.owner]!;
  const op = f[at + FRAME.op]!;
  const code = codeOf(b.content, op);
  if (f[at + LOOK.seen] === 0) {
    f[at + LOOK.seen] = 1;
    if (code === CODE.look) lookAt(b, s, owner, timesOf(b.content, op));
    else if (code === CODE.discardPile) lookThrough(b, s, owner);
  }
  const most = code === CODE.look ? keptOf(b.content, op) : timesOf(b.content, op);
  if (f[at + LOOK.kept]! < most && s.table[LOOK_SIZE]! > 0) return true;
  decline(b, s, owner, at);
  return false;
}

/** The only worker that could move needs no choosing. */
function advanceMove(b: Bound, s: State, at: number): boolean {
  const f = s.frames;
  const owner = f[at + FRAME.owner]!;
  const op = f[at + FRAME.op]!;
  const source = f[at + FRAME.source]!;
  if (f[at + MOVE_WORKER.begun] === 0) {
    f[at + MOVE_WORKER.begun] = 1;
    f[at + MOVE_WORKER.from] = AT_HOME;
    if (!doable(b, s, owner, op, source)) return end(s);
    f[at + MOVE_WORKER.from] = onlyWorker(b, s, owner, op);
  }
  return doable(b, s, owner, op, source) || end(s);
}

/** The only place from which a worker could move, or AT_HOME if there are several. */
function onlyWorker(b: Bound, s: State, seat: number, op: number): number {
  let only = AT_HOME;
  for (let i = 0; i < WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    if (place === AT_HOME || place === only || !anyPlace(b, s, seat, op, place)) continue;
    if (only !== AT_HOME) return AT_HOME;
    only = place;
  }
  return only;
}
