// Outlines cut by hand: everything a little uneven, the same unevenness every time.

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Repeatable unevenness: 0 … 1 for a seed, again and again. */
function uneven(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** A closed curve through the points. */
export function smooth(points: readonly Point[], tension: number): string {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] as Point;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < count; i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    const k = tension / 3;
    path += `C${round(bx + (cx - ax) * k)} ${round(by + (cy - ay) * k)} ${round(cx - (dx - bx) * k)} ${round(cy - (dy - by) * k)} ${round(cx)} ${round(cy)}`;
  }
  return `${path}Z`;
}

/** A closed polygon with rounded corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const count = points.length;
  const towards = ([ax, ay]: Point, [bx, by]: Point): string => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const k = Math.min(radius, length / 2) / length;
    return `${round(ax + (bx - ax) * k)} ${round(ay + (by - ay) * k)}`;
  };
  let path = '';
  for (let i = 0; i < count; i++) {
    const before = points[(i - 1 + count) % count] as Point;
    const corner = points[i] as Point;
    const next = points[(i + 1) % count] as Point;
    path += `${i === 0 ? 'M' : 'L'}${towards(corner, before)}Q${round(corner[0])} ${round(corner[1])} ${towards(corner, next)}`;
  }
  return `${path}Z`;
}

/** A disc that is not quite one. */
export function blob(rx: number, ry: number, points: number, seed: number, wobble: number): string {
  const next = uneven(seed);
  return smooth(
    Array.from({ length: points }, (_, i): Point => {
      const angle = (i / points) * Math.PI * 2;
      const k = 1 + (next() - 0.5) * 2 * wobble;
      return [Math.cos(angle) * rx * k, Math.sin(angle) * ry * k];
    }),
    0.5,
  );
}

/** One playable space: a sheet with soft corners around a centre. */
export function sheet([x, y]: Point, half: number, seed: number): string {
  const next = uneven(seed);
  const j = (): number => (next() - 0.5) * 5;
  const c = half - 12;
  return smooth(
    [
      [x - c, y - half + j()],
      [x + j(), y - half - 1],
      [x + c, y - half + j()],
      [x + half - 1 + j() * 0.4, y - c],
      [x + half, y + j()],
      [x + half + j() * 0.4, y + c],
      [x + c, y + half + j() * 0.5],
      [x + j(), y + half],
      [x - c, y + half + j() * 0.5],
      [x - half + j() * 0.4, y + c],
      [x - half, y + j()],
      [x - half + j() * 0.4, y - c],
    ],
    0.9,
  );
}
