import { anyActivation, anyWorkerOut, costCode, doable } from '../check/doable.ts';
import { anyPlace } from '../check/places.ts';
import { type Content, code, OP_A, OP_B, OP_KID_COUNT, OP_KIDS, OP_WIDTH } from '../content.ts';
import { countOf } from '../counts.ts';
import { OP, pop, push } from '../frames.ts';
import { OK } from '../refusals.ts';
import {
  AT_HOME,
  F_OP,
  F_OWNER,
  F_SOURCE,
  F_W,
  F_X,
  F_Y,
  F_Z,
  LOOK_SIZE,
  PURSE,
  STEPS,
  type State,
  TURN_STEPS_LAST,
  topFrame,
  WORKER,
} from '../state.ts';
import { CARD_PLACE, RESOURCES, WORKERS } from '../words.ts';
import { chargeCard, discardLooked, drawCards, gainPoints, gainResource, gainTokens, lookAt } from './cards.ts';
import { opAsks, produce } from './triggers.ts';

/** Whether every gain is asked about. */
export interface Asking {
  readonly everyGain: boolean;
}

/** A gain of a fixed amount happens by itself, unless every gain is asked about. */
function carryOutGain(c: Content, s: State, op: number, owner: number, source: number, times: number): boolean {
  const n = c.ops[op + OP_A]! * times;
  switch (c.ops[op]) {
    case code.gain: {
      const from = c.ops[op + OP_A]! * RESOURCES.length;
      for (let kind = 0; kind < RESOURCES.length; kind++) gainResource(s, owner, kind, c.amounts[from + kind]! * times);
      return true;
    }
    case code.points:
      gainPoints(s, owner, n);
      return true;
    case code.occupied:
      gainTokens(s, owner, n);
      return true;
    case code.draw:
      drawCards(s, owner, n);
      return true;
    case code.charge:
      if (source >= CARD_PLACE) chargeCard(s, source - CARD_PLACE, n);
      return true;
    default:
      return false;
  }
}

const isPlain = (op: number): boolean =>
  op === code.gain || op === code.points || op === code.occupied || op === code.draw || op === code.charge;

/** The accepted gain, once the owner has said yes. */
export function acceptGain(c: Content, s: State): void {
  const at = topFrame(s);
  const [owner, op, source] = [s.frames[at + F_OWNER]!, s.frames[at + F_OP]!, s.frames[at + F_SOURCE]!];
  pop(s);
  carryOutGain(c, s, op * OP_WIDTH, owner, source, 1);
}

export function advanceOp(c: Content, s: State, at: number, owner: number, asking: Asking): boolean {
  const f = s.frames;
  const number = f[at + F_OP]!;
  const op = number * OP_WIDTH;
  const source = f[at + F_SOURCE]!;
  const kind = c.ops[op]!;
  const exhausted = s.table[STEPS]! > TURN_STEPS_LAST;
  if (isPlain(kind)) {
    if (asking.everyGain && !exhausted) return true;
    pop(s);
    carryOutGain(c, s, op, owner, source, 1);
    return false;
  }
  if (exhausted && opAsks(c, number)) {
    if (kind === code.look) discardLooked(s, owner);
    return end(s);
  }
  switch (kind) {
    case code.seq: {
      const index = f[at + F_X]!;
      if (index >= c.ops[op + OP_KID_COUNT]!) {
        pop(s);
        return false;
      }
      f[at + F_X] = index + 1;
      push(s, OP, owner, c.kids[c.ops[op + OP_KIDS]! + index]!, source);
      return false;
    }
    case code.forEach:
      return advanceForEach(c, s, at, owner, asking);
    case code.production:
      pop(s);
      produce(c, s, owner);
      return false;
    case code.gainAny:
      // x counts what was gained, y remembers which kinds.
      return f[at + F_X]! < gainLimit(c, op) || end(s);
    case code.take:
      return (f[at + F_X]! < c.ops[op + OP_A]! && doable(c, s, owner, number, source)) || end(s);
    case code.look:
      return advanceLook(c, s, at, owner);
    case code.exchange: {
      const kid = c.kids[c.ops[op + OP_KIDS]!]!;
      const more = f[at + F_X]! < c.ops[op + OP_A]! && costCode(c, s, owner, c.ops[op + OP_B]!, source) === OK;
      return (more && doable(c, s, owner, kid, source)) || end(s);
    }
    case code.exchangeDistinct:
      return (f[at + F_X]! < c.ops[op + OP_A]! && hasOtherKind(s, owner, f[at + F_Y]!)) || end(s);
    case code.moveWorker:
      return advanceMove(c, s, at, owner, number, source);
    case code.recallWorker:
      return (f[at + F_X]! < c.ops[op + OP_A]! && anyWorkerOut(s, owner)) || end(s);
    case code.activate: {
      const [y, z, w] = [f[at + F_Y]!, f[at + F_Z]!, f[at + F_W]!];
      const done = (card: number): boolean => y === card + 1 || z === card + 1 || w === card + 1;
      const more = f[at + F_X]! < c.ops[op + OP_A]! && anyActivation(c, s, owner, c.ops[op + OP_B]!, done);
      return more || end(s);
    }
    default:
      return doable(c, s, owner, number, source) || end(s);
  }
}

