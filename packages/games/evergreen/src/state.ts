// How a game begins. What a state consists of is told in layout.ts, because the course of the game lies between the two.
import { rollBelow, type Seed, seedDice, shuffle } from '@sunglade/core';
import { revealFertility } from './deal.ts';
import { type Bound, DECK, FIRST, START, type State, seatAt } from './layout.ts';
import { beginRound } from './rounds.ts';

export { type Bound, copyState, createBound, type State } from './layout.ts';

export function createState(b: Bound, seed: Seed): State {
  const s = b.emptyState();
  const { dice, data, deck } = s;
  const cards = b.content.cards.length;
  seedDice(dice, seed);
  data[FIRST] = rollBelow(dice, b.drafters);
  for (let seat = 0; seat < b.seats; seat++)
    data[seatAt(seat) + START] = (seat - data[FIRST] + b.drafters) % b.drafters;
  for (let card = 0; card < cards; card++) deck[card] = card;
  data[DECK] = cards;
  shuffle(dice, deck, 0, cards);
  revealFertility(b, s);
  beginRound(b, s);
  return s;
}
