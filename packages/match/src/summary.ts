import type { Table } from '@sunglade/table';
import type { Summary } from './store.ts';

/** How long a table may rest before it is closed. */
export interface Patience {
  readonly openMs: number;
  readonly playingMs: number;
}

/** The node that wrote the line asks the bot at once; another one helps only when that node is gone. */
const BOT_GRACE_MS = 3_000;

export const staleAt = (table: Table, patience: Patience): number => {
  const last = table.lines.at(-1)?.at ?? table.config.openedAt;
  return last + (table.status === 'open' ? patience.openMs : patience.playingMs);
};

export function summaryOf(table: Table, patience: Patience): Summary {
  const { status, acting, due } = table;
  const ended = status === 'over' || status === 'closed';
  const moments = [staleAt(table, patience)];
  if (due) moments.push(due.at);
  if (table.botsToAct.length > 0) moments.push((table.lines.at(-1)?.at ?? 0) + BOT_GRACE_MS);
  return {
    status,
    acting,
    dueAt: due?.at ?? null,
    wakeAt: ended ? null : Math.min(...moments),
    names: table.chairs.map((chair) =>
      chair.holder !== null ? chair.name : chair.bot !== null ? `@${chair.bot}` : null,
    ),
    holders: table.chairs.map((chair) => chair.holder),
  };
}
