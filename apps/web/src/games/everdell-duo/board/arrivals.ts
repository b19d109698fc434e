// What has come to the meadow while the other player was at work: marked until one acts.
import { useRef } from 'preact/hooks';
import type { Table } from '../table.ts';

/** What somebody has seen of the meadow. */
interface Seen {
  /** As it lay when the own turn ended; null before the first one has. */
  readonly before: ReadonlySet<number> | null;
  /** As it lies in the own turn. */
  readonly now: ReadonlySet<number> | null;
}

const NOTHING: Seen = { before: null, now: null };

export function seenAfter(seen: Seen, mine: boolean, meadow: readonly number[]): Seen {
  if (mine) return { ...seen, now: new Set(meadow) };
  return seen.now ? { before: seen.now, now: null } : seen;
}

/** Cards that were not there when the own turn ended; none once something has been done since. */
export const newIn = ({ before }: Seen, meadow: readonly number[], acted: boolean): ReadonlySet<number> =>
  new Set(before && !acted ? meadow.filter((card) => card >= 0 && !before.has(card)) : []);

export function useArrivals({ view: { open }, seat, mine }: Table): ReadonlySet<number> {
  const seen = useRef(NOTHING);
  const myTurn = open.turn === seat;
  seen.current = seenAfter(seen.current, myTurn, open.meadow);
  return mine ? newIn(seen.current, open.meadow, myTurn && open.steps > 0) : new Set();
}
