// Whether an effect can be carried out at all: only such options are offered, everything else is skipped.

import { CODE, codeOf, costOf, countedBy, filterOf, isSure, partCount, partOf, whoseOf } from '../content/ops.ts';
import { fits } from '../content/tables.ts';
import { countOf } from '../counts.ts';
import type { Bound, State } from '../state/bound.ts';
import { tooDeep, wasActivated } from '../state/frames.ts';
import {
  AT_HOME,
  CITY,
  cityCard,
  cityOf,
  citySize,
  DECK_SIZE,
  DISCARD_SIZE,
  EMPTY,
  MEADOW_ZONE,
  otherSeat,
  supply,
  workerPlace,
} from '../state/layout.ts';
import { teamDoable } from '../team/check/effects.ts';
import { CARD_PLACE, COLORS, MEADOW, RESOURCES, WHOSE, WORKERS } from '../terms.ts';
import { canAfford } from './cost.ts';
import { anyPlace, hasFreeWorker } from './places.ts';
import { anyPlay, anyPlayByTrade } from './play.ts';
import type { AnyRefusal } from './refusals.ts';
import { tradesLeft } from './trades.ts';

const GREEN = COLORS.indexOf('green');
const BROWN = COLORS.indexOf('brown');
const OWN = WHOSE.indexOf('own');
const OTHER = WHOSE.indexOf('other');
/** No activation is under way: no card was activated yet. */
const NO_FRAME = -1;

/** Whether a card can be taken from the meadow as the effect `op` (or the turn's action) says. */
export function checkTake(b: Bound, s: State, card: number, op: number): AnyRefusal | null {
  if (s.zone[card] !== MEADOW_ZONE) return 'not-in-meadow';
  return fits(b.content, filterOf(b.content, op), card) ? null : 'card-wrong';
}

function anyTake(b: Bound, s: State, op: number): boolean {
  for (let space = 0; space < MEADOW; space++) {
    const card = s.meadow[space]!;
    if (card !== EMPTY && checkTake(b, s, card, op) === null) return true;
  }
  return false;
}

function belongsTo(s: State, seat: number, card: number, whose: number): boolean {
  const zone = s.zone[card]!;
  const own = zone === CITY + cityOf(s, seat);
  const other = zone === CITY + cityOf(s, otherSeat(seat));
  return whose === OWN ? own : whose === OTHER ? other : own || other;
}

/** Whether `op` may activate a green card's production, or copy a brown card's effect. */
export function checkCardEffect(b: Bound, s: State, seat: number, card: number, op: number): AnyRefusal | null {
  const { content: c, scratch } = b;
  const copies = codeOf(c, op) === CODE.copy;
  const effect = (copies ? c.onPlay : c.production)[card]!;
  const fitting = c.color[card] === (copies ? BROWN : GREEN) && effect >= 0;
  if (!fitting || !belongsTo(s, seat, card, whoseOf(c, op))) return 'card-no-effect';
  if (s.busy[CARD_PLACE + card] === 1) return 'in-use';
  // A copy of a copy is taken as possible: looking further could go round in circles.
  if (scratch.insideCard) return null;
  scratch.insideCard = true;
  const possible = doable(b, s, seat, effect, CARD_PLACE + card);
  scratch.insideCard = false;
  return possible ? null : 'option-impossible';
}

/** Whether `op` can activate or copy some card; what the activation at `frame` has used does not count. */
export function anyCardEffect(b: Bound, s: State, seat: number, op: number, frame = NO_FRAME): boolean {
  const color = codeOf(b.content, op) === CODE.copy ? BROWN : GREEN;
  for (let city = 0; city < 2; city++) {
    const size = citySize(s, city);
    for (let i = 0; i < size; i++) {
      const card = cityCard(s, city, i);
      if (b.content.color[card] !== color || (frame !== NO_FRAME && wasActivated(s, frame, card))) continue;
      if (checkCardEffect(b, s, seat, card, op) === null) return true;
    }
  }
  return false;
}

function anyMove(b: Bound, s: State, seat: number, op: number): boolean {
  for (let i = 0; i < WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    if (place !== AT_HOME && anyPlace(b, s, seat, op, place)) return true;
  }
  return false;
}

export function anyWorkerOut(s: State, seat: number): boolean {
  for (let i = 0; i < WORKERS; i++) if (workerPlace(s, seat, i) !== AT_HOME) return true;
  return false;
}

function anyPart(b: Bound, s: State, seat: number, op: number, source: number): boolean {
  const count = partCount(b.content, op);
  for (let i = 0; i < count; i++) if (doable(b, s, seat, partOf(b.content, op, i), source)) return true;
  return false;
}

function anyResource(s: State, seat: number): boolean {
  for (let kind = 0; kind < RESOURCES.length; kind++) if (supply(s, seat, kind) > 0) return true;
  return false;
}

/** Whether the effect `op` of the place or card `source` can be carried out by the seat now. */
export function doable(b: Bound, s: State, seat: number, op: number, source: number): boolean {
  const c = b.content;
  if (isSure(c, op)) return true;
  switch (codeOf(c, op)) {
    case CODE.take:
      return anyTake(b, s, op);
    case CODE.look:
      return s.table[DECK_SIZE]! + s.table[DISCARD_SIZE]! > 0;
    case CODE.seq:
    case CODE.choose:
      return anyPart(b, s, seat, op, source);
    case CODE.exchange:
      return canAfford(b, s, seat, costOf(c, op), source) && doable(b, s, seat, partOf(c, op), source);
    case CODE.exchangeDistinct:
      return anyResource(s, seat) || tradesLeft(b, s, seat, 0) > 0;
    case CODE.forEach:
      return countOf(b, s, seat, countedBy(c, op)) > 0 && doable(b, s, seat, partOf(c, op), source);
    case CODE.playCard:
      return !tooDeep(s) && (anyPlay(b, s, seat, op) || anyPlayByTrade(b, s, seat, op));
    case CODE.useLocation:
      return !tooDeep(s) && anyPlace(b, s, seat, op);
    case CODE.placeWorker:
      return !tooDeep(s) && hasFreeWorker(s, seat) && anyPlace(b, s, seat, op);
    case CODE.moveWorker:
      return !tooDeep(s) && anyMove(b, s, seat, op);
    case CODE.recallWorker:
      return anyWorkerOut(s, seat);
    case CODE.activate:
    case CODE.copy:
      return !tooDeep(s) && anyCardEffect(b, s, seat, op);
    default:
      return teamDoable(b, s, codeOf(c, op));
  }
}
