// What one person sees of a table, whole and to the last part.
import { type AnyGame, commitTo, legalSteps, NOBODY, only, type Seats, seat, storeSetup, viewOf } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { describe, expect, test } from 'vitest';
import type { TableConfig } from './config.ts';
import { pastOf, recordOf, seenAs, seenBy } from './seen.ts';
import { Table } from './table.ts';
import { openAt, say, startAt } from './testing.ts';

const game: AnyGame = glade;
const START = 1_000_000;
const SECRET = 'f'.repeat(64);
const DAY = 86_400_000;

function tableOf(more: Partial<TableConfig>): Table {
  const table = new Table({ ...openAt(game, 2, START).config, ...more }, SECRET, game);
  for (const one of [0, 1]) say(table, `user-${one}`, one, `!sit ${'ab'.repeat(32)} Player ${one}`, START);
  return table;
}
function begun(more: Partial<TableConfig>): Table {
  const table = tableOf(more);
  expect(say(table, table.host, -1, '!start', START)).toBeNull();
  return table;
}
const legal = (table: Table, one: number): string[] =>
  legalSteps(table.rules, table.run?.state, seat(one)).map((step) => table.rules.print(step));
function play(table: Table, one: number, text = legal(table, one)[0] ?? '', at = START): void {
  expect(say(table, `user-${one}`, one, text, at)).toBeNull();
}

describe('a picture', () => {
  test('of an open table says what was agreed, who sits there, and nothing of a game', () => {
    const table = openAt(game, 2, START);
    say(table, 'user-1', 1, `!sit ${'ab'.repeat(32)} Ann`, START);
    const free = { name: '', taken: false, you: false, bot: null, away: false, out: false, left: null, running: false };
    expect(seenBy(table, 'user-1', START + 5)).toEqual({
      id: 'table-1',
      game: 'glade',
      rules: 1,
      ...storeSetup(table.config.setup, game),
      public: false,
      host: false,
      clock: { kind: 'none' },
      onTimeout: 'bot',
      commitment: commitTo(SECRET),
      openedAt: START,
      startedAt: null,
      status: 'open',
      seq: 1,
      now: START + 5,
      chairs: [free, { ...free, name: 'Ann', taken: true, you: true }],
      you: 0b10,
      acting: 0,
      undo: 0,
      counts: [0, 0],
      length: 0,
      view: null,
      proposal: null,
      result: null,
      next: null,
    });
    expect(seenBy(table, 'user-0', START)).toMatchObject({ host: true, you: 0 });
  });

  test('of a running game counts what stands, and shows each their own', () => {
    const table = begun({ campaign: 'c-1', help: 'all', public: true, clock: { kind: 'move', seconds: 60 } });
    play(table, 0);
    play(table, 1);
    play(table, 1, 'ready');
    expect(seenBy(table, 'user-0', START + 9_000)).toMatchObject({
      campaign: 'c-1',
      help: 'all',
      public: true,
      host: true,
      startedAt: START,
      status: 'playing',
      seq: 6,
      you: 0b01,
      acting: 0b01,
      undo: 0b01,
      counts: [1, 2],
      length: 3,
      chairs: [
        { left: 51_000, running: true, you: true },
        { left: 60_000, running: false, you: false },
      ],
      view: viewOf(table.rules, table.run?.state, only(seat(0))),
    });
    // Who handed in cannot take back, and a spectator has nothing to take back.
    expect(seenBy(table, 'user-1', START).undo).toBe(0);
    expect(seenBy(table, null, START)).toMatchObject({ you: 0, undo: 0, host: false });
  });

  test('of a host without a chair, and of somebody who holds two', () => {
    const table = begun({ host: 'user-9' });
    expect(seenBy(table, 'user-9', START)).toMatchObject({ host: true, you: NOBODY });
    table.chairs = table.chairs.map((chair) => ({ ...chair, holder: 'user-0' }));
    expect(seenBy(table, 'user-0', START)).toMatchObject({ you: 0b11, chairs: [{ you: true }, { you: true }] });
  });

  test('no clock runs where there is none, or where the game is over', () => {
    const running = (table: Table): boolean[] => seenBy(table, null, START).chairs.map((chair) => chair.running);
    expect(running(begun({}))).toEqual([false, false]);
    const table = begun({ clock: { kind: 'game', seconds: 60 } });
    expect(running(table)).toEqual([true, true]);
    play(table, 1, '!resign');
    expect(running(table)).toEqual([false, false]);
    expect(seenBy(table, null, START)).toMatchObject({
      status: 'over',
      undo: 0,
      result: { by: 'resign' },
      chairs: [{ out: false }, { out: true }],
    });
  });

  test('nothing can be taken back in a game that is over', () => {
    const table = begun({});
    play(table, 0);
    expect(seenBy(table, 'user-0', START).undo).toBe(0b01);
    play(table, 1, '!resign');
    expect(seenBy(table, 'user-0', START).undo).toBe(0);
  });

  test('may be made of parts that were sorted once, and of any seats', () => {
    const table = begun({});
    const parts = table.rules.parts(table.run?.state);
    for (const you of [0, 0b01, 0b10, 0b11] as Seats[])
      expect(seenAs(table, you, START, true, parts)).toEqual(seenAs(table, you, START, true));
  });

  test('says when a table is closed only while its game could go on', () => {
    const table = startAt(game, 2, START);
    expect(seenBy(table, null, START)).not.toHaveProperty('closesAt');
    say(table, '@system', -1, `!stale ${START + DAY}`, START);
    expect(seenBy(table, null, START).closesAt).toBe(START + DAY);
    expect(say(table, '@system', -1, '!close', START + DAY)).toBeNull();
    expect(seenBy(table, null, START)).not.toHaveProperty('closesAt');
  });

  test('of hints is told when the game is over, and by who asked', () => {
    const table = begun({ help: 'hints' });
    play(table, 1, '!hint');
    play(table, 1, '!hint');
    expect(seenBy(table, 'user-1', START)).not.toHaveProperty('hints');
    play(table, 0, '!resign');
    expect(seenBy(table, null, START).hints).toEqual([0, 2]);
    const nobodyAsked = begun({ help: 'hints' });
    play(nobodyAsked, 0, '!resign');
    expect(seenBy(nobodyAsked, null, START)).not.toHaveProperty('hints');
  });
});

