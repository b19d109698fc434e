// A running game as typed arrays over one buffer: a copy is a single `set`, and nothing is allocated while playing.
import { DICE_WORDS, everyone } from '@sunglade/core';
import { SIDES } from '@sunglade/grid';
import type { Content } from './content.ts';
import type { Options } from './options.ts';
import { BIOMES, CREVICE, EMPTY, MOST_ROUNDS, POWERS, ROUNDS, SEASONS, SETUP_ICONS } from './terms.ts';

/** Rules bound to one set-up: everything that does not change while a game runs. */
export interface Bound {
  readonly content: Content;
  readonly options: Options;
  readonly seats: number;
  /** Who takes cards: the seats, and alone also the opponent, who comes second. */
  readonly drafters: number;
  /** Cards in the row: one more than there are drafters. */
  readonly rowSize: number;
  /** Spaces and the edge: the length of one planet in `cells`. */
  readonly stride: number;
  readonly sunStart: number;
}

export const bound = (content: Content, options: Options, seats: number): Bound => {
  const drafters = Math.max(2, seats);
  return {
    content,
    options,
    seats,
    drafters,
    rowSize: drafters + 1,
    stride: content.size + 1,
    sunStart: SIDES.indexOf(options.sunStart),
  };
};

export interface State {
  readonly bytes: Uint8Array;
  readonly dice: Uint32Array;
  readonly data: Int16Array;
  /** One planet after the other. */
  readonly cells: Uint8Array;
  /** Bottom to top. */
  readonly deck: Uint8Array;
  readonly discard: Uint8Array;
  /** The fertility zone in the order in which cards entered; a stack is the cards of one biome. */
  readonly zone: Uint8Array;
  readonly faceDown: Uint8Array;
}

export const DRAFT = 0;
export const ACTION = 1;
export const OVER = 2;

// Fields of `data`.
export const SEASON = 0;
export const ROUND = 1;
export const PHASE = 2;
/** Seats that may act, as a set. */
export const ACTING = 3;
/** The drafter who starts this round. */
export const FIRST = 4;
/** Where the first-player token lies in the row, or -1. */
export const TOKEN = 5;
/** The drafter who took the token this round, or -1. */
export const NEXT_FIRST = 6;
/** Cards taken this round. */
export const PICKS = 7;
export const DECK = 8;
export const DISCARD = 9;
export const ZONE = 10;
export const ROW = 11;
/** Visible fertility icons per biome. */
export const ICONS = ROW + 5;
export const OPPONENT = ICONS + BIOMES.length;
export const OPPONENT_CARDS = OPPONENT + 1;
const SEATS = OPPONENT_CARDS + MOST_ROUNDS;

// Fields of one seat, from `seatAt`.
/** The card of this round, or -1. */
export const CARD = 0;
/** The chosen action, or -1. */
export const CHOSEN = 1;
/** What effects belong to now: NOTHING, THE_ACTION or THE_POWER. */
export const OPEN = 2;
export const PLANTS = 3;
export const GROWS = 4;
/** The space this action, or the latest lake, has touched already, or -1. */
export const TOUCHED = 5;
export const POWER_USED = 6;
/** Effects that the power still gives. */
export const LEFT = 7;
/** The latest lake of this power, or -1. */
export const NEW_LAKE = 8;
export const LEVELS = 9;
export const START = LEVELS + POWERS.length;
export const BUDS = START + 1;
export const LIGHT = BUDS + 1;
export const FOREST = LIGHT + SEASONS.length;
/** Cards taken this season: how many, and which. */
export const TAKEN = FOREST + SEASONS.length;
export const TAKEN_CARDS = TAKEN + 1;
const SEAT_SIZE = TAKEN_CARDS + MOST_ROUNDS;

export const NOTHING = 0;
export const THE_ACTION = 1;
export const THE_POWER = 2;

export const seatAt = (seat: number): number => SEATS + seat * SEAT_SIZE;

/** Setup brings at most one card per icon, each round at most one more. */
const ZONE_SIZE = SETUP_ICONS + ROUNDS;

export function emptyState(b: Bound): State {
  const cards = b.content.cards.length;
  const words = DICE_WORDS * 4;
  const fields = SEATS + b.seats * SEAT_SIZE;
  const cellBytes = b.seats * b.stride;
  const buffer = new ArrayBuffer(words + fields * 2 + cellBytes + 2 * cards + 2 * ZONE_SIZE);
  let at = words + fields * 2;
  const part = (length: number): Uint8Array => {
    at += length;
    return new Uint8Array(buffer, at - length, length);
  };
  const state = {
    bytes: new Uint8Array(buffer),
    dice: new Uint32Array(buffer, 0, DICE_WORDS),
    data: new Int16Array(buffer, words, fields),
    cells: part(cellBytes),
    deck: part(cards),
    discard: part(cards),
    zone: part(ZONE_SIZE),
    faceDown: part(ZONE_SIZE),
  };
  const { data, cells } = state;
  data[TOKEN] = data[NEXT_FIRST] = -1;
  for (let i = 0; i < 5; i++) data[ROW + i] = -1;
  for (let seat = 0; seat < b.seats; seat++) {
    clearTurn(state, seat);
    for (let space = 0; space <= b.content.size; space++)
      cells[seat * b.stride + space] = (b.content.biomeOf[space] ?? -1) < 0 ? CREVICE : EMPTY;
  }
  return state;
}

export function copyState(b: Bound, from: State, to: State = emptyState(b)): State {
  to.bytes.set(from.bytes);
  return to;
}

export function clearTurn({ data }: State, seat: number): void {
  const at = seatAt(seat);
  data[at + CARD] = data[at + CHOSEN] = data[at + TOUCHED] = data[at + NEW_LAKE] = -1;
  data[at + OPEN] = data[at + PLANTS] = data[at + GROWS] = 0;
  data[at + POWER_USED] = data[at + LEFT] = 0;
}

/** The side on which the sun stands in a season, as a number in SIDES. */
export const sunOf = (b: Bound, season: number): number => (b.sunStart + season) % SIDES.length;

/** The drafter whose turn it is to take the next card. */
export const drafterAt = (b: Bound, data: Int16Array, pick: number): number => (data[FIRST]! + pick) % b.drafters;

/** Alone, the opponent sits behind the only seat. */
export const isOpponent = (b: Bound, drafter: number): boolean => drafter >= b.seats;

export const allSeats = (b: Bound) => everyone(b.seats);
