import { NOBODY } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { FORGOTTEN, SYSTEM, Table } from '@sunglade/table';
import { beforeAll, expect, test } from 'vitest';
import { nextFarewell } from './forget.ts';
import { handLines } from './move-in.ts';

let open: (seats: number) => Table;

beforeAll(async () => {
  const game = await loadGame('glade');
  const setup = (seats: number) => game?.setup({ seats, options: {}, edition: undefined });
  open = (seats) => {
    const made = setup(seats);
    if (!game || !made?.ok) throw new Error('no game');
    const config = {
      id: 'table',
      game: 'glade',
      rules: game.version,
      setup: made.value,
      host: 'ann',
      public: false,
      clock: { kind: 'none' },
      onTimeout: 'bot',
      fillIn: 'random',
      commitment: 'c',
      openedAt: 1,
    } as const;
    return new Table(config, 'f'.repeat(64), game);
  };
});

const take = (table: Table, by: string, seat: number, text: string): void => {
  const taken = table.take({ at: 2, by, seat, text });
  if ('code' in taken) throw new Error(`${text}: ${taken.code}`);
};
const sit = (table: Table, by: string, seat: number): void => take(table, by, seat, `!sit ${'a'.repeat(64)} Of ${by}`);

/** Every line somebody leaves with, each of which the table must take. */
function farewells(table: Table, user: string, ids: readonly string[] = [user]): string[] {
  const said: string[] = [];
  while (said.length < 20) {
    const line = nextFarewell(table, user, ids, 9);
    if (!line) return said;
    take(table, line.by, line.seat, line.text);
    said.push(`${line.by} ${line.seat} ${line.text}`);
  }
  throw new Error('never ends');
}

test('an open table passes to who still sits there, or closes', () => {
  const table = open(3);
  for (const [i, user] of ['ann', 'bob', 'ann'].entries()) sit(table, user, i);
  expect(farewells(table, 'ann')).toEqual([`${SYSTEM} 0 !stand`, `${SYSTEM} 2 !stand`, `${SYSTEM} -1 !hand bob`]);
  expect(farewells(table, 'bob')).toEqual([`${SYSTEM} 1 !stand`, `${SYSTEM} -1 !close`]);
  expect(table.status).toBe('closed');
});

test('who holds several seats gives up as many as it takes to end the game', () => {
  const table = open(3);
  for (const [i, user] of ['ann', 'bob', 'ann'].entries()) sit(table, user, i);
  take(table, 'ann', -1, '!start');
  expect(farewells(table, 'ann')).toEqual([
    'ann 0 !resign',
    'ann 2 !resign',
    `${SYSTEM} 0 !name ${FORGOTTEN}`,
    `${SYSTEM} 2 !name ${FORGOTTEN}`,
  ]);
  expect(table.chairs.map(({ name }) => name)).toEqual([FORGOTTEN, 'Of bob', FORGOTTEN]);
  expect(farewells(table, 'ann')).toEqual([]);
});

test('a name goes with who gave it, not with who has the chair now', () => {
  const table = open(2);
  sit(table, 'ann', 0);
  sit(table, 'bob', 1);
  take(table, 'ann', -1, '!start');
  take(table, SYSTEM, 0, '!hand eve');
  expect(farewells(table, 'eve')).toEqual(['eve 0 !resign']);
  expect(table.chairs[0]?.name).toBe('Of ann');
  expect(farewells(table, 'zoe', ['zoe', 'ann'])).toEqual([`${SYSTEM} 0 !name ${FORGOTTEN}`]);
});

test('everything of a guest is handed over, and nothing of others', () => {
  const table = open(3);
  for (const [i, user] of ['ann', 'bob', 'ann'].entries()) sit(table, user, i);
  for (const { by, seat, text } of handLines(table, 'ann', 'account')) take(table, by, seat, text);
  expect(table.seatsOf('ann')).toBe(NOBODY);
  expect([table.seatsOf('account'), table.seatsOf('bob'), table.host]).toEqual([5, 2, 'account']);
  expect(handLines(table, 'ann', 'account')).toEqual([]);
});
