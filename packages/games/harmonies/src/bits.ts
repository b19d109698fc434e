// Sets of spaces as the bits of one number: a board has fewer than 32 spaces.

/** The lowest space of a set that is not empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

export function countBits(set: number): number {
  let x = set - ((set >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const spacesOf = (set: number): number[] => {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
};

/** Everything next to a set, as the union of its spaces' neighbours. */
export function around(neighbours: Int32Array, set: number): number {
  let out = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) out |= neighbours[lowest(rest)] as number;
  return out;
}

/** The connected group of `within` that holds `start`. */
export function groupOf(neighbours: Int32Array, start: number, within: number): number {
  let group = start;
  let edge = start;
  while (edge !== 0) {
    edge = around(neighbours, edge) & within & ~group;
    group |= edge;
  }
  return group;
}
