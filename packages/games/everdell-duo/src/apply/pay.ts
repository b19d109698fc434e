// Playing a card: laying it open, paying for it step by step, building it, and what follows.
import { listPayment } from '../check/legal.ts';
import { checkPayResource, unitsToPay } from '../check/pay.ts';
import { discountOf, UNLIMITED } from '../content/ops.ts';
import { COST_CARDS, COST_WIDTH, FROM_HAND, FROM_MEADOW, NO_DISCOUNT, WITH_STAR } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import { FRAME, pop, pushPlayed, pushWork, resolve, topFrame, WORK } from '../state/frames.ts';
import {
  cityOf,
  handCard,
  handSize,
  OCCUPIED_HOMES,
  PAY_CARD,
  PAY_CARDS,
  PAY_CHOSEN,
  PAY_GAP,
  PAY_HOST,
  PAY_LEFT,
  PAY_POOL,
  PAY_STAGE,
  PAY_STAR,
  PAY_SUBS,
  PAY_UNITS,
  PAY_WITH,
  STAGE_CARDS,
  STAGE_MENU,
  STAGE_TUCK,
  STAGE_UNITS,
  TOWN,
  USED_COLORS,
} from '../state/layout.ts';
import { FIRST, verbOf } from '../steps.ts';
import { CARD_PLACE, RESOURCES } from '../terms.ts';
import {
  buildCard,
  chargeCard,
  discardCard,
  discardHand,
  gainTokens,
  payResource,
  showCard,
  tuckCard,
} from './cards.ts';
import { triggerPlay } from './triggers.ts';

const RESOURCE_COUNT = RESOURCES.length;
const BERRY = RESOURCES.indexOf('berry');

/** Begins to play a card as the effect `op` (or the turn's action) says. */
export function beginPlay(b: Bound, s: State, seat: number, card: number, op: number): void {
  const c = b.content;
  const t = s.table;
  t[PAY_CARD] = card;
  t[PAY_GAP] = showCard(b, s, seat, card);
  t[PAY_STAGE] = STAGE_MENU;
  t[PAY_POOL] = discountOf(c, op);
  t[PAY_SUBS] = t[PAY_STAR] = t[PAY_WITH] = t[PAY_UNITS] = 0;
  t[PAY_HOST] = -1;
  t[PAY_CARDS] = c.cost[card * COST_WIDTH + COST_CARDS]!;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    t[PAY_LEFT + kind] = c.cost[card * COST_WIDTH + kind]!;
    t[PAY_CHOSEN + kind] = 0;
  }
  pushWork(s, WORK.paying, seat);
}

/** Goes on with the payment until it needs an answer (true) or is done (false). */
export function advancePayment(b: Bound, s: State): boolean {
  const seat = s.frames[topFrame(s) + FRAME.owner]!;
  const { menu } = b.scratch;
  const t = s.table;
  for (;;) {
    switch (t[PAY_STAGE]) {
      case STAGE_MENU: {
        menu.length = 0;
        listPayment(b, s, seat, menu);
        if (menu.length !== 1) return true;
        const verb = verbOf(menu.steps[0]!);
        payStep(b, s, seat, verb, menu.steps[0]! - verb);
        break;
      }
      case STAGE_TUCK:
        if (handSize(s, seat) > 1) return true;
        payStep(b, s, seat, FIRST.tuck, handCard(s, seat, 0));
        break;
      case STAGE_UNITS: {
        if (t[PAY_UNITS] === 0) {
          payResources(b, s, seat);
          t[PAY_STAGE] = STAGE_CARDS;
          break;
        }
        if (!payOnlyWay(b, s, seat)) return true;
        break;
      }
      default:
        if (t[PAY_CARDS] === 0) {
          finishPlay(b, s, seat);
          return false;
        }
        if (handSize(s, seat) > t[PAY_CARDS]!) return true;
        discardHand(b, s, seat);
        t[PAY_CARDS] = 0;
    }
  }
}

/** Chooses the rest greedily, the kinds in this direction. */
function fill(b: Bound, s: State, seat: number, ascending: boolean): void {
  const t = s.table;
  for (let i = 0; i < RESOURCE_COUNT; i++) {
    const kind = ascending ? i : RESOURCE_COUNT - 1 - i;
    while (t[PAY_UNITS]! > 0 && checkPayResource(b, s, seat, kind) === null) {
      t[PAY_CHOSEN + kind]! += 1;
      t[PAY_UNITS]! -= 1;
    }
  }
}

