// What a card costs and whether the seat can pay it: resources, discounts, the Judge's exchange, occupied tokens.
import type { Refusal } from './refusals.ts';
import {
  COST_CARDS,
  COST_WIDTH,
  type Content,
  FROM_ADJACENT,
  FROM_HAND,
  FROM_MEADOW,
  fits,
  NO_DISCOUNT,
  WITH_STAR,
} from '../content/tables.ts';
import { discountOf, filterOf, sourcesOf } from '../content/ops.ts';
import {
  CITY,
  cityCard,
  cityOf,
  citySize,
  EMPTY,
  HAND,
  handCard,
  handSize,
  KINDS,
  MEADOW_ZONE,
  MOON,
  OCCUPIED,
  PAY_CARD,
  PAY_CARDS,
  PAY_CHOSEN,
  PAY_GAP,
  PAY_LEFT,
  PAY_POOL,
  PAY_STAR,
  PAY_SUBS,
  PAY_WITH,
  PURSE,
  SUN,
  supply,
  TOWN,
  TURN_NUMBER,
  USED_COLORS,
} from '../state/layout.ts';
import type { Bill } from '../state/scratch.ts';
import type { Bound, State } from '../state/bound.ts';
import { COLUMNS, MEADOW, RESOURCES } from '../terms.ts';

const RESOURCE_COUNT = RESOURCES.length;
const BERRY = RESOURCES.indexOf('berry');
const CRITTER = 1;

const isHelper = (c: Content, card: number): boolean => c.discount[card] !== NO_DISCOUNT || c.substitute[card] !== 0;

/** Used as often as it may be, or without the tokens that it costs. */
const isUsedUp = (c: Content, s: State, card: number): boolean =>
  s.using[card] === 1 || s.uses[card]! >= c.discountUses[card]! || s.charges[card]! < c.discountCharge[card]!;

/**
 * Finds the seat's cards that can make a play cheaper now: blue cards work from the turn after their own. Must run before
 * any question about paying.
 */
