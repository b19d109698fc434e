// Whether a card may be played: where it lies, what the effect allows, and whether it can be paid.
import { discountOf, filterOf, sourcesOf } from '../content/ops.ts';
import { FROM_ADJACENT, FROM_HAND, FROM_MEADOW, fits } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  ANY_MEADOW,
  CHEAPER,
  cityOf,
  EMPTY,
  HAND,
  handCard,
  handSize,
  KINDS,
  MEADOW_ZONE,
  MOON,
  NEWS_FLAGS,
  SUN,
  TOWN,
} from '../state/layout.ts';
import { ANYWHERE_PLAY, CHEAPER_PLAY } from '../team/tables.ts';
import { COLUMNS, MEADOW } from '../terms.ts';
import { canPayByTrade, checkPrice, gatherHelpers } from './price.ts';
import type { AnyRefusal } from './refusals.ts';
import { tradesLeft } from './trades.ts';

/** Field i of the path touches columns i-1 and i. */
export function isAdjacent(s: State, space: number): boolean {
  const column = space % COLUMNS;
  const sun = s.table[SUN]! - column;
  const moon = s.table[MOON]! - column;
  return sun === 0 || sun === 1 || moon === 0 || moon === 1;
}

/** Whether the seat may play a card as the effect `op` (or the turn's action) says. `gatherHelpers` must have run. */
export function checkPlay(b: Bound, s: State, seat: number, card: number, op: number): AnyRefusal | null {
  const zone = s.zone[card];
  if (zone === HAND + seat) return checkHandPlay(b, s, seat, card, op);
  return zone === MEADOW_ZONE ? checkMeadowPlay(b, s, seat, s.meadow.indexOf(card), op) : 'card-not-here';
}

/** The same for a card of the hand. */
export const checkHandPlay = (b: Bound, s: State, seat: number, card: number, op: number): AnyRefusal | null =>
  mayPlayFromHand(b, card, op) ??
  mayBeFree(b, s, seat, card, op) ??
  checkPrice(b, s, seat, card, FROM_HAND, discountOf(b.content, op));

/** Whether `op` allows a card of the hand, whatever it costs. */
function mayPlayFromHand({ content: c }: Bound, card: number, op: number): AnyRefusal | null {
  if ((sourcesOf(c, op) & FROM_HAND) === 0) return 'card-source';
  return fits(c, filterOf(c, op), card, FROM_HAND) ? null : 'card-wrong';
}

/** The same for the card on a space of the meadow. */
export const checkMeadowPlay = (b: Bound, s: State, seat: number, space: number, op: number): AnyRefusal | null =>
  mayPlayFromMeadow(b, s, space, op) ??
  mayBeFree(b, s, seat, s.meadow[space]!, op) ??
  checkPrice(b, s, seat, s.meadow[space]!, FROM_MEADOW, discountOf(b.content, op));

/** Whether `op` allows the card on a space of the meadow, whatever it costs. */
function mayPlayFromMeadow({ content: c }: Bound, s: State, space: number, op: number): AnyRefusal | null {
  const sources = sourcesOf(c, op);
  if ((sources & (FROM_MEADOW | FROM_ADJACENT)) === 0) return 'card-source';
  if ((sources & FROM_MEADOW) === 0 && !isAdjacent(s, space)) return 'card-not-adjacent';
  return fits(c, filterOf(c, op), s.meadow[space]!, FROM_MEADOW) ? null : 'card-wrong';
}

/** The turn's action of playing a card: good news of a team may widen it for a turn. */
export function playAction({ content: { action, team } }: Bound, s: State): number {
  const flags = s.table[NEWS_FLAGS]!;
  if ((flags & (CHEAPER | ANY_MEADOW)) === 0) return action.play;
  return team.plays[(flags & CHEAPER ? CHEAPER_PLAY : 0) | (flags & ANY_MEADOW ? ANYWHERE_PLAY : 0)]!;
}

/** Critters that good news let a team play for nothing need a construction of their colour in the city. */
function mayBeFree({ content: c }: Bound, s: State, seat: number, card: number, op: number): AnyRefusal | null {
  if (op !== c.team.freeCritter) return null;
  return s.town[cityOf(s, seat) * TOWN + KINDS + c.color[card]! * 2]! > 0 ? null : 'token-no-construction';
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

/** Whether some card could be played as the effect `op` says after trading other hand cards. `anyPlay` must have said no. */
export function anyPlayByTrade(b: Bound, s: State, seat: number, op: number): boolean {
  const c = b.content;
  if (tradesLeft(b, s, seat, 0) === 0) return false;
  const less = discountOf(c, op);
  const size = handSize(s, seat);
  for (let i = 0; i < size; i++) {
    const card = handCard(s, seat, i);
    const may = mayPlayFromHand(b, card, op) ?? mayBeFree(b, s, seat, card, op);
    if (may === null && canPayByTrade(b, s, seat, card, FROM_HAND, less)) return true;
  }
  for (let space = 0; space < MEADOW; space++) {
    const card = s.meadow[space]!;
    if (card === EMPTY || mayPlayFromMeadow(b, s, space, op) !== null) continue;
    if (mayBeFree(b, s, seat, card, op) !== null) continue;
    if (canPayByTrade(b, s, seat, card, FROM_MEADOW, less)) return true;
  }
  return false;
}
