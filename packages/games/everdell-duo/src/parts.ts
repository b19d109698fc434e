// The state sorted by who may see it, and back. Lists that more than one viewer sees are in card order, so that they
// tell nothing but what they say.
import { loadDice, type Parts, type SavedDice, saveDice } from '@sunglade/core';
import type { Content } from './content/tables.ts';
import { faceDown, putAwayBy, remember, type Taken, takenCards } from './memory.ts';
import { emptyTable } from './state/create.ts';
import { FRAME_WIDTH } from './state/depth.ts';
import {
  ACTING,
  CITY,
  CITY_SIZE,
  DECK_SIZE,
  DEPTH,
  DISCARD,
  DISCARD_SIZE,
  EMPTY,
  EVENTS_DONE,
  EVERYBODY,
  GIFT,
  HAND,
  HAND_SIZE,
  HARE,
  KINDS,
  LOOK_SEAT,
  LOOK_SIZE,
  LOOKED,
  MEADOW_ZONE,
  MOON,
  OCCUPIED,
  OCCUPIED_HOMES,
  PAY_CARD,
  PAY_NUMBERS,
  PHASE,
  PLAYING,
  POINTS,
  PURSE,
  PUT_AWAY,
  RESERVED,
  RIVER_SIZE,
  SEASON,
  STEPS,
  SUN,
  TOWN,
  TUCKED,
  TURN,
  TURN_NUMBER,
  USED_COLORS,
  WORKER,
} from './state/layout.ts';
import type { Bound, State } from './state.ts';
import { giftsOf, joinTeam, type OpenTeam, openTeam } from './team/parts.ts';
import { CARDS, RIVERS, WORKERS } from './terms.ts';

/** A card lying in a city. */
export type CityCard = {
  readonly card: number;
  /** The number of the turn it was played in: it is new while that is `number`. */
  readonly played: number;
  readonly charges: number;
  readonly uses: number;
  readonly token: boolean;
  /** Cards tucked under it. */
  readonly tucked: number;
};

export type Open = {
  readonly season: number;
  readonly phase: number;
  readonly turn: number;
  readonly number: number;
  readonly steps: number;
  readonly acting: number;
  /** The seat that plays the hares. */
  readonly hare: number;
  readonly sun: number;
  readonly moon: number;
  readonly deck: number;
  /** Card per space, -1 for a gap. */
  readonly meadow: readonly number[];
  /** Bits of the gaps kept open while a card is being played. */
  readonly reserved: number;
  readonly river: readonly number[];
  /** All river tiles shown so far, the newest first. */
  readonly shown: readonly number[];
  /** Event per slot, -1 for a dead one. */
  readonly slots: readonly number[];
  readonly eventBy: readonly number[];
  readonly seats: readonly {
    readonly resources: readonly number[];
    readonly occupied: number;
    readonly hand: number;
    /** How many hand cards were discarded or tucked so far. */
    readonly putAway: number;
    /** Cards taken openly that nobody has seen since; `heldCards` says what that comes to. */
    readonly taken: readonly Taken[];
    /** Places of the workers, -1 at home. */
    readonly workers: readonly number[];
  }[];
  readonly towns: readonly {
    readonly points: number;
    readonly events: number;
    readonly cards: readonly CityCard[];
  }[];
  /** Face-down discards: how many there are, how many each seat looked at only, and which of the cards it put away. */
  readonly discard: {
    readonly size: number;
    readonly looked: readonly number[];
    readonly putAway: readonly (readonly number[])[];
  };
  /** For each tucked card, the one it lies under, and which of the cards its owner put away it is. */
  readonly tucked: readonly (readonly [host: number, putAway: number])[];
  readonly look: { readonly seat: number; readonly size: number };
  /** The payment under way and the discount cards it uses. */
  readonly pay: readonly number[];
  readonly using: readonly number[];
  readonly busy: readonly number[];
  /** The stack of pending work. */
  readonly frames: readonly number[];
  /** Only where a team plays. */
  readonly team?: OpenTeam;
};
export type Own = {
  readonly hand: readonly number[];
  /** Cards of this seat, wherever they lie face down, that it took openly. */
  readonly shown: readonly number[];
  /** Discards that only this seat knows, and which of the cards it put away they are: 0 for those it looked at only. */
  readonly discarded: readonly (readonly [card: number, putAway: number])[];
  readonly tucked: readonly (readonly [card: number, host: number, putAway: number])[];
  readonly look: readonly number[];
  /** Cards given to the partner and not yet received, and which of the cards put away they are; only where a team plays. */
  readonly gifts?: readonly (readonly [card: number, putAway: number])[];
};
export type Secret = {
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly pile: readonly number[];
  readonly dice: SavedDice;
};

const SEATS = [0, 1] as const;

type Numbers = { readonly length: number; readonly [index: number]: number };

