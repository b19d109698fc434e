// Hexagons in axial coordinates, flat side up: (0,-1) is up, (1,-1) up-right, then clockwise.

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six neighbours, clockwise from the top. */
export const HEX_DIRECTIONS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const addHex = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

/** An offset turned clockwise around its origin by `turns` sixths. */
export function rotateHex(offset: Hex, turns: number): Hex {
  let { q, r } = offset;
  for (let i = 0; i < ((turns % 6) + 6) % 6; i++) [q, r] = [-r, q + r];
  return { q: q + 0, r: r + 0 };
}

export const printHex = ({ q, r }: Hex): string => `${q},${r}`;

export function parseHex(text: string): Hex | null {
  const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text);
  return match ? { q: Number(match[1]), r: Number(match[2]) } : null;
}

export interface HexBoard {
  readonly size: number;
  readonly spaces: readonly Hex[];
  /** Neighbouring spaces of each space, clockwise from the top, without gaps. */
  readonly neighbours: readonly (readonly number[])[];
  /** The space at a coordinate, or -1. */
  at(hex: Hex): number;
}

export function createHexBoard(spaces: readonly Hex[]): HexBoard {
  const index = new Map(spaces.map((hex, space) => [printHex(hex), space]));
  const at = (hex: Hex): number => index.get(printHex(hex)) ?? -1;
  const neighbours = spaces.map((hex) =>
    HEX_DIRECTIONS.map((direction) => at(addHex(hex, direction))).filter((space) => space >= 0),
  );
  return { size: spaces.length, spaces, neighbours, at };
}

/** A board as text: columns left to right, each space two letters wide, shifted by half a space as on the table. */
export function drawHexes(board: HexBoard, letters: (space: number) => string): string {
  const minQ = Math.min(...board.spaces.map((hex) => hex.q));
  const line = (hex: Hex): number => 2 * hex.r + hex.q;
  const top = Math.min(...board.spaces.map(line));
  const rows: string[] = [];
  const leftToRight = [...board.spaces.entries()].sort(([, a], [, b]) => a.q - b.q);
  for (const [space, hex] of leftToRight) {
    const row = line(hex) - top;
    const column = (hex.q - minQ) * 4;
    rows[row] = `${(rows[row] ?? '').padEnd(column)}${letters(space)}`.padEnd(column + 2);
  }
  return Array.from(rows, (row) => (row ?? '').trimEnd()).join('\n');
}
