// How an effect is written down: a row of eight numbers per op, named here. Effects inside it are op numbers in `parts`.

import { OPS, type Op, RESOURCES, TEAM_OPS, type TeamOp } from '../terms.ts';
import type { Content } from './tables.ts';

/** No op, no filter. */
export const NONE = -1;
export const UNLIMITED = 999;

export const OP_WIDTH = 8;
/** Three numbers whose meaning depends on the op: see below. */
const A = 1;
const B = 2;
const C = 3;
/** Where its parts begin in `parts`, and how many they are. */
const PARTS_FROM = 4;
const PARTS = 5;
/** 1 if it can ask something. */
export const ASKS = 6;
/** 1 if it can always be carried out. */
export const SURE = 7;

export const CODE = Object.fromEntries([...OPS, ...TEAM_OPS].map((op, i) => [op, i])) as {
  readonly [op in Op | TeamOp]: number;
};

export const codeOf = (c: Content, op: number): number => c.ops[op * OP_WIDTH]!;
export const partCount = (c: Content, op: number): number => c.ops[op * OP_WIDTH + PARTS]!;
/** The effect inside an exchange or a "for each", or the i-th of a sequence or a choice. */
export const partOf = (c: Content, op: number, i = 0): number => c.parts[c.ops[op * OP_WIDTH + PARTS_FROM]! + i]!;
export const canAsk = (c: Content, op: number): boolean => op >= 0 && c.ops[op * OP_WIDTH + ASKS] === 1;
export const isSure = (c: Content, op: number): boolean => c.ops[op * OP_WIDTH + SURE] === 1;

/** A gain of a fixed amount: no choice, always possible. */
export const isPlainGain = (code: number): boolean =>
  code === CODE.gain || code === CODE.points || code === CODE.occupied || code === CODE.draw || code === CODE.charge;

const a = (c: Content, op: number): number => c.ops[op * OP_WIDTH + A]!;
const b = (c: Content, op: number): number => c.ops[op * OP_WIDTH + B]!;

/** gain: how much of a resource. */
export const gainOf = (c: Content, op: number, resource: number): number =>
  c.amounts[a(c, op) * RESOURCES.length + resource]!;
/** gainAny, points, occupied, draw, charge, take, look, recallWorker, activate: how many. Exchanges: how often at most. */
export const timesOf = a;
/** gainAny: of different kinds. */
export const isDistinct = (c: Content, op: number): boolean => b(c, op) === 1;
/** take, playCard: which cards. */
export const filterOf = b;
/** look: how many are kept. */
export const keptOf = b;
/** exchange: what is paid each time. */
export const costOf = b;
/** forEach: what is counted, and how often at most. */
export const countedBy = a;
export const mostTimes = b;
/** playCard: where the card may come from, and how many resources less it costs. */
export const sourcesOf = a;
export const discountOf = (c: Content, op: number): number => c.ops[op * OP_WIDTH + C]!;
/** useLocation, placeWorker, moveWorker: where, and whether somebody may stand there. */
export const zonesOf = a;
export const allowsOccupied = (c: Content, op: number): boolean => b(c, op) === 1;
/** activate, copy: whose cards, as a number of WHOSE. */
export const whoseOf = b;