// A state is sorted after every move, so lists are filled in loops: Array.from makes an object for every number.

function listed(numbers: Numbers, from = 0, size = numbers.length): number[] {
  const list: number[] = [];
  for (let i = from; i < from + size; i++) list.push(numbers[i]!);
  return list;
}

function withGaps(numbers: Numbers): number[] {
  const list: number[] = [];
  for (let i = 0; i < numbers.length; i++) list.push(numbers[i] === EMPTY ? -1 : numbers[i]!);
  return list;
}

function ones(flags: Numbers): number[] {
  const list: number[] = [];
  for (let i = 0; i < flags.length; i++) if (flags[i] === 1) list.push(i);
  return list;
}

const ascending = (a: number, b: number): number => a - b;

export function partsOf(b: Bound, s: State): Parts<Open, Own, Secret> {
  const t = s.table;
  const discarded = SEATS.map((seat) => faceDown(s, DISCARD, seat));
  const tucked = SEATS.map((seat) => faceDown(s, TUCKED, seat));
  const open: Open = {
    season: t[SEASON]!,
    phase: t[PHASE]!,
    turn: t[TURN]!,
    number: t[TURN_NUMBER]!,
    steps: t[STEPS]!,
    acting: t[ACTING]!,
    hare: t[HARE]!,
    sun: t[SUN]!,
    moon: t[MOON]!,
    deck: t[DECK_SIZE]!,
    meadow: withGaps(s.meadow),
    reserved: t[RESERVED]!,
    river: listed(s.river),
    shown: listed(s.pile, t[RIVER_SIZE]!, RIVERS - t[RIVER_SIZE]!),
    slots: withGaps(s.slots),
    eventBy: listed(s.eventBy),
    seats: SEATS.map((seat) => openSeat(s, seat)),
    towns: SEATS.map((city) => openTown(s, city)),
    discard: {
      size: t[DISCARD_SIZE]!,
      looked: discarded.map((cards) => cards.filter((card) => s.putAway[card] === 0).length),
      putAway: discarded.map((cards) =>
        cards
          .map((card) => s.putAway[card]!)
          .filter((putAway) => putAway > 0)
          .sort(ascending),
      ),
    },
    tucked: tucked
      .flat()
      .map((card) => [s.under[card]!, s.putAway[card]!] as const)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    look: { seat: t[LOOK_SEAT]!, size: t[LOOK_SIZE]! },
    pay: listed(t, PAY_CARD, PAY_NUMBERS),
    using: ones(s.using),
    busy: ones(s.busy),
    frames: listed(s.frames, 0, t[DEPTH]! * FRAME_WIDTH),
    ...(b.team ? { team: openTeam(b, s) } : {}),
  };
  const own = SEATS.map((seat) => ({
    ...ownPart(s, seat, discarded[seat]!, tucked[seat]!),
    ...(b.team ? { gifts: giftsOf(s, seat).map((card) => [card, s.putAway[card]!] as const) } : {}),
  }));
  const secret = {
    deck: listed(s.deck, 0, t[DECK_SIZE]!),
    discard: listed(s.discard, 0, t[DISCARD_SIZE]!),
    pile: listed(s.pile, 0, t[RIVER_SIZE]!),
    dice: saveDice(s.dice),
  };
  return { open, own, secret };
}

function ownPart(s: State, seat: number, discarded: readonly number[], tucked: readonly number[]): Own {
  const hand = listed(s.hand, seat * CARDS, s.purse[seat * PURSE + HAND_SIZE]!);
  return {
    hand,
    shown: [...hand, ...discarded, ...tucked, ...giftsOf(s, seat)]
      .filter((card) => s.seen[card] === EVERYBODY)
      .sort(ascending),
    discarded: discarded.map((card) => [card, s.putAway[card]!]),
    tucked: tucked.map((card) => [card, s.under[card]!, s.putAway[card]!]),
    look: s.table[LOOK_SEAT] === seat ? listed(s.look, 0, s.table[LOOK_SIZE]!) : [],
  };
}

function openSeat(s: State, seat: number): Open['seats'][number] {
  const at = seat * PURSE;
  return {
    resources: listed(s.purse, at, 4),
    occupied: s.purse[at + OCCUPIED]!,
    hand: s.purse[at + HAND_SIZE]!,
    putAway: putAwayBy(s, seat),
    taken: takenCards(s, seat),
    workers: listed(s.purse, at + WORKER, WORKERS),
  };
}

function openTown(s: State, city: number): Open['towns'][number] {
  const at = city * TOWN;
  const cards = listed(s.city, city * CARDS, s.town[at + CITY_SIZE]!);
  return {
    points: s.town[at + POINTS]!,
    events: s.town[at + EVENTS_DONE]!,
    cards: cards.map((card) => ({
      card,
      played: s.playedAt[card]!,
      charges: s.charges[card]!,
      uses: s.uses[card]!,
      token: s.token[card] === 1,
      tucked: tuckedUnder(s, card),
    })),
  };
}

