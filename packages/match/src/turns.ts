import { hasSeat, type Seats, seat } from '@sunglade/core';
import type { Table, TableLine } from '@sunglade/table';
import type { Turn } from './notices.ts';

/**
 * Whose turn has begun with these lines, `before` being who had to act until then; undefined where nobody's began or
 * ended. Whoever wrote one of the lines is there and knows, and a bot needs no telling.
 */
export function turnsOf(table: Table, before: Seats, lines: readonly TableLine[]): readonly Turn[] | undefined {
  if (lines.some(({ text }) => text.startsWith('!stale '))) return everybody(table);
  if (table.acting === before) return undefined;
  return table.chairs.flatMap(({ holder }, i) => {
    const one = seat(i);
    const begins = hasSeat(table.acting, one) && !hasSeat(before, one) && !table.isBot(one);
    return begins && holder !== null && lines.every(({ by }) => by !== holder) ? [{ seat: i, user: holder }] : [];
  });
}

/** Each person once, on whichever chair: the table is about to be closed. */
function everybody({ chairs }: Table): readonly Turn[] {
  const people = [...new Set(chairs.map(({ holder }) => holder))].filter((one) => one !== null);
  return people.map((user) => ({ kind: 'stale', seat: chairs.findIndex(({ holder }) => holder === user), user }));
}
