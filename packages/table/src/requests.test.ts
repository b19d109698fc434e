// What people may ask of a table, turned into lines.
import { type AnyGame, legalSteps, seat } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { describe, expect, test } from 'vitest';
import type { Clock } from './config.ts';
import type { TableLine } from './lines.ts';
import { CLOCK, FORGOTTEN, SYSTEM } from './names.ts';
import { actLines, holidayLines, ownIndex, sitLines, submitLines } from './requests.ts';
import { Table } from './table.ts';
import { openAt, say, startAt } from './testing.ts';

const game: AnyGame = glade;
const NOW = 1_000_000;
const HEX = 'ab'.repeat(32);
const DAYS: Clock = { kind: 'days', days: 1 };
const DAY = 86_400_000;

const open = (clock: Clock = { kind: 'none' }): Table =>
  new Table({ ...openAt(game, 2, NOW).config, clock }, 'f'.repeat(64), game);
const line = (one: number, text: string, by = `user-${one}`): TableLine => ({ at: NOW, by, seat: one, text });
const legal = (table: Table, one: number): string[] =>
  legalSteps(table.rules, table.run?.state, seat(one)).map((step) => table.rules.print(step));

/** The first player's time was up, and a bot fills in. */
function away(): Table {
  const table = open(DAYS);
  for (const one of [0, 1]) say(table, `user-${one}`, one, `!sit ${HEX} Player ${one}`, NOW);
  say(table, 'user-0', -1, '!start', NOW);
  expect(say(table, CLOCK, 0, '!timeout', NOW + DAY)).toBeNull();
  return table;
}

describe('steps', () => {
  test('become lines of whoever holds the chair, for the position they were made for', () => {
    const table = startAt(game, 2, NOW);
    const steps = [legal(table, 1)[0] ?? '', 'ready'];
    expect(submitLines(table, 'user-1', { seat: 1, at: 0, steps }, NOW)).toEqual(steps.map((text) => line(1, text)));
    expect(submitLines(table, 'user-0', { seat: 1, at: 0, steps }, NOW)).toEqual({ code: 'not-your-seat' });
    expect(submitLines(table, 'user-1', { seat: 7, at: 0, steps }, NOW)).toEqual({ code: 'not-your-seat' });
    expect(submitLines(table, 'user-1', { seat: 1, at: 1, steps }, NOW)).toEqual({ code: 'stale' });
  });

  test('are not taken before the game, and notes are no steps', () => {
    const table = open();
    say(table, 'user-0', 0, `!sit ${HEX} Ann`, NOW);
    expect(submitLines(table, 'user-0', { seat: 0, at: 0, steps: ['ready'] }, NOW)).toEqual({ code: 'not-started' });
    const begun = startAt(game, 2, NOW);
    const wish = { seat: 0, at: 0, steps: [legal(begun, 0)[0] ?? '', '!resign'] };
    expect(submitLines(begun, 'user-0', wish, NOW)).toEqual({ code: 'unknown-step' });
  });

  test('bring back whoever was away, and what is refused is counted without that', () => {
    const table = away();
    const [pick = ''] = legal(table, 0);
    const lines = submitLines(table, 'user-0', { seat: 0, at: 0, steps: [pick, pick] }, NOW);
    expect(lines).toEqual([line(0, '!return'), line(0, pick), line(0, pick)]);
    const taken = table.takeAll(lines as readonly TableLine[]);
    expect(taken).toMatchObject({ ok: false, index: 2 });
    expect(ownIndex(lines as readonly TableLine[], 2)).toBe(1);
    expect(table.chairs[0]?.away).toBe(true);
    // Nobody else is away, so nobody else comes back.
    expect(submitLines(table, 'user-1', { seat: 1, at: 0, steps: ['ready'] }, NOW)).toEqual([line(1, 'ready')]);
  });

  test('are counted as they were sent where nobody came back', () => {
    expect(ownIndex([line(0, 'a'), line(0, 'b')], 1)).toBe(1);
    expect(ownIndex([line(0, '!return')], 0)).toBe(0);
    expect(ownIndex([], 0)).toBe(0);
  });
});

