// Slow references for property tests: they look at coordinates and colours and know nothing of sets of spaces.
import { addHex, HEX_DIRECTIONS, type Hex, printHex, rotateHex } from '@sunglade/grid';
import type { Content } from './content.ts';
import type { Pattern } from './edition.ts';
import { BOARD_SIZE, CUBES, STACKS } from './stacks.ts';

export interface Board {
  readonly content: Content;
  readonly stacks: readonly number[];
  readonly cubes: readonly boolean[];
}

export function setsOf({ stacks, cubes }: Board): Int32Array {
  const sets = new Int32Array(BOARD_SIZE);
  for (const [space, stack] of stacks.entries()) sets[stack] = (sets[stack] ?? 0) | (1 << space);
  for (const [space, cube] of cubes.entries()) if (cube) sets[CUBES] = (sets[CUBES] ?? 0) | (1 << space);
  return sets;
}

const SHOWS: Readonly<Record<string, readonly string[]>> = {
  water: ['blue'],
  field: ['yellow'],
  building: ['gray+red', 'brown+red', 'red+red'],
  tree1: ['green'],
  tree2: ['brown+green'],
  tree3: ['brown+brown+green'],
  mountain1: ['gray'],
  mountain2: ['gray+gray'],
  mountain3: ['gray+gray+gray'],
};

const textOf = (stack: number): string => (STACKS[stack] ?? []).join('+');
export const patternsOf = ({ edition }: Content): Pattern[] =>
  [...edition.animals, ...edition.spirits].map((card) => card.pattern);

/** The ways a pattern lies on the board with its cube on `hex` and every feature in place. */
export function slowPlacements({ content, stacks }: Board, pattern: Pattern, hex: Hex): string[][] {
  const found: string[][] = [];
  for (let turns = 0; turns < 6; turns++) {
    const cells = pattern.map((part) => addHex(hex, rotateHex(part, turns)));
    const good = cells.every((cell, i) => {
      const space = content.board.at(cell);
      return space >= 0 && SHOWS[pattern[i]?.feature ?? '']?.includes(textOf(stacks[space] ?? 0));
    });
    if (good) found.push(cells.map(printHex));
  }
  return found;
}

/** All pairs of shortest ways between water, by relaxing until nothing changes. */
export function slowRiver(content: Content, water: ReadonlySet<number>): number {
  const { size, neighbours } = content.board;
  const far = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (_x, b): number => (a === b ? 1 : 99)),
  );
  for (const a of water) for (const b of neighbours[a] ?? []) if (water.has(b)) far[a]![b] = 2;
  for (const via of water)
    for (const a of water) for (const b of water) far[a]![b] = Math.min(far[a]![b]!, far[a]![via]! + far[via]![b]! - 1);
  return Math.max(0, ...[...water].flatMap((a) => [...water].map((b) => far[a]![b]!)).filter((length) => length < 99));
}

/** A ring in which every token has two neighbours, all reached, and no way through the water is shorter. */
export function isSlowLoop(content: Content, loop: readonly number[], water: ReadonlySet<number>): boolean {
  const inside = new Set(loop);
  const beside = (space: number, within: ReadonlySet<number>): number[] =>
    (content.board.neighbours[space] ?? []).filter((next) => within.has(next));
  const distances = (start: number, within: ReadonlySet<number>): Map<number, number> => {
    const far = new Map([[start, 0]]);
    for (const [space, steps] of far)
      for (const next of beside(space, within)) if (!far.has(next)) far.set(next, steps + 1);
    return far;
  };
  if (loop.length < 3 || loop.some((space) => beside(space, inside).length !== 2)) return false;
  return loop.every((start) => {
    const along = distances(start, inside);
    const through = distances(start, water);
    return along.size === loop.length && loop.every((space) => along.get(space) === through.get(space));
  });
}

/** Points of a board counted space by space. */
export function slowLandscape({ content, stacks }: Board) {
  const { board } = content;
  const text = stacks.map(textOf);
  const top = stacks.map((stack) => STACKS[stack]?.at(-1));
  const beside = (space: number): number[] =>
    HEX_DIRECTIONS.map((direction) => board.at(addHex(board.spaces[space] as Hex, direction))).filter((n) => n >= 0);
  const spaces = stacks.map((_, space) => space);
  const height = (space: number): number => STACKS[stacks[space] ?? 0]?.length ?? 0;
  const isMountain = (space: number): boolean => /^gray(\+gray)*$/.test(text[space] ?? '');
  const pay = (space: number): number => [0, 1, 3, 7][height(space)] ?? 0;
  const groups = (belongs: (space: number) => boolean): number[] => {
    const seen = new Set<number>();
    return spaces.flatMap((start) => {
      if (seen.has(start) || !belongs(start)) return [];
      const group = new Set([start]);
      for (const space of group) for (const next of beside(space)) if (belongs(next)) group.add(next);
      for (const space of group) seen.add(space);
      return [group.size];
    });
  };
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  const river = slowRiver(content, new Set(spaces.filter((space) => top[space] === 'blue')));
  const riverPay = [0, 0, 2, 5, 8, 11, 15][river] ?? 15 + 4 * (river - 6);
  return {
    trees: sum(spaces.filter((space) => top[space] === 'green').map(pay)),
    mountains: sum(spaces.filter((space) => isMountain(space) && beside(space).some(isMountain)).map(pay)),
    fields: 5 * groups((space) => top[space] === 'yellow').filter((size) => size >= 2).length,
    buildings:
      5 *
      spaces.filter((space) => {
        const colours = new Set(beside(space).map((next) => top[next]));
        colours.delete(undefined);
        return text[space]?.endsWith('+red') && colours.size >= 3;
      }).length,
    water: content.side === 'A' ? riverPay : 5 * groups((space) => top[space] !== 'blue').length,
  };
}