function tuckedUnder(s: State, host: number): number {
  let count = 0;
  for (let card = 0; card < CARDS; card++) if (s.zone[card] === TUCKED && s.under[card] === host) count++;
  return count;
}

export function joinParts(b: Bound, { open, own, secret }: Parts<Open, Own, Secret>): State {
  const s = emptyTable();
  const t = s.table;
  const numbers: readonly (readonly [number, number])[] = [
    [SEASON, open.season],
    [PHASE, open.phase],
    [TURN, open.turn],
    [TURN_NUMBER, open.number],
    [STEPS, open.steps],
    [ACTING, open.acting],
    [HARE, open.hare],
    [SUN, open.sun],
    [MOON, open.moon],
    [RESERVED, open.reserved],
    [LOOK_SEAT, open.look.seat],
    [LOOK_SIZE, open.look.size],
    [DEPTH, open.frames.length / FRAME_WIDTH],
    [DECK_SIZE, secret.deck.length],
    [DISCARD_SIZE, secret.discard.length],
    [RIVER_SIZE, secret.pile.length],
  ];
  for (const [index, value] of numbers) t[index] = value;
  t.set(open.pay, PAY_CARD);
  s.frames.set(open.frames);
  loadDice(s.dice, secret.dice);
  s.deck.set(secret.deck);
  s.discard.set(secret.discard);
  s.pile.set([...secret.pile, ...open.shown]);
  s.river.set(open.river);
  s.slots.set(open.slots.map((event) => (event < 0 ? EMPTY : event)));
  s.eventBy.set(open.eventBy);
  for (const card of open.using) s.using[card] = 1;
  for (const place of open.busy) s.busy[place] = 1;
  const layOpen = (card: number, zone: number): void => {
    s.zone[card] = zone;
    s.seen[card] = EVERYBODY;
  };
  for (const [space, card] of open.meadow.entries()) {
    s.meadow[space] = card < 0 ? EMPTY : card;
    if (card >= 0) layOpen(card, MEADOW_ZONE);
  }
  if (t[PAY_CARD]! >= 0) layOpen(t[PAY_CARD]!, PLAYING);
  if (open.team) joinTeam(s, open.team);
  for (const seat of SEATS) {
    joinSeat(s, seat, open.seats[seat]!, own[seat]!);
    joinFaceDown(s, seat, own[seat]!);
    joinTown(b.content, s, seat, open.towns[seat]!);
  }
  return s;
}

function joinSeat(s: State, seat: number, open: Open['seats'][number], own: Own): void {
  const at = seat * PURSE;
  s.purse.set(open.resources, at);
  s.purse[at + OCCUPIED] = open.occupied;
  s.purse[at + HAND_SIZE] = own.hand.length;
  s.purse[at + PUT_AWAY] = open.putAway;
  s.purse.set(open.workers, at + WORKER);
  s.hand.set(own.hand, seat * CARDS);
  for (const taken of open.taken) remember(s, seat, taken);
}

/** What only the seat sees: its hand, what it put away, and what it looks at. */
function joinFaceDown(s: State, seat: number, own: Own): void {
  const put = (card: number, zone: number): void => {
    s.zone[card] = zone;
    s.seen[card] = own.shown.includes(card) ? EVERYBODY : 1 << seat;
  };
  for (const card of own.hand) put(card, HAND + seat);
  for (const card of own.look) put(card, LOOKED);
  s.look.set(own.look);
  for (const [card, putAway] of own.discarded) {
    put(card, DISCARD);
    s.putAway[card] = putAway;
  }
  for (const [card, host, putAway] of own.tucked) {
    put(card, TUCKED);
    s.under[card] = host;
    s.putAway[card] = putAway;
  }
  for (const [card, putAway] of own.gifts ?? []) {
    put(card, GIFT);
    s.putAway[card] = putAway;
  }
}

function joinTown(c: Content, s: State, city: number, open: Open['towns'][number]): void {
  const at = city * TOWN;
  s.town[at + POINTS] = open.points;
  s.town[at + EVENTS_DONE] = open.events;
  s.town[at + CITY_SIZE] = open.cards.length;
  for (const [i, { card, played, charges, uses, token }] of open.cards.entries()) {
    s.city[city * CARDS + i] = card;
    s.zone[card] = CITY + city;
    s.seen[card] = EVERYBODY;
    s.playedAt[card] = played;
    s.charges[card] = charges;
    s.uses[card] = uses;
    s.token[card] = token ? 1 : 0;
    s.town[at + KINDS + c.color[card]! * 2 + c.type[card]!]! += 1;
    if (!token) continue;
    s.town[at + USED_COLORS]! |= 1 << c.color[card]!;
    s.town[at + OCCUPIED_HOMES]! += 1;
  }
}
