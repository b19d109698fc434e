// From a table that waits for others to the next one that waits for me.
import type { Listed } from '@sunglade/protocol';

/** The most urgent of the own tables where it is one's turn, apart from the one that one looks at; null: none waits. */
export function nextTurn(online: readonly Listed[], table: string): Listed | null {
  const dueOf = ({ due }: Listed): number => due ?? Number.MAX_SAFE_INTEGER;
  const waiting = online.filter(({ id, yourTurn }) => yourTurn && id !== table);
  return waiting.toSorted((a, b) => dueOf(a) - dueOf(b))[0] ?? null;
}
