// Where everything lies on a planet. Units: one space is 100 wide, the middle of the planet is 0, 0.
import type { SquareBoard } from '@sunglade/grid';
import { blob, type Point, rounded } from './shapes.ts';

export const SPACE = 100;
/** Half the width of the sheet of one space. */
export const SHEET = 42;
/** From the edge of the land to the edge of the picture. */
const AIR = 30;
const CORNER = 150;
/** How much wider than its spaces a planet may get before it is drawn as an island instead of a ball. */
const ROUNDISH = 1.25;
/** How much longer than wide a ball may be. */
const SQUARISH = 0.85;

export interface Layout {
  readonly round: boolean;
  /** Half of the land's width and height; equal on a round planet. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Half of the spaces' width and height: what has to be on the screen. */
  readonly spacesX: number;
  readonly spacesY: number;
  readonly viewBox: string;
  readonly viewWidth: number;
  readonly viewHeight: number;
  /** The middle of a square, whether it is a space or not. */
  at(row: number, column: number): Point;
  /** Which square lies at a point. */
  squareAt(point: Point): readonly [row: number, column: number];
}

export function layoutOf(board: SquareBoard): Layout {
  const rows = board.places.map(([row]) => row);
  const columns = board.places.map(([, column]) => column);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const midRow = (top + bottom) / 2;
  const midColumn = (left + right) / 2;
  const at = (row: number, column: number): Point => [(column - midColumn) * SPACE, (row - midRow) * SPACE];
  const spacesX = ((right - left + 1) / 2) * SPACE;
  const spacesY = ((bottom - top + 1) / 2) * SPACE;
  const far = Math.max(
    ...board.places.map(([row, column]) => {
      const [x, y] = at(row, column);
      return Math.hypot(Math.abs(x) + SHEET - 6, Math.abs(y) + SHEET - 6);
    }),
  );
  const widest = Math.max(spacesX, spacesY);
  const radius = Math.max(far + 26, widest + 32);
  const round = radius <= widest * ROUNDISH && Math.min(spacesX, spacesY) >= widest * SQUARISH;
  const halfWidth = round ? radius : spacesX + 44;
  const halfHeight = round ? radius : spacesY + 44;
  const [w, h] = [halfWidth + AIR, halfHeight + AIR];
  return {
    round,
    halfWidth,
    halfHeight,
    spacesX,
    spacesY,
    viewBox: `${-w} ${-h} ${2 * w} ${2 * h}`,
    viewWidth: 2 * w,
    viewHeight: 2 * h,
    at,
    squareAt: ([x, y]) => [Math.round(y / SPACE + midRow), Math.round(x / SPACE + midColumn)],
  };
}

/** The edge of the land, `grow` further out; a wobble of 0 is exact. */
export function rim({ round, halfWidth, halfHeight }: Layout, grow: number, seed = 0, wobble = 0): string {
  const [w, h] = [halfWidth + grow, halfHeight + grow];
  if (round && wobble > 0) return blob(w, h, 26, seed, wobble);
  if (round) return `M${-w} 0A${w} ${w} 0 1 1 ${w} 0A${w} ${w} 0 1 1 ${-w} 0Z`;
  const corners: Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ];
  return rounded(corners, CORNER + grow);
}

/** Whether a point lies on the land, at least `inside` from its edge. */
export function onLand({ round, halfWidth, halfHeight }: Layout, [x, y]: Point, inside = 0): boolean {
  const [w, h] = [halfWidth - inside, halfHeight - inside];
  if (round) return Math.hypot(x, y) <= w;
  const [dx, dy] = [Math.abs(x) - (w - CORNER), Math.abs(y) - (h - CORNER)];
  if (dx > CORNER || dy > CORNER) return false;
  return dx <= 0 || dy <= 0 || Math.hypot(dx, dy) <= CORNER;
}
