// One block of memory per state, seen as bytes, masks and dice: a copy is a single `set`.
import { DICE_WORDS, rollBelow, type Seed, seedDice, shuffle } from '@sunglade/core';
import type { Content } from './content.ts';
import type { HarmoniesOptions } from './options.ts';
import { COLOURS, EMPTY, MASKS } from './stacks.ts';

export interface HarmoniesState {
  readonly all: Uint8Array;
  readonly small: Uint8Array;
  /** Per seat: the spaces of each stack, then the spaces with a cube. */
  readonly masks: Int32Array;
  readonly dice: Uint32Array;
}

// Places of the small numbers that every game has. Cards and colours are kept plus one where 0 means none.
/** Finished turns. */
export const TURNS = 0;
export const FIRST = 1;
/** Whose turn it is. */
export const MOVER = 2;
export const PHASE = 3;
/** Why the last round was called: 0 not yet, else FINAL_…; and by whom. */
export const FINAL = 4;
export const FINAL_SEAT = 5;
/** The central space emptied this turn, plus one. */
export const TOOK = 6;
export const CARD_TAKEN = 7;
/** Tokens taken and not yet placed, by colour. */
export const HAND = 8;
export const POUCH = 14;
export const CENTRAL = 20;
export const DISPLAY = 35;
export const DECK_SIZE = 40;
export const DISCARD_SIZE = 41;
const LISTS = 42;

export const PHASE_SPIRIT = 0;
export const PHASE_TURN = 1;
/** Solo only: after a turn without a card, one open card may be replaced. */
export const PHASE_SWAP = 2;
export const PHASE_OVER = 3;

export const FINAL_POUCH = 1;
export const FINAL_BOARD = 2;

export const TOKENS_PER_SPACE = 3;
export const HELD_LIMIT = 4;
export const DEALT_SPIRITS = 2;

// Places inside a seat's own block.
export const HELD_COUNT = 0;
export const HELD = 1;
export const DONE_COUNT = HELD + HELD_LIMIT;
/** The kept spirit, plus one. */
export const KEPT = DONE_COUNT + 1;
export const DEALT = KEPT + 1;
const SEAT_LISTS = DEALT + DEALT_SPIRITS;

/** Where things are, for one content and number of seats. */
export interface Layout {
  readonly content: Content;
  readonly options: HarmoniesOptions;
  readonly seats: number;
  readonly solo: boolean;
  readonly centralSpaces: number;
  readonly displayCards: number;
  readonly deck: number;
  readonly discard: number;
  /** Cubes placed from each card, whoever holds it: every card is there once. */
  readonly placed: number;
  readonly seat: number;
  readonly seatSize: number;
  /** Inside a seat's block: the stack of each space, the card (plus one) whose cube stands there, completed cards. */
  readonly stack: number;
  readonly cube: number;
  readonly done: number;
  readonly smallSize: number;
}

export function createLayout(content: Content, seats: number, options: HarmoniesOptions): Layout {
  const solo = seats === 1;
  const deck = LISTS;
  const discard = deck + content.animals;
  const placed = discard + content.animals;
  const seat = placed + content.cards;
  const stack = SEAT_LISTS;
  const cube = stack + content.spaces;
  const done = cube + content.spaces;
  const seatSize = done + content.animals + 1;
  const smallSize = seat + seats * seatSize;
  const spaces = solo ? 3 : 5;
  return {
    content,
    options,
    seats,
    solo,
    centralSpaces: spaces,
    displayCards: spaces,
    deck,
    discard,
    placed,
    seat,
    seatSize,
    stack,
    cube,
    done,
    smallSize,
  };
}

export const seatAt = (layout: Layout, seat: number): number => layout.seat + seat * layout.seatSize;
export const masksAt = (seat: number): number => seat * MASKS;

