// The words of the game, in the order in which the engine numbers them.

export const BIOMES = ['snow', 'wheat', 'flowers', 'grassland', 'swamp', 'rock'] as const;
export type Biome = (typeof BIOMES)[number];
/** Six numbers of a list by the names of their biomes. */
export const byBiome = (list: ArrayLike<number>, from = 0): { readonly [biome in Biome]: number } =>
  Object.fromEntries(BIOMES.map((biome, i) => [biome, list[from + i] ?? 0])) as { [biome in Biome]: number };
/** The number of the wild "biome", behind the six real ones; as a place it means anywhere. */
export const WILD = BIOMES.length;
export const CARD_BIOMES = [...BIOMES, 'wild'] as const;
export type CardBiome = (typeof CARD_BIOMES)[number];

export const POWERS = ['sprout', 'smallTree', 'bigTree', 'bush', 'lake', 'bud'] as const;
export type Power = (typeof POWERS)[number];
export const SPROUT_POWER = 0;
export const SMALL_TREE_POWER = 1;
export const BIG_TREE_POWER = 2;
export const BUSH_POWER = 3;
export const LAKE_POWER = 4;
export const BUD_POWER = 5;

export const ACTIONS = ['A', 'B', 'C', 'D'] as const;
export type Action = (typeof ACTIONS)[number];
/** What each action gives; of D's two only one may be used. */
export const EFFECTS_OF: { readonly [action in Action]: { readonly plants: number; readonly grows: number } } = {
  A: { plants: 3, grows: 0 },
  B: { plants: 0, grows: 2 },
  C: { plants: 1, grows: 1 },
  D: { plants: 1, grows: 1 },
};
export const ACTION_A = 0;
export const ACTION_B = 1;
export const ACTION_D = 3;

/** What can stand on a space, in the letters of drawings, views and `cli score`. */
export const PIECES = ['_', 'p', 'S', 'B', 'b', 'L', 'x'] as const;
export type Piece = (typeof PIECES)[number];
export const EMPTY = 0;
export const SPROUT = 1;
export const SMALL_TREE = 2;
export const BIG_TREE = 3;
export const BUSH = 4;
export const LAKE = 5;
export const CREVICE = 6;
/** Drawn where the planet has no space. */
export const NO_SPACE = '.';

export const SEATS = { min: 1, max: 4 } as const;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const ROUNDS_OF = [5, 4, 3, 2] as const;
export const ROUNDS = 14;
export const MOST_ROUNDS = 5;

/** Setup reveals cards until this many fertility icons are seen. */
export const SETUP_ICONS = 5;

export const TITLES = ['broccoli', 'bonsai', 'olive', 'holly', 'birch', 'pine', 'oak', 'baobab', 'sequoia'] as const;
export type Title = (typeof TITLES)[number];
/** The lowest score of each title. */
const TITLE_FROM = [0, 121, 136, 151, 161, 171, 181, 191, 201] as const;

export function titleOf(score: number): Title {
  let best = 0;
  for (const [i, from] of TITLE_FROM.entries()) if (score >= from) best = i;
  return TITLES[best] as Title;
}
