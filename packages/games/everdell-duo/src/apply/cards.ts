// Cards moving between deck, hands, meadow, discard pile and cities; resources and tokens moving to a player.
import { shuffle } from '@sunglade/core';
import type { Content } from '../content.ts';
import { hearing, say, sayHidden } from '../events.ts';
import {
  CITY,
  CITY_SIZE,
  cityOf,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  EMPTY,
  HAND,
  HAND_SIZE,
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
  type State,
  TOWN,
  TUCKED,
  TURN_NUMBER,
} from '../state.ts';
import { CARDS, MEADOW } from '../words.ts';

const EVERYONE = 3;

/** The top card of the deck, or -1. An empty deck takes the discard pile, and nobody knows its cards any more. */
function topCard(s: State): number {
  const t = s.table;
  if (t[DECK_SIZE] === 0) {
    const size = t[DISCARD_SIZE]!;
    if (size === 0) return -1;
    for (let i = 0; i < size; i++) {
      const card = s.discard[i]!;
      s.deck[i] = card;
      s.zone[card] = DECK;
      s.seen[card] = 0;
    }
    t[DECK_SIZE] = size;
    t[DISCARD_SIZE] = 0;
    shuffle(s.dice, s.deck, 0, size);
    if (hearing.tell) say({ type: 'shuffle', cards: size });
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

function leaveHand(s: State, seat: number, card: number): void {
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
export function drawCards(s: State, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = topCard(s);
    if (card < 0) return;
    toHand(s, seat, card, 1 << seat);
    hearing.learned |= 1 << seat;
    sayHidden('draw', seat, card, 1 << seat);
  }
}

/** Fills the meadow row by row; the gap of a card being played stays open. */
export function refillMeadow(s: State): void {
  for (let space = 0; space < MEADOW; space++) {
    if (s.meadow[space] !== EMPTY || (s.table[RESERVED]! >> space) & 1) continue;
    const card = topCard(s);
    if (card < 0) return;
    s.meadow[space] = card;
    s.zone[card] = MEADOW_ZONE;
    s.seen[card] = EVERYONE;
    hearing.learned |= EVERYONE;
    if (hearing.tell) say({ type: 'refill', card, space });
  }
}

/** Take: an open meadow card to the hand; everybody keeps knowing it. */
export function takeCard(s: State, seat: number, card: number): void {
  const space = s.meadow.indexOf(card);
  s.meadow[space] = EMPTY;
  toHand(s, seat, card, EVERYONE);
  if (hearing.tell) say({ type: 'take', seat, card, space });
  refillMeadow(s);
}

function toDiscard(s: State, card: number): void {
  s.discard[s.table[DISCARD_SIZE]!] = card;
  s.table[DISCARD_SIZE]! += 1;
  s.zone[card] = DISCARD;
}

/** Discard from the hand, face down. */
export function discardCard(s: State, seat: number, card: number): void {
  leaveHand(s, seat, card);
  toDiscard(s, card);
  sayHidden('discard', seat, card, s.seen[card]!);
}

/** Discards the whole hand, there being no choice. Cards everybody knows go first: the order must tell nothing. */
export function discardHand(s: State, seat: number): void {
  while (s.purse[seat * PURSE + HAND_SIZE]! > 0) {
    let next = -1;
    let best = 2 * CARDS;
    for (let i = 0; i < s.purse[seat * PURSE + HAND_SIZE]!; i++) {
      const card = s.hand[seat * CARDS + i]!;
      const rank = s.seen[card] === EVERYONE ? card : CARDS + card;
      if (rank >= best) continue;
      best = rank;
      next = card;
    }
    discardCard(s, seat, next);
  }
}

export function tuckCard(s: State, seat: number, card: number, host: number): void {
  leaveHand(s, seat, card);
  s.zone[card] = TUCKED;
  s.under[card] = host;
  const tell = hearing.tell;
  if (!tell) return;
  if (s.seen[card] === EVERYONE) say({ type: 'tuck', seat, under: host, card });
  else tell({ type: 'tuck', seat, under: host, card }, (1 << seat) as never, { type: 'tuck', seat, under: host });
}

/** Shows the top n cards to one player. */
export function lookAt(s: State, seat: number, n: number): void {
  s.table[LOOK_SEAT] = seat;
  for (let i = 0; i < n; i++) {
    const card = topCard(s);
    if (card < 0) break;
    s.look[s.table[LOOK_SIZE]!] = card;
    s.table[LOOK_SIZE]! += 1;
    s.zone[card] = LOOKED;
    s.seen[card]! |= 1 << seat;
    hearing.learned |= 1 << seat;
    sayHidden('look', seat, card, s.seen[card]!);
  }
}

export function keepCard(s: State, seat: number, card: number): void {
  const last = s.table[LOOK_SIZE]! - 1;
  for (let i = s.look.indexOf(card); i < last; i++) s.look[i] = s.look[i + 1]!;
  s.table[LOOK_SIZE] = last;
  toHand(s, seat, card, 1 << seat);
  sayHidden('keep', seat, card, s.seen[card]!);
}

export function discardLooked(s: State, seat: number): void {
  const size = s.table[LOOK_SIZE]!;
  for (let i = 0; i < size; i++) {
    const card = s.look[i]!;
    toDiscard(s, card);
    sayHidden('discard', seat, card, s.seen[card]!);
  }
  s.table[LOOK_SIZE] = 0;
}

/** Lays a card open to be paid for; returns the meadow space it left, or -1. */
export function showCard(s: State, seat: number, card: number): number {
  let space = -1;
  if (s.zone[card] === MEADOW_ZONE) {
    space = s.meadow.indexOf(card);
    s.meadow[space] = EMPTY;
    s.table[RESERVED]! |= 1 << space;
  } else leaveHand(s, seat, card);
  s.zone[card] = PLAYING;
  s.seen[card] = EVERYONE;
  if (hearing.tell) say({ type: 'show', seat, card, space });
  return space;
}

export function buildCard(c: Content, s: State, seat: number, card: number): void {
  const city = cityOf(seat);
  const at = city * TOWN;
  s.city[city * CARDS + s.town[at + CITY_SIZE]!] = card;
  s.town[at + CITY_SIZE]! += 1;
  s.town[at + KINDS + c.color[card]! * 2 + c.type[card]!]! += 1;
  s.zone[card] = CITY + city;
  s.seen[card] = EVERYONE;
  s.playedAt[card] = s.table[TURN_NUMBER]!;
  if (hearing.tell) say({ type: 'build', seat, card });
}

export function gainResource(s: State, seat: number, resource: number, n: number): void {
  if (n === 0) return;
  s.purse[seat * PURSE + resource]! += n;
  if (hearing.tell) say({ type: 'gain', seat, resource, n });
}

export function payResource(s: State, seat: number, resource: number, n: number): void {
  if (n === 0) return;
  s.purse[seat * PURSE + resource]! -= n;
  if (hearing.tell) say({ type: 'pay', seat, resource, n });
}

export function gainPoints(s: State, seat: number, n: number): void {
  s.town[cityOf(seat) * TOWN + POINTS]! += n;
  if (hearing.tell && n !== 0) say({ type: 'points', seat, n });
}

export function gainTokens(s: State, seat: number, n: number): void {
  s.purse[seat * PURSE + OCCUPIED]! += n;
  if (hearing.tell && n !== 0) say({ type: 'tokens', seat, n });
}

export function chargeCard(s: State, card: number, n: number): void {
  s.charges[card]! += n;
  if (hearing.tell) say({ type: 'charge', card, n });
}
