// Who may write which line at a table, and when.
import { type AnyGame, legalSteps, seat } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import type { TableConfig } from './config.ts';
import type { TableLine } from './lines.ts';
import { CLOCK, SYSTEM } from './names.ts';
import { Table } from './table.ts';
import { openAt, say, startAt } from './testing.ts';

const game: AnyGame = glade;
const NOW = 1_000_000;
const SIT = `!sit ${'ab'.repeat(32)}`;

const open = (more: Partial<TableConfig> = {}): Table =>
  new Table({ ...openAt(game, 2, NOW).config, ...more }, 'f'.repeat(64), game);
function begun(more: Partial<TableConfig>): Table {
  const table = open(more);
  for (const one of [0, 1]) say(table, `user-${one}`, one, `${SIT} Player ${one}`, NOW);
  expect(say(table, 'user-0', -1, '!start', NOW)).toBeNull();
  return table;
}
const line = (one: number, text: string, by = `user-${one}`, at = NOW): TableLine => ({ at, by, seat: one, text });
const legal = (table: Table, one: number): string[] =>
  legalSteps(table.rules, table.run?.state, seat(one)).map((step) => table.rules.print(step));
const refusals = (table: Table, ...lines: TableLine[]): (string | null)[] =>
  lines.map((one) => {
    const taken = table.take(one);
    return 'code' in taken ? taken.code : null;
  });

test('the server alone goes on holiday for people, closes a game and tells that nobody plays', () => {
  const table = begun({ clock: { kind: 'days', days: 3 } });
  expect(
    refusals(table, line(0, '!holiday 5-9'), line(-1, '!stale 5', 'user-0'), line(-1, '!close', 'user-0')),
  ).toEqual(['not-your-seat', 'host-only', 'already-started']);
  expect(refusals(table, line(-1, '!close', 'user-1'), line(7, '!holiday 5-9', SYSTEM))).toEqual([
    'host-only',
    'no-such-seat',
  ]);
  expect(refusals(table, line(-1, '!close', SYSTEM))).toEqual([null]);
  const open = openAt(game, 2, NOW);
  expect(
    refusals(open, line(0, '!holiday 5-9', SYSTEM), line(0, '!name Ann', SYSTEM), line(0, '!hand a', SYSTEM)),
  ).toEqual(['seat-empty', 'seat-empty', 'seat-empty']);
});

test('the server may start a game and open the next table, but plays for nobody', () => {
  const table = open();
  for (const one of [0, 1]) say(table, `user-${one}`, one, `${SIT} Player ${one}`, NOW);
  expect(refusals(table, line(-1, '!start', SYSTEM))).toEqual([null]);
  expect(refusals(table, line(0, legal(table, 0)[0] ?? '', SYSTEM))).toEqual(['not-your-seat']);
  expect(refusals(table, line(-1, '!rematch t', SYSTEM))).toEqual(['not-over']);
  expect(refusals(table, line(0, '!resign'), line(-1, '!rematch t', SYSTEM))).toEqual([null, null]);
});

test('the server makes people stand up, and so does the host, and each for themselves', () => {
  for (const by of [SYSTEM, 'user-0', 'user-1']) {
    const table = open();
    say(table, 'user-1', 1, `${SIT} Bob`, NOW);
    expect(refusals(table, line(1, '!stand', 'user-2'), line(1, '!stand', by))).toEqual(['host-only', null]);
    expect(table.chairs[1]).toEqual({ holder: null, name: '', entropy: '', bot: null, away: false });
  }
  const table = open();
  expect(refusals(table, line(1, '!bot greedy', 'user-0'), line(1, '!stand', 'user-0'))).toEqual([null, null]);
  expect(refusals(table, line(5, '!stand', 'user-0'), line(5, '!bot greedy', 'user-0'))).toEqual([
    'no-such-seat',
    'no-such-seat',
  ]);
});

test('nobody sits down, stands up or brings a bot once the game has begun', () => {
  const table = startAt(game, 2, NOW);
  expect(refusals(table, line(0, `${SIT} X`), line(0, '!stand'), line(0, '!bot greedy'))).toEqual(
    Array(3).fill('already-started'),
  );
});

test('a bot takes no chair where somebody sits, nor another bot', () => {
  const table = open();
  say(table, 'user-1', 1, `${SIT} Bob`, NOW);
  const bot = (one: number) => line(one, '!bot greedy', 'user-0');
  expect(refusals(table, bot(1), bot(0), bot(0), line(0, `${SIT} Ann`))).toEqual([
    'seat-taken',
    null,
    'seat-taken',
    'seat-taken',
  ]);
  expect(table.chairs[0]).toEqual({ holder: null, name: '', entropy: '', bot: 'greedy', away: false });
});

test('the clock alone says that somebody is late, and only of people', () => {
  const table = begun({ clock: { kind: 'move', seconds: 60 } });
  const late = NOW + 60_000;
  expect(refusals(table, line(0, '!timeout', SYSTEM, late), line(7, '!timeout', CLOCK, late))).toEqual([
    'not-your-seat',
    'no-such-seat',
  ]);
  expect(refusals(table, line(0, '!forfeit', 'user-0', late), line(0, '!forfeit', CLOCK, NOW))).toEqual([
    'not-your-seat',
    'not-late',
  ]);
  expect(refusals(table, line(0, '!timeout', CLOCK, late), line(0, '!forfeit', CLOCK, late))).toEqual([
    null,
    'not-late',
  ]);
});

test('nobody proposes or agrees before the game, after it, or for others', () => {
  const texts = ['!propose end', '!propose 0', '!agree', '!decline'];
  const table = open();
  say(table, 'user-0', 0, `${SIT} Ann`, NOW);
  for (const text of texts) expect(refusals(table, line(0, text))).toEqual(['not-started']);
  const playing = startAt(game, 2, NOW);
  for (const text of texts) expect(refusals(playing, line(0, text, 'user-1'))).toEqual(['not-your-seat']);
  say(playing, 'user-0', 0, '!resign', NOW);
  for (const text of texts) expect(refusals(playing, line(0, text))).toEqual(['game-over']);
});
