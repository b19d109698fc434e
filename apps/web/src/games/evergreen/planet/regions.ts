// The land of a planet: every square, also where there is no space, belongs to a biome, so that the regions run on to
// the rim and their borders fit together like cut paper.
import { BIOMES, type Biome, type Content } from '@sunglade/evergreen';
import { type Layout, onLand, SHEET, SPACE } from './layout.ts';
import { type Corner, outlines } from './outlines.ts';
import { type Point, smooth } from './shapes.ts';

/** Squares around the spaces that are looked at too: enough to run under the rim everywhere. */
const AROUND = 3;

export interface Land {
  /** The biome on which a square lies. */
  ground(row: number, column: number): Biome;
  readonly squares: readonly Corner[];
}

export function landOf(content: Content): Land {
  const { board, biomeOf } = content;
  const spaces = board.places.flatMap(([row, column], space) => {
    const biome = BIOMES[biomeOf[space] ?? -1];
    return biome ? [{ row, column, biome }] : [];
  });
  const known = new Map<string, Biome>();
  const squares: Corner[] = [];
  for (let row = -AROUND; row < board.rows + AROUND; row++) {
    for (let column = -AROUND; column < board.columns + AROUND; column++) {
      squares.push([row, column]);
      known.set(`${row},${column}`, nearest(spaces, row, column));
    }
  }
  return { squares, ground: (row, column) => known.get(`${row},${column}`) ?? nearest(spaces, row, column) };
}

/** The biome of the nearest space; between equally near ones the biome that is closer as a whole. */
function nearest(spaces: readonly { row: number; column: number; biome: Biome }[], row: number, column: number): Biome {
  let shortest = Number.POSITIVE_INFINITY;
  const pull = new Map<Biome, number>();
  const candidates = new Set<Biome>();
  for (const space of spaces) {
    const distance = (space.row - row) ** 2 + (space.column - column) ** 2;
    if (distance === 0) return space.biome;
    pull.set(space.biome, (pull.get(space.biome) ?? 0) + 1 / distance);
    if (distance > shortest) continue;
    if (distance < shortest) candidates.clear();
    shortest = distance;
    candidates.add(space.biome);
  }
  const best = [...candidates].sort((a, b) => (pull.get(b) ?? 0) - (pull.get(a) ?? 0));
  return best[0] ?? 'grassland';
}

/** The same shift for everybody who draws this point: neighbours stay neighbours. */
const wobble = ([x, y]: Point): Point => [
  x + 11 * Math.sin(y * 0.021 + 1.3) + 7 * Math.sin(y * 0.047 + x * 0.013),
  y + 11 * Math.sin(x * 0.019 + 0.4) + 7 * Math.sin(x * 0.043 - y * 0.011 + 2),
];

/** The outline of one biome as a path (fill rule evenodd), or nothing where a planet lacks it. */
export function regionPath(biome: Biome, land: Land, layout: Layout): string {
  const corner = (row: number, column: number): Point => {
    const [x, y] = layout.at(row, column);
    return wobble([x - SPACE / 2, y - SPACE / 2]);
  };
  const middle = ([ax, ay]: Point, [bx, by]: Point, k: number): Point => [ax + (bx - ax) * k, ay + (by - ay) * k];
  return outlines(land.squares.filter(([row, column]) => land.ground(row, column) === biome))
    .map((loop) => {
      const points: Point[] = [];
      for (const [i, at] of loop.entries()) {
        const before = loop[(i - 1 + loop.length) % loop.length] as Corner;
        const after = loop[(i + 1) % loop.length] as Corner;
        const [a, b, c] = [corner(...before), corner(...at), corner(...after)];
        // A corner of only two biomes is cut off; where three meet, all of them must draw the same point.
        const softened = meetingAt(land, at) > 2 ? b : middle(b, middle(a, c, 0.5), 0.28);
        points.push(softened, middle(b, c, 0.5));
      }
      return smooth(points, 1);
    })
    .join('');
}

/** How many biomes meet at a corner. */
function meetingAt(land: Land, [row, column]: Corner): number {
  const around = [land.ground(row, column), land.ground(row - 1, column)];
  return new Set([...around, land.ground(row, column - 1), land.ground(row - 1, column - 1)]).size;
}

export interface Medal {
  readonly biome: Biome;
  readonly at: Point;
  readonly size: number;
}

const MEDAL = 30;
const STEP = 20;
/** Around a coin the land must be of its biome. */
const RING = Array.from({ length: 8 }, (_, i): Point => {
  const angle = (i * Math.PI) / 4;
  return [Math.cos(angle) * (MEDAL + 12), Math.sin(angle) * (MEDAL + 12)];
});

/** How far a point is from the nearest sheet. */
function roomAt([x, y]: Point, sheets: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [sx, sy] of sheets) {
    const dx = Math.max(0, Math.abs(sx - x) - SHEET);
    const dy = Math.max(0, Math.abs(sy - y) - SHEET);
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

/** Coins with the biomes' symbols in the free bays of the land: one each, a second where there is room far away. */
export function medals(content: Content, land: Land, layout: Layout): Medal[] {
  const sheets = content.board.places.map(([row, column]) => layout.at(row, column));
  const found = new Map<Biome, { at: Point; room: number }[]>();
  for (let y = -layout.halfHeight; y <= layout.halfHeight; y += STEP) {
    for (let x = -layout.halfWidth; x <= layout.halfWidth; x += STEP) {
      const at: Point = [x, y];
      // Most points are too near to a sheet, so that is asked first.
      const room = roomAt(at, sheets);
      if (room < MEDAL + 4 || !onLand(layout, at, MEDAL + 18)) continue;
      const biome = land.ground(...layout.squareAt(at));
      if (RING.some(([dx, dy]) => land.ground(...layout.squareAt([x + dx, y + dy])) !== biome)) continue;
      const places = found.get(biome);
      if (places) places.push({ at, room });
      else found.set(biome, [{ at, room }]);
    }
  }
  return [...found].flatMap(([biome, places]) => {
    const best = places.sort((a, b) => b.room - a.room);
    const first = best[0];
    if (!first) return [];
    const far = best.find(({ at }) => Math.hypot(at[0] - first.at[0], at[1] - first.at[1]) > 2.4 * SPACE);
    return [first, ...(far ? [far] : [])].map(({ at }) => ({ biome, at, size: MEDAL }));
  });
}
