// The state sorted by who may see it.
import { loadDice, type Parts, type SavedDice, saveDice } from '@sunglade/core';
import { type Bound, cardsIn, DECK_SIZE, PICKED, READY, ROBBER, ROUND, type State, TURN } from './state.ts';
import { BURIED, HAND, STORE } from './terms.ts';

export type Open = {
  readonly round: number;
  readonly picked: number;
  readonly ready: number;
  readonly turn: number;
  readonly robber: number;
  readonly deck: number;
  readonly berries: readonly number[];
  readonly stores: readonly (readonly number[])[];
  readonly hands: readonly number[];
  readonly buried: readonly number[];
};
export type Own = { readonly hand: readonly number[]; readonly buried: readonly number[] };
export type Secret = { readonly deck: readonly number[]; readonly dice: SavedDice };

export function partsOf(b: Bound, s: State): Parts<Open, Own, Secret> {
  const { table } = s;
  const perSeat = <T>(make: (seat: number) => T): T[] => Array.from({ length: b.seats }, (_, seat) => make(seat));
  const hands = perSeat((seat) => cardsIn(b, s, HAND + seat));
  const buried = perSeat((seat) => cardsIn(b, s, BURIED + seat));
  return {
    open: {
      round: table[ROUND]!,
      picked: table[PICKED]!,
      ready: table[READY]!,
      turn: table[TURN]!,
      robber: table[ROBBER]!,
      deck: table[DECK_SIZE]!,
      berries: Array.from(s.berries),
      stores: perSeat((seat) => cardsIn(b, s, STORE + seat)),
      hands: hands.map((cards) => cards.length),
      buried: buried.map((cards) => cards.length),
    },
    own: hands.map((hand, seat) => ({ hand, buried: buried[seat]! })),
    secret: { deck: Array.from(s.deck.subarray(0, table[DECK_SIZE])), dice: saveDice(s.dice) },
  };
}

export function joinParts(b: Bound, { open, own, secret }: Parts<Open, Own, Secret>): State {
  const s = b.emptyState();
  const { table, zone } = s;
  table[ROUND] = open.round;
  table[PICKED] = open.picked;
  table[READY] = open.ready;
  table[TURN] = open.turn;
  table[ROBBER] = open.robber;
  table[DECK_SIZE] = open.deck;
  s.berries.set(open.berries);
  s.deck.set(secret.deck);
  loadDice(s.dice, secret.dice);
  for (let seat = 0; seat < b.seats; seat++) {
    for (const card of open.stores[seat] ?? []) zone[card] = STORE + seat;
    for (const card of own[seat]?.hand ?? []) zone[card] = HAND + seat;
    for (const card of own[seat]?.buried ?? []) zone[card] = BURIED + seat;
  }
  return s;
}
