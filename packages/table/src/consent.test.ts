// A bot for somebody who has left: those who are there decide.
import { seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { parseNote, printNote } from './lines.ts';
import type { Table } from './table.ts';
import { say as sayAt, startAt } from './testing.ts';

const MINUTE = 60_000;
let now = 1_000_000;

const playing = (seats: number): Table => startAt(glade, seats, now);
const say = (table: Table, one: number, text: string, chair = one): string | null =>
  sayAt(table, `user-${one}`, chair, text, now);

const maskOf = (...seats: readonly number[]): number => seats.reduce((mask, one) => mask | (1 << one), 0);

/** Whom the table waits for, and the others. */
function cast(table: Table): { readonly absent: number; readonly others: readonly number[] } {
  const [absent = 0] = seatList(table.acting);
  return { absent, others: [0, 1, 2, 3].filter((one) => one !== absent && one < table.chairs.length) };
}

test('only those who are there are asked, and all of them', () => {
  const table = playing(4);
  const { absent, others } = cast(table);
  const [a = 0, b = 0, c = 0] = others;
  expect(say(table, a, `!propose bot ${absent} of ${maskOf(a, b)}`)).toBeNull();
  expect(table.proposal).toMatchObject({ what: 'bot', to: absent, asked: maskOf(a, b) });
  expect(table.chairs[absent]?.away).toBe(false);
  // Somebody came meanwhile: they are asked too.
  expect(say(table, b, `!agree of ${maskOf(a, b, c)}`)).toBeNull();
  expect(table.chairs[absent]?.away).toBe(false);
  expect(say(table, c, `!agree of ${maskOf(a, b, c)}`)).toBeNull();
  expect(table.chairs[absent]?.away).toBe(true);
  expect(table.proposal).toBeNull();
  expect(say(table, absent, '!return')).toBeNull();
  expect(table.chairs[absent]?.away).toBe(false);
});

test('who has left since is not waited for', () => {
  const table = playing(4);
  const { absent, others } = cast(table);
  const [a = 0, b = 0, c = 0] = others;
  say(table, a, `!propose bot ${absent} of ${maskOf(a, b, c)}`);
  say(table, b, `!agree of ${maskOf(a, b)}`);
  expect(table.chairs[absent]?.away).toBe(true);
});

test('alone at the table nobody else needs to agree', () => {
  const table = playing(4);
  const { absent, others } = cast(table);
  const [a = 0] = others;
  expect(say(table, a, `!propose bot ${absent} of ${maskOf(a)}`)).toBeNull();
  expect(table.chairs[absent]?.away).toBe(true);
});

test('one no ends it for a while; whoever takes their own proposal back has refused nothing', () => {
  const table = playing(3);
  const { absent, others } = cast(table);
  const [a = 0, b = 0] = others;
  const propose = (): string | null => say(table, a, `!propose bot ${absent} of ${maskOf(a, b)}`);
  propose();
  say(table, a, '!decline');
  expect(propose()).toBeNull();
  expect(say(table, b, '!decline')).toBeNull();
  expect(table.proposal).toBeNull();
  expect(propose()).toBe('asked-lately');
  now += 10 * MINUTE - 1;
  expect(propose()).toBe('asked-lately');
  now += 1;
  expect(propose()).toBeNull();
  expect(say(table, b, `!agree of ${maskOf(a, b)}`)).toBeNull();
  expect(table.chairs[absent]?.away).toBe(true);
});

test('tables from before are opened as they were played: everybody was asked', () => {
  const table = playing(3);
  const { absent, others } = cast(table);
  const [a = 0, b = 0] = others;
  say(table, a, `!propose bot ${absent}`);
  expect(table.proposal?.asked).toBeUndefined();
  say(table, b, '!decline');
  expect(say(table, a, `!propose bot ${absent}`)).toBeNull();
  say(table, b, '!agree');
  expect(table.chairs[absent]?.away).toBe(true);
});

test('the notes are read as they were written', () => {
  for (const text of [
    '!propose bot 2',
    '!propose bot 2 of 5',
    '!agree',
    '!agree of 13',
    '!propose 7',
    '!propose end',
  ]) {
    const note = parseNote(text);
    expect(note && printNote(note)).toBe(text);
  }
  expect(parseNote('!propose bot 2 of')).toBeNull();
});
