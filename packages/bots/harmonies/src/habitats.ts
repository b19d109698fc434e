// How far each card is from its next cubes: for every space that could take one, the fewest tokens that are missing.
import { type Ground, MOST_NEEDS } from './ground.ts';
import type { Board } from './lean.ts';
import { CLOSED, COST, LAST_COLOUR } from './stacks.ts';

/** More missing tokens than this are as good as never. */
export const FAR = 4;

/**
 * `counts[k]` becomes the number of spaces that lack k tokens for a cube of this card, up to FAR. Answers the colours of
 * which one token is all that some space lacks, as a set of bits.
 */
export function countMissing(g: Ground, card: number, { codes }: Board, counts: Uint8Array): number {
  const { target, starts, spaces, costs, needs } = g.habitats[card]!;
  // The innermost loops of all thinking: what is imported is looked up once.
  const cost = COST;
  const step = MOST_NEEDS;
  let colours = 0;
  counts.fill(0);
  for (let space = 0; space < g.size; space++) {
    const code = codes[space]!;
    if (code >= CLOSED) continue;
    const own = cost[target + code]!;
    if (own > FAR) continue;
    const end = starts[space + 1]! * step;
    let least = FAR + 1;
    let last = 0;
    for (let row = starts[space]! * step; row < end; row += step) {
      const first = cost[costs[row]! + codes[spaces[row]!]!]!;
      let missing = own + first;
      let lacking = first === 1 ? row : row + 1;
      if (needs > 1) {
        const second = cost[costs[row + 1]! + codes[spaces[row + 1]!]!]!;
        missing += second;
        if (needs > 2) {
          missing += cost[costs[row + 2]! + codes[spaces[row + 2]!]!]!;
          if (first === 0 && second === 0) lacking = row + 2;
        }
      }
      if (missing === 1 && least > 0) last |= 1 << LAST_COLOUR[own === 1 ? target : costs[lacking]!]!;
      if (missing < least) {
        least = missing;
        if (least === own) break;
      }
    }
    if (least <= FAR) counts[least]! += 1;
    if (least === 1) colours |= last;
  }
  return colours;
}
