// Reminding somebody who is waited for: once in a while, and again as soon as they have played.
import { legalSteps, seat, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { parseNote, printNote } from './lines.ts';
import { NUDGE_AGAIN_MS } from './nudges.ts';
import { actLines } from './requests.ts';
import { seenBy } from './seen.ts';
import type { Table } from './table.ts';
import { openAt, say, startAt } from './testing.ts';

const START = 1_000_000;

/** Who has to act at a table of three, and the two who wait. */
function begin(): { readonly table: Table; readonly late: number; readonly waiting: number; readonly other: number } {
  const table = startAt(glade, 3, START);
  // At times all of them have to act at once.
  while (seatList(table.acting).length > 1) play(table, seatList(table.acting)[0] ?? 0, START);
  const [late = 0] = seatList(table.acting);
  const [waiting = 0, other = 0] = [0, 1, 2].filter((one) => one !== late);
  return { table, late, waiting, other };
}

const nudge = (table: Table, by: number, to: number, at: number): string | null =>
  say(table, `user-${by}`, by, `!nudge ${to}`, at);

/** Whoever acts takes any step. */
function play(table: Table, one: number, at: number): void {
  const [step] = table.run ? legalSteps(table.rules, table.run.state, seat(one)) : [];
  expect(say(table, `user-${one}`, one, step === undefined ? '' : table.rules.print(step), at)).toBeNull();
}

test('once in some hours, whoever asks', () => {
  const { table, late, waiting, other } = begin();
  expect(nudge(table, waiting, late, START)).toBeNull();
  expect(nudge(table, waiting, late, START + 1)).toBe('nudged-already');
  expect(nudge(table, other, late, START + NUDGE_AGAIN_MS - 1)).toBe('nudged-already');
  expect(nudge(table, other, late, START + NUDGE_AGAIN_MS)).toBeNull();
  expect(table.nudges[late]).toEqual({ by: other, at: START + NUDGE_AGAIN_MS });
});

test('at once again as soon as they have played', () => {
  const { table, late, waiting } = begin();
  nudge(table, waiting, late, START);
  for (let i = 0; i < 60 && table.nudges[late]; i++) {
    const [acts = 0] = seatList(table.acting);
    // A word about the game is not a move.
    say(table, `user-${late}`, late, '!hint', START);
    if (acts === late) expect(table.nudges[late]).not.toBeNull();
    play(table, acts, START);
  }
  expect(table.nudges[late]).toBeNull();
  for (let i = 0; i < 60 && !seatList(table.acting).includes(seat(late)); i++)
    play(table, seatList(table.acting)[0] ?? 0, START);
  expect(nudge(table, waiting, late, START + 1)).toBeNull();
});

test('only those who play along, and only somebody who is waited for', () => {
  const { table, late, waiting, other } = begin();
  expect(say(table, 'stranger', waiting, `!nudge ${late}`, START)).toBe('not-your-seat');
  expect(nudge(table, late, waiting, START)).toBe('not-waiting');
  expect(nudge(table, late, late, START)).toBe('not-waiting');
  expect(nudge(table, waiting, other, START)).toBe('not-waiting');
  expect(nudge(table, waiting, 3, START)).toBe('no-such-seat');
  const open = openAt(glade, 2, START);
  expect(say(open, 'user-0', 0, '!nudge 1', START)).toBe('not-started');
  say(table, '@system', late, `!holiday ${START}-${START + 500}`, START);
  expect(nudge(table, waiting, late, START + 499)).toBe('not-waiting');
  expect(nudge(table, waiting, late, START + 500)).toBeNull();
  say(table, `user-${waiting}`, waiting, `!propose bot ${late} of ${1 << waiting}`, START + 600);
  expect(table.isBot(seat(late))).toBe(true);
  expect(nudge(table, waiting, late, START + NUDGE_AGAIN_MS * 2)).toBe('not-waiting');
});

test('those who play along see when, and nobody else does', () => {
  const { table, late, waiting } = begin();
  const seen = (user: string | null) => seenBy(table, user, START + 5).chairs[late];
  expect(seen(`user-${waiting}`)).not.toHaveProperty('nudged');
  nudge(table, waiting, late, START);
  for (const one of [0, 1, 2]) expect(seen(`user-${one}`)?.nudged).toBe(START);
  for (const stranger of [null, 'stranger']) expect(seen(stranger)).not.toHaveProperty('nudged');
});

test('lines that are taken back take their reminder along, and a full log takes none', () => {
  const { table, late, waiting } = begin();
  const lines = [`!nudge ${late}`, '!start'].map((text) => ({
    at: START,
    by: `user-${waiting}`,
    seat: waiting,
    text,
  }));
  expect(table.takeAll(lines)).toMatchObject({ ok: false, index: 1 });
  expect(table.nudges[late]).toBeNull();
  while (table.lines.length < 200 + 4 * (table.run?.standing.length ?? 0)) say(table, 'user-0', 0, '!hint', START);
  expect(actLines(table, `user-${waiting}`, { seat: waiting, text: `!nudge ${late}` }, START, [])).toEqual({
    code: 'log-full',
  });
});

test('it is written as it is read', () => {
  expect(parseNote('!nudge 2')).toEqual({ kind: 'nudge', to: 2 });
  expect(printNote({ kind: 'nudge', to: 2 })).toBe('!nudge 2');
  for (const wrong of ['!nudge', '!nudge 12', '!nudge x']) expect(parseNote(wrong)).toBeNull();
});
