// What a running game consists of: rules bound to one set-up, and a state as windows on one buffer.
import { copyWindows, DICE_WORDS, everyone, layWindows, type Seats, type Setup, type Windows } from '@sunglade/core';
import { createRegionFinder, type RegionFinder, SIDES } from '@sunglade/grid';
import { type Content, readContent } from './content.ts';
import type { EditionContent } from './edition.ts';
import type { Options } from './options.ts';
import { createSteps, type Steps } from './steps.ts';
import { BIOMES, CREVICE, EMPTY, MOST_ROUNDS, POWERS, ROUNDS, SEASONS, SEATS, SETUP_ICONS } from './terms.ts';
import { type Switches, VERSIONS, type Version } from './versions.ts';

/** Rules bound to one set-up: everything that does not change while a game runs. */
export interface Bound {
  readonly content: Content;
  readonly options: Options;
  readonly switches: Switches;
  readonly seats: number;
  readonly all: Seats;
  readonly steps: Steps;
  /** Who takes cards: the seats, and alone also the opponent, who comes second. */
  readonly drafters: number;
  /** Cards in the row: one more than there are drafters. */
  readonly rowSize: number;
  /** Spaces and the edge: the length of one planet in `cells`. */
  readonly stride: number;
  readonly sunStart: number;
  readonly forests: RegionFinder;
  /** A table before the game: bare planets, no card anywhere. */
  readonly emptyState: () => State;
}

export function createBound({ seats, options, edition }: Setup<Options>, version: Version): Bound {
  const content = readContent(edition.content as EditionContent);
  const drafters = Math.max(2, seats);
  const rowSize = drafters + 1;
  const newState = layWindows(windowsOf(content, seats));
  const empty = newState();
  clearTable(content, seats, empty);
  return {
    content,
    options,
    switches: VERSIONS[version],
    seats,
    all: everyone(seats),
    steps: createSteps(rowSize, content.places),
    drafters,
    rowSize,
    stride: strideOf(content),
    sunStart: SIDES.indexOf(options.sunStart),
    forests: createRegionFinder(content.board.neighbours),
    emptyState: () => copyWindows(empty, newState()),
  };
}

const strideOf = ({ size }: Content): number => size + 1;

/** Setup brings at most one card per icon, each round at most one more. */
const ZONE_SIZE = SETUP_ICONS + ROUNDS;

const windowsOf = (content: Content, seats: number) =>
  ({
    dice: ['u32', DICE_WORDS],
    data: ['i16', SEATS_AT + seats * SEAT_SIZE],
    /** One planet after the other. */
    cells: ['u8', seats * strideOf(content)],
    /** Bottom to top. */
    deck: ['u8', content.cards.length],
    discard: ['u8', content.cards.length],
    /** The fertility zone in the order in which cards entered; a stack is the cards of one biome. */
    zone: ['u8', ZONE_SIZE],
    faceDown: ['u8', ZONE_SIZE],
  }) as const;

export type State = Windows<ReturnType<typeof windowsOf>>;

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
/** Most cards in a row: four players take from five. */
const MOST_ROW = SEATS.max + 1;
export const ROW = 11;
/** Visible fertility icons per biome. */
export const ICONS = ROW + MOST_ROW;
export const OPPONENT = ICONS + BIOMES.length;
export const OPPONENT_CARDS = OPPONENT + 1;
const SEATS_AT = OPPONENT_CARDS + MOST_ROUNDS;

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

export const seatAt = (seat: number): number => SEATS_AT + seat * SEAT_SIZE;

export const copyState = (b: Bound, from: State, to: State = b.emptyState()): State => copyWindows(from, to);

function clearTable(content: Content, seats: number, s: State): void {
  s.data[TOKEN] = s.data[NEXT_FIRST] = -1;
  s.data.fill(-1, ROW, ROW + MOST_ROW);
  for (let seat = 0; seat < seats; seat++) {
    clearTurn(s, seat);
    for (let space = 0; space <= content.size; space++)
      s.cells[seat * strideOf(content) + space] = (content.biomeOf[space] ?? -1) < 0 ? CREVICE : EMPTY;
  }
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
