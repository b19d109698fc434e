// Side A: the best river. Its length is the number of tokens on the longest of all shortest ways inside one group.
import { countSpaces, lowestSpace, type SpaceSet, spacesAround } from '@sunglade/grid';
import type { RiverLoops } from './options.ts';
import type { Switches } from './versions.ts';

/** How far the farthest water is from `start` along water, in tokens, both ends counted. */
function reach(neighbours: Int32Array, start: number, water: SpaceSet): number {
  let seen = start;
  let edge = start;
  let length = 0;
  while (edge !== 0) {
    length++;
    edge = spacesAround(neighbours, edge) & water & ~seen;
    seen |= edge;
  }
  return length;
}

export function riverLength(
  neighbours: Int32Array,
  water: SpaceSet,
  loops: RiverLoops,
  { rhombusIsLoop }: Switches,
): number {
  let best = 0;
  for (let rest = water; rest !== 0; rest &= rest - 1) {
    const length = reach(neighbours, rest & -rest, water);
    if (length > best) best = length;
  }
  if (loops !== 'closedLoopsCount') return best;
  const rhombus = rhombusIsLoop && hasRhombus(neighbours, water) ? RHOMBUS : 0;
  return Math.max(best, rhombus, longestLoop(neighbours, water));
}

const RHOMBUS = 4;

/**
 * Two neighbours and both spaces that touch them: a way round of four whose far ends are as far apart through the water
 * as along it. Larger blocks are no loops, as the worked examples of that reading show.
 */
function hasRhombus(neighbours: Int32Array, water: SpaceSet): boolean {
  for (let rest = water; rest !== 0; rest &= rest - 1) {
    const space = lowestSpace(rest);
    for (let beside = neighbours[space]! & rest; beside !== 0; beside &= beside - 1) {
      const between = neighbours[space]! & neighbours[lowestSpace(beside)]! & water;
      if (countSpaces(between) === 2) return true;
    }
  }
  return false;
}

/**
 * The tokens of the longest closed loop, for the other reading of rings. A loop has no shortcut: the way between two of
 * its tokens is nowhere shorter through the water than along the loop. So a lake is no loop, and the worked examples of
 * that reading agree.
 */
export function longestLoop(neighbours: Int32Array, water: SpaceSet): number {
  let best = 0;
  // Every loop is found from its lowest space, by ways whose next space touches nothing of the way but its end.
  const grow = (start: number, end: number, way: number, open: number): void => {
    for (let rest = neighbours[end]! & open & ~way; rest !== 0; rest &= rest - 1) {
      const next = lowestSpace(rest);
      const touched = neighbours[next]! & way & ~(1 << end);
      const longer = way | (1 << next);
      if (touched === 0) grow(start, next, longer, open);
      else if (touched === start && isLoop(neighbours, longer, water)) best = Math.max(best, countSpaces(longer));
    }
  };
  for (let open = water; open !== 0; open &= open - 1) {
    const start = open & -open;
    grow(start, lowestSpace(start), start, open);
  }
  return best;
}

/** From each token of a loop, `steps` steps through the water reach as many of its tokens as `steps` along it. */
function isLoop(neighbours: Int32Array, loop: SpaceSet, water: SpaceSet): boolean {
  const size = countSpaces(loop);
  for (let rest = loop; rest !== 0; rest &= rest - 1) {
    let seen = rest & -rest;
    for (let steps = 1; 2 * steps < size; steps++) {
      seen |= spacesAround(neighbours, seen) & water;
      if (countSpaces(seen & loop) !== Math.min(size, 2 * steps + 1)) return false;
    }
  }
  return true;
}
