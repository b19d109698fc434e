// How a game begins. What a state consists of is told in layout.ts.
import { rollBelow, type Seed, seedDice, shuffle } from '@sunglade/core';
import {
  type Bound,
  boardAt,
  DEALT,
  DECK_SIZE,
  FIRST,
  MOVER,
  PHASE,
  PHASE_SPIRIT,
  PHASE_TURN,
  POUCH,
  type State,
  seatAt,
} from './layout.ts';
import { EMPTY } from './stacks.ts';
import { drawCard, fillSpace } from './supply.ts';
import { DEALT_SPIRITS } from './terms.ts';

export { type Bound, copyState, createBound, type State } from './layout.ts';

export function createState(b: Bound, seed: Seed): State {
  const s = b.emptyState();
  const { content, options } = b;
  const { data, deck, dice } = s;
  seedDice(dice, seed);
  data.set(content.tokens, POUCH);
  data[FIRST] = rollBelow(dice, b.seats);
  data[MOVER] = data[FIRST];
  data[DECK_SIZE] = content.animals;
  for (let card = 0; card < content.animals; card++) deck[card] = card;
  shuffle(dice, deck, 0, content.animals);
  for (let space = 0; space < b.centralSpaces; space++) fillSpace(s, space);
  for (let slot = 0; slot < b.centralSpaces; slot++) drawCard(s, slot);
  if (options.spirits) dealSpirits(b, s);
  data[PHASE] = options.spirits ? PHASE_SPIRIT : PHASE_TURN;
  for (let seat = 0; seat < b.seats; seat++) s.boards[boardAt(seat) + EMPTY] = content.allSpaces;
  return s;
}

/** Two each, the lower number first so that the order tells nothing. */
function dealSpirits(b: Bound, { data, dice }: State): void {
  const { animals, cards } = b.content;
  const pile = Array.from({ length: cards - animals }, (_, i) => animals + i);
  shuffle(dice, pile, 0, pile.length);
  for (let seat = 0; seat < b.seats; seat++) {
    const [one = 0, other = 0] = pile.slice(seat * DEALT_SPIRITS, (seat + 1) * DEALT_SPIRITS);
    const at = seatAt(seat) + DEALT;
    data[at] = Math.min(one, other);
    data[at + 1] = Math.max(one, other);
  }
}
