// A game in which nobody plays any more: its players are told, and later it is closed.
import { type AnyGame, commitTo, legalSteps, replayRecord, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { dueLine, staleAt } from './due.ts';
import { SYSTEM } from './names.ts';
import { recordOf, seenBy } from './seen.ts';
import { Table } from './table.ts';

const game: AnyGame = glade;
const SECRET = 'f'.repeat(64);
const DAY = 86_400_000;
const START = 1_000 * DAY;
const PATIENCE = { openMs: 2 * DAY, playingMs: 60 * DAY, noticeMs: 7 * DAY };

function open(): Table {
  const setup = game.setup({ seats: 2 });
  if (!setup.ok) throw new Error('glade');
  const config = {
    id: 'table-1',
    game: 'glade',
    rules: 1,
    setup: setup.value,
    host: 'user-0',
    public: false,
    clock: { kind: 'none' },
    onTimeout: 'bot',
    fillIn: 'random',
    commitment: commitTo(SECRET),
    openedAt: START,
  } as const;
  return new Table(config, SECRET, game);
}

function take(table: Table, by: string, one: number, text: string, at = START): string | null {
  const taken = table.take({ at, by, seat: one, text });
  return 'code' in taken ? taken.code : null;
}

function playing(): Table {
  const table = open();
  for (const [i, name] of ['Ada', 'Bob'].entries()) take(table, `user-${i}`, i, `!sit ${'ab'.repeat(32)} ${name}`);
  take(table, 'user-0', -1, '!start');
  return table;
}

const due = (table: Table, day: number): string | null => dueLine(table, START + day * DAY, PATIENCE)?.text ?? null;

function play(table: Table, day: number): void {
  const [one = 0 as never] = seatList(table.acting);
  const [step] = table.run ? legalSteps(table.rules, table.run.state, one) : [];
  if (step === undefined) throw new Error('no step');
  expect(take(table, `user-${one}`, one, table.rules.print(step), START + day * DAY)).toBeNull();
}

test('told a week before, closed then, and the record can be had', () => {
  const table = playing();
  expect(due(table, 52.9)).toBeNull();
  expect(staleAt(table, PATIENCE)).toBe(START + 53 * DAY);
  expect(due(table, 53)).toBe(`!stale ${START + 60 * DAY}`);
  expect(take(table, SYSTEM, -1, `!stale ${START + 60 * DAY}`, START + 53 * DAY)).toBeNull();
  expect(seenBy(table, 'user-0', START).closesAt).toBe(START + 60 * DAY);
  expect(due(table, 59.9)).toBeNull();
  expect(due(table, 60)).toBe('!close');
  expect(recordOf(table)).toBeNull();
  take(table, SYSTEM, -1, '!close', START + 60 * DAY);
  expect(table.status).toBe('closed');
  expect(seenBy(table, 'user-0', START).closesAt).toBeUndefined();
  const record = recordOf(table);
  expect(record?.end).toBeNull();
  expect(replayRecord(record, game).ok).toBe(true);
});

test('whoever plays keeps the table, and it begins anew', () => {
  const table = playing();
  take(table, SYSTEM, -1, `!stale ${START + 60 * DAY}`, START + 53 * DAY);
  play(table, 55);
  expect(table.closesAt).toBeNull();
  expect(due(table, 60)).toBeNull();
  expect(due(table, 55 + 53)).toBe(`!stale ${START + (55 + 60) * DAY}`);
});

test('what the server writes down by itself is no sign of life, and a holiday is waited for', () => {
  const table = playing();
  for (const one of [0, 1])
    take(table, SYSTEM, one, `!holiday ${START + 10 * DAY}-${START + 20 * DAY}`, START + 9 * DAY);
  expect(due(table, 62.9)).toBeNull();
  expect(due(table, 63)).toBe(`!stale ${START + 70 * DAY}`);
});

test('a table that has not begun is closed without a word, and so is one where nobody wants to be told', () => {
  expect(due(open(), 2)).toBe('!close');
  const { noticeMs: _, ...silent } = PATIENCE;
  expect(dueLine(playing(), START + 60 * DAY, silent)?.text).toBe('!close');
  expect(dueLine(playing(), START + 59 * DAY, silent)).toBeNull();
  // A game that was forgotten before anybody could be told is not closed on the spot.
  expect(due(playing(), 500)).toBe(`!stale ${START + 507 * DAY}`);
  expect(take(open(), SYSTEM, -1, '!stale 5')).toBe('not-started');
  expect(take(playing(), 'user-0', -1, '!stale 5')).toBe('host-only');
});
