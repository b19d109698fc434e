// Positions for tests: a table laid out by hand, and a player's way of talking to it.
import { everyone, type Json, legalSteps, type Seats, seat as seatOf, type Tell } from '@sunglade/core';
import { advance } from './apply/advance.ts';
import type { Content } from './content/tables.ts';
import { draw } from './draw.ts';
import type { Event } from './events.ts';
import { everdellDuo, GAMES } from './game.ts';
import { brokenInvariants } from './invariants.ts';
import { partsOf } from './parts.ts';
import type { DuoRules } from './rules.ts';
import { pointsOf } from './score.ts';
import { emptyTable } from './state/create.ts';
import { pushWork, WORK } from './state/frames.ts';
import {
  CITY,
  CITY_SIZE,
  DECK_SIZE,
  EVENTS_DONE,
  EVERYBODY,
  HAND,
  HAND_SIZE,
  KINDS,
  MEADOW_ZONE,
  MOON,
  OCCUPIED,
  OCCUPIED_HOMES,
  POINTS,
  PURSE,
  RIVER_SIZE,
  SEASON,
  SUN,
  TOWN,
  TUCKED,
  TURN,
  TURN_NUMBER,
  USED_COLORS,
  WORKER,
} from './state/layout.ts';
import { type Bound, createBound, type State } from './state.ts';
import { layTeam, type TeamScene } from './team/testing.ts';
import { CARDS, MEADOW, RESOURCES, type Resource, RIVERS, SEASONS, type Season } from './terms.ts';
import type { Version } from './versions.ts';

export interface Side {
  readonly hand?: readonly string[];
  /** Cards played in earlier turns; `mine*` carries an occupied token, `courthouse+3` three point tokens. */
  readonly city?: readonly string[];
  readonly has?: { readonly [kind in Resource]?: number };
  readonly occupied?: number;
  readonly points?: number;
  /** Places where workers stand. */
  readonly workers?: readonly string[];
  readonly events?: readonly string[];
}

export interface Scene {
  readonly season?: Season;
  readonly sun?: number;
  readonly moon?: number;
  readonly turn?: 0 | 1;
  readonly me?: Side;
  readonly you?: Side;
  /** Spaces by number; the others hold cards that nobody in the scene needs. */
  readonly meadow?: Readonly<Record<number, string>>;
  readonly river?: readonly string[];
  /** Events by slot 1 to 6. */
  readonly slots?: Readonly<Record<number, string>>;
  /** The top cards of the deck, first is on top. */
  readonly deck?: readonly string[];
  /** The deck ends with those cards. */
  readonly shortDeck?: boolean;
  readonly emptyMeadow?: boolean;
  readonly options?: Json;
  readonly edition?: Json;
  /** Only for a team, whose city is that of `me`. */
  readonly team?: TeamScene;
  readonly carried?: Json;
  /** The version of the rules; the newest where nothing is said. */
  readonly rules?: Version;
}

const LATER = 50;
const EARLIER = 10;

export interface Holding {
  readonly twig: number;
  readonly resin: number;
  readonly pebble: number;
  readonly berry: number;
  readonly occupied: number;
  readonly points: number;
  readonly hand: number;
  readonly cards: readonly string[];
  readonly city: readonly string[];
  readonly workers: readonly string[];
  readonly events: readonly string[];
}

interface Binding {
  readonly rules: DuoRules;
  readonly bound: Bound;
}

const bindings = new Map<string, Binding>();

/** Rules for a scene; those of the house set are bound once. */
function bindScene(scene: Scene): Binding {
  const { rules: version = everdellDuo.version as Version } = scene;
  const key = JSON.stringify([version, scene.options ?? {}, scene.carried ?? null]);
  const known = scene.edition ? undefined : bindings.get(key);
  if (known) return known;
  const { options = {}, edition, carried } = scene;
  const game = GAMES[version];
  const setup = game.setup({ seats: 2, options, edition, carried });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const binding = { rules: game.bind(setup.value), bound: createBound(setup.value, version) };
  if (!scene.edition) bindings.set(key, binding);
  return binding;
}

