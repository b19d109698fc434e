// What a card costs and whether the seat can pay it: resources, discounts, the Judge's exchange, occupied tokens.
import { COST_WIDTH, type Content, fits } from '../content.ts';
import { no, OK, why } from '../refusals.ts';
import {
  CITY_SIZE,
  cityOf,
  HAND,
  HAND_SIZE,
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
  type State,
  SUN,
  TOWN,
  TURN_NUMBER,
  USED_COLORS,
} from '../state.ts';
import { CARDS, COLUMNS, MEADOW, RESOURCES } from '../words.ts';

const KINDS_OF_RESOURCE = RESOURCES.length;
const BERRY = RESOURCES.indexOf('berry');
const CRITTER = 1;
const WITH_STAR = 2;

/** `from` bits of an effect: hand, any meadow card, only those next to Sun or Moon. */
export const FROM_HAND = 1;
export const FROM_MEADOW = 2;
export const FROM_ADJACENT = 4;

/** The seat's cards that can make a play cheaper now: blue cards work from the turn after their own. */
const aids = new Uint8Array(CARDS);
let aidCount = 0;

/** Must run before any question about paying. */
export function gatherAids(c: Content, s: State, seat: number): void {
  aidCount = 0;
  const city = cityOf(seat);
  const size = s.town[city * TOWN + CITY_SIZE]!;
  const now = s.table[TURN_NUMBER];
  for (let i = 0; i < size; i++) {
    const card = s.city[city * CARDS + i]!;
    if (c.discount[card] === 0 && c.substitute[card] === 0) continue;
    if (s.playedAt[card] === now || s.using[card] === 1) continue;
    if (s.uses[card]! >= c.discountUses[card]! || s.charges[card]! < c.discountCharge[card]!) continue;
    aids[aidCount++] = card;
  }
}

const left = new Int16Array(KINDS_OF_RESOURCE);

/** Whether what is left can be covered by the pool of discounts, `subs` exchanged resources and the purse. */
function covers(s: State, seat: number, pool: number, subs: number): boolean {
  let short = 0;
  let surplus = 0;
  for (let kind = 0; kind < KINDS_OF_RESOURCE; kind++) {
    const over = s.purse[seat * PURSE + kind]! - left[kind]!;
    if (over < 0) short -= over;
    else surplus += over;
  }
  short -= pool;
  return short <= 0 || (short <= subs && short <= surplus);
}

function lessen(c: Content, card: number): void {
  for (let kind = 0; kind < KINDS_OF_RESOURCE; kind++) {
    const amount = c.discountRes[card * KINDS_OF_RESOURCE + kind]!;
    if (amount > 0) left[kind] = Math.max(0, left[kind]! - amount);
  }
}

/** Whether some set of the aids makes `left` payable: every card without a star, and at most one with. */
function solvable(
  c: Content,
  s: State,
  seat: number,
  card: number,
  from: number,
  pool: number,
  subs: number,
  star: boolean,
  spareCards: number,
): boolean {
  let any = pool;
  let exchanges = subs;
  let spare = spareCards;
  for (let i = 0; i < aidCount; i++) {
    const aid = aids[i]!;
    exchanges += c.substitute[aid]!;
    if (c.discount[aid] !== 1 || c.discountTuck[aid]! > spare || !fits(c, c.discountFilter[aid]!, card, from)) continue;
    spare -= c.discountTuck[aid]!;
    any += c.discountAny[aid]!;
    lessen(c, aid);
  }
  if (covers(s, seat, any, exchanges)) return true;
  if (star) return false;
  for (let i = 0; i < aidCount; i++) {
    const aid = aids[i]!;
    if (c.discount[aid] !== WITH_STAR || c.discountTuck[aid]! > spare) continue;
    if (!fits(c, c.discountFilter[aid]!, card, from)) continue;
    const [a, b, d, e] = [left[0]!, left[1]!, left[2]!, left[3]!];
    lessen(c, aid);
    const enough = covers(s, seat, any + c.discountAny[aid]!, exchanges);
    left[0] = a;
    left[1] = b;
    left[2] = d;
    left[3] = e;
    if (enough) return true;
  }
  return false;
}

/** An occupied token waives the berries of a critter whose colour has a construction and has not used one yet. */
function tokenCode(c: Content, s: State, seat: number, card: number): number {
  const cost = card * COST_WIDTH;
  if (c.type[card] !== CRITTER || c.cost[cost + BERRY] === 0) return no['token-no-berries'];
  const color = c.color[card]!;
  const town = cityOf(seat) * TOWN;
  why.color = color;
  if (s.purse[seat * PURSE + OCCUPIED]! < 1) return no['no-token'];
  if (s.town[town + KINDS + color * 2]! < 1) return no['token-no-construction'];
  if ((s.town[town + USED_COLORS]! >> color) & 1) return no['token-color-used'];
  // It replaces every discount, so whatever else the critter costs is paid in full.
  for (let kind = 0; kind < BERRY; kind++) {
    if (s.purse[seat * PURSE + kind]! < c.cost[cost + kind]!) return missing(s, seat, c.cost, cost, 0);
  }
  return OK;
}

