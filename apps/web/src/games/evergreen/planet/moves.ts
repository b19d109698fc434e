// The keyboard's way over a planet.
import type { Content } from '@sunglade/evergreen';
import { parsePlace } from '@sunglade/grid';

const WAYS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/**
 * The space a key leads to, or null if the key does not move. Arrows go straight on over holes, and past the end of a
 * column to the nearest space of the next row; Home and End go to the ends of a row, Page Up and Page Down through the
 * spaces where something can be done.
 */
export function nextPlace(
  content: Content,
  from: string,
  key: string,
  isLit: (place: string) => boolean,
): string | null {
  const [row = 0, column = 0] = parsePlace(from) ?? [];
  const spaces = content.board.places;
  const name = (space: number): string => content.places[space] ?? from;
  const way = WAYS[key];
  if (way) return name(step(content, row, column, way) ?? content.board.at(row, column));
  if (key === 'Home' || key === 'End') {
    const inRow = spaces.flatMap(([r], space) => (r === row ? [space] : []));
    return name((key === 'Home' ? inRow[0] : inRow.at(-1)) ?? -1);
  }
  if (key === 'PageDown' || key === 'PageUp') {
    const lit = content.places.flatMap((place, space) => (isLit(place) ? [space] : []));
    const here = content.board.at(row, column);
    const next =
      key === 'PageDown'
        ? (lit.find((space) => space > here) ?? lit[0])
        : (lit.findLast((space) => space < here) ?? lit.at(-1));
    return name(next ?? here);
  }
  return null;
}

function step(
  { board }: Content,
  row: number,
  column: number,
  [down, right]: readonly [number, number],
): number | null {
  for (let i = 1; i < Math.max(board.rows, board.columns); i++) {
    const space = board.at(row + i * down, column + i * right);
    if (space >= 0) return space;
  }
  if (down === 0) return null;
  // Nothing straight on: the nearest space of the next row that has any.
  for (let r = row + down; r >= 0 && r < board.rows; r += down) {
    let best: number | null = null;
    let distance = Number.POSITIVE_INFINITY;
    for (const [space, [otherRow, otherColumn]] of board.places.entries()) {
      if (otherRow !== r || Math.abs(otherColumn - column) >= distance) continue;
      best = space;
      distance = Math.abs(otherColumn - column);
    }
    if (best !== null) return best;
  }
  return null;
}
