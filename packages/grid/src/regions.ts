// Connected regions on any board that knows its neighbours, plainly: for whatever is not in a hurry. `bits.ts` and
// `region-finder.ts` do the same for rules.

export type Neighbours = readonly (readonly number[])[];

/** The groups of spaces that belong and touch, each ascending, in the order of their first space. */
export function regions(neighbours: Neighbours, belongs: (space: number) => boolean): number[][] {
  const seen = new Uint8Array(neighbours.length);
  const groups: number[][] = [];
  for (let start = 0; start < neighbours.length; start++) {
    if (seen[start] || !belongs(start)) continue;
    const group = [start];
    seen[start] = 1;
    for (let i = 0; i < group.length; i++) {
      for (const next of neighbours[group[i] as number] ?? []) {
        if (seen[next] || !belongs(next)) continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}