/** Names the first resource that is missing, after `pool` resources less. */
function missing(s: State, seat: number, cost: ArrayLike<number>, at: number, pool: number): number {
  let rest = pool;
  for (let kind = 0; kind < KINDS_OF_RESOURCE; kind++) {
    const short = cost[at + kind]! - s.purse[seat * PURSE + kind]!;
    if (short <= 0) continue;
    if (short > rest) {
      why.resource = kind;
      why.short = short - rest;
      return no['missing-resource'];
    }
    rest -= short;
  }
  return no['missing-resource'];
}

/** Whether the seat could pay for a card in some way. Ask `gatherAids` first. */
function affordCode(c: Content, s: State, seat: number, card: number, from: number, pool: number): number {
  const cost = card * COST_WIDTH;
  const spare = s.purse[seat * PURSE + HAND_SIZE]! - (from === FROM_HAND ? 1 : 0) - c.cost[cost + 4]!;
  if (spare < 0) {
    why.short = -spare;
    return no['missing-cards'];
  }
  let short = 0;
  for (let kind = 0; kind < KINDS_OF_RESOURCE; kind++) {
    const lack = c.cost[cost + kind]! - s.purse[seat * PURSE + kind]!;
    if (lack > 0) short += lack;
  }
  if (short <= pool) return OK;
  if (tokenCode(c, s, seat, card) === OK) return OK;
  why.color = -1;
  for (let kind = 0; kind < KINDS_OF_RESOURCE; kind++) left[kind] = c.cost[cost + kind]!;
  if (solvable(c, s, seat, card, from, pool, 0, false, spare)) return OK;
  return missing(s, seat, c.cost, cost, pool);
}

/** Field i of the path touches columns i-1 and i. */
export function isAdjacent(s: State, space: number): boolean {
  const column = space % COLUMNS;
  const sun = s.table[SUN]! - column;
  const moon = s.table[MOON]! - column;
  return sun === 0 || sun === 1 || moon === 0 || moon === 1;
}

function spaceOf(s: State, card: number): number {
  for (let space = 0; space < MEADOW; space++) if (s.meadow[space] === card) return space;
  return -1;
}

/** Whether the seat may play a card from these sources now. `gatherAids` must have run. */
export function playCode(
  c: Content,
  s: State,
  seat: number,
  card: number,
  from: number,
  filter: number,
  pool: number,
): number {
  const zone = s.zone[card]!;
  if (zone === HAND + seat) {
    if ((from & FROM_HAND) === 0) return no['card-source'];
    if (!fits(c, filter, card, FROM_HAND)) return no['card-wrong'];
    return affordCode(c, s, seat, card, FROM_HAND, pool);
  }
  if (zone !== MEADOW_ZONE) return no['card-not-here'];
  if ((from & (FROM_MEADOW | FROM_ADJACENT)) === 0) return no['card-source'];
  if ((from & FROM_MEADOW) === 0 && !isAdjacent(s, spaceOf(s, card))) return no['card-not-adjacent'];
  if (!fits(c, filter, card, FROM_MEADOW)) return no['card-wrong'];
  return affordCode(c, s, seat, card, FROM_MEADOW, pool);
}

export function anyPlay(c: Content, s: State, seat: number, from: number, filter: number, pool: number): boolean {
  gatherAids(c, s, seat);
  if (from & FROM_HAND) {
    const size = s.purse[seat * PURSE + HAND_SIZE]!;
    for (let i = 0; i < size; i++) {
      if (playCode(c, s, seat, s.hand[seat * CARDS + i]!, from, filter, pool) === OK) return true;
    }
  }
  if (from & (FROM_MEADOW | FROM_ADJACENT)) {
    for (let space = 0; space < MEADOW; space++) {
      const card = s.meadow[space]!;
      if (card < CARDS && playCode(c, s, seat, card, from, filter, pool) === OK) return true;
    }
  }
  return false;
}

// The payment under way: its numbers stand in the table part of the state.

const payFrom = (s: State): number => (s.table[PAY_GAP]! < 0 ? FROM_HAND : FROM_MEADOW);

const payLeft = (s: State): number =>
  s.table[PAY_LEFT]! + s.table[PAY_LEFT + 1]! + s.table[PAY_LEFT + 2]! + s.table[PAY_LEFT + 3]!;

/** Resources still to be paid once the pool of discounts is taken off. */
export const unitsToPay = (s: State): number => Math.max(0, payLeft(s) - s.table[PAY_POOL]!);