export function emptyState(layout: Layout): HarmoniesState {
  const maskBytes = layout.seats * MASKS * 4;
  const diceBytes = DICE_WORDS * 4;
  const all = new Uint8Array(maskBytes + diceBytes + layout.smallSize);
  return {
    all,
    masks: new Int32Array(all.buffer, 0, layout.seats * MASKS),
    dice: new Uint32Array(all.buffer, maskBytes, DICE_WORDS),
    small: new Uint8Array(all.buffer, maskBytes + diceBytes),
  };
}

export function createState(layout: Layout, seed: Seed): HarmoniesState {
  const state = emptyState(layout);
  const { content, seats } = layout;
  const { small, dice } = state;
  seedDice(dice, seed);
  for (const [colour, name] of COLOURS.entries()) small[POUCH + colour] = content.edition.tokens[name];
  small[FIRST] = rollBelow(dice, seats);
  small[MOVER] = small[FIRST] as number;
  small[DECK_SIZE] = content.animals;
  for (let card = 0; card < content.animals; card++) small[layout.deck + card] = card;
  shuffle(dice, small, layout.deck, layout.deck + content.animals);
  for (let space = 0; space < layout.centralSpaces; space++) fillSpace(state, space);
  for (let slot = 0; slot < layout.displayCards; slot++) drawCard(layout, state, slot);
  if (layout.options.spirits) dealSpirits(layout, state);
  small[PHASE] = layout.options.spirits ? PHASE_SPIRIT : PHASE_TURN;
  for (let seat = 0; seat < seats; seat++) state.masks[masksAt(seat) + EMPTY] = content.allSpaces;
  return state;
}

/** Two each, the lower number first so that the order tells nothing. */
function dealSpirits(layout: Layout, { small, dice }: HarmoniesState): void {
  const { animals, cards } = layout.content;
  const pile = Array.from({ length: cards - animals }, (_, i) => animals + i);
  shuffle(dice, pile, 0, pile.length);
  for (let seat = 0; seat < layout.seats; seat++) {
    const [a = 0, b = 0] = pile.slice(seat * DEALT_SPIRITS, (seat + 1) * DEALT_SPIRITS);
    const at = seatAt(layout, seat) + DEALT;
    small[at] = Math.min(a, b);
    small[at + 1] = Math.max(a, b);
  }
}

export const copyState = (layout: Layout, from: HarmoniesState, to?: HarmoniesState): HarmoniesState => {
  const copy = to ?? emptyState(layout);
  copy.all.set(from.all);
  return copy;
};

export function pouchSize({ small }: HarmoniesState): number {
  let total = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) total += small[POUCH + colour] as number;
  return total;
}

/** One token out of the pouch, each equally likely; the pouch must not be empty. */
function drawToken({ small, dice }: HarmoniesState, size: number): number {
  let rest = rollBelow(dice, size);
  let colour = 0;
  while (rest >= (small[POUCH + colour] as number)) {
    rest -= small[POUCH + colour] as number;
    colour++;
  }
  small[POUCH + colour] = (small[POUCH + colour] as number) - 1;
  return colour;
}

/** Fills a central space from the pouch; with too few tokens left it stays empty. Says whether it was filled. */
export function fillSpace(state: HarmoniesState, space: number): boolean {
  const { small } = state;
  const size = pouchSize(state);
  if (size < TOKENS_PER_SPACE) return false;
  for (let i = 0; i < TOKENS_PER_SPACE; i++) {
    small[CENTRAL + space * TOKENS_PER_SPACE + i] = drawToken(state, size - i) + 1;
  }
  return true;
}

/** Turns the next animal card into an open slot; an empty deck leaves the slot empty. */
export function drawCard(layout: Layout, { small }: HarmoniesState, slot: number): boolean {
  const size = small[DECK_SIZE] as number;
  small[DISPLAY + slot] = size === 0 ? 0 : (small[layout.deck + size - 1] as number) + 1;
  if (size === 0) return false;
  small[DECK_SIZE] = size - 1;
  // What left the deck leaves no trace behind it.
  small[layout.deck + size - 1] = 0;
  return true;
}
