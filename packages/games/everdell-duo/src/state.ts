// A state is one block of bytes with named windows into it: copying is one `set`, saving is a list of small numbers.
import { DICE_WORDS } from '@sunglade/core';
import { CARDS, EVENTS, MEADOW, PLACES, RIVERS, SLOTS, WORKERS } from './words.ts';

/** Where a card lies. */
export const DECK = 0;
export const HAND = 1;
export const CITY = 3;
export const MEADOW_ZONE = 5;
export const DISCARD = 6;
export const TUCKED = 7;
/** Chosen to be played, not yet paid. */
export const PLAYING = 8;
/** Seen by the one who looks, not yet kept or discarded. */
export const LOOKED = 9;

/** No card, no tile. */
export const EMPTY = 255;
/** No worker placed. */
export const AT_HOME = -1;

/** Numbers of the whole table. */
export const SEASON = 0;
export const TURN = 1;
export const SUN = 2;
export const MOON = 3;
export const TURN_NUMBER = 4;
export const DECK_SIZE = 5;
export const DISCARD_SIZE = 6;
export const RIVER_SIZE = 7;
export const DEPTH = 8;
export const LOOK_SIZE = 9;
export const LOOK_SEAT = 10;
/** Bits of the meadow spaces that stay open until a played card is done. */
export const RESERVED = 11;
export const ACTING = 12;
/** Which seat plays the hares. */
export const HARE = 13;
export const PHASE = 14;
/** Steps taken in this turn: nothing new is begun beyond TURN_STEPS. */
export const STEPS = 15;
/** The one payment that can be under way. */
export const PAY_CARD = 16;
/** The meadow space the card came from; -1 from the hand. */
export const PAY_GAP = 17;
export const PAY_STAGE = 18;
export const PAY_POOL = 19;
export const PAY_SUBS = 20;
export const PAY_STAR = 21;
export const PAY_CARDS = 22;
export const PAY_UNITS = 23;
export const PAY_HOST = 24;
/** How many discount cards are in use for this payment. */
export const PAY_WITH = 25;
export const PAY_LEFT = 26;
export const PAY_CHOSEN = 30;
const TABLE = 34;

export const IN_TURN = 0;
/** Season tiles and season ends: nobody's turn. */
export const BETWEEN = 1;
export const OVER = 2;

/** Numbers of a seat: four resources, occupied tokens, hand cards, where the workers stand. */
export const OCCUPIED = 4;
export const HAND_SIZE = 5;
export const WORKER = 6;
export const PURSE = WORKER + WORKERS;

/** Numbers of a city: points, cards, events, cards by colour × 2 + type, colours that have used a token. */
export const POINTS = 0;
export const CITY_SIZE = 1;
export const EVENTS_DONE = 2;
export const KINDS = 3;
export const USED_COLORS = KINDS + 10;
export const OCCUPIED_HOMES = USED_COLORS + 1;
export const TOWN = OCCUPIED_HOMES + 1;

/** A frame of the stack of pending work. */
export const FRAME = 8;
export const F_KIND = 0;
export const F_OWNER = 1;
export const F_OP = 2;
export const F_SOURCE = 3;
export const F_X = 4;
export const F_Y = 5;
export const F_Z = 6;
export const F_W = 7;
export const MAX_DEPTH = 200;
/** Nested effects are not begun above this depth, so that the stack always suffices. */
export const DEEP = 100;
/** Nested effects are not begun after this many steps of one turn, so that every turn ends. */
export const TURN_STEPS = 250;
/** Effects end without a question after this many steps of one turn. */
export const TURN_STEPS_LAST = 400;

export interface State {
  readonly bytes: Uint8Array;
  readonly dice: Uint32Array;
  readonly frames: Int32Array;
  readonly table: Int16Array;
  /** Per seat. */
  readonly purse: Int16Array;
  /** Per city. */
  readonly town: Int16Array;
  readonly zone: Uint8Array;
  /** Bit i: seat i knows this card, until a shuffle. */
  readonly seen: Uint8Array;
  readonly playedAt: Uint8Array;
  /** Point tokens lying on the card. */
  readonly charges: Uint8Array;
  /** How often a discount was used. */
  readonly uses: Uint8Array;
  readonly token: Uint8Array;
  /** For a tucked card, the one it lies under. */
  readonly under: Uint8Array;
  /** Discount cards in use for the payment under way. */
  readonly using: Uint8Array;
  readonly deck: Uint8Array;
  readonly discard: Uint8Array;
  readonly hand: Uint8Array;
  readonly city: Uint8Array;
  readonly meadow: Uint8Array;
  readonly look: Uint8Array;
  /** The river pile, its top last. */
  readonly pile: Uint8Array;
  readonly river: Uint8Array;
  readonly slots: Uint8Array;
  /** 0 nobody, else seat + 1. */
  readonly eventBy: Uint8Array;
  /** Places and cards whose effect is being carried out. */
  readonly busy: Uint8Array;
}

const ALIGNED = 4;

export function allocate(): State {
  let size = 0;
  const at = (bytes: number): number => {
    const start = size;
    size += Math.ceil(bytes / ALIGNED) * ALIGNED;
    return start;
  };
  const dice = at(DICE_WORDS * 4);
  const frames = at(MAX_DEPTH * FRAME * 4);
  const table = at(TABLE * 2);
  const purse = at(PURSE * 2 * 2);
  const town = at(TOWN * 2 * 2);
  const perCard = Array.from({ length: 10 }, () => at(CARDS));
  const perSeat = Array.from({ length: 2 }, () => at(CARDS * 2));
  const meadow = at(MEADOW);
  const look = at(CARDS);
  const pile = at(RIVERS);
  const river = at(2);
  const slots = at(SLOTS);
  const eventBy = at(EVENTS);
  const busy = at(PLACES);
  const block = new ArrayBuffer(size);
  const cards = (i: number): Uint8Array => new Uint8Array(block, perCard[i], CARDS);
  return {
    bytes: new Uint8Array(block),
    dice: new Uint32Array(block, dice, DICE_WORDS),
    frames: new Int32Array(block, frames, MAX_DEPTH * FRAME),
    table: new Int16Array(block, table, TABLE),
    purse: new Int16Array(block, purse, PURSE * 2),
    town: new Int16Array(block, town, TOWN * 2),
    zone: cards(0),
    seen: cards(1),
    playedAt: cards(2),
    charges: cards(3),
    uses: cards(4),
    token: cards(5),
    under: cards(6),
    using: cards(7),
    deck: cards(8),
    discard: cards(9),
    hand: new Uint8Array(block, perSeat[0], CARDS * 2),
    city: new Uint8Array(block, perSeat[1], CARDS * 2),
    meadow: new Uint8Array(block, meadow, MEADOW),
    look: new Uint8Array(block, look, CARDS),
    pile: new Uint8Array(block, pile, RIVERS),
    river: new Uint8Array(block, river, 2),
    slots: new Uint8Array(block, slots, SLOTS),
    eventBy: new Uint8Array(block, eventBy, EVENTS),
    busy: new Uint8Array(block, busy, PLACES),
  };
}

export function copyState(from: State, to: State = allocate()): State {
  to.bytes.set(from.bytes);
  return to;
}

/** Which city a seat plays into; a team shares one. */
export const cityOf = (seat: number): number => seat;
export const otherSeat = (seat: number): number => 1 - seat;

/** Offset of the top frame. */
export const topFrame = (s: State): number => (s.table[DEPTH]! - 1) * FRAME;