function loadLeft(s: State): void {
  for (let kind = 0; kind < KINDS_OF_RESOURCE; kind++) left[kind] = s.table[PAY_LEFT + kind]!;
}

/** Paying now, with the discounts chosen so far. */
export function payNowCode(s: State, seat: number): number {
  loadLeft(s);
  if (covers(s, seat, s.table[PAY_POOL]!, s.table[PAY_SUBS]!)) return OK;
  return missing(s, seat, s.table, PAY_LEFT, s.table[PAY_POOL]!);
}

/** Putting a token on construction `home` for the card being played. */
export function payTokenCode(c: Content, s: State, seat: number, home: number): number {
  const card = s.table[PAY_CARD]!;
  if (s.table[PAY_WITH]! > 0) return no['token-or-discount'];
  const code = tokenCode(c, s, seat, card);
  if (code !== OK) return code;
  return s.zone[home] === 3 + cityOf(seat) && c.type[home] !== CRITTER && c.color[home] === c.color[card]
    ? OK
    : no['token-no-construction'];
}

/** Using one more discount card (or the Judge) for the card being played. Ask `gatherAids` first. */
export function payWithCode(c: Content, s: State, seat: number, aid: number): number {
  const card = s.table[PAY_CARD]!;
  if (s.zone[aid] !== 3 + cityOf(seat) || (c.discount[aid] === 0 && c.substitute[aid] === 0)) return no['no-discount'];
  if (s.playedAt[aid] === s.table[TURN_NUMBER]) return no['too-new'];
  if (s.using[aid] === 1) return no['discount-used-up'];
  if (s.uses[aid]! >= c.discountUses[aid]! || s.charges[aid]! < c.discountCharge[aid]!) return no['discount-used-up'];
  if (unitsToPay(s) === 0) return no['discount-useless'];
  if (c.discount[aid] === 0) {
    if (!judgeHelps(s, seat)) return no['discount-useless'];
    loadLeft(s);
    const cards = s.purse[seat * PURSE + HAND_SIZE]! - s.table[PAY_CARDS]!;
    return staysPayable(c, s, seat, aid, card, cards) ? OK : missing(s, seat, s.table, PAY_LEFT, s.table[PAY_POOL]!);
  }
  if (!fits(c, c.discountFilter[aid]!, card, payFrom(s))) return no['card-wrong'];
  if (c.discount[aid] === WITH_STAR && s.table[PAY_STAR] === 1) return no['discount-star'];
  const spare = s.purse[seat * PURSE + HAND_SIZE]! - s.table[PAY_CARDS]! - c.discountTuck[aid]!;
  if (spare < 0) {
    why.short = -spare;
    return no['missing-cards'];
  }
  loadLeft(s);
  const before = unitsToPay(s);
  lessen(c, aid);
  const after = left[0]! + left[1]! + left[2]! + left[3]! - s.table[PAY_POOL]! - c.discountAny[aid]!;
  if (after >= before) return no['discount-useless'];
  return staysPayable(c, s, seat, aid, card, spare) ? OK : missing(s, seat, s.table, PAY_LEFT, s.table[PAY_POOL]!);
}

function staysPayable(c: Content, s: State, seat: number, aid: number, card: number, spare: number): boolean {
  const pool = s.table[PAY_POOL]! + c.discountAny[aid]!;
  const star = s.table[PAY_STAR] === 1 || c.discount[aid] === WITH_STAR;
  s.using[aid] = 1;
  gatherAids(c, s, seat);
  const subs = s.table[PAY_SUBS]! + c.substitute[aid]!;
  const stays = solvable(c, s, seat, card, payFrom(s), pool, subs, star, spare);
  s.using[aid] = 0;
  gatherAids(c, s, seat);
  return stays;
}

/** The Judge replaces a resource by one of another kind: there must be one to spare. */
function judgeHelps(s: State, seat: number): boolean {
  for (let kind = 0; kind < KINDS_OF_RESOURCE; kind++) {
    if (s.purse[seat * PURSE + kind]! > s.table[PAY_LEFT + kind]!) return true;
  }
  return false;
}

/** Paying one unit with this kind. What was within the price or within the Judge's limit can always be completed. */
export function payKindCode(s: State, seat: number, kind: number): number {
  const t = s.table;
  if (s.purse[seat * PURSE + kind]! <= t[PAY_CHOSEN + kind]!) {
    why.resource = kind;
    why.short = 1;
    return no['missing-resource'];
  }
  let over = 0;
  for (let k = 0; k < KINDS_OF_RESOURCE; k++) {
    over += Math.max(0, t[PAY_CHOSEN + k]! + (k === kind ? 1 : 0) - t[PAY_LEFT + k]!);
  }
  return over > t[PAY_SUBS]! ? no['kind-used'] : OK;
}
