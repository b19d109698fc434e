// A game in which nobody plays any more: its players are told, and later it is closed.
import { legalSteps, replayRecord, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { dueLine, staleAt } from './due.ts';
import { SYSTEM } from './names.ts';
import { recordOf, seenBy } from './seen.ts';
import type { Table } from './table.ts';
import { openAt, say, startAt } from './testing.ts';

const DAY = 86_400_000;
const START = 1_000 * DAY;
const PATIENCE = { openMs: 2 * DAY, playingMs: 60 * DAY, noticeMs: 7 * DAY };

const open = (): Table => openAt(glade, 2, START);
const playing = (): Table => startAt(glade, 2, START);
const take = (table: Table, by: string, one: number, text: string, at = START): string | null =>
  say(table, by, one, text, at);

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
  expect(replayRecord(record, table.game).ok).toBe(true);
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
