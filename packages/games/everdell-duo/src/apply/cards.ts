// Cards moving between deck, hands, meadow, discard pile and cities; resources and tokens moving to a player.
import { only, type Seat, shuffle } from '@sunglade/core';
import { forgetTaken, rememberPutAway, rememberShown, rememberTaken } from '../memory.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  CITY,
  CITY_SIZE,
  cityOf,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  EMPTY,
  EVERYBODY,
  HAND,
  HAND_SIZE,
  handCard,
  handSize,
  KINDS,
  LOOK_SEAT,
  LOOK_SIZE,
  LOOKED,
  MEADOW_ZONE,
  OCCUPIED,
  PLAYING,
  POINTS,
  PURSE,
  RESERVED,
  TOWN,
  TUCKED,
  TURN_NUMBER,
} from '../state/layout.ts';
import { CARDS, MEADOW } from '../terms.ts';

/** Tells which card it is only to the seat, even if the card was taken openly: nobody sees which one it is. */
function tellHidden(b: Bound, type: 'draw' | 'discard' | 'look' | 'keep', seat: number, card: number): void {
  b.scratch.tell?.({ type, seat, card }, only(seat as Seat), { type, seat });
}

/** The top card of the deck, or -1. An empty deck takes the discard pile, and nobody knows its cards any more. */
function topCard(b: Bound, s: State): number {
  const t = s.table;
  if (t[DECK_SIZE] === 0) {
    const size = t[DISCARD_SIZE]!;
    if (size === 0) return -1;
    for (let i = 0; i < size; i++) {
      const card = s.discard[i]!;
      s.deck[i] = card;
      s.zone[card] = DECK;
      s.seen[card] = 0;
      s.putAway[card] = 0;
    }
    t[DECK_SIZE] = size;
    t[DISCARD_SIZE] = 0;
    shuffle(s.dice, s.deck, 0, size);
    b.scratch.tell?.({ type: 'shuffle', cards: size }, b.all);
  }
  t[DECK_SIZE]! -= 1;
  return s.deck[t[DECK_SIZE]!]!;
}

export function toHand(s: State, seat: number, card: number, seen: number): void {
  const at = seat * PURSE + HAND_SIZE;
  s.hand[seat * CARDS + s.purse[at]!] = card;
  s.purse[at]! += 1;
  s.zone[card] = HAND + seat;
  s.seen[card]! |= seen;
}

export function leaveHand(s: State, seat: number, card: number): void {
  const at = seat * PURSE + HAND_SIZE;
  const from = seat * CARDS;
  const last = s.purse[at]! - 1;
  for (let i = 0; i <= last; i++) {
    if (s.hand[from + i] !== card) continue;
    s.hand[from + i] = s.hand[from + last]!;
    break;
  }
  s.purse[at] = last;
}

/** Draw: unseen by the other player. */
export function drawCards(b: Bound, s: State, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = topCard(b, s);
    if (card < 0) return;
    toHand(s, seat, card, 1 << seat);
    b.scratch.learned |= 1 << seat;
    tellHidden(b, 'draw', seat, card);
  }
}

/** Fills the meadow row by row; the gap of a card being played stays open. */
export function refillMeadow(b: Bound, s: State): void {
  for (let space = 0; space < MEADOW; space++) {
    if (s.meadow[space] !== EMPTY || (s.table[RESERVED]! >> space) & 1) continue;
    const card = topCard(b, s);
    if (card < 0) return;
    s.meadow[space] = card;
    s.zone[card] = MEADOW_ZONE;
    s.seen[card] = EVERYBODY;
    forgetTaken(s, card);
    b.scratch.learned |= EVERYBODY;
    b.scratch.tell?.({ type: 'refill', card, space }, b.all);
  }
}

/** Take: an open meadow card to the hand; everybody knows it while nothing leaves that hand face down. */
export function takeCard(b: Bound, s: State, seat: number, card: number): void {
  const space = s.meadow.indexOf(card);
  s.meadow[space] = EMPTY;
  toHand(s, seat, card, EVERYBODY);
  rememberTaken(s, seat, card);
  b.scratch.tell?.({ type: 'take', seat, card, space }, b.all);
  refillMeadow(b, s);
}

function toDiscard(s: State, card: number): void {
  s.discard[s.table[DISCARD_SIZE]!] = card;
  s.table[DISCARD_SIZE]! += 1;
  s.zone[card] = DISCARD;
}

/** Discard from the hand, face down. */
export function discardCard(b: Bound, s: State, seat: number, card: number): void {
  leaveHand(s, seat, card);
  toDiscard(s, card);
  rememberPutAway(s, seat, card);
  tellHidden(b, 'discard', seat, card);
}

/** Discards the whole hand, there being no choice. Cards taken openly go first: a fixed order, since it is shuffled in. */
export function discardHand(b: Bound, s: State, seat: number): void {
  while (handSize(s, seat) > 0) {
    let next = -1;
    let best = 2 * CARDS;
    for (let i = 0; i < handSize(s, seat); i++) {
      const card = handCard(s, seat, i);
      const rank = s.seen[card] === EVERYBODY ? card : CARDS + card;
      if (rank >= best) continue;
      best = rank;
      next = card;
    }
    discardCard(b, s, seat, next);
  }
}

