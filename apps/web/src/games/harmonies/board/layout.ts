// Where everything lies on a board of hexes, seen from above at a slant. Units: a hex is 120 wide.
import type { Hex, HexBoard } from '@sunglade/grid';

export type Point = readonly [x: number, y: number];

/** From the middle of a hex to its corners at the left and right. */
export const RADIUS = 60;
/** How much the slant shortens what goes away from the eye. */
const SLANT = 0.8;
/** Half of a hex's height as it is drawn. */
export const HALF = (RADIUS * Math.sqrt(3) * SLANT) / 2;
/** How thick the sheet of a hex is, and how high a token. */
export const EDGE = 10;
export const STEP = 19;
/** Half of a token's width and height. */
export const DISC_X = 42;
export const DISC_Y = 27;

export interface Layout {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** The middle of each space. */
  readonly centres: readonly Point[];
  /** Spaces from the back to the front, row by row: what is in front covers what is behind. */
  readonly rows: readonly (readonly number[])[];
}

const hexPoint = ({ q, r }: Hex): Point => [1.5 * RADIUS * q, 2 * HALF * (r + q / 2)];

const MARGIN = { top: 74, side: 10, bottom: 40 };

const layouts = new WeakMap<HexBoard, Layout>();

export function layoutOf(board: HexBoard): Layout {
  const known = layouts.get(board);
  if (known) return known;
  const points = board.spaces.map(hexPoint);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - RADIUS - MARGIN.side, Math.max(...xs) + RADIUS + MARGIN.side];
  const [top, bottom] = [Math.min(...ys) - HALF - MARGIN.top, Math.max(...ys) + HALF + MARGIN.bottom];
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  const [width, height] = [right - left, bottom - top];
  const lines = [...new Set(board.spaces.map(({ q, r }) => 2 * r + q))].sort((a, b) => a - b);
  const layout: Layout = {
    viewBox: [-width / 2, -height / 2, width, height].map((n) => n.toFixed(1)).join(' '),
    width,
    height,
    centres: points.map(([x, y]): Point => [x - midX, y - midY]),
    rows: lines.map((line) =>
      [...board.spaces.keys()]
        .filter((space) => {
          const { q, r } = board.spaces[space] as Hex;
          return 2 * r + q === line;
        })
        .sort((a, b) => (board.spaces[a] as Hex).q - (board.spaces[b] as Hex).q),
    ),
  };
  layouts.set(board, layout);
  return layout;
}

const n = (value: number): number => Math.round(value * 10) / 10;

/** The corners of a hex around a point, from the right, clockwise; `grow` is 1 for the hex itself. */
export function corners([x, y]: Point, grow = 1): Point[] {
  const [w, h] = [RADIUS * grow, HALF * grow];
  return [
    [x + w, y],
    [x + w / 2, y + h],
    [x - w / 2, y + h],
    [x - w, y],
    [x - w / 2, y - h],
    [x + w / 2, y - h],
  ];
}

/** A hex with soft corners. */
export function hexPath(at: Point, grow = 1, round = 9): string {
  const points = corners(at, grow);
  const count = points.length;
  let path = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = points[i] as Point;
    const towards = ([ox, oy]: Point): string => {
      const length = Math.hypot(ox - x, oy - y) || 1;
      return `${n(x + ((ox - x) * round) / length)} ${n(y + ((oy - y) * round) / length)}`;
    };
    const before = points[(i + count - 1) % count] as Point;
    const after = points[(i + 1) % count] as Point;
    path += `${i === 0 ? 'M' : 'L'}${towards(before)}Q${n(x)} ${n(y)} ${towards(after)}`;
  }
  return `${path}Z`;
}

/** The shadow of a stack on the ground: as long as the stack is high, away from the light. */
export function shadowPath([x, y]: Point, tokens: number, [lx, ly]: Point): string {
  const length = tokens * STEP * 1.15;
  const [dx, dy] = [-lx * length, Math.max(-ly * length * 0.55, -length * 0.2)];
  const [rx, ry] = [DISC_X + 1, DISC_Y + 1];
  // The two lines that touch both ellipses, found as for circles in a world that is not slanted.
  const k = rx / ry;
  const angle = Math.atan2(dy * k, dx);
  const side: Point = [-Math.sin(angle) * rx, (Math.cos(angle) * rx) / k];
  const at = (px: number, py: number): string => `${n(px)} ${n(py)}`;
  return `M${at(x + side[0], y + side[1])}A${rx} ${ry} 0 0 1 ${at(x - side[0], y - side[1])}L${at(x + dx - side[0], y + dy - side[1])}A${rx} ${ry} 0 0 1 ${at(x + dx + side[0], y + dy + side[1])}Z`;
}
