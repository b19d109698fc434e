// How much of the game is left for a seat: after its turn where it is in one, else from now on.
import { FULL, type Ground, TOKENS } from './ground.ts';
import type { Lean } from './lean.ts';
import { emptySpaces, pouchSize } from './turn.ts';

export interface Clock {
  /** Turns that the pouch still allows. */
  pouch: number;
  /** Turns until the fullest board of the others may be full. */
  rivals: number;
}

/** Empty spaces that a turn fills: some of its three tokens go on others. */
const FILLED = 1.7;

export const createClock = (): Clock => ({ pouch: 0, rivals: 0 });

/** Turns that so many empty spaces still allow. */
export const turnsFor = (empties: number): number => (empties <= FULL ? 0 : 1 + (empties - FULL - 1) / FILLED);

export function readClock(g: Ground, s: Lean, seat: number, clock: Clock): void {
  clock.pouch = turnsByPouch(g, s, seat);
  clock.rivals = Number.POSITIVE_INFINITY;
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue;
    const turns = turnsFor(emptySpaces(s.boards[other]!));
    // Who moves later in a round takes the last turn of it after this seat.
    const later = orderOf(g, s, other) > orderOf(g, s, seat);
    clock.rivals = Math.min(clock.rivals, later ? Math.max(0, turns - 1) : turns);
  }
}

const orderOf = (g: Ground, s: Lean, seat: number): number => (seat - s.first + g.seats) % g.seats;

function turnsByPouch(g: Ground, s: Lean, seat: number): number {
  if (s.phase === 'over') return 0;
  if (s.final) return orderOf(g, s, seat) > orderOf(g, s, s.mover) ? 1 : 0;
  const size = pouchSize(s);
  if (g.solo) return Math.ceil(size / TOKENS / g.central);
  // All turns after the one that is being played.
  const turns = size / TOKENS;
  const until = (seat - s.mover + g.seats) % g.seats;
  return until === 0 ? Math.floor(turns / g.seats) : Math.max(0, Math.floor((turns - until) / g.seats) + 1);
}