describe('what has happened', () => {
  test('is nothing before the game', () => {
    expect(pastOf(tableOf({}), NOBODY, true)).toEqual([]);
  });

  test('is told again to each as they heard it, with the time since the start, without what was taken back', () => {
    const table = begun({});
    play(table, 0, undefined, START + 1_000);
    play(table, 0, '!undo', START + 2_000);
    const bury = legal(table, 1).find((text) => text.startsWith('bury')) ?? '';
    play(table, 1, bury, START + 3_000);
    const event = { type: 'bury', seat: 1 };
    const card = Number(bury.split(' ')[1]);
    expect(pastOf(table, only(seat(0)), false)).toEqual([{ seat: 1, at: 3_000, events: [event] }]);
    expect(pastOf(table, only(seat(1)), false)).toEqual([{ seat: 1, at: 3_000, events: [{ ...event, card }] }]);
    const [past] = pastOf(table, only(seat(1)), true);
    expect(past?.view).toEqual(viewOf(table.rules, table.run?.state, only(seat(1))));
  });
});

describe('the record', () => {
  test('is nobody’s while the game runs, and proves what was promised before', () => {
    const table = begun({});
    expect(recordOf(table)).toBeNull();
    expect(table.secret).toBeNull();
    play(table, 0, '!resign');
    expect(table.secret).toBe(SECRET);
    expect(recordOf(table)).toMatchObject({
      proof: { commitment: commitTo(SECRET), secret: SECRET, entropy: ['ab'.repeat(32), 'ab'.repeat(32)] },
      players: ['Player 0', 'Player 1'],
    });
  });

  test('of a table that was closed before it began is none, and its secret stays one', () => {
    const table = tableOf({});
    expect(say(table, 'user-0', -1, '!close', START)).toBeNull();
    expect(table.secret).toBeNull();
    expect(recordOf(table)).toBeNull();
  });
});
