// What everybody can tell of a hand. Cards taken openly are known; whatever then leaves the hand face down may be one of
// them, and nobody but its owner knows which. A table remembers, for each card taken openly, when that was and how many
// of the cards known by then can still be there: enough to tell what is possible, and nothing of what is so.
import { EVERYBODY, handSize, PURSE, PUT_AWAY, REMEMBERED, type State } from './state/layout.ts';
import { CARDS } from './terms.ts';

/** A card that a seat took openly and that nobody has seen since. */
export type Taken = {
  readonly card: number;
  /** How many cards the seat had put away face down by then. */
  readonly at: number;
  /** At most so many of this card and those taken openly before it have never left the hand. */
  readonly room: number;
};

export const putAwayBy = (s: State, seat: number): number => s.purse[seat * PURSE + PUT_AWAY]!;

/** Who laid a card face down on the pile or under another one. Who took it openly also put it away. */
const faceDownBy = (s: State, card: number): number =>
  s.seen[card] === EVERYBODY ? s.holder[card]! - 1 : s.seen[card]! >> 1;

/** Cards of a zone that a seat laid there face down, ascending. */
export function faceDown(s: State, zone: number, seat: number): number[] {
  const list: number[] = [];
  for (let card = 0; card < CARDS; card++) if (s.zone[card] === zone && faceDownBy(s, card) === seat) list.push(card);
  return list;
}

/**
 * What a seat's hand holds as far as everybody can tell: `known` is there; `maybe` was seen, and may have left. Of the
 * others taken openly it is clear that they left.
 */
export function heldCards(seat: { readonly putAway: number; readonly taken: readonly Taken[] }): {
  readonly known: readonly number[];
  readonly maybe: readonly number[];
} {
  const left = seat.taken.filter(({ at, room }) => at < seat.putAway && room > 0);
  return {
    known: seat.taken.filter(({ at }) => at === seat.putAway).map(({ card }) => card),
    maybe: left.map(({ card }) => card),
  };
}

const isRemembered = (s: State, seat: number, card: number): boolean => s.holder[card] === seat + 1;

/** The cards remembered of a seat, ascending. */
export function takenCards(s: State, seat: number): Taken[] {
  const list: Taken[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (isRemembered(s, seat, card)) list.push({ card, at: s.takenAt[card]!, room: s.room[card]! });
  }
  return list;
}

/** Everybody has seen the card come into the hand. */
export function rememberTaken(s: State, seat: number, card: number): void {
  remember(s, seat, { card, at: putAwayBy(s, seat), room: handSize(s, seat) });
}

/** Of a card that is remembered of nobody. */
export function remember(s: State, seat: number, { card, at, room }: Taken): void {
  const size = seat * PURSE + REMEMBERED;
  s.remembered[seat * CARDS + s.purse[size]!] = card;
  s.purse[size]! += 1;
  s.holder[card] = seat + 1;
  s.takenAt[card] = at;
  s.room[card] = room;
}

/** Everybody sees the card: whatever was remembered of it no longer matters. */
export function forgetTaken(s: State, card: number): void {
  const seat = s.holder[card]! - 1;
  if (seat < 0) return;
  s.holder[card] = 0;
  const [size, from] = [seat * PURSE + REMEMBERED, seat * CARDS];
  s.purse[size]! -= 1;
  s.remembered[s.remembered.indexOf(card, from)] = s.remembered[from + s.purse[size]!]!;
}

/** The hand has become smaller: no more than its cards can have been there all the time. */
function limitRoom(s: State, seat: number): void {
  const size = handSize(s, seat);
  const from = seat * CARDS;
  const to = from + s.purse[seat * PURSE + REMEMBERED]!;
  for (let i = from; i < to; i++) {
    const card = s.remembered[i]!;
    if (s.room[card]! > size) s.room[card] = size;
  }
}

/** A card has left the hand face down. */
export function rememberPutAway(s: State, seat: number, card: number): void {
  const at = seat * PURSE + PUT_AWAY;
  s.purse[at]! += 1;
  s.putAway[card] = s.purse[at]!;
  limitRoom(s, seat);
}

/** A card has left the hand openly: if it was remembered, it was there all the time, and took a place in the hand. */
export function rememberShown(s: State, seat: number, shown: number): void {
  if (isRemembered(s, seat, shown) && stayed(s, seat, shown)) {
    const from = seat * CARDS;
    for (let i = from; i < from + s.purse[seat * PURSE + REMEMBERED]!; i++) {
      const card = s.remembered[i]!;
      if (card === shown) continue;
      s.room[card] = isLater(s, card, shown) ? s.room[card]! - 1 : Math.min(s.room[card]!, s.room[shown]! - 1);
    }
  }
  forgetTaken(s, shown);
  limitRoom(s, seat);
}

/** Of two cards taken while nothing was put away, the later one found the larger hand. */
const isLater = (s: State, card: number, than: number): boolean =>
  s.takenAt[card]! > s.takenAt[than]! || (s.takenAt[card] === s.takenAt[than] && s.room[card]! > s.room[than]!);

/** Whether a card in the hand never left it: what was put away since still lies there, and did not come back by a shuffle. */
function stayed(s: State, seat: number, card: number): boolean {
  let lying = 0;
  for (let other = 0; other < CARDS; other++) {
    if (s.putAway[other]! > s.takenAt[card]! && faceDownBy(s, other) === seat) lying++;
  }
  return lying === putAwayBy(s, seat) - s.takenAt[card]!;
}
