// The forests of one planet: trees and bushes that touch.
import { BUSH, type Ground, SMALL_TREE } from './ground.ts';

export interface Forests {
  /** The number of the forest on each space, 0 where there is none. */
  readonly of: Int16Array;
  readonly sizes: Int16Array;
  /** The number of the biggest one, and its size; the size of the second. */
  biggest: number;
  most: number;
  second: number;
  readonly waiting: Int16Array;
}

export const createForests = (g: Ground): Forests => ({
  of: new Int16Array(g.stride),
  sizes: new Int16Array(g.stride + 1),
  biggest: 0,
  most: 0,
  second: 0,
  waiting: new Int16Array(g.stride),
});

const inForest = (piece: number): boolean => piece >= SMALL_TREE && piece <= BUSH;

export function findForests(g: Ground, cells: Uint8Array, forests: Forests): void {
  const { of, sizes, waiting } = forests;
  const { beside } = g.content;
  of.fill(0);
  forests.biggest = forests.most = forests.second = 0;
  let count = 0;
  for (let start = 0; start < g.size; start++) {
    if (of[start] !== 0 || !inForest(cells[start]!)) continue;
    count++;
    of[start] = count;
    waiting[0] = start;
    let size = 1;
    for (let i = 0; i < size; i++) {
      const at = waiting[i]! * 4;
      for (let n = at; n < at + 4; n++) {
        const space = beside[n]!;
        if (of[space] !== 0 || !inForest(cells[space]!)) continue;
        of[space] = count;
        waiting[size++] = space;
      }
    }
    sizes[count] = size;
    if (size > forests.most) {
      forests.second = forests.most;
      forests.most = size;
      forests.biggest = count;
    } else if (size > forests.second) forests.second = size;
  }
}

/** How big the forest would be that a tree or bush on this space belongs to. */
export function joined(g: Ground, { of, sizes }: Forests, space: number): number {
  const { beside } = g.content;
  const at = space * 4;
  const a = of[beside[at]!]!;
  const b = of[beside[at + 1]!]!;
  const c = of[beside[at + 2]!]!;
  const d = of[beside[at + 3]!]!;
  let size = 1 + (a === 0 ? 0 : sizes[a]!);
  if (b !== 0 && b !== a) size += sizes[b]!;
  if (c !== 0 && c !== a && c !== b) size += sizes[c]!;
  if (d !== 0 && d !== a && d !== b && d !== c) size += sizes[d]!;
  return size;
}

export function touches(g: Ground, { of }: Forests, space: number, forest: number): boolean {
  const { beside } = g.content;
  const at = space * 4;
  return (
    of[beside[at]!] === forest ||
    of[beside[at + 1]!] === forest ||
    of[beside[at + 2]!] === forest ||
    of[beside[at + 3]!] === forest
  );
}
