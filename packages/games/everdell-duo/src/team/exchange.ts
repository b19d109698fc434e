// The tile between the partners: what lies on it belongs to nobody until the partner's next turn.
import { only, type Seat } from '@sunglade/core';
import { leaveHand, toHand } from '../apply/cards.ts';
import { rememberPutAway } from '../memory.ts';
import type { Bound, State } from '../state/bound.ts';
import { GIFT, GIFT_FOR, GIVEN, OCCUPIED, otherSeat, PURSE } from '../state/layout.ts';
import { CARDS } from '../terms.ts';

/** Things by number: the resources, then an occupied token, as in a purse. */
const THINGS = OCCUPIED + 1;

export function give(b: Bound, s: State, seat: number, thing: number): void {
  s.table[GIFT_FOR] = otherSeat(seat);
  s.table[GIVEN]! += 1;
  s.purse[seat * PURSE + thing]! -= 1;
  s.gifts[thing]! += 1;
  b.scratch.tell?.({ type: 'give', seat, thing, n: 1 }, b.all);
}

/** The partner sees a card, and not which one. */
export function giveCard(b: Bound, s: State, seat: number, card: number): void {
  s.table[GIFT_FOR] = otherSeat(seat);
  s.table[GIVEN]! += 1;
  leaveHand(s, seat, card);
  s.zone[card] = GIFT;
  rememberPutAway(s, seat, card);
  b.scratch.tell?.({ type: 'give-card', seat, card }, only(seat as Seat), { type: 'give-card', seat });
}

/** Cards on the tile, ascending. */
export function giftCards(s: State): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARDS; card++) if (s.zone[card] === GIFT) cards.push(card);
  return cards;
}

/** Everything on the tile goes to whom it is for. The rules forget who else knows the card: nobody may rely on it. */
export function receive(b: Bound, s: State, seat: number): void {
  if (s.table[GIFT_FOR] !== seat) return;
  for (let thing = 0; thing < THINGS; thing++) {
    const n = s.gifts[thing]!;
    if (n === 0) continue;
    s.gifts[thing] = 0;
    s.purse[seat * PURSE + thing]! += n;
    b.scratch.tell?.({ type: 'receive', seat, thing, n }, b.all);
  }
  for (let card = s.zone.indexOf(GIFT); card >= 0; card = s.zone.indexOf(GIFT, card + 1)) {
    s.seen[card] = 0;
    s.putAway[card] = 0;
    toHand(s, seat, card, 1 << seat);
    b.scratch.learned |= 1 << seat;
    b.scratch.tell?.({ type: 'receive-card', seat, card }, only(seat as Seat), { type: 'receive-card', seat });
  }
}
