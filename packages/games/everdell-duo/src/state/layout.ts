// A running game as windows on one buffer: copying is one `set`, saving is a list of small numbers. What the numbers of
// `table`, `purse` and `town` mean is said here; the stack of pending work has a file of its own.
import { DICE_WORDS, layWindows } from '@sunglade/core';
import { CARDS, EVENTS, MEADOW, PLACES, RIVERS, SLOTS, WORKERS } from '../terms.ts';
import { FRAME_WIDTH, MAX_DEPTH } from './depth.ts';

/** Where a card lies: with hands and cities, add the seat. */
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
/** Who has seen a card, as the bits of `seen`. */
export const EVERYBODY = 3;

// Fields of `table`.
export const SEASON = 0;
export const TURN = 1;
export const SUN = 2;
export const MOON = 3;
export const TURN_NUMBER = 4;
export const DECK_SIZE = 5;
export const DISCARD_SIZE = 6;
export const RIVER_SIZE = 7;
/** How many frames of pending work there are. */
export const DEPTH = 8;
export const LOOK_SIZE = 9;
export const LOOK_SEAT = 10;
/** Bits of the meadow spaces that stay open until a played card is done. */
export const RESERVED = 11;
/** Who has to decide, as a set. */
export const ACTING = 12;
/** Which seat plays the hares. */
export const HARE = 13;
export const PHASE = 14;
/** Steps taken in this turn: nothing new is begun beyond TURN_STEPS. */
export const STEPS = 15;

// The one payment that can be under way, also in `table`.
export const PAY_CARD = 16;
/** The meadow space the card came from; -1 from the hand. */
export const PAY_GAP = 17;
export const PAY_STAGE = 18;
/** Resources of any kind less. */
export const PAY_POOL = 19;
/** Resources that may be replaced by others. */
export const PAY_SUBS = 20;
/** 1 once a discount with a star is in use. */
export const PAY_STAR = 21;
/** Hand cards still to be discarded. */
export const PAY_CARDS = 22;
/** Resources still to be chosen. */
export const PAY_UNITS = 23;
/** The card under which a card is to be tucked. */
export const PAY_HOST = 24;
/** How many discount cards are in use. */
export const PAY_WITH = 25;
/** What is left of the price, and what was chosen to pay it: four numbers each. */
export const PAY_LEFT = 26;
export const PAY_CHOSEN = 30;
const TABLE = 34;
export const PAY_NUMBERS = TABLE - PAY_CARD;

// Values of PHASE.
export const IN_TURN = 0;
/** Season tiles and season ends: nobody's turn. */
export const BETWEEN = 1;
export const OVER = 2;

// Values of PAY_STAGE.
/** Choosing discounts, a token, or to pay. */
export const STAGE_MENU = 0;
export const STAGE_TUCK = 1;
export const STAGE_UNITS = 2;
export const STAGE_CARDS = 3;

// Fields of `purse`, per seat. The first four are the resources.
/** Occupied tokens. */
export const OCCUPIED = 4;
export const HAND_SIZE = 5;
/** How many hand cards were discarded or tucked face down so far. */
export const PUT_AWAY = 6;
/** Where each worker stands. */
export const WORKER = 7;
export const PURSE = WORKER + WORKERS;

// Fields of `town`, per city.
export const POINTS = 0;
export const CITY_SIZE = 1;
export const EVENTS_DONE = 2;
/** Cards by colour × 2 + type. */
export const KINDS = 3;
/** Bits of the colours that have used a token. */
export const USED_COLORS = KINDS + 10;
/** Constructions with an occupied token. */
export const OCCUPIED_HOMES = USED_COLORS + 1;
export const TOWN = OCCUPIED_HOMES + 1;

/** A state of zeros. */
export const allocate = layWindows({
  dice: ['u32', DICE_WORDS],
  frames: ['i32', MAX_DEPTH * FRAME_WIDTH],
  table: ['i16', TABLE],
  purse: ['i16', PURSE * 2],
  town: ['i16', TOWN * 2],
  zone: ['u8', CARDS],
  /** Bit i: seat i has seen this card, until a shuffle. */
  seen: ['u8', CARDS],
  /** 0 nobody, else 1 + the seat that took this card openly: nobody else has seen it since (`memory.ts`). */
  holder: ['u8', CARDS],
  /** For such a card, how many cards its holder had put away by then, and how much room there is for it in the hand. */
  takenAt: ['u16', CARDS],
  room: ['u8', CARDS],
  /** For a card put away face down, the how manyth its owner has put away; 0 for all others. */
  putAway: ['u16', CARDS],
  playedAt: ['u8', CARDS],
  /** Point tokens lying on the card. */
  charges: ['u8', CARDS],
  /** How often a discount was used. */
  uses: ['u8', CARDS],
  /** 1 with an occupied token on it. */
  token: ['u8', CARDS],
  /** For a tucked card, the one it lies under. */
  under: ['u8', CARDS],
  /** Discount cards in use for the payment under way. */
  using: ['u8', CARDS],
  deck: ['u8', CARDS],
  discard: ['u8', CARDS],
  hand: ['u8', CARDS * 2],
  city: ['u8', CARDS * 2],
  meadow: ['u8', MEADOW],
  look: ['u8', CARDS],
  /** The river pile, its top last. */
  pile: ['u8', RIVERS],
  river: ['u8', 2],
  slots: ['u8', SLOTS],
  /** 0 nobody, else seat + 1. */
  eventBy: ['u8', EVENTS],
  /** Places and cards whose effect is being carried out. */
  busy: ['u8', PLACES],
});

export type State = ReturnType<typeof allocate>;

/** Which city a seat plays into; a team shares one. */
export const cityOf = (seat: number): number => seat;
export const otherSeat = (seat: number): number => 1 - seat;

export const supply = (s: State, seat: number, resource: number): number => s.purse[seat * PURSE + resource]!;
export const handSize = (s: State, seat: number): number => s.purse[seat * PURSE + HAND_SIZE]!;
export const handCard = (s: State, seat: number, i: number): number => s.hand[seat * CARDS + i]!;
export const workerPlace = (s: State, seat: number, i: number): number => s.purse[seat * PURSE + WORKER + i]!;
export const citySize = (s: State, city: number): number => s.town[city * TOWN + CITY_SIZE]!;
export const cityCard = (s: State, city: number, i: number): number => s.city[city * CARDS + i]!;
