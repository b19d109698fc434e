// Shadows and the forest's edge, drawn from what the rules say about a planet.
import type { Content, Planet } from '@sunglade/evergreen';
import { opposite, parsePlace, type Side } from '@sunglade/grid';
import { type Layout, SPACE } from './layout.ts';
import { type Corner, outlines, turnsOf } from './outlines.ts';
import { type Point, rounded, smooth } from './shapes.ts';

/** Where the foot of a piece stands below the middle of its space: so low that a crown ends where the next piece begins. */
export const FOOT = 37;
/** Shadows lie nearer to the middle of the row they darken. */
const SHADOW_FOOT = 22;

const WAY: Readonly<Record<Side, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The way a shadow falls. */
const fallOf = (sun: Side): Point => WAY[opposite(sun)];

/** The shadow of a tree laid on the ground: trunk, then a crown that ends inside the last space it darkens. */
function shadowPath([x, y]: Point, spaces: number, sun: Side): string {
  const [dx, dy] = fallOf(sun);
  const width = spaces > 1 ? 31 : 24;
  const end = spaces * SPACE + 34;
  const crown = spaces > 1 ? 58 : 44;
  const along = (k: number): number => crown + (end - crown) * k;
  const half: Point[] = [
    [0, 6],
    [crown * 0.7, 6],
    [crown + 4, width * 0.8],
    [along(0.3), width],
    [along(0.62), width * 0.94],
    [end - 14, width * 0.62],
  ];
  const points: Point[] = [...half.map(([u, v]): Point => [u, -v]), [end, 0], ...half.toReversed()];
  // Seen from above and in front: what lies across is a little flatter.
  return smooth(
    points.map(([u, v]): Point => (dx ? [x + dx * u, y + v * 0.86] : [x + v, y + dy * u * 0.98])),
    0.95,
  );
}

export interface Shadow {
  readonly key: string;
  readonly path: string;
  /** Where the tree stands: the shadow grows out from there. */
  readonly foot: Point;
}

const HEIGHT: Readonly<Record<string, number>> = { S: 1, B: 2 };
export const heightOf = (piece: string): number => HEIGHT[piece] ?? 0;

export function shadowsOf(content: Content, planet: Planet, layout: Layout, sun: Side): Shadow[] {
  return content.board.places.flatMap(([row, column]) => {
    const spaces = heightOf(planet[row]?.[column] ?? '');
    if (spaces === 0) return [];
    const [x, y] = layout.at(row, column);
    const foot: Point = [x, y + SHADOW_FOOT];
    return [{ key: `${row},${column},${spaces}`, path: shadowPath(foot, spaces, sun), foot }];
  });
}

const INSET = 3;

/** The edge around a group of spaces, given by their places. */
export function edgeOf(places: readonly string[], layout: Layout): string {
  const squares = places.flatMap((place): Corner[] => {
    const at = parsePlace(place);
    return at ? [at] : [];
  });
  const inside = new Set(squares.map(([row, column]) => `${row},${column}`));
  return outlines(squares)
    .map((loop) => {
      const points = turnsOf(loop).map(([row, column]): Point => {
        const [x, y] = layout.at(row, column);
        // Away from the squares outside, so that the line stays on the forest's own ground.
        const pull = (r: number, c: number): number => (inside.has(`${r},${c}`) ? 1 : -1);
        const [nw, ne] = [pull(row - 1, column - 1), pull(row - 1, column)];
        const [sw, se] = [pull(row, column - 1), pull(row, column)];
        const shiftX = Math.sign(ne + se - nw - sw) * INSET;
        const shiftY = Math.sign(sw + se - nw - ne) * INSET;
        return [x - SPACE / 2 + shiftX, y - SPACE / 2 + shiftY];
      });
      return rounded(points, 26);
    })
    .join('');
}
