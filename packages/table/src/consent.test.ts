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

test('nobody asks for a bot in their own place, or for one who is not waited for', () => {
  const table = playing(3);
  const { absent, others } = cast(table);
  const [a = 0] = others;
  expect(say(table, absent, `!propose bot ${absent} of ${maskOf(absent)}`)).toBe('not-waiting');
  expect(say(table, a, `!propose bot 9 of ${maskOf(a)}`)).toBe('no-such-seat');
  expect(say(table, a, `!propose bot ${absent} of ${maskOf(a)}`)).toBeNull();
  // A bot plays there by now.
  expect(say(table, a, `!propose bot ${absent} of ${maskOf(a)}`)).toBe('not-waiting');
});

test('a no to a bot for one is no answer about another', () => {
  const table = playing(3);
  expect(say(table, 0, `!propose bot 1 of ${maskOf(0, 2)}`)).toBeNull();
  expect(say(table, 2, '!decline')).toBeNull();
  expect(say(table, 0, `!propose bot 2 of ${maskOf(0, 1)}`)).toBeNull();
  expect(say(table, 1, '!decline')).toBeNull();
  expect(say(table, 0, `!propose bot 2 of ${maskOf(0, 1)}`)).toBe('asked-lately');
});

test('a no to anything but a bot refuses none', () => {
  const table = playing(2);
  expect(say(table, 0, '!propose end')).toBeNull();
  expect(say(table, 1, '!decline')).toBeNull();
  expect(table.refusedBot).toBeNull();
  expect(say(table, 0, '!propose end')).toBeNull();
});

test('to call it off or to go back everybody is asked, and bots are not', () => {
  const table = playing(3);
  expect(say(table, 0, '!propose end')).toBeNull();
  expect(table.proposal).toEqual({ what: 'end', to: 0, by: 0, agreed: maskOf(0) });
  // Who is at the table does not matter here.
  expect(say(table, 1, `!agree of ${maskOf(0, 1)}`)).toBeNull();
  expect(table.proposal).toEqual({ what: 'end', to: 0, by: 0, agreed: maskOf(0, 1) });
  expect(table.status).toBe('playing');
  table.chairs = table.chairs.map((chair, i) => (i === 2 ? { ...chair, away: true } : chair));
  expect(say(table, 1, '!agree')).toBeNull();
  expect(table.status).toBe('closed');
});

test('one goes back to a line that is there', () => {
  const table = playing(2);
  expect(say(table, 0, '!propose 0')).toBe('back-where');
  expect(say(table, 0, '!hint')).toBeNull();
  expect(say(table, 0, '!propose 1')).toBe('back-where');
  expect(say(table, 0, '!propose 0')).toBeNull();
  expect(table.proposal).toEqual({ to: 0, by: 0, agreed: maskOf(0) });
  expect(say(table, 1, '!propose end')).toBe('already-proposed');
});
