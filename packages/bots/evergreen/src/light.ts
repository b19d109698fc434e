// Light and shadow on one planet, and how one more tree changes them.
import { BIG_TREE, type Ground, SMALL_TREE } from './ground.ts';

/** In the shadow of a tree at least as high: beside it, or two squares from a big one. */
function isDark(near: number, far: number, piece: number): boolean {
  return near === BIG_TREE || far === BIG_TREE || (near === SMALL_TREE && piece === SMALL_TREE);
}

export function lightPoints(g: Ground, cells: Uint8Array, sun: number): number {
  const near = g.content.near[sun]!;
  const far = g.content.far[sun]!;
  let points = 0;
  for (let space = 0; space < g.size; space++) {
    const piece = cells[space]!;
    if (piece !== SMALL_TREE && piece !== BIG_TREE) continue;
    if (!isDark(cells[near[space]!]!, cells[far[space]!]!, piece)) points += piece - 1;
  }
  return points;
}

/** Whether a big tree on this space would stand in the light. */
export function wouldBeLit(g: Ground, cells: Uint8Array, sun: number, space: number): boolean {
  return cells[g.content.near[sun]![space]!] !== BIG_TREE && cells[g.content.far[sun]![space]!] !== BIG_TREE;
}

/** What a sprout that becomes a small tree, or a small tree that becomes a big one, changes in the light of one side. */
export function lightOfGrowth(g: Ground, cells: Uint8Array, sun: number, space: number): number {
  const near = g.content.near[sun]!;
  const far = g.content.far[sun]!;
  const before = cells[near[space]!]!;
  const farBefore = cells[far[space]!]!;
  const next = g.behind[sun]![space]!;
  const piece = cells[next]!;
  if (cells[space] !== SMALL_TREE) {
    const own = isDark(before, farBefore, SMALL_TREE) ? 0 : 1;
    // Only a small tree right behind it now loses its light, if it had any.
    return piece === SMALL_TREE && cells[far[next]!] !== BIG_TREE ? own - 1 : own;
  }
  let change = isDark(before, farBefore, BIG_TREE) ? 0 : isDark(before, farBefore, SMALL_TREE) ? 2 : 1;
  if (piece === BIG_TREE && cells[far[next]!] !== BIG_TREE) change -= 2;
  const after = g.farBehind[sun]![space]!;
  const there = cells[after]!;
  if ((there === SMALL_TREE || there === BIG_TREE) && !isDark(cells[near[after]!]!, 0, there)) change -= there - 1;
  return change;
}
