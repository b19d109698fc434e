// A guest who signs in to an account brings along what is theirs: each chair is handed over by a line of its table, as
// with a seat's link, so every node hears of it and every old line still says who wrote it.
import { type Runner, type Store, tablesOf } from '@sunglade/match';
import { SYSTEM, type Table, type TableLine } from '@sunglade/table';
import { refusedWith } from '../base/coded.ts';

/** Not a move: it makes no table look younger than it is. */
export const lastAt = (table: Table): number => table.lines.at(-1)?.at ?? table.config.openedAt;

export function handLines(table: Table, from: string, to: string): TableLine[] {
  const at = lastAt(table);
  const hand = (seat: number): TableLine => ({ at, by: SYSTEM, seat, text: `!hand ${to}` });
  const chairs = table.chairs.flatMap((chair, i) => (chair.holder === from ? [hand(i)] : []));
  return table.host === from ? [...chairs, hand(-1)] : chairs;
}

/** Says at how many tables something changed hands. May be repeated where it was cut off. */
export async function moveIn(store: Store, runner: Runner, guest: string, account: string): Promise<number> {
  const moved = await handOver(store, runner, guest, account);
  await store.merge(guest, account);
  // Whatever the guest sat down at in the meantime; from here on there is no guest who could.
  return moved + (await handOver(store, runner, guest, account));
}

async function handOver(store: Store, runner: Runner, guest: string, account: string): Promise<number> {
  let moved = 0;
  for await (const { config } of tablesOf(store, guest)) {
    const answer = await runner.act(config.id, {
      submission: null,
      plan: (table) => {
        const lines = handLines(table, guest, account);
        return lines.length > 0 ? lines : { code: 'nothing-to-do' };
      },
    });
    if (answer.ok) moved++;
    else if (answer.refusal.code !== 'nothing-to-do') throw refusedWith(answer.refusal);
  }
  return moved;
}
