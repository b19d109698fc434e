// Tokens and what they may stand on. Every stack the game knows has a number, so a board is one mask of spaces per stack.

export const COLOURS = ['blue', 'gray', 'brown', 'green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const BLUE = 0;
const GRAY = 1;
const GREEN = 3;
const YELLOW = 4;
const RED = 5;

/** All legal stacks from the ground up; 0 is an empty space. */
export const STACKS: readonly (readonly Colour[])[] = [
  [],
  ['blue'],
  ['gray'],
  ['brown'],
  ['green'],
  ['yellow'],
  ['red'],
  ['gray', 'gray'],
  ['gray', 'red'],
  ['brown', 'red'],
  ['red', 'red'],
  ['brown', 'brown'],
  ['brown', 'green'],
  ['gray', 'gray', 'gray'],
  ['brown', 'brown', 'green'],
];

export const EMPTY = 0;
const NO_STACK = 255;

const COLOUR_COUNT = COLOURS.length;
const STACK_COUNT = STACKS.length;

export const printStack = (stack: readonly Colour[]): string => stack.join('+');

const byText = new Map(STACKS.map((stack, number) => [printStack(stack), number]));

/** The number of a stack given bottom to top, or -1 where the rules do not know it. */
export const stackNumber = (stack: readonly string[]): number => byText.get(stack.join('+')) ?? -1;

/** A legal stack one token higher is legal exactly when it is in the list: the printed table follows from it. */
const ON = Uint8Array.from({ length: STACK_COUNT * COLOUR_COUNT }, (_, i) => {
  const below = STACKS[Math.floor(i / COLOUR_COUNT)] ?? [];
  const number = stackNumber([...below, COLOURS[i % COLOUR_COUNT] as Colour]);
  return number < 0 ? NO_STACK : number;
});

/** The stack after one more token, or -1. */
export function stackWith(stack: number, colour: number): number {
  const next = ON[stack * COLOUR_COUNT + colour] as number;
  return next === NO_STACK ? -1 : next;
}

/** For each colour the stacks it may be put on, the empty space among them. */
const UNDER: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  STACKS.map((_stack, number) => number).filter((number) => stackWith(number, colour) >= 0),
);

/** The top colour of each stack; -1 for an empty space. */
const TOP: readonly number[] = STACKS.map((stack) => {
  const top = stack.at(-1);
  return top === undefined ? -1 : COLOURS.indexOf(top);
});

const WITH_TOP: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  STACKS.map((_stack, number) => number).filter((number) => TOP[number] === colour),
);

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

/** The stacks that show each feature: a building is red on exactly one brown, gray or red. */
const SHOWN_BY: readonly (readonly number[])[] = [
  [stackNumber(['blue'])],
  [stackNumber(['yellow'])],
  [stackNumber(['gray', 'red']), stackNumber(['brown', 'red']), stackNumber(['red', 'red'])],
  [stackNumber(['green'])],
  [stackNumber(['brown', 'green'])],
  [stackNumber(['brown', 'brown', 'green'])],
  [stackNumber(['gray'])],
  [stackNumber(['gray', 'gray'])],
  [stackNumber(['gray', 'gray', 'gray'])],
];

/** The colour of the last token of each feature: the one that may be missing. */
export const FINISHED_BY: readonly number[] = [BLUE, YELLOW, RED, GREEN, GREEN, GREEN, GRAY, GRAY, GRAY];

/** The stacks that one token of the finishing colour turns into the feature. */
const UNFINISHED: readonly (readonly number[])[] = SHOWN_BY.map((stacks, feature) =>
  STACKS.map((_, number) => number).filter((number) =>
    stacks.includes(stackWith(number, FINISHED_BY[feature] as number)),
  ),
);

export const WATER = 0;
export const FIELD = 1;
export const BUILDING = 2;
export const TREE = 3;
export const MOUNTAIN = 6;

// A player's board in a mask array: one mask per stack, then the spaces that carry a cube.
export const CUBES = STACK_COUNT;
export const MASKS = STACK_COUNT + 1;

function together(masks: Int32Array, at: number, stacks: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < stacks.length; i++) mask |= masks[at + (stacks[i] as number)] as number;
  return mask;
}

/** The spaces that show a feature. */
export const showing = (masks: Int32Array, at: number, feature: number): number =>
  together(masks, at, SHOWN_BY[feature] as readonly number[]);

/** The spaces one token away from a feature and open for it. */
export const nearly = (masks: Int32Array, at: number, feature: number): number =>
  together(masks, at, UNFINISHED[feature] as readonly number[]) & ~(masks[at + CUBES] as number);

/** The spaces whose top token has a colour. */
export const topped = (masks: Int32Array, at: number, colour: number): number =>
  together(masks, at, WITH_TOP[colour] as readonly number[]);

/** The spaces a token may go to: on a fitting stack, never on a cube. */
export const openFor = (masks: Int32Array, at: number, colour: number): number =>
  together(masks, at, UNDER[colour] as readonly number[]) & ~(masks[at + CUBES] as number);
