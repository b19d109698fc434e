// Side A: the best river. Its length is the number of tokens on the longest of all shortest ways inside one group.
import { around, countBits, lowest } from './bits.ts';
import type { RiverLoops } from './options.ts';

/** How far the farthest water is from `start` along water, in tokens, both ends counted. */
function reach(neighbours: Int32Array, start: number, water: number): number {
  let seen = start;
  let edge = start;
  let length = 0;
  while (edge !== 0) {
    length++;
    edge = around(neighbours, edge) & water & ~seen;
    seen |= edge;
  }
  return length;
}

export function riverLength(neighbours: Int32Array, water: number, loops: RiverLoops): number {
  let best = 0;
  for (let rest = water; rest !== 0; rest &= rest - 1) {
    const length = reach(neighbours, rest & -rest, water);
    if (length > best) best = length;
  }
  return loops === 'closedLoopsCount' ? Math.max(best, longestLoop(neighbours, water)) : best;
}

/**
 * The tokens of the longest closed loop, for the other reading of rings. A loop has no shortcut: each of its tokens
 * touches exactly two others of it. So a broad lake is no loop, and the worked examples of that reading agree.
 */
export function longestLoop(neighbours: Int32Array, water: number): number {
  let best = 0;
  // Every loop is found from its lowest space; `path` grows by spaces that touch only its end.
  const grow = (first: number, end: number, path: number, closed: number): void => {
    const start = 1 << first;
    const allowed = (neighbours[end] as number) & water & ~path & ~closed;
    for (let rest = allowed; rest !== 0; rest &= rest - 1) {
      const next = lowest(rest);
      const touched = (neighbours[next] as number) & path & ~(1 << end);
      if (touched === start) best = Math.max(best, countBits(path) + 1);
      else if (touched === 0) grow(first, next, path | (1 << next), closed);
    }
  };
  for (let rest = water; rest !== 0; rest &= rest - 1) {
    const first = lowest(rest);
    grow(first, first, 1 << first, (1 << first) - 1);
  }
  return best;
}
