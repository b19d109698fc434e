// What an exchange asks for, and whether the seat has it.

import type { Content } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import { cityOf, handSize, OCCUPIED, POINTS, PURSE, supply, TOWN } from '../state/layout.ts';
import { CARD_PLACE, COSTS, RESOURCES } from '../terms.ts';
import type { AnyRefusal } from './refusals.ts';
import { tradesLeft } from './trades.ts';

const ANY = COSTS.indexOf('any');
const HAND_CARDS = COSTS.indexOf('cards');
const POINT_TOKENS = COSTS.indexOf('points');
const OCCUPIED_TOKENS = COSTS.indexOf('occupied');
const CHARGES = COSTS.indexOf('charge');

/** How many resources of one kind a cost names. */
export const costResource = (c: Content, cost: number, resource: number): number =>
  c.costs[cost * COSTS.length + resource]!;
/** How many resources of any kind. */
export const costAny = (c: Content, cost: number): number => c.costs[cost * COSTS.length + ANY]!;
export const costCards = (c: Content, cost: number): number => c.costs[cost * COSTS.length + HAND_CARDS]!;
export const costPoints = (c: Content, cost: number): number => c.costs[cost * COSTS.length + POINT_TOKENS]!;
export const costOccupied = (c: Content, cost: number): number => c.costs[cost * COSTS.length + OCCUPIED_TOKENS]!;
/** Point tokens of the card that asks. */
export const costCharges = (c: Content, cost: number): number => c.costs[cost * COSTS.length + CHARGES]!;

/**
 * Whether the seat has what an exchange asks for. `source` is the card whose charges it may spend, and `more` are resources
 * of any kind that it could still get.
 */
export function checkCost(b: Bound, s: State, seat: number, cost: number, source: number, more = 0): AnyRefusal | null {
  const c = b.content;
  const { why } = b.scratch;
  let spare = 0;
  let free = more;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const rest = supply(s, seat, kind) - costResource(c, cost, kind);
    if (rest >= 0) {
      spare += rest;
      continue;
    }
    free += rest;
    if (free >= 0) continue;
    why.resource = kind;
    why.short = -free;
    return 'missing-resource';
  }
  spare += free;
  if (spare < costAny(c, cost)) {
    why.short = costAny(c, cost) - spare;
    return 'missing-resource';
  }
  const cards = costCards(c, cost) - handSize(s, seat);
  if (cards > 0) {
    why.short = cards;
    return 'missing-cards';
  }
  if (s.town[cityOf(s, seat) * TOWN + POINTS]! < costPoints(c, cost)) return 'option-impossible';
  if (s.purse[seat * PURSE + OCCUPIED]! < costOccupied(c, cost)) return 'no-token';
  const charges = costCharges(c, cost);
  if (charges > 0 && (source < CARD_PLACE || s.charges[source - CARD_PLACE]! < charges)) return 'discount-used-up';
  return null;
}

/** Whether the seat can pay an exchange now, or could after trading hand cards. */
export const canAfford = (b: Bound, s: State, seat: number, cost: number, source: number): boolean =>
  checkCost(b, s, seat, cost, source, tradesLeft(b, s, seat, costCards(b.content, cost))) === null;

/** Paying one resource of any kind while `reserved` of its kind must be kept for the rest of the cost. */
export function checkCostResource(b: Bound, s: State, seat: number, resource: number, reserved = 0): AnyRefusal | null {
  if (supply(s, seat, resource) > reserved) return null;
  b.scratch.why.resource = resource;
  b.scratch.why.short = 1;
  return 'missing-resource';
}