/** Ends the op on top; always false, so that it reads as "no answer needed". */
function end(s: State): false {
  pop(s);
  return false;
}

const gainLimit = (c: Content, op: number): number =>
  c.ops[op + OP_B] === 1 ? Math.min(c.ops[op + OP_A]!, RESOURCES.length) : c.ops[op + OP_A]!;

function hasOtherKind(s: State, seat: number, used: number): boolean {
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if (s.purse[seat * PURSE + kind]! > 0 && ((used >> kind) & 1) === 0) return true;
  }
  return false;
}

/** y is 1 once the number of times is known; x is how often is left. */
function advanceForEach(c: Content, s: State, at: number, owner: number, asking: Asking): boolean {
  const f = s.frames;
  const op = f[at + F_OP]! * OP_WIDTH;
  const kid = c.kids[c.ops[op + OP_KIDS]!]!;
  if (f[at + F_Y] === 0) {
    f[at + F_Y] = 1;
    f[at + F_X] = Math.min(countOf(c, s, owner, c.ops[op + OP_A]!), c.ops[op + OP_B]!);
  }
  const times = f[at + F_X]!;
  if (times === 0) return end(s);
  if (!asking.everyGain && isPlain(c.ops[kid * OP_WIDTH]!)) {
    const source = f[at + F_SOURCE]!;
    pop(s);
    carryOutGain(c, s, kid * OP_WIDTH, owner, source, times);
    return false;
  }
  f[at + F_X] = times - 1;
  push(s, OP, owner, kid, f[at + F_SOURCE]!);
  return false;
}

/** y is 1 once the cards were seen; x counts the kept ones. */
function advanceLook(c: Content, s: State, at: number, owner: number): boolean {
  const f = s.frames;
  const op = f[at + F_OP]! * OP_WIDTH;
  if (f[at + F_Y] === 0) {
    f[at + F_Y] = 1;
    lookAt(s, owner, c.ops[op + OP_A]!);
  }
  if (f[at + F_X]! < c.ops[op + OP_B]! && s.table[LOOK_SIZE]! > 0) return true;
  discardLooked(s, owner);
  return end(s);
}

/** x is where the chosen worker stands. The only worker out needs no choosing. */
function advanceMove(c: Content, s: State, at: number, owner: number, op: number, source: number): boolean {
  const f = s.frames;
  if (f[at + F_Y] === 0) {
    f[at + F_Y] = 1;
    f[at + F_X] = AT_HOME;
    if (!doable(c, s, owner, op, source)) return end(s);
    f[at + F_X] = onlyWorker(c, s, owner, c.ops[op * OP_WIDTH + OP_A]!, c.ops[op * OP_WIDTH + OP_B] === 1);
  }
  return doable(c, s, owner, op, source) || end(s);
}

/** The only place from which a worker could move, or AT_HOME if there are several. */
function onlyWorker(c: Content, s: State, seat: number, zones: number, allowOccupied: boolean): number {
  let only = AT_HOME;
  for (let i = 0; i < WORKERS; i++) {
    const at = s.purse[seat * PURSE + WORKER + i]!;
    if (at === AT_HOME || at === only || !anyPlace(c, s, seat, zones, allowOccupied, at)) continue;
    if (only !== AT_HOME) return AT_HOME;
    only = at;
  }
  return only;
}
