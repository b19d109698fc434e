// What waits for somebody who returns: tables on the server and in this browser, the most urgent first.
import type { Listed } from '@sunglade/protocol';
import type { SavedTable } from '../../session/saved-table.ts';

export interface Waiting {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  /** Whose turn it is; `here`: a table in this browser, which waits for nobody else. */
  readonly turn: 'mine' | 'here' | 'theirs';
  /** When the own time is up. */
  readonly due: number | null;
  /** What the server says of it, or what this browser keeps. */
  readonly listed?: Listed;
  readonly kept?: SavedTable;
}

/** A table that was only opened and looked at is nothing to go on with. */
const wasBegun = ({ status, lines, seats }: SavedTable): boolean => status === 'playing' && lines.length > seats + 1;

const ORDER = { mine: 0, here: 1, theirs: 2 } as const;
const dueOf = ({ due }: Waiting): number => due ?? Number.MAX_SAFE_INTEGER;

export function waitingOf(here: readonly SavedTable[], online: readonly Listed[]): readonly Waiting[] {
  const all = [
    ...online
      .filter(({ status }) => status === 'playing' || status === 'open')
      .map(
        (listed): Waiting => ({
          id: listed.id,
          game: listed.game,
          href: `/t/${listed.id}`,
          turn: listed.yourTurn ? 'mine' : 'theirs',
          due: listed.due ?? null,
          listed,
        }),
      ),
    ...here
      .filter(wasBegun)
      .toSorted((a, b) => b.changedAt - a.changedAt)
      .map(
        (kept): Waiting => ({
          id: kept.id,
          game: kept.game,
          href: `/play/${kept.game}/${kept.id}`,
          turn: 'here',
          due: null,
          kept,
        }),
      ),
  ];
  // Sorting keeps the order of what is equal.
  return all.toSorted((a, b) => ORDER[a.turn] - ORDER[b.turn] || dueOf(a) - dueOf(b));
}
