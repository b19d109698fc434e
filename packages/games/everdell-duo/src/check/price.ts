// What a card costs, and whether the seat can pay it in some way: resources, discounts, the Judge's exchange, tokens.
import {
  COST_CARDS,
  COST_WIDTH,
  type Content,
  FROM_HAND,
  fits,
  NO_DISCOUNT,
  WITH_STAR,
  WITHOUT_STAR,
} from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  cityCard,
  cityOf,
  citySize,
  handSize,
  KINDS,
  OCCUPIED,
  PURSE,
  supply,
  TOWN,
  TURN_NUMBER,
  USED_COLORS,
} from '../state/layout.ts';
import type { Bill } from '../state/scratch.ts';
import { RESOURCES, TYPES } from '../terms.ts';
import type { AnyRefusal } from './refusals.ts';
import { TRADED_CARDS, tradesLeft } from './trades.ts';

export const RESOURCE_COUNT = RESOURCES.length;
const BERRY = RESOURCES.indexOf('berry');
export const CRITTER = TYPES.indexOf('critter');

export const isHelper = (c: Content, card: number): boolean =>
  c.discount[card] !== NO_DISCOUNT || c.substitute[card] !== 0;

/** Used as often as it may be, or without the tokens that it costs. */
export const isUsedUp = (c: Content, s: State, card: number): boolean =>
  s.using[card] === 1 || s.uses[card]! >= c.discountUses[card]! || s.charges[card]! < c.discountCharge[card]!;

/**
 * Finds the seat's cards that can make a play cheaper now: blue cards work from the turn after their own. Must run before
 * any question about paying.
 */
export function gatherHelpers({ content: c, scratch }: Bound, s: State, seat: number): void {
  const city = cityOf(s, seat);
  const size = citySize(s, city);
  const now = s.table[TURN_NUMBER];
  let count = 0;
  for (let i = 0; i < size; i++) {
    const card = cityCard(s, city, i);
    if (!isHelper(c, card) || s.playedAt[card] === now || isUsedUp(c, s, card)) continue;
    scratch.helpers[count++] = card;
  }
  scratch.helperCount = count;
}

/** Whether what is left of the bill can be covered by `pool` resources less, `exchanges` and the seat's supply. */
export function covers({ left }: Bill, s: State, seat: number, pool: number, exchanges: number): boolean {
  let short = 0;
  let surplus = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const over = supply(s, seat, kind) - left[kind]!;
    if (over < 0) short -= over;
    else surplus += over;
  }
  short -= pool;
  return short <= 0 || (short <= exchanges && short <= surplus);
}

/** Takes the fixed discount of a card off the bill. */
export function lessen({ left }: Bill, c: Content, helper: number): void {
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const amount = c.discountRes[helper * RESOURCE_COUNT + kind]!;
    if (amount > 0) left[kind] = Math.max(0, left[kind]! - amount);
  }
}

/** Whether some set of the helpers makes the bill payable: every card without a star, and at most one with. */
export function canPayBill({ content: c, scratch }: Bound, s: State, seat: number): boolean {
  const { bill, helpers, helperCount } = scratch;
  const { card, from } = bill;
  let { pool, exchanges, spare } = bill;
  for (let i = 0; i < helperCount; i++) {
    const helper = helpers[i]!;
    exchanges += c.substitute[helper]!;
    if (c.discount[helper] !== WITHOUT_STAR || c.discountTuck[helper]! > spare) continue;
    if (!fits(c, c.discountFilter[helper]!, card, from)) continue;
    spare -= c.discountTuck[helper]!;
    pool += c.discountAny[helper]!;
    lessen(bill, c, helper);
  }
  if (covers(bill, s, seat, pool, exchanges)) return true;
  if (bill.star) return false;
  const { left } = bill;
  for (let i = 0; i < helperCount; i++) {
    const helper = helpers[i]!;
    if (c.discount[helper] !== WITH_STAR || c.discountTuck[helper]! > spare) continue;
    if (!fits(c, c.discountFilter[helper]!, card, from)) continue;
    const [twig, resin, pebble, berry] = [left[0]!, left[1]!, left[2]!, left[3]!];
    lessen(bill, c, helper);
    const enough = covers(bill, s, seat, pool + c.discountAny[helper]!, exchanges);
    left[0] = twig;
    left[1] = resin;
    left[2] = pebble;
    left[3] = berry;
    if (enough) return true;
  }
  return false;
}

