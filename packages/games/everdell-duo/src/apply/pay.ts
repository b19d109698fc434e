// Playing a card: laying it open, paying for it step by step, building it, and what follows.
import type { StepBuffer } from '@sunglade/core';
import { STAGE_CARDS, STAGE_MENU, STAGE_TUCK, STAGE_UNITS } from '../check/check.ts';
import { payMenu } from '../check/legal.ts';
import { FROM_HAND, FROM_MEADOW, payKindCode, unitsToPay } from '../check/pay.ts';
import { COST_WIDTH, type Content } from '../content.ts';
import { hearing, say } from '../events.ts';
import { PAYING, PLAYED, pop, push, resolve } from '../frames.ts';
import { OK } from '../refusals.ts';
import {
  cityOf,
  F_OWNER,
  HAND_SIZE,
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
  PURSE,
  type State,
  TOWN,
  topFrame,
  USED_COLORS,
} from '../state.ts';
import { DROP, PAY, PAY_KIND, TOKEN, TUCK, WITH } from '../steps.ts';
import { CARD_PLACE, CARDS, RESOURCES } from '../words.ts';
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

const KIND_COUNT = RESOURCES.length;
const BERRY = RESOURCES.indexOf('berry');

/** Begins to play a card; `pool` resources less by the effect or place that allows it. */
export function beginPlay(c: Content, s: State, seat: number, card: number, pool: number): void {
  const t = s.table;
  t[PAY_CARD] = card;
  t[PAY_GAP] = showCard(s, seat, card);
  t[PAY_STAGE] = STAGE_MENU;
  t[PAY_POOL] = pool;
  t[PAY_SUBS] = t[PAY_STAR] = t[PAY_WITH] = t[PAY_UNITS] = 0;
  t[PAY_HOST] = -1;
  t[PAY_CARDS] = c.cost[card * COST_WIDTH + KIND_COUNT]!;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    t[PAY_LEFT + kind] = c.cost[card * COST_WIDTH + kind]!;
    t[PAY_CHOSEN + kind] = 0;
  }
  push(s, PAYING, seat, -1, -1);
}

const menu: StepBuffer = { steps: new Int32Array(3 * CARDS + 1), length: 0 };

/** Goes on with the payment until it needs an answer (true) or is done (false). */
export function advancePayment(c: Content, s: State): boolean {
  const seat = s.frames[topFrame(s) + F_OWNER]!;
  const t = s.table;
  for (;;) {
    switch (t[PAY_STAGE]) {
      case STAGE_MENU: {
        payMenu(c, s, seat, menu);
        if (menu.length !== 1) return true;
        const step = menu.steps[0]!;
        if (step === PAY) payStep(c, s, seat, PAY, 0);
        else if (step < TOKEN) payStep(c, s, seat, WITH, step - WITH);
        else payStep(c, s, seat, TOKEN, step - TOKEN);
        break;
      }
      case STAGE_TUCK:
        if (s.purse[seat * PURSE + HAND_SIZE]! > 1) return true;
        payStep(c, s, seat, TUCK, s.hand[seat * CARDS]!);
        break;
      case STAGE_UNITS: {
        if (t[PAY_UNITS] === 0) {
          payResources(s, seat);
          t[PAY_STAGE] = STAGE_CARDS;
          break;
        }
        if (!payOnlyWay(s, seat)) return true;
        break;
      }
      default:
        if (t[PAY_CARDS] === 0) {
          finishPlay(c, s, seat);
          return false;
        }
        if (s.purse[seat * PURSE + HAND_SIZE]! > t[PAY_CARDS]!) return true;
        discardHand(s, seat);
        t[PAY_CARDS] = 0;
    }
  }
}

const fewest = new Int16Array(KIND_COUNT);

/** Chooses the rest greedily, the kinds in this direction. */
function fill(s: State, seat: number, ascending: boolean): void {
  const t = s.table;
  for (let i = 0; i < KIND_COUNT; i++) {
    const kind = ascending ? i : KIND_COUNT - 1 - i;
    while (t[PAY_UNITS]! > 0 && payKindCode(s, seat, kind) === OK) {
      t[PAY_CHOSEN + kind]! += 1;
      t[PAY_UNITS]! -= 1;
    }
  }
}

