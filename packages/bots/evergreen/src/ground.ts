// What never changes while one set-up is played, as plain tables: the planet, the suns and the cards, ready for counting.
import { createPicker, type Setup } from '@sunglade/core';
import { type Content, type EditionContent, type Options, ROUNDS_OF, readContent, SEASONS } from '@sunglade/evergreen';
import { SIDES } from '@sunglade/grid';

// What can stand on a space, numbered as the letters of a planet's rows.
export const LETTERS = '_pSBbLx';
export const EMPTY = 0;
export const SPROUT = 1;
export const SMALL_TREE = 2;
export const BIG_TREE = 3;
export const BUSH = 4;
export const LAKE = 5;
export const CREVICE = 6;
const PIECES = 8;

export const WILD = 6;
export const BIOME_COUNT = 6;

// The powers, in the order of POWERS.
export const SPROUT_POWER = 0;
export const SMALL_TREE_POWER = 1;
export const BIG_TREE_POWER = 2;
export const BUSH_POWER = 3;
export const LAKE_POWER = 4;
export const BUD_POWER = 5;
export const POWER_COUNT = 6;

export const SEASON_COUNT = SEASONS.length;
export const ROUND_COUNT = ROUNDS_OF.reduce((sum: number, rounds) => sum + rounds, 0);
/** How many rounds lie before each season. */
export const ROUNDS_BEFORE: readonly number[] = ROUNDS_OF.map((_, season) =>
  ROUNDS_OF.slice(0, season).reduce((sum: number, rounds) => sum + rounds, 0),
);

export interface Ground {
  readonly content: Content;
  readonly seats: number;
  readonly drafters: number;
  readonly rowSize: number;
  readonly size: number;
  /** One planet with its edge, which is a crevice for ever. */
  readonly stride: number;
  /** The sun's side in each season. */
  readonly suns: readonly number[];
  /** Per side: the square one and two steps away from the sun, on which the shadow of a space falls. */
  readonly behind: readonly Int16Array[];
  readonly farBehind: readonly Int16Array[];
  /** Per space: itself and all on which its light depends, and whose light depends on it. */
  readonly around: readonly Int16Array[];
  /** Aridity turns the latest card that still shows icons, not simply the latest. */
  readonly aridityFindsIcons: boolean;
  /** A random number per space and piece: their exclusive or names a planet. */
  readonly keys: Int32Array;
}

export function createGround({ seats, options, edition }: Setup): Ground {
  const content = readContent(edition.content as EditionContent);
  const { sunStart, aridityTarget } = options as Options;
  const { size } = content;
  const drafters = Math.max(2, seats);
  const first = SIDES.indexOf(sunStart);
  const pick = createPicker(size);
  return {
    content,
    seats,
    drafters,
    rowSize: drafters + 1,
    size,
    stride: size + 1,
    suns: SEASONS.map((_, season) => (first + season) % SIDES.length),
    behind: content.near.map((sunward) => awayFrom(sunward, size)),
    farBehind: content.far.map((sunward) => awayFrom(sunward, size)),
    around: Array.from({ length: size }, (_, space) => aroundOf(content, space)),
    aridityFindsIcons: aridityTarget === 'latestVisibleFertility',
    keys: Int32Array.from({ length: (size + 1) * PIECES }, () => pick(0x7fffffff)),
  };
}

export const keyOf = (g: Ground, space: number, piece: number): number => g.keys[space * PIECES + piece]!;

function aroundOf({ near, far, size }: Content, space: number): Int16Array {
  const spaces = [space, ...SIDES.flatMap((_, side) => [near[side]![space]!, far[side]![space]!])];
  return Int16Array.from(new Set(spaces.filter((one) => one < size)));
}

function awayFrom(sunward: Int16Array, size: number): Int16Array {
  const away = new Int16Array(size + 1).fill(size);
  for (let space = 0; space < size; space++) if (sunward[space]! < size) away[sunward[space]!] = space;
  return away;
}
