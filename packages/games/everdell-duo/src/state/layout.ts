// A running game as windows on one buffer: copying is one `set`, saving is a list of small numbers. What the numbers of
// `table`, `purse` and `town` mean is said here; the stack of pending work has a file of its own.
import { DICE_WORDS, layWindows } from '@sunglade/core';
import { CARDS, EVENTS, GOOD_NEWS, MEADOW, MOST_BENEFITS, PLACES, RIVERS, SLOTS, WORKERS } from '../terms.ts';
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
/** Given to the partner, not yet received. */
export const GIFT = 10;
/** In the opponent's row. */
export const HER_ROW = 11;

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
export const PAY_NUMBERS = 34 - PAY_CARD;

/** 1 where each seat has a city, 0 where a team shares one. */
export const OWN_CITIES = 34;
// All that follows belongs to a team; else it stays 0.
/** Bits of the event slots, the fields of the path, and the farms and river spaces where a skunk stands. */
export const SKUNK_SLOTS = 35;
export const SKUNK_PATH = 36;
export const SKUNK_PLACES = 37;
export const WATCHES = 38;
/** Who is to receive what lies on the tile; nobody gives while the other one's gifts lie there. */
export const GIFT_FOR = 39;
/** How many things were given in this turn. */
export const GIVEN = 40;
/** 1 if Sun or Moon stood on the signpost when the turn began. */
export const SIGNPOST = 41;
/** What good news allow in this turn, as bits. */
export const NEWS_FLAGS = 42;
/** 1 + the event whose minimum is lower in this turn. */
export const RELAXED = 43;
/** 1 while good news are carried out. */
export const IN_NEWS = 44;
/** Bits of the goals with a date that were reached in time. */
export const GOALS_MET = 45;
/** What the opponent has gained at the ends of seasons. */
export const HER_POINTS = 46;
const TABLE = 47;

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

// Bits of NEWS_FLAGS.
/** A worker may share a place with a skunk. */
export const IGNORES_SKUNK = 1;
/** Any number of things may be given. */
export const GIVES_FREELY = 2;
/** Any meadow card may be played. */
export const ANY_MEADOW = 4;
/** The card played as the action costs less. */
export const CHEAPER = 8;

// Values of `news`.
export const IN_PILE = 0;
export const HELD = 1;
/** Used, or not in this game. */
export const GONE = 2;
export const REVEALED = 3;

// Values of `assigned`.
export const TO_HARE = 1;
export const TO_TORTOISE = 2;
export const TO_NOBODY = 3;

// Fields of `purse`, per seat. The first four are the resources.
/** Occupied tokens. */
export const OCCUPIED = 4;
export const HAND_SIZE = 5;
/** How many hand cards were discarded or tucked face down so far. */
export const PUT_AWAY = 6;
/** How many cards are remembered of the seat. */
export const REMEMBERED = 7;
/** Where each worker stands. */
export const WORKER = 8;
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
  /** All such cards of each seat, in no order. */
  remembered: ['u8', CARDS * 2],
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
  /** What lies on the tile besides cards: resources, then occupied tokens. */
  gifts: ['u8', 5],
  /** What became of each good news: the values below. */
  news: ['u8', GOOD_NEWS],
  /** Who gets a benefit of the season: green cards by number, then the tile's other entries. 0 is not yet said. */
  assigned: ['u8', CARDS + MOST_BENEFITS],
});

export type State = ReturnType<typeof allocate>;

/** Which city a seat plays into; a team shares the first one. */
export const cityOf = (s: State, seat: number): number => seat & s.table[OWN_CITIES]!;
export const otherSeat = (seat: number): number => 1 - seat;

export const supply = (s: State, seat: number, resource: number): number => s.purse[seat * PURSE + resource]!;
export const handSize = (s: State, seat: number): number => s.purse[seat * PURSE + HAND_SIZE]!;
export const handCard = (s: State, seat: number, i: number): number => s.hand[seat * CARDS + i]!;
export const workerPlace = (s: State, seat: number, i: number): number => s.purse[seat * PURSE + WORKER + i]!;
export const citySize = (s: State, city: number): number => s.town[city * TOWN + CITY_SIZE]!;
export const cityCard = (s: State, city: number, i: number): number => s.city[city * CARDS + i]!;
