// The payment under way: its numbers stand in `table`.
import { FROM_HAND, FROM_MEADOW, fits, NO_DISCOUNT, WITH_STAR } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  CITY,
  cityOf,
  handSize,
  PAY_CARD,
  PAY_CARDS,
  PAY_CHOSEN,
  PAY_GAP,
  PAY_LEFT,
  PAY_POOL,
  PAY_STAR,
  PAY_SUBS,
  PAY_WITH,
  supply,
  TURN_NUMBER,
} from '../state/layout.ts';
import type { Bill } from '../state/scratch.ts';
import {
  CRITTER,
  canPayBill,
  checkToken,
  covers,
  gatherHelpers,
  isHelper,
  isUsedUp,
  lessen,
  missing,
  RESOURCE_COUNT,
} from './price.ts';
import type { AnyRefusal } from './refusals.ts';

/** Resources still to be paid once the pool of discounts is taken off. */
export const unitsToPay = ({ table: t }: State): number =>
  Math.max(0, t[PAY_LEFT]! + t[PAY_LEFT + 1]! + t[PAY_LEFT + 2]! + t[PAY_LEFT + 3]! - t[PAY_POOL]!);

const missingNow = (b: Bound, s: State, seat: number): AnyRefusal =>
  missing(b, s, seat, s.table, PAY_LEFT, s.table[PAY_POOL]!);

function loadLeft({ left }: Bill, s: State): void {
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) left[kind] = s.table[PAY_LEFT + kind]!;
}

/** Paying now, with the discounts chosen so far. */
export function checkPayNow(b: Bound, s: State, seat: number): AnyRefusal | null {
  const { bill } = b.scratch;
  loadLeft(bill, s);
  return covers(bill, s, seat, s.table[PAY_POOL]!, s.table[PAY_SUBS]!) ? null : missingNow(b, s, seat);
}

/** Putting a token on construction `home` for the card being played. */
export function checkPayToken(b: Bound, s: State, seat: number, home: number): AnyRefusal | null {
  const c = b.content;
  const card = s.table[PAY_CARD]!;
  if (s.table[PAY_WITH]! > 0) return 'token-or-discount';
  const refusal = checkToken(b, s, seat, card);
  if (refusal !== null) return refusal;
  const fitting = c.type[home] !== CRITTER && c.color[home] === c.color[card];
  return fitting && s.zone[home] === CITY + cityOf(s, seat) ? null : 'token-no-construction';
}

/** Using one more discount card (or the Judge) for the card being played. `gatherHelpers` must have run. */
export function checkPayWith(b: Bound, s: State, seat: number, helper: number): AnyRefusal | null {
  const { content: c, scratch } = b;
  const { bill } = scratch;
  if (s.zone[helper] !== CITY + cityOf(s, seat) || !isHelper(c, helper)) return 'no-discount';
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
export function checkPayResource(b: Bound, s: State, seat: number, resource: number): AnyRefusal | null {
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
