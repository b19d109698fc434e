// The state sorted by who may see it: open is everything but the order of the deck and the dice.
import { loadDice, type Parts, type SavedDice, saveDice } from '@sunglade/core';
import { SIDES, type Side } from '@sunglade/grid';
import type { Drafter } from './events.ts';
import {
  ACTING,
  ACTION,
  type Bound,
  BUDS,
  CARD,
  CHOSEN,
  DECK,
  DISCARD,
  DRAFT,
  drafterAt,
  FIRST,
  FOREST,
  GROWS,
  ICONS,
  isOpponent,
  LEFT,
  LEVELS,
  LIGHT,
  NEW_LAKE,
  NEXT_FIRST,
  OPEN,
  OPPONENT,
  OPPONENT_CARDS,
  OVER,
  PHASE,
  PICKS,
  PLANTS,
  POWER_USED,
  ROUND,
  ROW,
  SEASON,
  START,
  type State,
  seatAt,
  sunOf,
  TAKEN,
  TAKEN_CARDS,
  TOKEN,
  TOUCHED,
  ZONE,
} from './layout.ts';
import { type Planet, planetRows, readPlanet } from './planet.ts';
import { surePoints } from './score.ts';
import {
  ACTIONS,
  type Action,
  BIOMES,
  type Biome,
  byBiome,
  POWERS,
  type Power,
  ROUNDS_OF,
  SEASONS,
  type Season,
} from './terms.ts';
import { addToZone, turnDown } from './zone.ts';

const PHASES = ['draft', 'action', 'over'] as const;
const DOING = ['nothing', 'action', 'power'] as const;

/** The turn of one seat in the action phase. */
export type TurnView = {
  readonly card: string;
  readonly action: Action | null;
  /** What effects belong to now. */
  readonly doing: (typeof DOING)[number];
  /** Effects left of the action; beside a lake `grows` counts what this lake still gives. */
  readonly plants: number;
  readonly grows: number;
  readonly touched: string | null;
  readonly powerUsed: boolean;
  /** Effects left of the power. */
  readonly left: number;
  readonly lake: string | null;
  readonly handedIn: boolean;
};

export type PlayerView = {
  readonly planet: Planet;
  /** How far each marker has come, as a place on its track. */
  readonly levels: { readonly [power in Power]: number };
  /** This season, this round's card last. */
  readonly taken: readonly string[];
  readonly turn: TurnView | null;
  readonly start: number;
  readonly buds: number;
  /** One entry per season that is over. */
  readonly history: readonly { readonly season: Season; readonly light: number; readonly forest: number }[];
  /** Sure points, without the fertility of the end. */
  readonly points: number;
};

type ZoneCard = { readonly card: string; readonly faceDown: boolean };

export type Open = {
  readonly season: Season;
  /** From 1. */
  readonly round: number;
  readonly rounds: number;
  readonly sun: Side;
  readonly phase: (typeof PHASES)[number];
  /** Who started this round. */
  readonly first: Drafter;
  /** Who has the first-player token; null while it lies in the row. */
  readonly tokenHolder: Drafter | null;
  /** The card on which the token lies, counted from 1; null otherwise. */
  readonly tokenSlot: number | null;
  readonly picks: number;
  /** Who takes the next card. */
  readonly drafting: Drafter | null;
  /** Seats that still have to act. */
  readonly waiting: readonly number[];
  /** From the deck outwards; null where a card was taken. */
  readonly row: readonly (string | null)[];
  readonly deck: number;
  readonly discard: readonly string[];
  /** Each stack in the order in which its cards entered. */
  readonly zone: { readonly [biome in Biome]: readonly ZoneCard[] };
  /** Visible icons. */
  readonly fertility: { readonly [biome in Biome]: number };
  readonly players: readonly PlayerView[];
  /** Cards the opponent of somebody alone has taken this season. */
  readonly opponent: readonly string[] | null;
};
/** Nothing is held in secret. */
export type Own = null;
export type Secret = { readonly deck: readonly string[]; readonly dice: SavedDice };

