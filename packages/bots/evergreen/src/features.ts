// What a planet after a turn is judged by: named counts, by rule and never by card, so that any edition can be judged.
import { createForests, type Forests, findForests, touches } from './forest.ts';
import {
  BIG_TREE,
  BIOME_COUNT,
  BUSH,
  EMPTY,
  type Ground,
  LAKE,
  POWER_COUNT,
  ROUND_COUNT,
  SEASON_COUNT,
  SMALL_TREE,
  SPROUT,
  WILD,
} from './ground.ts';
import { iconsAtRisk, type Lean, type Planet } from './lean.ts';
import { lightPoints, wouldBeLit } from './light.ts';
import { roundOfGame } from './rounds.ts';

// Where each feature lies.
const ONE = 0;
/** The light of this season's side, the next one's, and so on; 0 for seasons that do not come any more. */
export const LIGHT = 1;
export const FOREST = LIGHT + SEASON_COUNT;
export const SECOND_FOREST = FOREST + 1;
/** How many of each piece from the sprout on. */
export const COUNT = SECOND_FOREST + 1;
/** Visible icons under each piece from the empty space to the big tree. */
export const ICONS = COUNT + LAKE;
/** The same with the icons that may still come. */
export const COMING = ICONS + 4;
export const AT_RISK = COMING + 4;
export const LEVELS = AT_RISK + 1;
export const FIRST = LEVELS + POWER_COUNT;
/** Empty spaces and sprouts beside the biggest forest. */
export const ROOM = FIRST + 1;
export const GROWTH = ROOM + 1;
/** Coming seasons in which a sprout or a small tree would stand in the light as a big tree. */
export const SPROUT_LIGHT = GROWTH + 1;
export const SMALL_LIGHT = SPROUT_LIGHT + 1;
/** Squares: what too many or too few of something is worth. */
export const SQUARES = SMALL_LIGHT + 1;
export const SQUARED: readonly number[] = [FOREST, COUNT, COUNT + 1, COUNT + 2, ICONS + BIG_TREE];
export const FEATURES = SQUARES + SQUARED.length;
const SQUARE_SCALE = 0.1;

export interface Counting {
  readonly features: Float64Array;
  readonly forests: Forests;
  readonly coming: Float64Array;
}

export const createCounting = (g: Ground): Counting => ({
  features: new Float64Array(FEATURES),
  forests: createForests(g),
  coming: new Float64Array(BIOME_COUNT),
});

/** Icons that cards of each biome may still bring, less what their aridity may take, by how likely they still come up. */
function countComing(g: Ground, s: Lean, coming: Float64Array): void {
  const { cardBiome, cardFertility, cardAridity } = g.content;
  const wanted = g.rowSize * (ROUND_COUNT - 1 - roundOfGame(s));
  const used = s.discardSize + s.takenSize;
  const fresh = Math.min(1, wanted / Math.max(1, s.deckSize));
  const again = wanted > s.deckSize ? Math.min(1, (wanted - s.deckSize) / Math.max(1, used)) : 0;
  coming.fill(0);
  const add = (cards: Uint8Array, count: number, chance: number): void => {
    for (let i = 0; i < count; i++) {
      const biome = cardBiome[cards[i]!]!;
      if (biome !== WILD) coming[biome]! += (cardFertility[cards[i]!]! - cardAridity[cards[i]!]!) * chance;
    }
  };
  add(s.deck, s.deckSize, fresh);
  if (again === 0) return;
  add(s.discard, s.discardSize, again);
  add(s.taken, s.takenSize, again);
}

/**
 * Counts a planet as it stands when a round is over and `season` is the one that comes next to be scored; `s` tells the
 * icons. The answer is in `into.features`.
 */
export function countFeatures(
  g: Ground,
  s: Lean,
  planet: Planet,
  season: number,
  isFirst: boolean,
  into: Counting,
): void {
  const { features: f, forests, coming } = into;
  const { biomeOf } = g.content;
  const { cells, levels } = planet;
  countComing(g, s, coming);
  f.fill(0);
  f[ONE] = 1;
  for (let later = season; later < SEASON_COUNT; later++)
    f[LIGHT + later - season] = lightPoints(g, cells, g.suns[later]!);
  findForests(g, cells, forests);
  f[FOREST] = forests.most;
  f[SECOND_FOREST] = forests.second;
  for (let space = 0; space < g.size; space++) {
    const piece = cells[space]!;
    if (piece > LAKE) continue;
    if (piece > EMPTY) f[COUNT + piece - SPROUT]! += 1;
    if (piece >= BUSH) continue;
    const biome = biomeOf[space]!;
    f[ICONS + piece]! += s.icons[biome]!;
    f[COMING + piece]! += coming[biome]!;
    if (piece === BIG_TREE) {
      f[AT_RISK]! += iconsAtRisk(g, s, biome);
      continue;
    }
    if (piece <= SPROUT && forests.biggest > 0 && touches(g, forests, space, forests.biggest))
      f[piece === EMPTY ? ROOM : GROWTH]! += 1;
    if (piece === EMPTY) continue;
    let lit = 0;
    for (let later = season; later < SEASON_COUNT; later++) if (wouldBeLit(g, cells, g.suns[later]!, space)) lit++;
    f[piece === SMALL_TREE ? SMALL_LIGHT : SPROUT_LIGHT]! += lit;
  }
  for (let power = 0; power < POWER_COUNT; power++) f[LEVELS + power] = levels[power]!;
  f[FIRST] = isFirst ? 1 : 0;
  for (let i = 0; i < SQUARED.length; i++) f[SQUARES + i] = f[SQUARED[i]!]! * f[SQUARED[i]!]! * SQUARE_SCALE;
}

/** By how much a square grows where its feature grows by one. */
export const slopeOfSquare = (value: number): number => (2 * value + 1) * SQUARE_SCALE;
