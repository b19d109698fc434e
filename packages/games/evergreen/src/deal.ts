// Deck, discard pile and row; the setup's reveal.
import { rollBelow, type Seed, seedDice, shuffle, type Tell } from '@sunglade/core';
import type { EvergreenEvent } from './events.ts';
import { allSeats, type Bound, DECK, DISCARD, FIRST, ROW, START, type State, seatAt } from './state.ts';
import { SETUP_ICONS } from './terms.ts';
import { addToZone } from './zone.ts';

export function setUp(b: Bound, state: State, seed: Seed): void {
  const { dice, data, deck } = state;
  const cards = b.content.cards.length;
  seedDice(dice, seed);
  data[FIRST] = rollBelow(dice, b.drafters);
  for (let seat = 0; seat < b.seats; seat++)
    data[seatAt(seat) + START] = (seat - data[FIRST] + b.drafters) % b.drafters;
  for (let card = 0; card < cards; card++) deck[card] = card;
  data[DECK] = cards;
  shuffle(dice, deck, 0, cards);
  revealFertility(b, state);
}

/** Turns over cards until enough icons lie in the zone; what has none is shuffled back without effect. */
export function revealFertility({ content }: Bound, state: State): void {
  const { dice, data, deck, discard } = state;
  let aside = 0;
  for (let icons = 0; icons < SETUP_ICONS; ) {
    const at = data[DECK]! - 1;
    const card = deck[at]!;
    const fertility = content.cardFertility[card]!;
    data[DECK] = at;
    if (fertility > 0) {
      addToZone(content, state, card);
      icons += fertility;
    } else {
      // The discard pile is still empty: a good place to keep them for a moment.
      discard[aside++] = card;
    }
  }
  for (let i = 0; i < aside; i++) deck[data[DECK]! + i] = discard[i]!;
  data[DECK]! += aside;
  if (aside > 0) shuffle(dice, deck, 0, data[DECK]!);
}

function reshuffle(b: Bound, { dice, data, deck, discard }: State, tell?: Tell<EvergreenEvent>): void {
  const cards = data[DISCARD]!;
  deck.set(discard.subarray(0, cards));
  data[DECK] = cards;
  data[DISCARD] = 0;
  shuffle(dice, deck, 0, cards);
  tell?.({ type: 'reshuffle', cards }, allSeats(b));
}

/** As soon as the deck is empty the discard pile becomes the new one; if that is empty too, when a card is needed. */
export function dealRow(b: Bound, state: State, tell?: Tell<EvergreenEvent>): void {
  const { data, deck } = state;
  for (let slot = 0; slot < b.rowSize; slot++) {
    if (data[DECK] === 0) reshuffle(b, state, tell);
    data[DECK]! -= 1;
    data[ROW + slot] = deck[data[DECK]!]!;
    if (data[DECK] === 0 && data[DISCARD]! > 0) reshuffle(b, state, tell);
  }
}

export function discardCard({ data, discard }: State, card: number): void {
  discard[data[DISCARD]!] = card;
  data[DISCARD]! += 1;
}
