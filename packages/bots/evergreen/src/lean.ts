// A game as a player counts it: no names, no log, cards as heaps of numbers. Cheap to copy, so that thousands of games can
// be played in the head. It is honest because tests compare it with the rules after every turn.
import { BIOMES, type Open, POWERS, SEASONS } from '@sunglade/evergreen';
import { BIG_TREE, BIOME_COUNT, CREVICE, EMPTY, type Ground, LETTERS, POWER_COUNT, WILD } from './ground.ts';

/** Cards of one biome that can ever lie in the zone. */
const STACK = 20;
export const NONE = -1;

/** What a seat has begun in its turn; NONE and 0 before. */
export interface Turn {
  card: number;
  chosen: number;
  /** What effects belong to now. */
  doing: 'nothing' | 'action' | 'power';
  plants: number;
  grows: number;
  touched: number;
  powerUsed: boolean;
  left: number;
  lake: number;
  handedIn: boolean;
}

export interface Planet {
  readonly cells: Uint8Array;
  readonly levels: Uint8Array;
  /** Sure points; of them, what came from light, forest and at the end from fertility. The rest is start and buds. */
  points: number;
  light: number;
  forest: number;
  fertility: number;
  readonly turn: Turn;
}

export interface Lean {
  season: number;
  /** Of the season, from 0. */
  round: number;
  over: boolean;
  drafting: boolean;
  first: number;
  nextFirst: number;
  /** Where the token lies in the row. */
  token: number;
  picks: number;
  readonly row: Int16Array;
  /** The top is at the end; its order is imagined. */
  readonly deck: Uint8Array;
  deckSize: number;
  readonly discard: Uint8Array;
  discardSize: number;
  /** Everybody's cards of this season. */
  readonly taken: Uint8Array;
  takenSize: number;
  readonly icons: Int16Array;
  /** Per biome the visible icons of each card in the zone, in the order in which they came. */
  readonly stacks: Uint8Array;
  readonly heights: Uint8Array;
  readonly planets: readonly Planet[];
}

export const freshTurn = (): Turn => ({
  card: NONE,
  chosen: NONE,
  doing: 'nothing',
  plants: 0,
  grows: 0,
  touched: NONE,
  powerUsed: false,
  left: 0,
  lake: NONE,
  handedIn: false,
});

export const createPlanet = (g: Ground): Planet => ({
  cells: new Uint8Array(g.stride),
  levels: new Uint8Array(POWER_COUNT),
  points: 0,
  light: 0,
  forest: 0,
  fertility: 0,
  turn: freshTurn(),
});

export const createLean = (g: Ground): Lean => ({
  season: 0,
  round: 0,
  over: false,
  drafting: true,
  first: 0,
  nextFirst: NONE,
  token: NONE,
  picks: 0,
  row: new Int16Array(g.rowSize).fill(NONE),
  deck: new Uint8Array(g.content.cards.length),
  deckSize: 0,
  discard: new Uint8Array(g.content.cards.length),
  discardSize: 0,
  taken: new Uint8Array(g.content.cards.length),
  takenSize: 0,
  icons: new Int16Array(BIOME_COUNT),
  stacks: new Uint8Array(BIOME_COUNT * STACK),
  heights: new Uint8Array(BIOME_COUNT),
  planets: Array.from({ length: g.seats }, () => createPlanet(g)),
});

export function copyPlanet(from: Planet, to: Planet): void {
  to.cells.set(from.cells);
  to.levels.set(from.levels);
  to.points = from.points;
  to.light = from.light;
  to.forest = from.forest;
  to.fertility = from.fertility;
  copyTurn(from.turn, to.turn);
}

function copyTurn(from: Turn, to: Turn): void {
  to.card = from.card;
  to.chosen = from.chosen;
  to.doing = from.doing;
  to.plants = from.plants;
  to.grows = from.grows;
  to.touched = from.touched;
  to.powerUsed = from.powerUsed;
  to.left = from.left;
  to.lake = from.lake;
  to.handedIn = from.handedIn;
}

export function copyLean(from: Lean, to: Lean): void {
  to.season = from.season;
  to.round = from.round;
  to.over = from.over;
  to.drafting = from.drafting;
  to.first = from.first;
  to.nextFirst = from.nextFirst;
  to.token = from.token;
  to.picks = from.picks;
  to.row.set(from.row);
  to.deck.set(from.deck);
  to.deckSize = from.deckSize;
  to.discard.set(from.discard);
  to.discardSize = from.discardSize;
  to.taken.set(from.taken);
  to.takenSize = from.takenSize;
  to.icons.set(from.icons);
  to.stacks.set(from.stacks);
  to.heights.set(from.heights);
  for (let seat = 0; seat < from.planets.length; seat++) copyPlanet(from.planets[seat]!, to.planets[seat]!);
}