/** If only one set of resources can pay the rest, chooses it: both greedy ways then meet. */
function payOnlyWay(b: Bound, s: State, seat: number): boolean {
  const t = s.table;
  const { chosen } = b.scratch;
  const units = t[PAY_UNITS]!;
  const [twig, resin, pebble, berry] = [t[PAY_CHOSEN]!, t[PAY_CHOSEN + 1]!, t[PAY_CHOSEN + 2]!, t[PAY_CHOSEN + 3]!];
  const restore = (): void => {
    t[PAY_CHOSEN] = twig;
    t[PAY_CHOSEN + 1] = resin;
    t[PAY_CHOSEN + 2] = pebble;
    t[PAY_CHOSEN + 3] = berry;
    t[PAY_UNITS] = units;
  };
  fill(b, s, seat, false);
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) chosen[kind] = t[PAY_CHOSEN + kind]!;
  restore();
  fill(b, s, seat, true);
  let same = true;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) if (chosen[kind] !== t[PAY_CHOSEN + kind]) same = false;
  if (!same) restore();
  return same;
}

/** One answer of the payer. */
export function payStep(b: Bound, s: State, seat: number, verb: number, object: number): void {
  const t = s.table;
  switch (verb) {
    case FIRST.pay:
      beginUnits(s);
      break;
    case FIRST.token:
      putToken(b, s, seat, object);
      break;
    case FIRST.with:
      useHelper(b, s, seat, object);
      break;
    case FIRST.tuck:
      tuckCard(b, s, seat, object, t[PAY_HOST]!);
      t[PAY_STAGE] = STAGE_MENU;
      break;
    case FIRST.payResource:
      t[PAY_CHOSEN + object]! += 1;
      t[PAY_UNITS]! -= 1;
      break;
    case FIRST.discard:
      discardCard(b, s, seat, object);
      t[PAY_CARDS]! -= 1;
      break;
  }
}

function beginUnits(s: State): void {
  const t = s.table;
  t[PAY_STAGE] = STAGE_UNITS;
  t[PAY_UNITS] = unitsToPay(s);
  if (t[PAY_POOL] !== 0 || t[PAY_SUBS] !== 0) return;
  // Nothing to choose: the price as it stands.
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) t[PAY_CHOSEN + kind] = t[PAY_LEFT + kind]!;
  t[PAY_UNITS] = 0;
}

function payResources(b: Bound, s: State, seat: number): void {
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    payResource(b, s, seat, kind, s.table[PAY_CHOSEN + kind]!);
  }
}

/** Once per colour; from now on the critter's berries cost nothing and no discount counts. */
function putToken(b: Bound, s: State, seat: number, home: number): void {
  const c = b.content;
  const t = s.table;
  const town = cityOf(s, seat) * TOWN;
  gainTokens(b, s, seat, -1);
  s.token[home] = 1;
  s.town[town + USED_COLORS]! |= 1 << c.color[home]!;
  s.town[town + OCCUPIED_HOMES]! += 1;
  b.scratch.tell?.({ type: 'occupy', seat, card: home }, b.all);
  t[PAY_POOL] = 0;
  t[PAY_LEFT + BERRY] = 0;
  beginUnits(s);
}

function useHelper(b: Bound, s: State, seat: number, helper: number): void {
  const c = b.content;
  const t = s.table;
  s.using[helper] = 1;
  t[PAY_WITH]! += 1;
  t[PAY_SUBS]! += c.substitute[helper]!;
  b.scratch.tell?.({ type: 'discount', seat, card: helper }, b.all);
  if (c.discount[helper] === NO_DISCOUNT) return;
  s.uses[helper]! += c.discountUses[helper] === UNLIMITED ? 0 : 1;
  if (c.discount[helper] === WITH_STAR) t[PAY_STAR] = 1;
  t[PAY_POOL]! += c.discountAny[helper]!;
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    t[PAY_LEFT + kind] = Math.max(0, t[PAY_LEFT + kind]! - c.discountRes[helper * RESOURCE_COUNT + kind]!);
  }
  if (c.discountCharge[helper]! > 0) chargeCard(b, s, helper, -c.discountCharge[helper]!);
  if (c.discountTuck[helper]! > 0) {
    t[PAY_STAGE] = STAGE_TUCK;
    t[PAY_HOST] = helper;
  }
}

/** Paid: the card lies in the city, then its effect, its owner's reactions, the other's, and the gap is filled. */
function finishPlay(b: Bound, s: State, seat: number): void {
  const c = b.content;
  const t = s.table;
  const card = t[PAY_CARD]!;
  const gap = t[PAY_GAP]!;
  pop(s);
  s.using.fill(0);
  t[PAY_CARD] = -1;
  buildCard(b, s, seat, card);
  if (gap >= 0) pushPlayed(s, seat, gap);
  triggerPlay(b, s, seat, card, gap < 0 ? FROM_HAND : FROM_MEADOW);
  const op = c.onPlay[card]! >= 0 ? c.onPlay[card]! : c.production[card]!;
  if (op >= 0) resolve(s, seat, op, CARD_PLACE + card);
}
