// Sets of spaces as the bits of one number, for boards of fewer than 32 spaces: bit i stands for space i.
import type { Neighbours } from './regions.ts';

/** A set of spaces. The empty set is 0. */
export type SpaceSet = number;

export const setOfSpaces = (spaces: Iterable<number>): SpaceSet => {
  let set = 0;
  for (const space of spaces) set |= 1 << space;
  return set;
};

/** Every space of a board. */
export const allSpaces = (size: number): SpaceSet => (1 << size) - 1;

/** The lowest space of a set that is not empty. */
export const lowestSpace = (set: SpaceSet): number => 31 - Math.clz32(set & -set);

export function countSpaces(set: SpaceSet): number {
  let x = set - ((set >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The spaces of a set, ascending. */
export function listSpaces(set: SpaceSet): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowestSpace(rest));
  return list;
}

/** The neighbours of each space as a set. */
export const neighbourSets = (neighbours: Neighbours): Int32Array => Int32Array.from(neighbours, setOfSpaces);

/** Everything next to a set: the neighbours of its spaces, its own spaces among them where they touch each other. */
export function spacesAround(neighbours: Int32Array, set: SpaceSet): SpaceSet {
  let around = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) around |= neighbours[lowestSpace(rest)] as number;
  return around;
}

/** The connected region of `within` around the spaces of `start`, which belong to it. */
export function regionAround(neighbours: Int32Array, start: SpaceSet, within: SpaceSet): SpaceSet {
  let region = start;
  let edge = start;
  while (edge !== 0) {
    edge = spacesAround(neighbours, edge) & within & ~region;
    region |= edge;
  }
  return region;
}

/** The connected regions of a set, in the order of their lowest spaces. */
export function eachRegion(neighbours: Int32Array, set: SpaceSet, found: (region: SpaceSet) => void): void {
  for (let rest = set; rest !== 0; ) {
    const region = regionAround(neighbours, rest & -rest, set);
    found(region);
    rest &= ~region;
  }
}