// A state is sorted after every move, so lists are filled in loops: Array.from makes an object for every number.
function ids(b: Bound, list: ArrayLike<number>, from: number, count: number): string[] {
  const names: string[] = [];
  for (let i = from; i < from + count; i++) names.push(b.content.cards[list[i]!]!.id);
  return names;
}

function turnView(b: Bound, { data }: State, seat: number): TurnView | null {
  const at = seatAt(seat);
  if (data[at + CARD]! < 0) return null;
  const place = (field: number): string | null => (data[at + field]! < 0 ? null : b.content.places[data[at + field]!]!);
  return {
    card: b.content.cards[data[at + CARD]!]!.id,
    action: data[at + CHOSEN]! < 0 ? null : ACTIONS[data[at + CHOSEN]!]!,
    doing: DOING[data[at + OPEN]!]!,
    plants: data[at + PLANTS]!,
    grows: data[at + GROWS]!,
    touched: place(TOUCHED),
    powerUsed: data[at + POWER_USED] === 1,
    left: data[at + LEFT]!,
    lake: place(NEW_LAKE),
    handedIn: data[PHASE] === ACTION && ((data[ACTING]! >> seat) & 1) === 0,
  };
}

function playerView(b: Bound, s: State, seat: number): PlayerView {
  const { data } = s;
  const at = seatAt(seat);
  const finished = data[PHASE] === OVER ? SEASONS.length : data[SEASON]!;
  return {
    planet: planetRows(b.content, s.cells, seat * b.stride),
    levels: Object.fromEntries(POWERS.map((power, i) => [power, data[at + LEVELS + i]!])) as { [P in Power]: number },
    taken: ids(b, data, at + TAKEN_CARDS, data[at + TAKEN]!),
    turn: turnView(b, s, seat),
    start: data[at + START]!,
    buds: data[at + BUDS]!,
    history: SEASONS.slice(0, finished).map((season, i) => ({
      season,
      light: data[at + LIGHT + i]!,
      forest: data[at + FOREST + i]!,
    })),
    points: surePoints(s, seat),
  };
}

function zoneView({ content: { cards, cardBiome } }: Bound, { data, zone, faceDown }: State): Open['zone'] {
  const stacks = Object.fromEntries(BIOMES.map((biome) => [biome, [] as ZoneCard[]])) as Record<Biome, ZoneCard[]>;
  for (let i = 0; i < data[ZONE]!; i++) {
    const card = zone[i]!;
    stacks[BIOMES[cardBiome[card]!]!].push({ card: cards[card]!.id, faceDown: faceDown[i] === 1 });
  }
  return stacks;
}

export function partsOf(b: Bound, s: State): Parts<Open, Own, Secret> {
  const { data } = s;
  const { cards } = b.content;
  const phase = data[PHASE]!;
  const name = (drafter: number): Drafter => (isOpponent(b, drafter) ? 'opponent' : drafter);
  const holder = data[NEXT_FIRST]! >= 0 ? data[NEXT_FIRST]! : data[FIRST]!;
  return {
    open: {
      season: SEASONS[data[SEASON]!]!,
      round: Math.min(data[ROUND]! + 1, ROUNDS_OF[data[SEASON]!]!),
      rounds: ROUNDS_OF[data[SEASON]!]!,
      sun: SIDES[sunOf(b, data[SEASON]!)]!,
      phase: PHASES[phase]!,
      first: name(data[FIRST]!),
      tokenHolder: data[TOKEN]! >= 0 ? null : name(holder),
      tokenSlot: data[TOKEN]! >= 0 ? data[TOKEN]! + 1 : null,
      picks: data[PICKS]!,
      drafting: phase === DRAFT ? name(drafterAt(b, data, data[PICKS]!)) : null,
      waiting: Array.from({ length: b.seats }, (_, i) => i).filter((seat) => (data[ACTING]! >> seat) & 1),
      row: Array.from(data.subarray(ROW, ROW + b.rowSize), (card) => (card < 0 ? null : cards[card]!.id)),
      deck: data[DECK]!,
      discard: ids(b, s.discard, 0, data[DISCARD]!),
      zone: zoneView(b, s),
      fertility: byBiome(data, ICONS),
      players: Array.from({ length: b.seats }, (_, seat) => playerView(b, s, seat)),
      opponent: b.seats === 1 ? ids(b, data, OPPONENT_CARDS, data[OPPONENT]!) : null,
    },
    own: Array.from({ length: b.seats }, () => null),
    secret: { deck: ids(b, s.deck, 0, data[DECK]!), dice: saveDice(s.dice) },
  };
}

