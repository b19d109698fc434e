// What happens at a table without anybody asking: somebody's time is up, or nobody came back.
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import type { TableConfig } from './config.ts';
import { dueLine, staleAt } from './due.ts';
import { CLOCK, SYSTEM } from './names.ts';
import { Table } from './table.ts';
import { openAt, say, startAt } from './testing.ts';

const DAY = 86_400_000;
const START = 1_000 * DAY;
const PATIENCE = { openMs: 2 * DAY, playingMs: 60 * DAY, noticeMs: 7 * DAY };
const SIT = `!sit ${'ab'.repeat(32)}`;

const open = (more: Partial<TableConfig> = {}): Table =>
  new Table({ ...openAt(glade, 2, START).config, ...more }, 'f'.repeat(64), glade);

function playing(more: Partial<TableConfig>): Table {
  const table = open(more);
  for (const one of [0, 1]) say(table, `user-${one}`, one, `${SIT} Player ${one}`, START);
  expect(say(table, 'user-0', -1, '!start', START)).toBeNull();
  return table;
}

test('a clock that ran out is told by the clock, at that moment and not before', () => {
  const clock = { kind: 'move', seconds: 60 } as const;
  const bot = playing({ clock, onTimeout: 'bot' });
  expect(dueLine(bot, START + 59_999, PATIENCE)).toBeNull();
  expect(dueLine(bot, START + 60_000, PATIENCE)).toEqual({ at: START + 60_000, by: CLOCK, seat: 0, text: '!timeout' });
  const lost = playing({ clock, onTimeout: 'forfeit' });
  expect(dueLine(lost, START + 70_000, PATIENCE)).toEqual({ at: START + 70_000, by: CLOCK, seat: 0, text: '!forfeit' });
});

test('the first whose time is up comes first, and a bot is not waited for', () => {
  const table = playing({ clock: { kind: 'days', days: 1 } });
  expect(table.due).toEqual({ at: START + DAY, seat: 0 });
  table.clocks.since[0] = START + 5;
  expect(table.due).toEqual({ at: START + DAY, seat: 1 });
  expect(say(table, CLOCK, 1, '!timeout', START + DAY)).toBeNull();
  expect(table.due).toEqual({ at: START + DAY + 5, seat: 0 });
});

test('a game that is over or closed has nothing more to wait for', () => {
  const over = startAt(glade, 2, START);
  expect(say(over, 'user-0', 0, '!resign', START)).toBeNull();
  expect(over.status).toBe('over');
  const closed = open();
  expect(say(closed, 'user-0', -1, '!close', START)).toBeNull();
  for (const table of [over, closed]) expect(dueLine(table, START + 1e6 * DAY, PATIENCE)).toBeNull();
});

test('an open table waits from when somebody last did something there', () => {
  const table = open();
  expect(staleAt(table, PATIENCE)).toBe(START + 2 * DAY);
  say(table, 'user-1', 1, `${SIT} Ann`, START + DAY);
  expect(staleAt(table, PATIENCE)).toBe(START + 3 * DAY);
  expect(say(table, SYSTEM, 1, '!name Bea', START + 2 * DAY)).toBeNull();
  expect(staleAt(table, PATIENCE)).toBe(START + 3 * DAY);
  expect(dueLine(table, START + 3 * DAY - 1, PATIENCE)).toBeNull();
  expect(dueLine(table, START + 3 * DAY, PATIENCE)).toEqual({
    at: START + 3 * DAY,
    by: SYSTEM,
    seat: -1,
    text: '!close',
  });
});

test('players are told in time, once, and by the server', () => {
  const table = startAt(glade, 2, START);
  const now = START + 53 * DAY;
  expect(dueLine(table, now, PATIENCE)).toEqual({ at: now, by: SYSTEM, seat: -1, text: `!stale ${now + 7 * DAY}` });
  expect(say(table, SYSTEM, -1, `!stale ${now + 7 * DAY}`, now)).toBeNull();
  expect(staleAt(table, PATIENCE)).toBe(now + 7 * DAY);
});

test('where the notice is longer than the patience, players are told at once', () => {
  const table = startAt(glade, 2, START);
  expect(staleAt(table, { openMs: DAY, playingMs: 3 * DAY, noticeMs: 9 * DAY })).toBe(START);
});

test('whoever is waited for and comes back last is waited for', () => {
  const table = startAt(glade, 2, START);
  const goAway = (one: number, until: number): void => {
    expect(say(table, SYSTEM, one, `!holiday ${START}-${START + until * DAY}`, START)).toBeNull();
  };
  goAway(0, 20);
  expect(staleAt(table, PATIENCE)).toBe(START + 73 * DAY);
  goAway(1, 10);
  expect(staleAt(table, PATIENCE)).toBe(START + 73 * DAY);
  goAway(1, 30);
  expect(staleAt(table, PATIENCE)).toBe(START + 83 * DAY);
});
