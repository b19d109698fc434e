// Where new things come from: the pouch fills the central board, the deck the open cards.
import { rollBelow } from '@sunglade/core';
import { CENTRAL, DECK_SIZE, DISPLAY, POUCH, type State } from './layout.ts';
import { COLOURS, type Colour, TOKENS_PER_SPACE } from './terms.ts';

export function pouchSize({ data }: State): number {
  let total = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) total += data[POUCH + colour]!;
  return total;
}

/** One token out of the pouch, each equally likely; the pouch must not be empty. */
function drawToken({ data, dice }: State, size: number): number {
  let rest = rollBelow(dice, size);
  let colour = 0;
  while (rest >= data[POUCH + colour]!) {
    rest -= data[POUCH + colour]!;
    colour++;
  }
  data[POUCH + colour]! -= 1;
  return colour;
}

/** Fills a central space from the pouch; with too few tokens left it stays empty. Says whether it was filled. */
export function fillSpace(s: State, space: number): boolean {
  const size = pouchSize(s);
  if (size < TOKENS_PER_SPACE) return false;
  for (let i = 0; i < TOKENS_PER_SPACE; i++)
    s.data[CENTRAL + space * TOKENS_PER_SPACE + i] = drawToken(s, size - i) + 1;
  return true;
}

/** The tokens on a central space. */
export function tokensOn({ data }: State, space: number): Colour[] {
  const tokens: Colour[] = [];
  for (let i = 0; i < TOKENS_PER_SPACE; i++) {
    const colour = COLOURS[data[CENTRAL + space * TOKENS_PER_SPACE + i]! - 1];
    if (colour) tokens.push(colour);
  }
  return tokens;
}

/** Turns the next animal card into an open slot; an empty deck leaves the slot empty. */
export function drawCard({ data, deck }: State, slot: number): boolean {
  const size = data[DECK_SIZE]!;
  data[DISPLAY + slot] = size === 0 ? 0 : deck[size - 1]! + 1;
  if (size === 0) return false;
  data[DECK_SIZE] = size - 1;
  // What left the deck leaves no trace behind it.
  deck[size - 1] = 0;
  return true;
}
