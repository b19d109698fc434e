// An edition compiled once into flat tables: the interpreter walks op numbers, so that a state is plain numbers too.
import type { EditionContent, Filter, Whose } from './schema.ts';
import { CARDS, OPS, type Op } from './words.ts';

/** One op: its code, three numbers, where its parts stand in `kids`, whether it can ask, whether it always can be done. */
export const OP_WIDTH = 8;
export const OP_A = 1;
export const OP_B = 2;
export const OP_C = 3;
export const OP_KIDS = 4;
export const OP_KID_COUNT = 5;
export const OP_ASKS = 6;
export const OP_SURE = 7;

export const code = Object.fromEntries(OPS.map((op, i) => [op, i])) as { readonly [op in Op]: number };
export const NONE = -1;
/** A card's cost: the four resources, then hand cards. */
export const COST_WIDTH = 5;
export const WHOSE: readonly Whose[] = ['own', 'other', 'any'];
export const UNLIMITED = 999;

export interface Content {
  readonly edition: EditionContent;
  /** `mine`, or `mine#2` where an edition holds several copies. */
  readonly names: readonly string[];
  /** What a purple card's line on a score sheet is called. */
  readonly prosperityNames: readonly string[];
  readonly type: Uint8Array;
  readonly color: Uint8Array;
  readonly cost: Uint8Array;
  readonly points: Uint8Array;
  readonly onPlay: Int16Array;
  readonly production: Int16Array;
  readonly visit: Int16Array;
  readonly score: readonly (CompiledScore | null)[];
  readonly triggerOn: Int16Array;
  readonly triggerFilter: Int16Array;
  readonly triggerZones: Int16Array;
  readonly triggerOp: Int16Array;
  /** 0 none, 1 without a star, 2 with one. */
  readonly discount: Uint8Array;
  readonly discountFilter: Int16Array;
  readonly discountAny: Uint8Array;
  /** Four per card. */
  readonly discountRes: Uint8Array;
  readonly discountCharge: Uint8Array;
  readonly discountTuck: Uint8Array;
  readonly discountUses: Int16Array;
  readonly substitute: Uint8Array;
  readonly ops: Int16Array;
  readonly kids: Int16Array;
  readonly amounts: Int16Array;
  /** Ten per cost, in the order of COSTS. */
  readonly costs: Int16Array;
  readonly counts: readonly CompiledCount[];
  /** One byte per filter and card: whether it fits, whatever the source. */
  readonly fits: Uint8Array;
  /** Per filter: bit 1 hand, bit 2 meadow. */
  readonly fitsFrom: Uint8Array;
  readonly farms: Int16Array;
  readonly rivers: Int16Array;
  readonly slots: Int16Array;
  readonly events: readonly CompiledEvent[];
  readonly byLetter: readonly (readonly number[])[];
  readonly journey: number;
  readonly faire: number;
  readonly seasons: readonly CompiledSeason[];
  /** Cards that take a worker, ascending. */
  readonly destinations: readonly number[];
}

export interface CompiledCount {
  readonly of: number;
  /** Bits of colour × 2 + type that count; -1 where single cards must be looked at. */
  readonly kinds: number;
  readonly filter: number;
  readonly resources: number;
  readonly n: number;
}

export interface CompiledScore {
  readonly per: number;
  readonly count: number;
  readonly every: number;
  readonly max: number;
}

export interface CompiledEvent {
  readonly id: string;
  readonly letter: number;
  readonly points: number;
  /** Every one of these must be reached. */
  readonly counts: readonly { readonly count: number; readonly min: number }[];
  /** At least this many cards of every colour. */
  readonly eachColor: number;
  /** "More than": one of each, `moreMin` together, and more than the other player. */
  readonly more: readonly number[];
  readonly moreMin: number;
}

interface CompiledSeason {
  /** 0 hare, 1 tortoise. */
  readonly first: number;
  readonly replaceRiver: boolean;
  readonly benefits: readonly [readonly number[], readonly number[]];
}

/** A critter "costing 2 or less" pays at most 2 of everything together, hand cards included. */
export function fitsCard(filter: Filter, card: EditionContent['cards'][number]): boolean {
  const cost = Object.values(card.cost).reduce((sum, n) => sum + n, 0);
  return (
    (filter.type === undefined || filter.type === card.type) &&
    (filter.color === undefined || filter.color === card.color) &&
    (filter.colors === undefined || filter.colors.includes(card.color)) &&
    (filter.maxCost === undefined || cost <= filter.maxCost)
  );
}

/** Whether a card fits a filter, coming from the hand (1) or the meadow (2). */
export const fits = (c: Content, filter: number, card: number, from = 3): boolean =>
  filter < 0 || (c.fits[filter * CARDS + card] === 1 && (c.fitsFrom[filter]! & from) !== 0);