export function joinParts(b: Bound, { open, secret }: Parts<Open, Own, Secret>): State {
  const s = b.emptyState();
  const { data } = s;
  const { content } = b;
  const card = (id: string): number => content.cardNumber.get(id) ?? -1;
  const drafter = (name: Drafter): number => (name === 'opponent' ? b.seats : name);
  data[SEASON] = SEASONS.indexOf(open.season);
  data[PHASE] = PHASES.indexOf(open.phase);
  data[ROUND] = open.phase === 'over' ? open.rounds : open.round - 1;
  data[ACTING] = open.waiting.reduce((set, seat) => set | (1 << seat), 0);
  data[FIRST] = drafter(open.first);
  data[TOKEN] = open.tokenSlot === null ? -1 : open.tokenSlot - 1;
  // Before the first card is taken the token is still with the round's first player.
  data[NEXT_FIRST] = open.tokenHolder === null || open.picks === 0 ? -1 : drafter(open.tokenHolder);
  data[PICKS] = open.picks;
  for (const [i, id] of open.row.entries()) data[ROW + i] = id === null ? -1 : card(id);
  data[DECK] = open.deck;
  s.deck.set(secret.deck.map(card));
  data[DISCARD] = open.discard.length;
  s.discard.set(open.discard.map(card));
  // Only the order inside a stack matters.
  for (const entry of BIOMES.flatMap((biome) => open.zone[biome])) {
    addToZone(b, s, card(entry.card));
    if (entry.faceDown) turnDown(b, s, data[ZONE]! - 1);
  }
  data[OPPONENT] = open.opponent?.length ?? 0;
  for (const [i, id] of (open.opponent ?? []).entries()) data[OPPONENT_CARDS + i] = card(id);
  for (const [seat, player] of open.players.entries()) joinPlayer(b, s, seat, player, card);
  loadDice(s.dice, secret.dice);
  return s;
}

function joinPlayer(b: Bound, s: State, seat: number, player: PlayerView, card: (id: string) => number): void {
  const { data } = s;
  const at = seatAt(seat);
  const place = (text: string | null): number => (text === null ? -1 : b.content.places.indexOf(text));
  readPlanet(b.content, player.planet, s.cells, seat * b.stride);
  for (const [i, power] of POWERS.entries()) data[at + LEVELS + i] = player.levels[power];
  data[at + TAKEN] = player.taken.length;
  for (const [i, id] of player.taken.entries()) data[at + TAKEN_CARDS + i] = card(id);
  data[at + START] = player.start;
  data[at + BUDS] = player.buds;
  for (const [i, { light, forest }] of player.history.entries()) {
    data[at + LIGHT + i] = light;
    data[at + FOREST + i] = forest;
  }
  const { turn } = player;
  if (!turn) return;
  data[at + CARD] = card(turn.card);
  data[at + CHOSEN] = turn.action === null ? -1 : ACTIONS.indexOf(turn.action);
  data[at + OPEN] = DOING.indexOf(turn.doing);
  data[at + PLANTS] = turn.plants;
  data[at + GROWS] = turn.grows;
  data[at + TOUCHED] = place(turn.touched);
  data[at + POWER_USED] = turn.powerUsed ? 1 : 0;
  data[at + LEFT] = turn.left;
  data[at + NEW_LAKE] = place(turn.lake);
}
