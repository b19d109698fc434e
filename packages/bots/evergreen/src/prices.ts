// What each small change on a planet is worth now. Beam and playouts add up prices; they are read off the weights, with
// the position's own slopes for what is squared.
import {
  COMING,
  COUNT,
  type Counting,
  countFeatures,
  FEATURES,
  FIRST,
  FOREST,
  GROWTH,
  ICONS,
  LEVELS,
  LIGHT,
  ROOM,
  SECOND_FOREST,
  SMALL_LIGHT,
  SPROUT_LIGHT,
  SQUARED,
  SQUARES,
  slopeOfSquare,
} from './features.ts';
import { BIG_TREE, BIOME_COUNT, BUSH, EMPTY, type Ground, LAKE, POWER_COUNT, SEASON_COUNT, SPROUT } from './ground.ts';
import type { Lean, Planet } from './lean.ts';
import { endsSeason, isLastRound, roundOfGame } from './rounds.ts';
import type { Weights } from './value.ts';

const PIECE_COUNT = LAKE + 1;

export interface Prices {
  /** The season that is scored next: light prices begin with it. */
  season: number;
  readonly light: Float64Array;
  forest: number;
  secondForest: number;
  /** Per biome and piece. */
  readonly piece: Float64Array;
  room: number;
  growth: number;
  /** Per season in which a big tree there would stand in the light. */
  sproutLight: number;
  smallLight: number;
  readonly level: Float64Array;
  first: number;
  /** What one more icon of its biome is worth under each piece. */
  readonly icon: Float64Array;
  /** The weights with the slopes of what is squared. */
  readonly slopes: Float64Array;
}

export const createPrices = (): Prices => ({
  season: 0,
  light: new Float64Array(SEASON_COUNT),
  forest: 0,
  secondForest: 0,
  piece: new Float64Array(BIOME_COUNT * PIECE_COUNT),
  room: 0,
  growth: 0,
  sproutLight: 0,
  smallLight: 0,
  level: new Float64Array(POWER_COUNT),
  first: 0,
  icon: new Float64Array(BIG_TREE + 1),
  slopes: new Float64Array(FEATURES),
});

export const pieceAt = (biome: number): number => biome * PIECE_COUNT;

export function readPrices(g: Ground, s: Lean, planet: Planet, weights: Weights, into: Counting, prices: Prices): void {
  const { slopes } = prices;
  const last = isLastRound(s);
  const scored = endsSeason(s);
  prices.season = s.season;
  slopes.fill(0);
  if (!last) {
    const from = roundOfGame(s) * FEATURES;
    countFeatures(g, s, planet, scored ? s.season + 1 : s.season, false, into);
    for (let i = 0; i < FEATURES; i++) slopes[i] = weights[from + i]!;
    for (let i = 0; i < SQUARED.length; i++)
      slopes[SQUARED[i]!]! += slopes[SQUARES + i]! * slopeOfSquare(into.features[SQUARED[i]!]!);
  }
  // A season that ends with this round pays its light and forest for sure.
  for (let later = s.season; later < SEASON_COUNT; later++) {
    const coming = later - s.season - (scored ? 1 : 0);
    prices.light[later] = coming < 0 ? 1 : last ? 0 : slopes[LIGHT + coming]!;
  }
  prices.forest = slopes[FOREST]! + (scored ? 1 : 0);
  prices.secondForest = slopes[SECOND_FOREST]!;
  const { coming } = into;
  for (let biome = 0; biome < BIOME_COUNT; biome++) {
    const at = pieceAt(biome);
    for (let piece = EMPTY; piece <= LAKE; piece++) {
      let price = piece === EMPTY ? 0 : slopes[COUNT + piece - SPROUT]!;
      if (piece < BUSH) price += slopes[ICONS + piece]! * s.icons[biome]! + slopes[COMING + piece]! * coming[biome]!;
      if (last && piece === BIG_TREE) price = s.icons[biome]!;
      prices.piece[at + piece] = price;
    }
  }
  for (let piece = EMPTY; piece <= BIG_TREE; piece++) prices.icon[piece] = slopes[ICONS + piece]!;
  if (last) prices.icon[BIG_TREE] = 1;
  prices.room = slopes[ROOM]!;
  prices.growth = slopes[GROWTH]!;
  prices.sproutLight = slopes[SPROUT_LIGHT]!;
  prices.smallLight = slopes[SMALL_LIGHT]!;
  for (let power = 0; power < POWER_COUNT; power++) prices.level[power] = slopes[LEVELS + power]!;
  prices.first = slopes[FIRST]!;
}