export class Table {
  readonly rules: DuoRules;
  readonly bound: Bound;
  readonly content: Content;
  readonly state: State;
  sealed = 0;
  readonly heard: Event[] = [];

  constructor(scene: Scene, state?: State) {
    const { rules, bound } = bindScene(scene);
    this.rules = rules;
    this.bound = bound;
    this.content = bound.content;
    this.state = state ?? layOut(this.content, scene);
    if (!state) {
      if (bound.team) layTeam(this.content, this.state, scene.team ?? {});
      advance(bound, this.state);
    }
    this.check();
  }

  check(): void {
    const broken = brokenInvariants(this.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  get acting(): number {
    return Math.log2(this.rules.acting(this.state));
  }

  /** Takes steps, each by whoever has to act. */
  take(...texts: readonly string[]): this {
    for (const text of texts) {
      const refusal = this.why(text);
      if (refusal) throw new Error(`${text}: ${refusal}\n${this.draw()}\n${this.legal().join(', ')}`);
      const hear: Tell<Event> = (event, to) => {
        if (to === everyone(2)) this.heard.push(event);
      };
      const step = this.rules.parse(text) as never;
      this.sealed = this.rules.apply(this.state, seatOf(this.acting), step, hear) as Seats;
      this.check();
    }
    return this;
  }

  legal(): string[] {
    return legalSteps(this.rules as never, this.state, seatOf(this.acting)).map((step) => this.rules.print(step));
  }

  /** Legal steps that begin with this verb, without it. */
  offered(verb: string): string[] {
    return this.legal().flatMap((text) => (text.startsWith(`${verb} `) ? [text.slice(verb.length + 1)] : []));
  }

  /** The code that refuses a step of the acting seat, or null. */
  why(text: string): string | null {
    return this.refusal(text)?.code ?? null;
  }

  refusal(text: string) {
    const step = this.rules.parse(text);
    if (step === null) throw new Error(`no such step: ${text}`);
    return this.rules.refuse(this.state, seatOf(this.acting), step);
  }

  side(index: number): Holding {
    const { open, own } = partsOf(this.bound, this.state);
    const seat = open.seats[index]!;
    const name = (card: number): string => this.content.names[card] ?? '';
    const [twig = 0, resin = 0, pebble = 0, berry = 0] = seat.resources;
    return {
      twig,
      resin,
      pebble,
      berry,
      occupied: seat.occupied,
      points: open.towns[index]!.points,
      hand: seat.hand,
      cards: own[index]!.hand.map(name),
      city: open.towns[index]!.cards.map((one) => name(one.card)),
      workers: seat.workers.flatMap((place) => (place < 0 ? [] : [this.content.placeNames[place] ?? ''])),
      events: open.eventBy.flatMap((by, event) => (by === index + 1 ? [this.content.events[event]!.id] : [])),
    };
  }

  get me(): Holding {
    return this.side(0);
  }

  get you(): Holding {
    return this.side(1);
  }

  get open() {
    return partsOf(this.bound, this.state).open;
  }

  charges(name: string): number {
    return this.state.charges[this.content.names.indexOf(name)]!;
  }

  score(index = 0) {
    return this.rules.score(this.state, seatOf(index));
  }

  /** The bonus of all purple cards together. */
  prosperity(index = 0): number {
    return pointsOf(this.bound, this.state, index).prosperity;
  }

  draw(): string {
    return draw(this.bound, this.state);
  }
}

export const table = (scene: Scene): Table => new Table(scene);

function layOut(c: Content, scene: Scene): State {
  const s = emptyTable();
  const used = new Set<number>();
  const find = (name: string): number => {
    const card = c.names.indexOf(name);
    if (card < 0) throw new Error(`no card ${name}`);
    if (used.has(card)) throw new Error(`${name} twice`);
    used.add(card);
    return card;
  };
  s.table[SEASON] = SEASONS.indexOf(scene.season ?? 'winter');
  s.table[SUN] = scene.sun ?? 0;
  s.table[MOON] = scene.moon ?? 0;
  s.table[TURN] = scene.turn ?? 0;
  s.table[TURN_NUMBER] = LATER;
  const deck = (scene.deck ?? []).map(find);
  for (const [index, side] of [scene.me ?? {}, scene.you ?? {}].entries()) laySide(c, s, index, side, find);
  const meadow = Object.entries(scene.meadow ?? {}).map(([space, name]) => [Number(space), find(name)] as const);
  // Purple cards last: the filling of the meadow should cost something and do nothing.
  const rest = c.names
    .map((_, card) => card)
    .filter((card) => !used.has(card))
    .sort((a, b) => c.color[b]! - c.color[a]! || a - b);
  const named = new Map(meadow);
  for (let space = 0; space < MEADOW; space++) {
    const card = named.get(space) ?? (scene.emptyMeadow ? undefined : rest.shift());
    if (card === undefined) continue;
    s.meadow[space] = card;
    s.zone[card] = MEADOW_ZONE;
    s.seen[card] = EVERYBODY;
  }
  layDeck(s, deck, rest, scene.shortDeck ?? false);
  layTiles(c, s, scene);
  pushWork(s, WORK.action, s.table[TURN]!);
  return s;
}

/** With a short deck the rest is tucked away under card 0, out of play. */
function layDeck(s: State, top: readonly number[], rest: readonly number[], short: boolean): void {
  const cards = [...top, ...(short ? [] : rest)].toReversed();
  s.deck.set(cards);
  s.table[DECK_SIZE] = cards.length;
  if (!short) return;
  for (const card of rest) {
    s.zone[card] = TUCKED;
    s.seen[card] = 1;
    s.under[card] = 0;
  }
}

function laySide(c: Content, s: State, index: number, side: Side, find: (name: string) => number): void {
  const purse = index * PURSE;
  const town = index * TOWN;
  for (const [kind, name] of RESOURCES.entries()) s.purse[purse + kind] = side.has?.[name] ?? 0;
  s.purse[purse + OCCUPIED] = side.occupied ?? 0;
  s.town[town + POINTS] = side.points ?? 0;
  for (const [i, name] of (side.hand ?? []).entries()) {
    const card = find(name);
    s.hand[index * CARDS + i] = card;
    s.zone[card] = HAND + index;
    s.seen[card] = 1 << index;
  }
  s.purse[purse + HAND_SIZE] = side.hand?.length ?? 0;
  for (const [i, text] of (side.city ?? []).entries()) {
    const [, name = '', charges, token] = /^([a-z#0-9-]+?)(?:\+(\d+))?(\*)?$/.exec(text) ?? [];
    const card = find(name);
    s.city[index * CARDS + i] = card;
    s.zone[card] = CITY + index;
    s.seen[card] = EVERYBODY;
    s.playedAt[card] = EARLIER;
    s.charges[card] = Number(charges ?? 0);
    s.town[town + KINDS + c.color[card]! * 2 + c.type[card]!]! += 1;
    if (!token) continue;
    s.token[card] = 1;
    s.town[town + USED_COLORS]! |= 1 << c.color[card]!;
    s.town[town + OCCUPIED_HOMES]! += 1;
  }
  s.town[town + CITY_SIZE] = side.city?.length ?? 0;
  for (const id of side.events ?? []) s.eventBy[c.events.findIndex((event) => event.id === id)] = index + 1;
  s.town[town + EVENTS_DONE] = side.events?.length ?? 0;
  for (const [i, name] of (side.workers ?? []).entries()) {
    const place = c.placeNames.indexOf(name);
    if (place < 0) throw new Error(`no place ${name}`);
    s.purse[purse + WORKER + i] = place;
  }
}

function layTiles(c: Content, s: State, scene: Scene): void {
  const ids = c.edition.rivers.map((river) => river.id);
  const shown = scene.river ?? ['river-02', 'river-05'];
  const [left = 1, right = 4] = shown.map((id) => ids.indexOf(id));
  const pile = ids.map((_, i) => i).filter((i) => i !== left && i !== right);
  s.pile.set([...pile, right, left]);
  s.table[RIVER_SIZE] = RIVERS - 2;
  s.river.set([left, right]);
  for (const [slot, id] of Object.entries(scene.slots ?? {})) {
    s.slots[Number(slot) - 1] = c.events.findIndex((event) => event.id === id);
  }
}
