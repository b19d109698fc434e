// The words and numbers of the game, in the order in which the engine numbers them.

export const SEATS = { min: 1, max: 4 } as const;

/** Of the boards: rivers score on A, islands on B. */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

export const COLOURS = ['blue', 'gray', 'brown', 'green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const BLUE = 0;
export const GRAY = 1;
export const GREEN = 3;
export const YELLOW = 4;
export const RED = 5;

/** What a habitat may ask of a space. Heights are exact. */
export const FEATURES = [
  'water',
  'field',
  'building',
  'tree1',
  'tree2',
  'tree3',
  'mountain1',
  'mountain2',
  'mountain3',
] as const;
export type Feature = (typeof FEATURES)[number];

export const WATER = 0;
export const FIELD = 1;
export const BUILDING = 2;
export const TREE = 3;
export const MOUNTAIN = 6;

/** What a spirit may pay for. */
export const LANDSCAPES = ['water', 'field', 'building', 'tree', 'mountain'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export const TOKENS_PER_SPACE = 3;
export const HELD_LIMIT = 4;
export const DEALT_SPIRITS = 2;
/** With this many empty spaces or fewer at the end of a turn the last round begins. */
export const FULL_BOARD = 2;
