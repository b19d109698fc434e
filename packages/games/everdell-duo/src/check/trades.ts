// What hand cards are still good for: two of them are a resource at any moment of one's own turn.
import type { Bound, State } from '../state/bound.ts';
import { handSize, IN_TURN, PHASE, TURN } from '../state/layout.ts';

/** Cards for one resource. */
export const TRADED_CARDS = 2;

/**
 * How many resources the seat could still trade for, with so many hand cards kept back: what an effect costs counts as
 * payable with them. Before version 2 of the rules an effect was skipped where the supply alone did not pay for it.
 */
export function tradesLeft({ switches }: Bound, s: State, seat: number, keptBack: number): number {
  if (!switches.tradesPayEffects || s.table[PHASE] !== IN_TURN || s.table[TURN] !== seat) return 0;
  return Math.max(0, Math.floor((handSize(s, seat) - keptBack) / TRADED_CARDS));
}
