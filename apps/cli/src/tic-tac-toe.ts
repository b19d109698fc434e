// The calibration: how many random games of tic-tac-toe this machine plays in the same moment. Playouts of a game are
// compared with it, because seconds on a shared machine say little.

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const cells = new Int8Array(9);

/** One random game; returns who won, 0 for nobody. */
export function playTicTacToe(pick: (n: number) => number): number {
  cells.fill(0);
  let player = 1;
  for (let free = 9; free > 0; free--) {
    let nth = pick(free);
    let cell = 0;
    while (cells[cell] !== 0 || nth-- > 0) cell++;
    cells[cell] = player;
    for (const [a, b, c] of LINES) {
      if (cells[a] === player && cells[b] === player && cells[c] === player) return player;
    }
    player = 3 - player;
  }
  return 0;
}