export function gatherHelpers({ content: c, scratch }: Bound, s: State, seat: number): void {
  const city = cityOf(seat);
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
function covers({ left }: Bill, s: State, seat: number, pool: number, exchanges: number): boolean {
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
function lessen({ left }: Bill, c: Content, helper: number): void {
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    const amount = c.discountRes[helper * RESOURCE_COUNT + kind]!;
    if (amount > 0) left[kind] = Math.max(0, left[kind]! - amount);
  }
}

/** Whether some set of the helpers makes the bill payable: every card without a star, and at most one with. */
function canPayBill({ content: c, scratch }: Bound, s: State, seat: number): boolean {
  const { bill, helpers, helperCount } = scratch;
  const { card, from } = bill;
  let { pool, exchanges, spare } = bill;
  for (let i = 0; i < helperCount; i++) {
    const helper = helpers[i]!;
    exchanges += c.substitute[helper]!;
    if (c.discount[helper] !== 1 || c.discountTuck[helper]! > spare) continue;
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

/** An occupied token waives the berries of a critter whose colour has a construction and has not used one yet. */
function checkToken(b: Bound, s: State, seat: number, card: number): Refusal | null {
  const c = b.content;
  const cost = card * COST_WIDTH;
  if (c.type[card] !== CRITTER || c.cost[cost + BERRY] === 0) return 'token-no-berries';
  const color = c.color[card]!;
  const town = cityOf(seat) * TOWN;
  b.scratch.why.color = color;
  if (s.purse[seat * PURSE + OCCUPIED]! < 1) return 'no-token';
  if (s.town[town + KINDS + color * 2]! < 1) return 'token-no-construction';
  if ((s.town[town + USED_COLORS]! >> color) & 1) return 'token-color-used';
  // It replaces every discount, so whatever else the critter costs is paid in full.
  for (let kind = 0; kind < BERRY; kind++) {
    if (supply(s, seat, kind) < c.cost[cost + kind]!) return missing(b, s, seat, c.cost, cost, 0);
  }
  return null;
}

/** Names the first resource that is missing of the price at `at`, after `pool` resources less. */
function missing(b: Bound, s: State, seat: number, price: ArrayLike<number>, at: number, pool: number): Refusal {
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

const missingNow = (b: Bound, s: State, seat: number): Refusal =>
  missing(b, s, seat, s.table, PAY_LEFT, s.table[PAY_POOL]!);

/** Whether the seat could pay for a card in some way, `pool` resources less. */
function checkPrice(b: Bound, s: State, seat: number, card: number, from: number, pool: number): Refusal | null {
  const { content: c, scratch } = b;
  const cost = card * COST_WIDTH;
  const spare = handSize(s, seat) - (from === FROM_HAND ? 1 : 0) - c.cost[cost + COST_CARDS]!;
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
  if (checkToken(b, s, seat, card) === null) return null;
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

/** Field i of the path touches columns i-1 and i. */
export function isAdjacent(s: State, space: number): boolean {
  const column = space % COLUMNS;
  const sun = s.table[SUN]! - column;
  const moon = s.table[MOON]! - column;
  return sun === 0 || sun === 1 || moon === 0 || moon === 1;
}

/** Whether the seat may play a card as the effect `op` (or the turn's action) says. `gatherHelpers` must have run. */
export function checkPlay(b: Bound, s: State, seat: number, card: number, op: number): Refusal | null {
  const zone = s.zone[card];
  if (zone === HAND + seat) return checkHandPlay(b, s, seat, card, op);
  return zone === MEADOW_ZONE ? checkMeadowPlay(b, s, seat, s.meadow.indexOf(card), op) : 'card-not-here';
}

/** The same for a card of the hand. */
export function checkHandPlay(b: Bound, s: State, seat: number, card: number, op: number): Refusal | null {
  const c = b.content;
  if ((sourcesOf(c, op) & FROM_HAND) === 0) return 'card-source';
  if (!fits(c, filterOf(c, op), card, FROM_HAND)) return 'card-wrong';
  return checkPrice(b, s, seat, card, FROM_HAND, discountOf(c, op));
}

/** The same for the card on a space of the meadow. */
export function checkMeadowPlay(b: Bound, s: State, seat: number, space: number, op: number): Refusal | null {
  const c = b.content;
  const card = s.meadow[space]!;
  const sources = sourcesOf(c, op);
  if ((sources & (FROM_MEADOW | FROM_ADJACENT)) === 0) return 'card-source';
  if ((sources & FROM_MEADOW) === 0 && !isAdjacent(s, space)) return 'card-not-adjacent';
  if (!fits(c, filterOf(c, op), card, FROM_MEADOW)) return 'card-wrong';
  return checkPrice(b, s, seat, card, FROM_MEADOW, discountOf(c, op));
}

export function anyPlay(b: Bound, s: State, seat: number, op: number): boolean {
  const sources = sourcesOf(b.content, op);
  gatherHelpers(b, s, seat);
  if (sources & FROM_HAND) {
    const size = handSize(s, seat);
    for (let i = 0; i < size; i++) if (checkHandPlay(b, s, seat, handCard(s, seat, i), op) === null) return true;
  }
  if (sources & (FROM_MEADOW | FROM_ADJACENT)) {
    for (let space = 0; space < MEADOW; space++) {
      if (s.meadow[space] !== EMPTY && checkMeadowPlay(b, s, seat, space, op) === null) return true;
    }
  }
  return false;
}

// The payment under way: its numbers stand in `table`.

/** Resources still to be paid once the pool of discounts is taken off. */
export const unitsToPay = ({ table: t }: State): number =>
  Math.max(0, t[PAY_LEFT]! + t[PAY_LEFT + 1]! + t[PAY_LEFT + 2]! + t[PAY_LEFT + 3]! - t[PAY_POOL]!);

function loadLeft({ left }: Bill, s: State): void {
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) left[kind] = s.table[PAY_LEFT + kind]!;
}

/** Paying now, with the discounts chosen so far. */
export function checkPayNow(b: Bound, s: State, seat: number): Refusal | null {
  const { bill } = b.scratch;
  loadLeft(bill, s);
  return covers(bill, s, seat, s.table[PAY_POOL]!, s.table[PAY_SUBS]!) ? null : missingNow(b, s, seat);
}

/** Putting a token on construction `home` for the card being played. */
export function checkPayToken(b: Bound, s: State, seat: number, home: number): Refusal | null {
  const c = b.content;
  const card = s.table[PAY_CARD]!;
  if (s.table[PAY_WITH]! > 0) return 'token-or-discount';
  const refusal = checkToken(b, s, seat, card);
  if (refusal !== null) return refusal;
  const fitting = c.type[home] !== CRITTER && c.color[home] === c.color[card];
  return fitting && s.zone[home] === CITY + cityOf(seat) ? null : 'token-no-construction';
}

/** Using one more discount card (or the Judge) for the card being played. `gatherHelpers` must have run. */
export function checkPayWith(b: Bound, s: State, seat: number, helper: number): Refusal | null {
  const { content: c, scratch } = b;
  const { bill } = scratch;
  if (s.zone[helper] !== CITY + cityOf(seat) || !isHelper(c, helper)) return 'no-discount';
  if (s.playedAt[helper] === s.table[TURN_NUMBER]) return 'too-new';
  if (isUsedUp(c, s, helper)) return 'discount-used-up';
  const before = unitsToPay(s);
  if (before === 0) return 'discount-useless';
  const card = s.table[PAY_CARD]!;
  const from = s.table[PAY_GAP]! < 0 ? FROM_HAND : FROM_MEADOW;
  const judge = c.discount[helper] === NO_DISCOUNT;
  if (judge && !judgeHelps(s, seat)) return 'discount-useless';
  if (!judge && !fits(c, c.discountFilter[helper]!, card, from)) return 'card-wrong';
  if (c.discount[helper] === WITH_STAR && s.table[PAY_STAR] === 1) return 'discount-star';
  const spare = handSize(s, seat) - s.table[PAY_CARDS]! - c.discountTuck[helper]!;
  if (!judge && spare < 0) {
    scratch.why.short = -spare;
    return 'missing-cards';
  }
  loadLeft(bill, s);
  lessen(bill, c, helper);
  const { left } = bill;
  const after = left[0]! + left[1]! + left[2]! + left[3]! - s.table[PAY_POOL]! - c.discountAny[helper]!;
  if (!judge && after >= before) return 'discount-useless';
  bill.card = card;
  bill.from = from;
  bill.spare = spare;
  return staysPayable(b, s, seat, helper) ? null : missingNow(b, s, seat);
}

/** Whether the bill can still be paid once the helper is in use. */
function staysPayable(b: Bound, s: State, seat: number, helper: number): boolean {
  const { content: c, scratch } = b;
  const { bill } = scratch;
  bill.pool = s.table[PAY_POOL]! + c.discountAny[helper]!;
  bill.exchanges = s.table[PAY_SUBS]! + c.substitute[helper]!;
  bill.star = s.table[PAY_STAR] === 1 || c.discount[helper] === WITH_STAR;
  s.using[helper] = 1;
  gatherHelpers(b, s, seat);
  const stays = canPayBill(b, s, seat);
  s.using[helper] = 0;
  gatherHelpers(b, s, seat);
  return stays;
}

/** The Judge replaces a resource by one of another kind: there must be one to spare. */
function judgeHelps(s: State, seat: number): boolean {
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    if (supply(s, seat, kind) > s.table[PAY_LEFT + kind]!) return true;
  }
  return false;
}

/** Paying one unit with this kind. What was within the price or within the Judge's limit can always be completed. */
export function checkPayResource(b: Bound, s: State, seat: number, resource: number): Refusal | null {
  const t = s.table;
  if (supply(s, seat, resource) <= t[PAY_CHOSEN + resource]!) {
    b.scratch.why.resource = resource;
    b.scratch.why.short = 1;
    return 'missing-resource';
  }
  let over = 0;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    over += Math.max(0, t[PAY_CHOSEN + kind]! + (kind === resource ? 1 : 0) - t[PAY_LEFT + kind]!);
  }
  return over > t[PAY_SUBS]! ? 'kind-used' : null;
}
