// How far each card is from its next cubes: for every space that could take one, the fewest tokens that are missing.
import { type Ground, MOST_NEEDS } from './ground.ts';
import type { Board } from './lean.ts';
import { CLOSED, COST } from './stacks.ts';

/** More missing tokens than this are as good as never. */
export const FAR = 4;

/** `counts[k]` becomes the number of spaces that lack k tokens for a cube of this card, up to FAR. */
export function countMissing(g: Ground, card: number, { codes }: Board, counts: Uint8Array): void {
  const { target, starts, spaces, costs, needs } = g.habitats[card]!;
  counts.fill(0);
  for (let space = 0; space < g.size; space++) {
    const code = codes[space]!;
    if (code >= CLOSED) continue;
    const own = COST[target + code]!;
    if (own > FAR) continue;
    const end = starts[space + 1]! * MOST_NEEDS;
    let least = FAR + 1;
    for (let row = starts[space]! * MOST_NEEDS; row < end; row += MOST_NEEDS) {
      let missing = own + COST[costs[row]! + codes[spaces[row]!]!]!;
      if (needs > 1) {
        missing += COST[costs[row + 1]! + codes[spaces[row + 1]!]!]!;
        if (needs > 2) missing += COST[costs[row + 2]! + codes[spaces[row + 2]!]!]!;
      }
      if (missing < least) {
        least = missing;
        if (least === own) break;
      }
    }
    if (least <= FAR) counts[least]! += 1;
  }
}
