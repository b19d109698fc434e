// Deck, discard pile and row; the setup's reveal.
import { shuffle, type Tell } from '@sunglade/core';
import type { Event } from './events.ts';
import { type Bound, DECK, DISCARD, ROW, type State } from './layout.ts';
import { SETUP_ICONS } from './terms.ts';
import { addToZone } from './zone.ts';

/** Turns over cards until enough icons lie in the zone; what has none is shuffled back without effect. */
export function revealFertility(b: Bound, s: State): void {
  const { dice, data, deck, discard } = s;
  let aside = 0;
  for (let icons = 0; icons < SETUP_ICONS; ) {
    const at = data[DECK]! - 1;
    const card = deck[at]!;
    const fertility = b.content.cardFertility[card]!;
    data[DECK] = at;
    if (fertility > 0) {
      addToZone(b, s, card);
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

function reshuffle(b: Bound, { dice, data, deck, discard }: State, tell?: Tell<Event>): void {
  const cards = data[DISCARD]!;
  deck.set(discard.subarray(0, cards));
  data[DECK] = cards;
  data[DISCARD] = 0;
  shuffle(dice, deck, 0, cards);
  tell?.({ type: 'reshuffle', cards }, b.all);
}

/** As soon as the deck is empty the discard pile becomes the new one; if that is empty too, when a card is needed. */
export function dealRow(b: Bound, s: State, tell?: Tell<Event>): void {
  const { data, deck } = s;
  for (let slot = 0; slot < b.rowSize; slot++) {
    if (data[DECK] === 0) reshuffle(b, s, tell);
    data[DECK]! -= 1;
    data[ROW + slot] = deck[data[DECK]!]!;
    if (data[DECK] === 0 && data[DISCARD]! > 0) reshuffle(b, s, tell);
  }
}

export function discardCard({ data, discard }: State, card: number): void {
  discard[data[DISCARD]!] = card;
  data[DISCARD]! += 1;
}