/** If only one set of resources can pay the rest, chooses it: both greedy ways then meet. */
function payOnlyWay(s: State, seat: number): boolean {
  const t = s.table;
  const units = t[PAY_UNITS]!;
  const [a, b, d, e] = [t[PAY_CHOSEN]!, t[PAY_CHOSEN + 1]!, t[PAY_CHOSEN + 2]!, t[PAY_CHOSEN + 3]!];
  const restore = (): void => {
    t[PAY_CHOSEN] = a;
    t[PAY_CHOSEN + 1] = b;
    t[PAY_CHOSEN + 2] = d;
    t[PAY_CHOSEN + 3] = e;
    t[PAY_UNITS] = units;
  };
  fill(s, seat, false);
  for (let kind = 0; kind < KIND_COUNT; kind++) fewest[kind] = t[PAY_CHOSEN + kind]!;
  restore();
  fill(s, seat, true);
  let same = true;
  for (let kind = 0; kind < KIND_COUNT; kind++) if (fewest[kind] !== t[PAY_CHOSEN + kind]) same = false;
  if (!same) restore();
  return same;
}

/** One answer of the payer. */
export function payStep(c: Content, s: State, seat: number, verb: number, object: number): void {
  const t = s.table;
  switch (verb) {
    case PAY:
      beginUnits(s);
      break;
    case TOKEN:
      putToken(c, s, seat, object);
      break;
    case WITH:
      useAid(c, s, seat, object);
      break;
    case TUCK:
      tuckCard(s, seat, object, t[PAY_HOST]!);
      t[PAY_STAGE] = STAGE_MENU;
      break;
    case PAY_KIND:
      t[PAY_CHOSEN + object]! += 1;
      t[PAY_UNITS]! -= 1;
      break;
    case DROP:
      discardCard(s, seat, object);
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
  for (let kind = 0; kind < KIND_COUNT; kind++) t[PAY_CHOSEN + kind] = t[PAY_LEFT + kind]!;
  t[PAY_UNITS] = 0;
}

function payResources(s: State, seat: number): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    payResource(s, seat, kind, s.table[PAY_CHOSEN + kind]!);
  }
}

/** Once per colour; from now on the critter's berries cost nothing and no discount counts. */
function putToken(c: Content, s: State, seat: number, home: number): void {
  const t = s.table;
  const town = cityOf(seat) * TOWN;
  gainTokens(s, seat, -1);
  s.token[home] = 1;
  s.town[town + USED_COLORS]! |= 1 << c.color[home]!;
  s.town[town + OCCUPIED_HOMES]! += 1;
  if (hearing.tell) say({ type: 'occupy', seat, card: home });
  t[PAY_POOL] = 0;
  t[PAY_LEFT + BERRY] = 0;
  beginUnits(s);
}

function useAid(c: Content, s: State, seat: number, aid: number): void {
  const t = s.table;
  s.using[aid] = 1;
  t[PAY_WITH]! += 1;
  t[PAY_SUBS]! += c.substitute[aid]!;
  if (hearing.tell) say({ type: 'discount', seat, card: aid });
  if (c.discount[aid] === 0) return;
  s.uses[aid]! += c.discountUses[aid]! < CARDS ? 1 : 0;
  if (c.discount[aid] === 2) t[PAY_STAR] = 1;
  t[PAY_POOL]! += c.discountAny[aid]!;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    t[PAY_LEFT + kind] = Math.max(0, t[PAY_LEFT + kind]! - c.discountRes[aid * KIND_COUNT + kind]!);
  }
  if (c.discountCharge[aid]! > 0) chargeCard(s, aid, -c.discountCharge[aid]!);
  if (c.discountTuck[aid]! > 0) {
    t[PAY_STAGE] = STAGE_TUCK;
    t[PAY_HOST] = aid;
  }
}

/** Paid: the card lies in the city, then its effect, its owner's reactions, the other's, and the gap is filled. */
function finishPlay(c: Content, s: State, seat: number): void {
  const t = s.table;
  const card = t[PAY_CARD]!;
  const gap = t[PAY_GAP]!;
  pop(s);
  s.using.fill(0);
  t[PAY_CARD] = -1;
  buildCard(c, s, seat, card);
  if (gap >= 0) push(s, PLAYED, seat, -1, -1, gap);
  triggerPlay(c, s, seat, card, gap < 0 ? FROM_HAND : FROM_MEADOW);
  const op = c.onPlay[card]! >= 0 ? c.onPlay[card]! : c.production[card]!;
  if (op >= 0) resolve(s, seat, op, CARD_PLACE + card);
}