/**
 * An occupied token waives the berries of a critter whose colour has a construction and has not used one yet. `more` are
 * resources of any kind that the seat could still get.
 */
export function checkToken(b: Bound, s: State, seat: number, card: number, more = 0): AnyRefusal | null {
  const c = b.content;
  const cost = card * COST_WIDTH;
  if (c.type[card] !== CRITTER || c.cost[cost + BERRY] === 0) return 'token-no-berries';
  const color = c.color[card]!;
  const town = cityOf(s, seat) * TOWN;
  b.scratch.why.color = color;
  if (s.purse[seat * PURSE + OCCUPIED]! < 1) return 'no-token';
  if (s.town[town + KINDS + color * 2]! < 1) return 'token-no-construction';
  if ((s.town[town + USED_COLORS]! >> color) & 1) return 'token-color-used';
  // It replaces every discount, so whatever else the critter costs is paid in full.
  let free = more;
  for (let kind = 0; kind < BERRY; kind++) {
    free -= Math.max(0, c.cost[cost + kind]! - supply(s, seat, kind));
    if (free < 0) return missing(b, s, seat, c.cost, cost, 0);
  }
  return null;
}

/** Names the first resource that is missing of the price at `at`, after `pool` resources less. */
export function missing(
  b: Bound,
  s: State,
  seat: number,
  price: ArrayLike<number>,
  at: number,
  pool: number,
): AnyRefusal {
  let rest = pool;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const short = price[at + kind]! - supply(s, seat, kind);
    if (short <= 0) continue;
    if (short > rest) {
      b.scratch.why.resource = kind;
      b.scratch.why.short = short - rest;
      break;
    }
    rest -= short;
  }
  return 'missing-resource';
}

/** Hand cards that are left when a card is played and those that it costs are discarded. */
const spareCards = ({ content: c }: Bound, s: State, seat: number, card: number, from: number): number =>
  handSize(s, seat) - (from === FROM_HAND ? 1 : 0) - c.cost[card * COST_WIDTH + COST_CARDS]!;

/** Whether the seat could pay for a card after trading some of its other hand cards, `less` resources less. */
export function canPayByTrade(b: Bound, s: State, seat: number, card: number, from: number, less: number): boolean {
  const most = tradesLeft(b, s, seat, handSize(s, seat) - spareCards(b, s, seat, card, from));
  // A resource of any kind more is as good as one less to pay; traded cards can no longer be tucked.
  for (let trades = 1; trades <= most; trades++) {
    if (checkPrice(b, s, seat, card, from, less, trades) === null) return true;
  }
  return false;
}

/** Whether the seat could pay for a card in some way, `less` resources less, with so many trades before it. */
export function checkPrice(
  b: Bound,
  s: State,
  seat: number,
  card: number,
  from: number,
  less: number,
  trades = 0,
): AnyRefusal | null {
  const { content: c, scratch } = b;
  const cost = card * COST_WIDTH;
  const pool = less + trades;
  const spare = spareCards(b, s, seat, card, from) - trades * TRADED_CARDS;
  if (spare < 0) {
    scratch.why.short = -spare;
    return 'missing-cards';
  }
  let short = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const lack = c.cost[cost + kind]! - supply(s, seat, kind);
    if (lack > 0) short += lack;
  }
  if (short <= pool) return null;
  if (checkToken(b, s, seat, card, trades) === null) return null;
  scratch.why.color = -1;
  if (scratch.helperCount > 0) {
    const { bill } = scratch;
    bill.card = card;
    bill.from = from;
    bill.pool = pool;
    bill.exchanges = 0;
    bill.star = false;
    bill.spare = spare;
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) bill.left[kind] = c.cost[cost + kind]!;
    if (canPayBill(b, s, seat)) return null;
  }
  return missing(b, s, seat, c.cost, cost, pool);
}
