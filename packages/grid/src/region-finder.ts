// Connected regions on boards of any size, without allocating: for rules that score them again and again.
import type { Neighbours } from './regions.ts';

/**
 * Pieces are small numbers in `cells`, one per space from `from` on; `belongs[piece]` is 1 for the pieces a region is made
 * of. A finder keeps notes between calls, so each bound rules has its own.
 */
export interface RegionFinder {
  /** The spaces of the region found last, in the order in which they were found; only its size says how many. */
  readonly spaces: Int16Array;
  /** Forgets the regions seen so far. */
  begin(): void;
  /** The size of the region around a space; 0 where there is none or it was seen since `begin`. */
  find(cells: Uint8Array, from: number, belongs: Uint8Array, start: number): number;
  /** The size of the biggest region. */
  biggest(cells: Uint8Array, from: number, belongs: Uint8Array): number;
}

/** Then counting starts again, before the runs no longer fit. */
const LAST_RUN = 2 ** 30 - 1;

export function createRegionFinder(neighbours: Neighbours): RegionFinder {
  const size = neighbours.length;
  const next = Int16Array.from(neighbours.flat());
  /** The neighbours of a space are next[ends[space]] … next[ends[space + 1] - 1]. */
  const ends = new Int32Array(size + 1);
  for (let space = 0; space < size; space++) ends[space + 1] = ends[space]! + (neighbours[space]?.length ?? 0);
  const spaces = new Int16Array(size);
  /** In which run a space was last seen. */
  const seen = new Int32Array(size);
  let run = 0;

  function begin(): void {
    if (run === LAST_RUN) {
      seen.fill(0);
      run = 0;
    }
    run++;
  }

  function find(cells: Uint8Array, from: number, belongs: Uint8Array, start: number): number {
    if (seen[start] === run || belongs[cells[from + start]!] !== 1) return 0;
    let length = 1;
    spaces[0] = start;
    seen[start] = run;
    for (let i = 0; i < length; i++) {
      const space = spaces[i]!;
      const end = ends[space + 1]!;
      for (let k = ends[space]!; k < end; k++) {
        const other = next[k]!;
        if (seen[other] === run || belongs[cells[from + other]!] !== 1) continue;
        seen[other] = run;
        spaces[length++] = other;
      }
    }
    return length;
  }

  function biggest(cells: Uint8Array, from: number, belongs: Uint8Array): number {
    begin();
    let best = 0;
    for (let space = 0; space < size; space++) {
      const found = find(cells, from, belongs, space);
      if (found > best) best = found;
    }
    return best;
  }

  begin();
  return { spaces, begin, find, biggest };
}
