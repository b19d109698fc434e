// An edition as lookup tables. States hold no content: cards, effects, filters and counts are numbers.
import type { CardJson, EditionContent, Filter } from '../schema.ts';
import type { TeamContent } from '../team/tables.ts';
import { CARDS } from '../terms.ts';

export interface Content {
  readonly edition: EditionContent;
  /** `mine`, or `mine#2` where an edition holds several copies. */
  readonly names: readonly string[];
  /** Places for workers by number: `farm-1`, `river-left`, `event-3`, a card's name, `journey`. */
  readonly placeNames: readonly string[];
  /** What a purple card's line on a score sheet is called. */
  readonly prosperityNames: readonly string[];
  readonly type: Uint8Array;
  readonly color: Uint8Array;
  /** COST_WIDTH numbers per card. */
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
  /** NO_DISCOUNT, WITHOUT_STAR or WITH_STAR. */
  readonly discount: Uint8Array;
  readonly discountFilter: Int16Array;
  readonly discountAny: Uint8Array;
  /** Four per card. */
  readonly discountRes: Uint8Array;
  readonly discountCharge: Uint8Array;
  readonly discountTuck: Uint8Array;
  readonly discountUses: Int16Array;
  /** How many resources of a price a card lets its owner replace by others. */
  readonly substitute: Uint8Array;
  /** OP_WIDTH numbers per op; read them with the functions of `content/ops.ts`. */
  readonly ops: Int16Array;
  readonly parts: Int16Array;
  readonly amounts: Int16Array;
  /** As many numbers per cost as COSTS has words. */
  readonly costs: Int16Array;
  readonly counts: readonly CompiledCount[];
  /** One byte per filter and card: whether it fits, whatever the source. */
  readonly fits: Uint8Array;
  /** Per filter: FROM_HAND, FROM_MEADOW or both. */
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
  readonly team: TeamContent;
  /** What a player may do as the action of a turn, as if an effect allowed it. */
  readonly action: { readonly take: number; readonly play: number; readonly place: number };
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
  readonly points: number;
  /** Every one of these must be reached. */
  readonly counts: readonly { readonly count: number; readonly min: number }[];
  /** At least this many cards of every colour. */
  readonly eachColor: number;
  /** "More than": one of each, `moreMin` together, and more than the other player. */
  readonly more: readonly number[];
  readonly moreMin: number;
}

export interface CompiledSeason {
  /** 0 hare, 1 tortoise. */
  readonly first: number;
  readonly replaceRiver: boolean;
  readonly benefits: readonly [hare: readonly number[], tortoise: readonly number[]];
}

/** A card's cost: the four resources, then hand cards. */
export const COST_WIDTH = 5;
export const COST_CARDS = 4;

export const NO_DISCOUNT = 0;
export const WITHOUT_STAR = 1;
export const WITH_STAR = 2;

/** Sources of a card, as bits: the first two in the order of SOURCES. */
export const FROM_HAND = 1;
export const FROM_MEADOW = 2;
/** Only meadow cards next to Sun or Moon. */
export const FROM_ADJACENT = 4;
export const FROM_ANYWHERE = FROM_HAND | FROM_MEADOW;

/** A critter "costing 2 or less" pays at most 2 of everything together, hand cards included. */
export function fitsCard(filter: Filter, card: CardJson): boolean {
  const cost = Object.values(card.cost).reduce((sum, n) => sum + n, 0);
  return (
    (filter.type === undefined || filter.type === card.type) &&
    (filter.color === undefined || filter.color === card.color) &&
    (filter.colors === undefined || filter.colors.includes(card.color)) &&
    (filter.maxCost === undefined || cost <= filter.maxCost)
  );
}

/** Whether a card fits a filter, coming from the hand or the meadow. */
export const fits = (c: Content, filter: number, card: number, from = FROM_ANYWHERE): boolean =>
  filter < 0 || (c.fits[filter * CARDS + card] === 1 && (c.fitsFrom[filter]! & from) !== 0);
