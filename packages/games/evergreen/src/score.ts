// Points of one planet. `cells` may hold several planets one after the other; `from` is where this one begins.
import type { ScoreSheet } from '@sunglade/core';
import { SIDES, type Side } from '@sunglade/grid';
import type { Content } from './content.ts';
import {
  type Bound,
  BUDS,
  FIRST,
  FOREST,
  ICONS,
  LIGHT,
  NEXT_FIRST,
  OVER,
  PHASE,
  SEASON,
  START,
  type State,
  seatAt,
  sunOf,
} from './state.ts';
import { BIG_TREE, BIOMES, BUSH, SEASONS, SMALL_TREE } from './terms.ts';

const isTree = (piece: number): boolean => piece === SMALL_TREE || piece === BIG_TREE;
const inForest = (piece: number): boolean => piece >= SMALL_TREE && piece <= BUSH;

/**
 * The light on one tree: 0 in the shadow of a tree at least as high, else 1 for a small and 2 for a big one. A shadow is
 * as long as its tree is high, so only the two squares towards the sun matter, and dark trees still cast theirs.
 */
function lightOn(content: Content, cells: Uint8Array, from: number, sun: number, space: number): number {
  const piece = cells[from + space]!;
  if (!isTree(piece)) return 0;
  const near = cells[from + content.near[sun]![space]!]!;
  const far = cells[from + content.far[sun]![space]!]!;
  if ((isTree(near) && near >= piece) || far === BIG_TREE) return 0;
  return piece === BIG_TREE ? 2 : 1;
}

export function lightPoints(content: Content, cells: Uint8Array, from: number, sun: number): number {
  let points = 0;
  for (let space = 0; space < content.size; space++) points += lightOn(content, cells, from, sun, space);
  return points;
}

// Scratch for the forests: which run last saw a space, and the spaces still to look around.
let seen = new Int32Array(0);
let queue = new Int16Array(0);
let run = 0;

/** Fills `queue` with the forest around `start` and returns its size; 0 when there is none or it was seen already. */
function forestFrom(content: Content, cells: Uint8Array, from: number, start: number): number {
  if (seen[start] === run || !inForest(cells[from + start]!)) return 0;
  let length = 1;
  queue[0] = start;
  seen[start] = run;
  for (let i = 0; i < length; i++) {
    const at = queue[i]! * 4;
    for (let k = at; k < at + 4; k++) {
      const next = content.beside[k]!;
      if (seen[next] === run || !inForest(cells[from + next]!)) continue;
      seen[next] = run;
      queue[length++] = next;
    }
  }
  return length;
}

function beginForests(content: Content): void {
  if (seen.length <= content.size) {
    seen = new Int32Array(content.size + 1);
    queue = new Int16Array(content.size + 1);
    run = 0;
  }
  run++;
}

export function forestPoints(content: Content, cells: Uint8Array, from: number): number {
  beginForests(content);
  let best = 0;
  for (let space = 0; space < content.size; space++) {
    const size = forestFrom(content, cells, from, space);
    if (size > best) best = size;
  }
  return best;
}

/** Big trees times visible icons, biome by biome. */
export function fertilityOf(
  content: Content,
  cells: Uint8Array,
  from: number,
  icons: ArrayLike<number>,
  iconsFrom = 0,
): number[] {
  const points = BIOMES.map(() => 0);
  for (let space = 0; space < content.size; space++) {
    if (cells[from + space] !== BIG_TREE) continue;
    const biome = content.biomeOf[space]!;
    points[biome]! += icons[iconsFrom + biome]!;
  }
  return points;
}

/** The light of one sun side, space by space, for whoever has to draw it. */
export type LightMap = {
  readonly points: number;
  /** Trees in the light with their points, and trees in the dark. */
  readonly lit: { readonly [place: string]: number };
  readonly dark: readonly string[];
  /** Every space that lies in some tree's shadow, crevices too. */
  readonly shadow: readonly string[];
};

export function lightMap(content: Content, cells: Uint8Array, from: number, sun: number): LightMap {
  const lit: Record<string, number> = {};
  const dark: string[] = [];
  const shadow: string[] = [];
  let points = 0;
  for (const [space, place] of content.places.entries()) {
    const light = lightOn(content, cells, from, sun, space);
    points += light;
    if (light > 0) lit[place] = light;
    else if (isTree(cells[from + space]!)) dark.push(place);
    const near = cells[from + content.near[sun]![space]!]!;
    if (isTree(near) || cells[from + content.far[sun]![space]!] === BIG_TREE) shadow.push(place);
  }
  return { points, lit, dark, shadow };
}

export type ForestMap = {
  readonly points: number;
  /** The biggest forest; of several equal ones the first from the top. */
  readonly spaces: readonly string[];
  /** Every forest's size, ascending. */
  readonly sizes: readonly number[];
};

export function forestMap(content: Content, cells: Uint8Array, from: number): ForestMap {
  beginForests(content);
  const sizes: number[] = [];
  let spaces: number[] = [];
  for (let space = 0; space < content.size; space++) {
    const size = forestFrom(content, cells, from, space);
    if (size === 0) continue;
    sizes.push(size);
    if (size > spaces.length) spaces = Array.from(queue.subarray(0, size)).sort((a, b) => a - b);
  }
  return {
    points: spaces.length,
    spaces: spaces.map((space) => content.places[space]!),
    sizes: sizes.sort((a, b) => a - b),
  };
}

export const sideNumber = (side: Side): number => SIDES.indexOf(side);

export function surePoints({ data }: State, seat: number): number {
  const at = seatAt(seat);
  let points = data[at + START]! + data[at + BUDS]!;
  for (let season = 0; season < SEASONS.length; season++)
    points += data[at + LIGHT + season]! + data[at + FOREST + season]!;
  return points;
}

const sum = (list: ArrayLike<number>, from = 0, to = list.length): number => {
  let total = 0;
  for (let i = from; i < to; i++) total += list[i]!;
  return total;
};

/** Parts are sure; `soon` is what the season and the game would still bring if both ended now. */
export function scoreSheet(b: Bound, state: State, seat: number): ScoreSheet {
  const { data, cells } = state;
  const at = seatAt(seat);
  const from = seat * b.stride;
  const over = data[PHASE] === OVER;
  const fertility = sum(fertilityOf(b.content, cells, from, data, ICONS));
  const parts = {
    start: data[at + START]!,
    light: sum(data, at + LIGHT, at + LIGHT + SEASONS.length),
    forest: sum(data, at + FOREST, at + FOREST + SEASONS.length),
    bud: data[at + BUDS]!,
    fertility: over ? fertility : 0,
  };
  const soon = over
    ? { light: 0, forest: 0, fertility: 0 }
    : {
        light: lightPoints(b.content, cells, from, sunOf(b, data[SEASON]!)),
        forest: forestPoints(b.content, cells, from),
        fertility,
      };
  return { total: surePoints(state, seat) + parts.fertility, parts, soon, ties: [tieRank(b, data, seat)] };
}

/** Who holds the token comes first of the tied, then round the table. While it lies in the row its old holder counts. */
function tieRank(b: Bound, data: Int16Array, seat: number): number {
  const holder = data[NEXT_FIRST]! >= 0 ? data[NEXT_FIRST]! : data[FIRST]!;
  return b.drafters - ((seat - holder + b.drafters) % b.drafters);
}
