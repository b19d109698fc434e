// The forests of one planet: trees and bushes that touch. `cells` may hold several planets one after the other; `from` is
// where this one begins.
import { regions } from '@sunglade/grid';
import type { Content } from './content.ts';
import type { Bound } from './layout.ts';
import { BIG_TREE, BUSH, PIECES, SMALL_TREE } from './terms.ts';

const IN_FOREST = Uint8Array.from(PIECES, (_, piece) => ([SMALL_TREE, BIG_TREE, BUSH].includes(piece) ? 1 : 0));

/** The size of the biggest forest. */
export const forestPoints = (b: Bound, cells: Uint8Array, from: number): number =>
  b.forests.biggest(cells, from, IN_FOREST);

/** The same with its spaces, for whoever has to draw it. */
export type ForestMap = {
  readonly points: number;
  /** The biggest forest; of several equal ones the first from the top. */
  readonly spaces: readonly string[];
  /** Every forest's size, ascending. */
  readonly sizes: readonly number[];
};

export function forestMap({ board, places }: Content, cells: Uint8Array, from: number): ForestMap {
  const forests = regions(board.neighbours, (space) => IN_FOREST[cells[from + space]!] === 1);
  const sizes = forests.map((forest) => forest.length).sort((x, y) => x - y);
  const points = sizes.at(-1) ?? 0;
  const biggest = forests.find((forest) => forest.length === points) ?? [];
  return { points, spaces: biggest.map((space) => places[space]!), sizes };
}
