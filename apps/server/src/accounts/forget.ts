// Being forgotten. The person leaves every table as if they had got up: an open chair becomes free, a running game is
// given up, and where their name stood a neutral one stands. What the others played stays and plays again.
import { hasSeat, NOBODY, seat } from '@sunglade/core';
import { type Runner, type Store, tablesOf, type User } from '@sunglade/match';
import { FORGOTTEN, SYSTEM, type Table, type TableLine } from '@sunglade/table';
import { refusedWith } from '../base/coded.ts';
import { lastAt } from './move-in.ts';

/** More than a person can have to do at one table. */
const MOST_LINES = 32;

/** The next thing to do at a table for somebody who leaves for good; null when nothing is left of them. */
export function nextFarewell(table: Table, user: string, ids: readonly string[], now: number): TableLine | null {
  const own = table.chairs.flatMap((chair, i) => (chair.holder === user ? [i] : []));
  if (table.status === 'open') {
    const [mine] = own;
    if (mine !== undefined) return { at: now, by: SYSTEM, seat: mine, text: '!stand' };
    if (table.host === user) {
      const heir = table.chairs.find((chair) => chair.holder !== null)?.holder;
      return { at: now, by: SYSTEM, seat: -1, text: heir ? `!hand ${heir}` : '!close' };
    }
  }
  if (table.status === 'playing') {
    const left = own.find((i) => !hasSeat(table.run?.out ?? NOBODY, seat(i)));
    if (left !== undefined) return { at: now, by: user, seat: left, text: '!resign' };
  }
  const named = table.chairs.findIndex(
    (chair, i) => chair.holder !== null && chair.name !== FORGOTTEN && ids.includes(namedBy(table, i)),
  );
  return named < 0 ? null : { at: lastAt(table), by: SYSTEM, seat: named, text: `!name ${FORGOTTEN}` };
}

/** Who sat down last on this chair, and so gave it its name. */
const namedBy = (table: Table, one: number): string =>
  table.lines.findLast((line) => line.seat === one && line.text.startsWith('!sit '))?.by ?? '';

export async function forget(store: Store, runner: Runner, user: User, leave: () => void): Promise<void> {
  const { ids } = await store.namesOf(user.id);
  await sayFarewell(store, runner, user.id, ids);
  leave();
  await store.erase(user.id);
  // Whatever they sat down at in the meantime; from here on there is nobody who could.
  await sayFarewell(store, runner, user.id, ids);
  leave();
}

async function sayFarewell(store: Store, runner: Runner, user: string, ids: readonly string[]): Promise<void> {
  const { matches } = await store.namesOf(user);
  const left = new Set(matches);
  for await (const { config } of tablesOf(store, user)) left.add(config.id);
  for (const match of left) {
    // However many tables there are, everybody else is served in between.
    await new Promise((resolve) => setImmediate(resolve));
    for (let lines = 0; lines < MOST_LINES; lines++) {
      const answer = await runner.act(match, {
        submission: null,
        plan: (table, now) => {
          const line = nextFarewell(table, user, ids, now);
          return line ? [line] : { code: 'nothing-to-do' };
        },
      });
      if (answer.ok) continue;
      if (answer.refusal.code === 'nothing-to-do') break;
      throw refusedWith(answer.refusal);
    }
  }
}
