// The stacks of the rules by name, and how many tokens a stack is away from each feature.
import { COLOURS, FEATURES, STACKS, stackNumber, stackWith } from '@sunglade/harmonies';

export const STACK_COUNT = STACKS.length;
export const COLOUR_COUNT = 6;
const FEATURE_COUNT = FEATURES.length;

export const EMPTY = 0;
export const WATER = stackNumber(['blue']);
export const GRAY = stackNumber(['gray']);
export const TRUNK = stackNumber(['brown']);
export const BUSH = stackNumber(['green']);
export const FIELD = stackNumber(['yellow']);
export const RED = stackNumber(['red']);
export const TWO_GRAY = stackNumber(['gray', 'gray']);
export const GRAY_HOUSE = stackNumber(['gray', 'red']);
export const BROWN_HOUSE = stackNumber(['brown', 'red']);
export const RED_HOUSE = stackNumber(['red', 'red']);
export const TWO_TRUNKS = stackNumber(['brown', 'brown']);
export const LOW_TREE = stackNumber(['brown', 'green']);
export const PEAK = stackNumber(['gray', 'gray', 'gray']);
export const HIGH_TREE = stackNumber(['brown', 'brown', 'green']);

/** Stacks that can still grow. */
export const GROWING: readonly number[] = [GRAY, TRUNK, RED, TWO_GRAY, TWO_TRUNKS];

// A space as one number: its stack, and whether a cube closes it.
export const CLOSED = 16;
/** Stands behind the board's last space and asks for nothing. */
export const NO_SPACE = 31;
const CODES = 32;

/** No tokens make this feature of that space. */
export const NEVER = 9;

const SHOWS: readonly (readonly number[])[] = [
  [WATER],
  [FIELD],
  [GRAY_HOUSE, BROWN_HOUSE, RED_HOUSE],
  [BUSH],
  [LOW_TREE],
  [HIGH_TREE],
  [GRAY],
  [TWO_GRAY],
  [PEAK],
];

function tokensMissing(feature: number, stack: number): number {
  if (SHOWS[feature]!.includes(stack)) return 0;
  let least = NEVER;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const next = stackWith(stack, colour);
    if (next >= 0) least = Math.min(least, 1 + tokensMissing(feature, next));
  }
  return least;
}

/** The colour of the last token of each feature, by `costAt(feature)`: the one that is missing where one is. */
export const LAST_COLOUR = Uint8Array.from({ length: FEATURE_COUNT * CODES }, (_, i) =>
  COLOURS.indexOf(STACKS[SHOWS[Math.floor(i / CODES)]![0]!]!.at(-1)!),
);

/** Tokens that are missing, by `costAt(feature) + space code`. */
export const COST = Uint8Array.from({ length: FEATURE_COUNT * CODES }, (_, i) => {
  const feature = Math.floor(i / CODES);
  const code = i % CODES;
  if (code === NO_SPACE) return 0;
  const stack = code % CLOSED;
  if (stack >= STACK_COUNT) return NEVER;
  const missing = tokensMissing(feature, stack);
  return code >= CLOSED && missing > 0 ? NEVER : missing;
});

export const costAt = (feature: number): number => feature * CODES;

const NEXT = Int8Array.from({ length: STACK_COUNT * COLOUR_COUNT }, (_, i) =>
  stackWith(Math.floor(i / COLOUR_COUNT), i % COLOUR_COUNT),
);

/** The stack after one more token, or -1. */
export const nextStack = (stack: number, colour: number): number => NEXT[stack * COLOUR_COUNT + colour]!;
