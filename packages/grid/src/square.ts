// Square boards given as rows of letters. Spaces are numbered row by row over the letters that are part of the board.

export const SIDES = ['N', 'E', 'S', 'W'] as const;
/** A side of the board; also the direction towards it. */
export type Side = (typeof SIDES)[number];

const STEP: Readonly<Record<Side, readonly [row: number, column: number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};

export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;
/** The side `turns` quarters further clockwise. */
export const clockwise = (side: Side, turns: number): Side =>
  SIDES[(SIDES.indexOf(side) + (turns % 4) + 4) % 4] as Side;

export interface SquareBoard {
  readonly rows: number;
  readonly columns: number;
  readonly size: number;
  /** The letter of each space. */
  readonly letters: readonly string[];
  /** Row and column of each space. */
  readonly places: readonly (readonly [row: number, column: number])[];
  /** Orthogonal neighbours of each space, ascending. */
  readonly neighbours: readonly (readonly number[])[];
  /** The next space from each space towards a side, or -1 where the board has none. */
  readonly towards: Readonly<Record<Side, Int16Array>>;
  /** The space at a row and column, or -1. */
  at(row: number, column: number): number;
}

/** Builds a board from rows of equal length; `isSpace` says which letters belong to it. */
export function createSquareBoard(grid: readonly string[], isSpace: (letter: string) => boolean): SquareBoard {
  const rows = grid.length;
  const columns = grid[0]?.length ?? 0;
  const index = new Int16Array(rows * columns).fill(-1);
  const places: [number, number][] = [];
  const letters: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const letter = grid[row]?.[column] ?? '';
      if (!isSpace(letter)) continue;
      index[row * columns + column] = places.length;
      places.push([row, column]);
      letters.push(letter);
    }
  }
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= rows || column >= columns ? -1 : (index[row * columns + column] ?? -1);
  const along = (side: Side): Int16Array =>
    Int16Array.from(places, ([row, column]) => at(row + STEP[side][0], column + STEP[side][1]));
  const towards = { N: along('N'), E: along('E'), S: along('S'), W: along('W') };
  const neighbours = places.map((_, space) =>
    SIDES.map((side) => towards[side][space] ?? -1)
      .filter((other) => other >= 0)
      .sort((a, b) => a - b),
  );
  return { rows, columns, size: places.length, letters, places, neighbours, towards, at };
}

/** "3,4" for row 3, column 4. */
export const printPlace = ([row, column]: readonly [number, number]): string => `${row},${column}`;

export function parsePlace(text: string): readonly [row: number, column: number] | null {
  const match = /^(0|[1-9]\d?),(0|[1-9]\d?)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** A board as text, one letter per space, a blank where the board has none. */
export function drawSquares(board: SquareBoard, letter: (space: number) => string): string {
  const lines: string[] = [];
  for (let row = 0; row < board.rows; row++) {
    let line = '';
    for (let column = 0; column < board.columns; column++) {
      const space = board.at(row, column);
      line += `${column > 0 ? ' ' : ''}${space < 0 ? ' ' : letter(space)}`;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}
