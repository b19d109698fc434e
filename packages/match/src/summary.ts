import { printBot, staleAt, type Table, type Patience as TablePatience } from '@sunglade/table';
import type { Summary } from './store.ts';

export interface Patience extends TablePatience {
  /** The node that wrote a line asks the bot at once; after so long another one asks, because that node is gone. */
  readonly botMs?: number;
}

const BOT_MS = 3_000;

export function summaryOf(table: Table, patience: Patience): Summary {
  const { status, acting, due } = table;
  const ended = status === 'over' || status === 'closed';
  const moments = [staleAt(table, patience)];
  // Where people decide what becomes of it, nobody has to look.
  if (due && table.config.onTimeout !== 'wait') moments.push(due.at);
  if (table.botsToAct.length > 0) moments.push((table.lines.at(-1)?.at ?? 0) + (patience.botMs ?? BOT_MS));
  return {
    status,
    acting,
    dueAt: due?.at ?? null,
    wakeAt: ended ? null : Math.min(...moments),
    names: table.chairs.map((chair) =>
      chair.holder !== null ? chair.name : chair.bot !== null ? printBot(chair.bot) : null,
    ),
    holders: table.chairs.map((chair) => chair.holder),
  };
}