export function tuckCard(b: Bound, s: State, seat: number, card: number, host: number): void {
  leaveHand(s, seat, card);
  s.zone[card] = TUCKED;
  s.under[card] = host;
  rememberPutAway(s, seat, card);
  b.scratch.tell?.({ type: 'tuck', seat, under: host, card }, only(seat as Seat), { type: 'tuck', seat, under: host });
}

/** Shows the top n cards to one player. */
export function lookAt(b: Bound, s: State, seat: number, n: number): void {
  s.table[LOOK_SEAT] = seat;
  for (let i = 0; i < n; i++) {
    const card = topCard(b, s);
    if (card < 0) break;
    s.look[s.table[LOOK_SIZE]!] = card;
    s.table[LOOK_SIZE]! += 1;
    s.zone[card] = LOOKED;
    s.seen[card]! |= 1 << seat;
    b.scratch.learned |= 1 << seat;
    tellHidden(b, 'look', seat, card);
  }
}

/** Shows the whole discard pile to one player. Whose discards they were is forgotten. */
export function lookThrough(b: Bound, s: State, seat: number): void {
  const t = s.table;
  t[LOOK_SEAT] = seat;
  const size = t[DISCARD_SIZE]!;
  t[DISCARD_SIZE] = 0;
  for (let i = 0; i < size; i++) {
    const card = s.discard[i]!;
    s.look[t[LOOK_SIZE]!] = card;
    t[LOOK_SIZE]! += 1;
    s.zone[card] = LOOKED;
    s.seen[card] = 1 << seat;
    s.putAway[card] = 0;
    b.scratch.learned |= 1 << seat;
    tellHidden(b, 'look', seat, card);
  }
}

/** The partner sees what is left of the cards one has looked at. */
export function showPartner(b: Bound, s: State, seat: number): void {
  s.table[LOOK_SEAT] = seat;
  for (let i = 0; i < s.table[LOOK_SIZE]!; i++) {
    const card = s.look[i]!;
    s.seen[card] = 1 << seat;
    b.scratch.learned |= 1 << seat;
    tellHidden(b, 'look', seat, card);
  }
}

/** A meadow card goes to the discard pile, as if the seat had looked at it there. */
export function laidAside(b: Bound, s: State, seat: number, card: number): void {
  toDiscard(s, card);
  s.seen[card] = 1 << seat;
  s.putAway[card] = 0;
  tellHidden(b, 'discard', seat, card);
}

export function keepCard(b: Bound, s: State, seat: number, card: number): void {
  const last = s.table[LOOK_SIZE]! - 1;
  for (let i = s.look.indexOf(card); i < last; i++) s.look[i] = s.look[i + 1]!;
  s.table[LOOK_SIZE] = last;
  toHand(s, seat, card, 1 << seat);
  tellHidden(b, 'keep', seat, card);
}

export function discardLooked(b: Bound, s: State, seat: number): void {
  const size = s.table[LOOK_SIZE]!;
  for (let i = 0; i < size; i++) {
    const card = s.look[i]!;
    toDiscard(s, card);
    tellHidden(b, 'discard', seat, card);
  }
  s.table[LOOK_SIZE] = 0;
}

/** Lays a card open to be paid for; returns the meadow space it left, or -1. */
export function showCard(b: Bound, s: State, seat: number, card: number): number {
  let space = -1;
  if (s.zone[card] === MEADOW_ZONE) {
    space = s.meadow.indexOf(card);
    s.meadow[space] = EMPTY;
    s.table[RESERVED]! |= 1 << space;
  } else {
    leaveHand(s, seat, card);
    rememberShown(s, seat, card);
  }
  s.zone[card] = PLAYING;
  s.seen[card] = EVERYBODY;
  b.scratch.tell?.({ type: 'show', seat, card, space }, b.all);
  return space;
}

export function buildCard(b: Bound, s: State, seat: number, card: number): void {
  const c = b.content;
  const city = cityOf(s, seat);
  const at = city * TOWN;
  s.city[city * CARDS + s.town[at + CITY_SIZE]!] = card;
  s.town[at + CITY_SIZE]! += 1;
  s.town[at + KINDS + c.color[card]! * 2 + c.type[card]!]! += 1;
  s.zone[card] = CITY + city;
  s.seen[card] = EVERYBODY;
  s.playedAt[card] = s.table[TURN_NUMBER]!;
  b.scratch.tell?.({ type: 'build', seat, card }, b.all);
}

export function gainResource(b: Bound, s: State, seat: number, resource: number, n: number): void {
  if (n === 0) return;
  s.purse[seat * PURSE + resource]! += n;
  b.scratch.tell?.({ type: 'gain', seat, resource, n }, b.all);
}

export function payResource(b: Bound, s: State, seat: number, resource: number, n: number): void {
  if (n === 0) return;
  s.purse[seat * PURSE + resource]! -= n;
  b.scratch.tell?.({ type: 'pay', seat, resource, n }, b.all);
}

export function gainPoints(b: Bound, s: State, seat: number, n: number): void {
  s.town[cityOf(s, seat) * TOWN + POINTS]! += n;
  if (n !== 0) b.scratch.tell?.({ type: 'points', seat, n }, b.all);
}

export function gainTokens(b: Bound, s: State, seat: number, n: number): void {
  s.purse[seat * PURSE + OCCUPIED]! += n;
  if (n !== 0) b.scratch.tell?.({ type: 'tokens', seat, n }, b.all);
}

export function chargeCard(b: Bound, s: State, card: number, n: number): void {
  s.charges[card]! += n;
  b.scratch.tell?.({ type: 'charge', card, n }, b.all);
}