/** A left-over card lies down in the zone, or aridity turns one down first. */
export function layInZone(g: Ground, s: Lean, card: number): void {
  const biome = g.content.cardBiome[card]!;
  const at = biome * STACK;
  if (g.content.cardAridity[card] === 1) {
    let turned = s.heights[biome]! - 1;
    if (g.aridityFindsIcons) while (turned >= 0 && s.stacks[at + turned] === 0) turned--;
    if (turned >= 0) {
      s.icons[biome]! -= s.stacks[at + turned]!;
      s.stacks[at + turned] = 0;
    }
  }
  push(s, biome, g.content.cardFertility[card]!);
}

function push(s: Lean, biome: number, icons: number): void {
  s.stacks[biome * STACK + s.heights[biome]!] = icons;
  s.heights[biome]! += 1;
  s.icons[biome]! += icons;
}

/** The icons that an arid card of this biome would take away. */
export function iconsAtRisk(g: Ground, s: Lean, biome: number): number {
  const at = biome * STACK;
  let top = s.heights[biome]! - 1;
  if (g.aridityFindsIcons) while (top >= 0 && s.stacks[at + top] === 0) top--;
  return top < 0 ? 0 : s.stacks[at + top]!;
}

/** Reads what a seat sees. What it does not see is only the order of the deck. */
export function readOpen(g: Ground, open: Open): Lean {
  const { content } = g;
  const s = createLean(g);
  const card = (id: string): number => content.cardNumber.get(id) ?? NONE;
  const place = (text: string | null): number => (text === null ? NONE : content.places.indexOf(text));
  const drafter = (name: number | 'opponent'): number => (name === 'opponent' ? g.seats : name);
  const unseen = new Set(content.cards.keys());
  const seen = (id: string): number => {
    const number = card(id);
    unseen.delete(number);
    return number;
  };
  s.season = SEASONS.indexOf(open.season);
  s.round = open.round - 1;
  s.over = open.phase === 'over';
  s.drafting = open.phase === 'draft';
  s.first = drafter(open.first);
  s.token = open.tokenSlot === null ? NONE : open.tokenSlot - 1;
  s.nextFirst = open.tokenHolder === null || open.picks === 0 ? NONE : drafter(open.tokenHolder);
  s.picks = open.picks;
  for (const [slot, id] of open.row.entries()) s.row[slot] = id === null ? NONE : seen(id);
  for (const id of open.discard) s.discard[s.discardSize++] = seen(id);
  for (const id of open.opponent ?? []) s.taken[s.takenSize++] = seen(id);
  for (const [biome, name] of BIOMES.entries())
    for (const entry of open.zone[name])
      push(s, biome, content.cardFertility[seen(entry.card)]! * (entry.faceDown ? 0 : 1));
  for (const [seat, player] of open.players.entries()) {
    const planet = s.planets[seat]!;
    for (const id of player.taken) s.taken[s.takenSize++] = seen(id);
    planet.cells.fill(CREVICE);
    for (const [space, [row, column]] of content.board.places.entries())
      planet.cells[space] = LETTERS.indexOf(player.planet[row]?.[column] ?? 'x');
    for (const [i, power] of POWERS.entries()) planet.levels[i] = player.levels[power];
    planet.points = player.points;
    for (const { light, forest } of player.history) {
      planet.light += light;
      planet.forest += forest;
    }
    const { turn } = player;
    if (!turn) continue;
    copyTurn(
      {
        ...turn,
        card: card(turn.card),
        chosen: turn.action === null ? NONE : 'ABCD'.indexOf(turn.action),
        touched: place(turn.touched),
        lake: place(turn.lake),
      },
      planet.turn,
    );
  }
  for (const number of unseen) s.deck[s.deckSize++] = number;
  return s;
}

/** Points of the end: big trees times visible icons. */
export function fertility(g: Ground, s: Lean, cells: Uint8Array): number {
  const { biomeOf } = g.content;
  let points = 0;
  for (let space = 0; space < g.size; space++) if (cells[space] === BIG_TREE) points += s.icons[biomeOf[space]!]!;
  return points;
}

/** Whether a planet has room for one more effect of the action D. */
export function anyEffect(g: Ground, cells: Uint8Array): boolean {
  for (const space of g.content.spacesOf[WILD]!) if (cells[space]! < BIG_TREE && cells[space]! >= EMPTY) return true;
  return false;
}
