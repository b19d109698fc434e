// The light on one planet. `cells` may hold several planets one after the other; `from` is where this one begins.
import type { Content } from './content.ts';
import { BIG_TREE, SMALL_TREE } from './terms.ts';

const isTree = (piece: number): boolean => piece === SMALL_TREE || piece === BIG_TREE;

/**
 * The light on one tree: 0 in the shadow of a tree at least as high, else 1 for a small and 2 for a big one. A shadow is
 * as long as its tree is high, so only the two squares towards the sun matter, and dark trees still cast theirs.
 */
function lightOn(content: Content, cells: Uint8Array, from: number, sun: number, space: number): number {
  const piece = cells[from + space]!;
  if (!isTree(piece)) return 0;
  const near = cells[from + content.near[sun]![space]!]!;
  const far = cells[from + content.far[sun]![space]!]!;
  if ((isTree(near) && near >= piece) || far === BIG_TREE) return 0;
  return piece === BIG_TREE ? 2 : 1;
}

export function lightPoints(content: Content, cells: Uint8Array, from: number, sun: number): number {
  let points = 0;
  for (let space = 0; space < content.size; space++) points += lightOn(content, cells, from, sun, space);
  return points;
}

/** The light of one sun side, space by space, for whoever has to draw it. */
export type LightMap = {
  readonly points: number;
  /** Trees in the light with their points, and trees in the dark. */
  readonly lit: { readonly [place: string]: number };
  readonly dark: readonly string[];
  /** Every space that lies in some tree's shadow, crevices too. */
  readonly shadow: readonly string[];
};

export function lightMap(content: Content, cells: Uint8Array, from: number, sun: number): LightMap {
  const lit: Record<string, number> = {};
  const dark: string[] = [];
  const shadow: string[] = [];
  let points = 0;
  for (const [space, place] of content.places.entries()) {
    const light = lightOn(content, cells, from, sun, space);
    points += light;
    if (light > 0) lit[place] = light;
    else if (isTree(cells[from + space]!)) dark.push(place);
    const near = cells[from + content.near[sun]![space]!]!;
    if (isTree(near) || cells[from + content.far[sun]![space]!] === BIG_TREE) shadow.push(place);
  }
  return { points, lit, dark, shadow };
}
