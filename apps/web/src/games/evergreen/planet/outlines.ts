// The outlines of groups of squares: borders of regions, the edge of a forest.

/** A corner between squares: row and column of the square to its lower right. */
export type Corner = readonly [row: number, column: number];

const key = (row: number, column: number): string => `${row},${column}`;

/**
 * Every outline of a group of squares, clockwise, holes the other way round. Each corner of the squares on the way is
 * named, also those where the line goes straight on. Where two squares touch only by a corner the line stays with one.
 */
export function outlines(squares: Iterable<Corner>): Corner[][] {
  const inside = new Set<string>();
  const list = [...squares];
  for (const [row, column] of list) inside.add(key(row, column));
  const has = (row: number, column: number): boolean => inside.has(key(row, column));
  // Edges by the corner at which they begin; the inside lies to the right.
  const from = new Map<string, { to: Corner; used: boolean; turn: number }[]>();
  const add = (a: Corner, to: Corner, turn: number): void => {
    const edges = from.get(key(...a)) ?? [];
    edges.push({ to, used: false, turn });
    from.set(key(...a), edges);
  };
  for (const [r, c] of list) {
    if (!has(r - 1, c)) add([r, c], [r, c + 1], 0);
    if (!has(r, c + 1)) add([r, c + 1], [r + 1, c + 1], 1);
    if (!has(r + 1, c)) add([r + 1, c + 1], [r + 1, c], 2);
    if (!has(r, c - 1)) add([r + 1, c], [r, c], 3);
  }
  const found: Corner[][] = [];
  for (const [start, edges] of from) {
    for (const first of edges) {
      if (first.used) continue;
      const loop: Corner[] = [];
      let edge = first;
      for (;;) {
        edge.used = true;
        loop.push(edge.to);
        const next = from.get(key(...edge.to)) ?? [];
        // Right turn first: it stays with the same square.
        const open = next.filter((one) => !one.used);
        if (open.length === 0) break;
        const turn = edge.turn;
        edge = open.find((one) => one.turn === (turn + 1) % 4) ?? (open[0] as (typeof open)[number]);
      }
      if (loop.length > 0 && key(...(loop.at(-1) as Corner)) === start) found.push(loop);
    }
  }
  return found;
}

/** Only the corners where the line turns. */
export function turnsOf(loop: readonly Corner[]): Corner[] {
  return loop.filter((corner, i) => {
    const before = loop[(i - 1 + loop.length) % loop.length] as Corner;
    const after = loop[(i + 1) % loop.length] as Corner;
    return !(
      (before[0] === corner[0] && corner[0] === after[0]) ||
      (before[1] === corner[1] && corner[1] === after[1])
    );
  });
}
