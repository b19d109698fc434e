// Where a sentence lies beside what it speaks of, without covering it.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Surroundings {
  /** Where it may be. */
  readonly room: Box;
  /** What it speaks of: never covered where that can be helped. */
  readonly lit: readonly Box[];
  /** What had better stay free, too: the buttons of the turn. */
  readonly busy: readonly Box[];
  /** What may be covered if there is no other place: boards and panels. */
  readonly full?: readonly Box[];
}

const GAP = 24;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The best place for something of this size: near the first lit thing, over none of them. */
export function placeBeside(
  size: { readonly width: number; readonly height: number },
  { room, lit, busy, full = [] }: Surroundings,
): Place {
  const { width, height } = size;
  const right = Math.max(room.x, room.x + room.width - width);
  const bottom = Math.max(room.y, room.y + room.height - height);
  const [first] = lit;
  const corners = [
    { x: room.x, y: room.y },
    { x: right, y: room.y },
    { x: room.x, y: bottom },
    { x: right, y: bottom },
  ];
  if (!first) return { x: right, y: bottom };
  const edges = [
    { x: right, y: first.y },
    { x: room.x, y: first.y },
  ];
  const sides = [around(lit), first].flatMap((box) => [
    { x: box.x + box.width + GAP, y: box.y },
    { x: box.x - width - GAP, y: box.y },
    { x: box.x, y: box.y + box.height + GAP },
    { x: box.x, y: box.y - height - GAP },
  ]);
  const cost = (at: Place): number => {
    const here = { ...at, width, height };
    const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(here, box), 0);
    const far = Math.hypot(
      at.x + width / 2 - first.x - first.width / 2,
      at.y + height / 2 - first.y - first.height / 2,
    );
    return covered(lit) * 100 + covered(busy) * 4 + covered(full) + far;
  };
  const spots = [...sides, ...edges, ...corners].map(({ x, y }) => ({
    x: clamp(x, room.x, right),
    y: clamp(y, room.y, bottom),
  }));
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
