// What a running game consists of: rules bound to one set-up, and a state as windows on one buffer.
import { copyWindows, DICE_WORDS, everyone, layWindows, type Seats, type Setup, type Windows } from '@sunglade/core';
import { type Content, readContent } from './content.ts';
import type { EditionContent } from './edition.ts';
import type { Options } from './options.ts';
import { BOARD_SIZE } from './stacks.ts';
import { createSteps, type Steps } from './steps.ts';
import { COLOURS, DEALT_SPIRITS, HELD_LIMIT, TOKENS_PER_SPACE } from './terms.ts';
import { type Switches, VERSIONS, type Version } from './versions.ts';

/** Rules bound to one set-up: everything that does not change while a game runs. */
export interface Bound {
  readonly content: Content;
  readonly options: Options;
  readonly switches: Switches;
  readonly seats: number;
  readonly all: Seats;
  readonly steps: Steps;
  readonly solo: boolean;
  /** Spaces of the central board; as many animal cards are open. */
  readonly centralSpaces: number;
  readonly emptyState: () => State;
}

const MOST_CENTRAL = 5;
const SOLO_CENTRAL = 3;

export function createBound({ seats, options, edition }: Setup<Options>, version: Version): Bound {
  const content = readContent(edition.content as EditionContent, options.side);
  const solo = seats === 1;
  const centralSpaces = solo ? SOLO_CENTRAL : MOST_CENTRAL;
  return {
    content,
    options,
    switches: VERSIONS[version],
    seats,
    all: everyone(seats),
    steps: createSteps(content, centralSpaces),
    solo,
    centralSpaces,
    emptyState: layWindows(windowsOf(content, seats)),
  };
}

const windowsOf = ({ spaces, animals, cards }: Content, seats: number) =>
  ({
    dice: ['u32', DICE_WORDS],
    /** Per seat: the spaces of each stack, then the spaces with a cube. */
    boards: ['i32', seats * BOARD_SIZE],
    data: ['u8', SEATS_AT + seats * SEAT_SIZE],
    /** Bottom to top. */
    deck: ['u8', animals],
    discard: ['u8', animals],
    /** Cubes placed from each card, whoever holds it: every card is there once. */
    placed: ['u8', cards],
    /** Per seat: the stack of each space, and the card (plus one) whose cube stands there. */
    stacks: ['u8', seats * spaces],
    cubes: ['u8', seats * spaces],
    /** Per seat: the completed cards, at most all animals and one spirit. */
    completed: ['u8', seats * (animals + 1)],
  }) as const;

export type State = Windows<ReturnType<typeof windowsOf>>;

export const copyState = (b: Bound, from: State, to: State = b.emptyState()): State => copyWindows(from, to);

// Fields of `data`. Cards and colours are kept plus one where 0 means none.
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
export const DECK_SIZE = 8;
export const DISCARD_SIZE = 9;
/** Tokens taken and not yet placed, by colour. */
export const HAND = 10;
export const POUCH = HAND + COLOURS.length;
export const CENTRAL = POUCH + COLOURS.length;
export const DISPLAY = CENTRAL + MOST_CENTRAL * TOKENS_PER_SPACE;
const SEATS_AT = DISPLAY + MOST_CENTRAL;

export const PHASE_SPIRIT = 0;
export const PHASE_TURN = 1;
/** Solo only: after a turn without a card, one open card may be replaced. */
export const PHASE_SWAP = 2;
export const PHASE_OVER = 3;

export const FINAL_POUCH = 1;
export const FINAL_BOARD = 2;

// Fields of one seat, from `seatAt`.
export const HELD_COUNT = 0;
export const HELD = 1;
export const COMPLETED_COUNT = HELD + HELD_LIMIT;
/** The kept spirit, plus one. */
export const KEPT = COMPLETED_COUNT + 1;
export const DEALT = KEPT + 1;
const SEAT_SIZE = DEALT + DEALT_SPIRITS;

export const seatAt = (seat: number): number => SEATS_AT + seat * SEAT_SIZE;
/** Where a seat's board begins in `boards`. */
export const boardAt = (seat: number): number => seat * BOARD_SIZE;
/** Where a seat's completed cards begin in `completed`. */
export const completedAt = (b: Bound, seat: number): number => seat * (b.content.animals + 1);