describe('a chair', () => {
  const sit = (table: Table, user: string, one?: number, name = 'Ann') =>
    sitLines(table, user, { seat: one, name, entropy: HEX }, NOW);

  test('is the one that was named, or the first that is free', () => {
    const table = open();
    expect(sit(table, 'ann', 1)).toEqual([line(1, `!sit ${HEX} Ann`, 'ann')]);
    expect(sit(table, 'ann')).toEqual([line(0, `!sit ${HEX} Ann`, 'ann')]);
    say(table, 'user-0', 0, '!bot greedy', NOW);
    expect(sit(table, 'ann')).toEqual([line(1, `!sit ${HEX} Ann`, 'ann')]);
    say(table, 'bob', 1, `!sit ${HEX} Bob`, NOW);
    expect(sit(table, 'ann')).toEqual({ code: 'seat-taken' });
    // Whoever names one hears from the table why not.
    expect(sit(table, 'ann', 1)).toEqual([line(1, `!sit ${HEX} Ann`, 'ann')]);
    say(table, 'user-0', -1, '!start', NOW);
    expect(sit(table, 'ann')).toEqual({ code: 'already-started' });
  });

  test('is left for a moment by whoever wants another name there, and by nobody once the game has begun', () => {
    const table = open();
    say(table, 'ann', 1, `!sit ${HEX} Ann`, NOW);
    expect(sit(table, 'ann', 1, 'Bea')).toEqual([line(1, '!stand', 'ann'), line(1, `!sit ${HEX} Bea`, 'ann')]);
    expect(sit(table, 'bob', 1)).toEqual([line(1, `!sit ${HEX} Ann`, 'bob')]);
    const begun = startAt(game, 2, NOW);
    expect(sit(begun, 'user-1', 1)).toEqual([line(1, `!sit ${HEX} Ann`, 'user-1')]);
  });

  test('bears a clean name or none, and never one of which nothing is left', () => {
    const table = open();
    expect(sit(table, 'ann', 0, ' A\u202enn  Lee ')).toEqual([line(0, `!sit ${HEX} Ann Lee`, 'ann')]);
    expect(sit(table, 'ann', 0, '  ')).toEqual([line(0, `!sit ${HEX} `, 'ann')]);
    expect(sit(table, 'ann', 0, '…')).toEqual({ code: 'bad-name' });
  });

  test('knows of the holidays of whoever sits down, but not of those that are over', () => {
    const table = open(DAYS);
    const holidays = [
      { from: NOW - 9, until: NOW },
      { from: NOW + 1, until: NOW + 9 },
    ];
    const wish = { name: 'Ann', entropy: HEX, holidays };
    const lines = [line(0, `!sit ${HEX} Ann`, 'ann'), line(0, `!holiday ${NOW + 1}-${NOW + 9}`, SYSTEM)];
    expect(sitLines(table, 'ann', wish, NOW)).toEqual(lines);
    expect(sitLines(table, 'ann', { ...wish, holidays: holidays.slice(0, 1) }, NOW)).toEqual(lines.slice(0, 1));
  });
});

describe('holidays', () => {
  const holidays = [
    { from: NOW - 9, until: NOW },
    { from: NOW + DAY, until: NOW + 2 * DAY },
  ];

  test('are written for every chair of whoever goes, while anything can still happen at the table', () => {
    const table = open(DAYS);
    for (const one of [0, 1]) say(table, 'ann', one, `!sit ${HEX} Ann`, NOW);
    const lines = [0, 1].map((one) => line(one, `!holiday ${NOW + DAY}-${NOW + 2 * DAY}`, SYSTEM));
    expect(holidayLines(table, 'ann', holidays, NOW)).toEqual(lines);
    say(table, 'user-0', -1, '!start', NOW);
    expect(holidayLines(table, 'ann', holidays, NOW)).toEqual(lines);
    say(table, 'ann', 0, '!resign', NOW);
    expect([table.status, holidayLines(table, 'ann', holidays, NOW)]).toEqual(['over', []]);
    const closed = open(DAYS);
    say(closed, 'ann', 0, `!sit ${HEX} Ann`, NOW);
    say(closed, SYSTEM, -1, '!close', NOW);
    expect(holidayLines(closed, 'ann', holidays, NOW)).toEqual([]);
  });

  test('are written where people play without a clock too', () => {
    const table = open();
    say(table, 'ann', 1, `!sit ${HEX} Ann`, NOW);
    expect(holidayLines(table, 'ann', holidays, NOW)).toHaveLength(1);
  });
});

describe('whatever else people ask', () => {
  const ask = (table: Table, text: string, user = 'user-0') =>
    actLines(table, user, { seat: 0, text }, NOW, ['greedy']);

  test('is passed on in their name, and the table judges', () => {
    for (const text of ['!start', '!undo', '!resign', '!dance'])
      expect(ask(startAt(game, 2, NOW), text)).toEqual([line(0, text)]);
  });

  test('is refused where a bot is not there, or a name is not safe', () => {
    expect(ask(open(), '!bot greedy')).toEqual([line(0, '!bot greedy')]);
    expect(ask(open(), '!bot clever')).toEqual({ code: 'no-such-level' });
    expect(ask(open(), `!sit ${HEX} Ann`)).toEqual([line(0, `!sit ${HEX} Ann`)]);
    for (const name of [FORGOTTEN, ' Ann', '@greedy'])
      expect(ask(open(), `!sit ${HEX} ${name}`)).toEqual({ code: 'bad-name' });
  });

  test('brings back whoever takes back a step while a bot fills in, and nobody else', () => {
    const table = away();
    expect(ask(table, '!undo')).toEqual([line(0, '!return'), line(0, '!undo')]);
    expect(ask(table, '!undo', 'user-1')).toEqual([line(0, '!undo', 'user-1')]);
    expect(ask(table, '!resign')).toEqual([line(0, '!resign')]);
  });
});
