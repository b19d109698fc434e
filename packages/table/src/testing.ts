// For tests: a table of whichever game.
import { type AnyGame, commitTo } from '@sunglade/core';
import type { TableConfig } from './config.ts';
import { Table } from './table.ts';

const SECRET = 'f'.repeat(64);

/** Opened by the first of its people, and nobody sits there yet. */
export function openAt(game: AnyGame, seats: number, at: number): Table {
  const setup = game.setup({ seats });
  if (!setup.ok) throw new Error(game.id);
  const config: TableConfig = {
    id: 'table-1',
    game: game.id,
    rules: 1,
    setup: setup.value,
    host: 'user-0',
    public: false,
    clock: { kind: 'none' },
    onTimeout: 'bot',
    fillIn: 'random',
    commitment: commitTo(SECRET),
    openedAt: at,
  };
  return new Table(config, SECRET, game);
}

/** The code with which a line is refused, or null. */
export function say(table: Table, by: string, one: number, text: string, at: number): string | null {
  const taken = table.take({ at, by, seat: one, text });
  return 'code' in taken ? taken.code : null;
}

/** All chairs taken, and the game has begun. */
export function startAt(game: AnyGame, seats: number, at: number): Table {
  const table = openAt(game, seats, at);
  for (let i = 0; i < seats; i++) say(table, `user-${i}`, i, `!sit ${'ab'.repeat(32)} Player ${i}`, at);
  say(table, 'user-0', -1, '!start', at);
  return table;
}
