// Whether a card may be played: where it lies, what the effect allows, and whether it can be paid.
import { discountOf, filterOf, sourcesOf } from '../content/ops.ts';
import { FROM_ADJACENT, FROM_HAND, FROM_MEADOW, fits } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import { EMPTY, HAND, handCard, handSize, MEADOW_ZONE, MOON, SUN } from '../state/layout.ts';
import { COLUMNS, MEADOW } from '../terms.ts';
import { checkPrice, gatherHelpers } from './price.ts';
import type { Refusal } from './refusals.ts';

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
