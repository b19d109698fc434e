// Tokens and what they may stand on. Every stack the game knows has a number, so a board is one set of spaces per stack.
import type { SpaceSet } from '@sunglade/grid';
import { BLUE, COLOURS, type Colour, GRAY, GREEN, RED, YELLOW } from './terms.ts';

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

// A player's board: the spaces of each stack, then the spaces that carry a cube.
export const CUBES = STACK_COUNT;
export const BOARD_SIZE = STACK_COUNT + 1;

function together(boards: Int32Array, at: number, stacks: readonly number[]): SpaceSet {
  let spaces = 0;
  for (let i = 0; i < stacks.length; i++) spaces |= boards[at + stacks[i]!] as number;
  return spaces;
}

/** The spaces that show a feature. */
export const showing = (boards: Int32Array, at: number, feature: number): SpaceSet =>
  together(boards, at, SHOWN_BY[feature]!);

/** The spaces one token away from a feature and open for it. */
export const nearly = (boards: Int32Array, at: number, feature: number): SpaceSet =>
  together(boards, at, UNFINISHED[feature]!) & ~boards[at + CUBES]!;

/** The spaces whose top token has a colour. */
export const topped = (boards: Int32Array, at: number, colour: number): SpaceSet =>
  together(boards, at, WITH_TOP[colour]!);

/** The spaces a token may go to: on a fitting stack, never on a cube. */
export const openFor = (boards: Int32Array, at: number, colour: number): SpaceSet =>
  together(boards, at, UNDER[colour]!) & ~boards[at + CUBES]!;
