import { type AnyGame, legalSteps, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { type Clock, storeConfig } from './config.ts';
import { dueLine } from './due.ts';
import { heardOf } from './heard.ts';
import { changeHolidays, withHolidays } from './holidays.ts';
import { parseNote, printNote } from './lines.ts';
import { SYSTEM } from './names.ts';
import { openTableOf } from './open.ts';
import { holidayLines, sitLines } from './requests.ts';
import { seenBy } from './seen.ts';
import { Table } from './table.ts';

const game: AnyGame = glade;
const DAY = 86_400_000;
const START = 1_000 * DAY;
const SECRET = 'f'.repeat(64);
const PATIENCE = { openMs: 1e12, playingMs: 1e12 };

function playing(clock: Clock): { readonly table: Table; readonly one: number; readonly user: string } {
  const setup = game.setup({ seats: 2 });
  if (!setup.ok) throw new Error('glade');
  const table = new Table(
    {
      id: 'table-1',
      game: 'glade',
      rules: 1,
      setup: setup.value,
      host: 'user-0',
      public: false,
      clock,
      onTimeout: 'bot',
      fillIn: 'random',
      commitment: 'c',
      openedAt: START,
    },
    SECRET,
    game,
  );
  for (const [i, name] of ['Ada', 'Bob'].entries()) take(table, `user-${i}`, i, `!sit ${'ab'.repeat(32)} ${name}`);
  take(table, 'user-0', -1, '!start');
  const [one = 0] = seatList(table.acting);
  return { table, one, user: `user-${one}` };
}

function take(table: Table, by: string, one: number, text: string, at = START): string | null {
  const taken = table.take({ at, by, seat: one, text });
  return 'code' in taken ? taken.code : null;
}

const away = (table: Table, one: number, from: number, until: number, at: number): string | null =>
  take(table, SYSTEM, one, `!holiday ${START + from * DAY}-${START + until * DAY}`, START + at * DAY);

test('time does not pass in holidays', () => {
  expect(withHolidays(0, 10, [])).toBe(10);
  expect(withHolidays(0, 10, [{ from: 3, until: 5 }])).toBe(12);
  expect(withHolidays(4, 10, [{ from: 3, until: 5 }])).toBe(15);
  expect(withHolidays(6, 10, [{ from: 3, until: 5 }])).toBe(16);
  // One that begins when the time is up is too late; one that begins in the days another gave is not.
  expect(withHolidays(0, 10, [{ from: 10, until: 20 }])).toBe(10);
  expect(
    withHolidays(0, 10, [
      { from: 3, until: 5 },
      { from: 11, until: 20 },
    ]),
  ).toBe(21);
});

test('what has passed of a holiday stays, and none begins in the past', () => {
  const old = [{ from: 10, until: 30 }];
  expect(changeHolidays(old, [], 20)).toEqual([{ from: 10, until: 20 }]);
  expect(changeHolidays(old, [], 5)).toEqual([]);
  expect(changeHolidays([], [{ from: 0, until: 30 }], 20)).toEqual([{ from: 20, until: 30 }]);
  expect(changeHolidays([], [{ from: 0, until: 15 }], 20)).toEqual([]);
  expect(changeHolidays(old, [{ from: 10, until: 40 }], 20)).toEqual([{ from: 10, until: 40 }]);
  expect(
    changeHolidays(
      [],
      [
        { from: 25, until: 40 },
        { from: 0, until: 30 },
      ],
      0,
    ),
  ).toEqual([{ from: 0, until: 40 }]);
});

test('a deadline moves by the days of a holiday, and what is left stands still', () => {
  const { table, one, user } = playing({ kind: 'days', days: 3 });
  expect(table.due).toEqual({ at: START + 3 * DAY, seat: one });
  // Everybody may act at once there, so everybody goes.
  for (const each of [0, 1]) expect(away(table, each, 2, 9, 1)).toBeNull();
  expect(table.due).toEqual({ at: START + 10 * DAY, seat: one });
  const left = (day: number): number | null => seenBy(table, user, START + day * DAY).chairs[one]?.left ?? null;
  expect([1, 2, 5, 9, 9.5].map(left)).toEqual([2, 1, 1, 1, 0.5].map((days) => days * DAY));
  expect(dueLine(table, START + 9 * DAY, PATIENCE)).toBeNull();
  expect(dueLine(table, START + 10 * DAY, PATIENCE)).toMatchObject({ text: '!timeout', seat: one });
  // The lines alone tell it again.
  const again = openTableOf(game, { config: storeConfig(table.config, game), secret: SECRET }, table.lines);
  expect(again.due).toEqual(table.due);
});

test('who comes back early goes on thinking at once', () => {
  const { table, one } = playing({ kind: 'days', days: 3 });
  for (const each of [0, 1]) away(table, each, 2, 9, 1);
  expect(take(table, SYSTEM, one, '!holiday', START + 4 * DAY)).toBeNull();
  expect(table.due?.at).toBe(START + 5 * DAY);
});

test('no holiday begins when the time is up', () => {
  const { table, one } = playing({ kind: 'days', days: 3 });
  away(table, one, 0, 30, 3);
  expect(table.due?.at).toBe(START + 3 * DAY);
  expect(take(table, '@clock', one, '!timeout', START + 3 * DAY)).toBeNull();
  expect(table.chairs[one]?.away).toBe(true);
});

test('nobody goes on holiday where people sit together, and only the server says so', () => {
  const live = playing({ kind: 'move', seconds: 60 });
  expect(away(live.table, live.one, 0, 9, 0)).toBe('no-holidays-here');
  expect(holidayLines(live.table, live.user, [{ from: START, until: START + DAY }], START)).toEqual([]);
  const { table, one, user } = playing({ kind: 'days', days: 3 });
  expect(take(table, user, one, `!holiday ${START}-${START + DAY}`)).toBe('not-your-seat');
  expect(away(table, 3, 0, 9, 0)).toBe('no-such-seat');
});

test('those who play along see when somebody is away, and nobody else', () => {
  const { table, one } = playing({ kind: 'days', days: 3 });
  away(table, one, 2, 9, 1);
  const seen = (user: string | null, day: number) => seenBy(table, user, START + day * DAY).chairs[one]?.holiday;
  for (const user of ['user-0', 'user-1'])
    expect(seen(user, 1)).toEqual({ from: START + 2 * DAY, until: START + 9 * DAY });
  expect(seen('user-0', 9)).toBeUndefined();
  expect(seen('somebody', 3)).toBeUndefined();
  expect(seen(null, 3)).toBeUndefined();
  const line = table.lines.at(-1);
  if (!line) throw new Error('no line');
  const heard = heardOf([{ seq: 1, line, kind: 'table', told: [] }], 0 as never, 2);
  expect(JSON.stringify(heard)).not.toMatch(/\d{9}/);
});

test('lines are written for what a table does not know yet, and once', () => {
  const { table, one, user } = playing({ kind: 'days', days: 3 });
  const holidays = [{ from: START + 2 * DAY, until: START + 9 * DAY }];
  const lines = holidayLines(table, user, holidays, START + DAY);
  expect(lines).toHaveLength(1);
  for (const line of lines) expect('code' in table.take(line)).toBe(false);
  for (const day of [1, 3, 8]) expect(holidayLines(table, user, holidays, START + day * DAY)).toEqual([]);
  expect(holidayLines(table, user, [], START + 3 * DAY)).toEqual([
    { at: START + 3 * DAY, by: SYSTEM, seat: one, text: '!holiday' },
  ]);
  expect(holidayLines(table, user, [], START + 10 * DAY)).toEqual([]);
  expect(holidayLines(table, 'somebody', holidays, START)).toEqual([]);
});

test('who sits down before a holiday brings it along, all or nothing', () => {
  const { table } = playing({ kind: 'days', days: 3 });
  const fresh = new Table(table.config, SECRET, game);
  const holidays = [
    { from: START - 9 * DAY, until: START - 2 * DAY },
    { from: START + 2 * DAY, until: START + 9 * DAY },
  ];
  const wish = { name: 'Ada', entropy: 'ab'.repeat(32), holidays };
  const lines = sitLines(fresh, 'ada', wish, START);
  if ('code' in lines) throw new Error(lines.code);
  expect(lines.map(({ by, text }) => [by, text.slice(0, 8)])).toEqual([
    ['ada', '!sit abab'.slice(0, 8)],
    [SYSTEM, '!holiday'],
  ]);
  expect(fresh.takeAll(lines).ok).toBe(true);
  expect(fresh.clocks.holidays[0]).toEqual([holidays[1]]);
  // Whoever sits there later is somebody else.
  take(fresh, 'ada', 0, '!stand');
  take(fresh, 'bob', 0, `!sit ${'ab'.repeat(32)} Bob`);
  expect(fresh.clocks.holidays[0]).toEqual([]);
  const live = new Table({ ...table.config, clock: { kind: 'game', seconds: 60 } }, SECRET, game);
  expect(sitLines(live, 'ada', wish, START)).toHaveLength(1);
});

test('a step after a holiday is played as ever, and lines that are refused leave no trace', () => {
  const { table, one, user } = playing({ kind: 'days', days: 3 });
  const before = JSON.stringify(table.clocks);
  const [step] = table.run ? legalSteps(table.rules, table.run.state, one as never) : [];
  if (step === undefined) throw new Error('no step');
  const lines = [
    { at: START, by: SYSTEM, seat: one, text: `!holiday ${START}-${START + DAY}` },
    { at: START, by: 'nobody', seat: one, text: table.rules.print(step) },
  ];
  expect(table.takeAll(lines).ok).toBe(false);
  expect(JSON.stringify(table.clocks)).toBe(before);
  expect(take(table, user, one, table.rules.print(step))).toBeNull();
});

test('the note is read as it was written', () => {
  for (const text of ['!holiday', '!holiday 5-9', '!holiday 5-9 11-20']) {
    const note = parseNote(text);
    expect(note && printNote(note)).toBe(text);
  }
  for (const text of ['!holiday ', '!holiday 5', '!holiday 5-', '!holiday a-b', '!holidays'])
    expect(parseNote(text)).toBeNull();
});

test('where a clock decides, no bot plays for somebody on holiday', () => {
  const { table, one } = playing({ kind: 'days', days: 3 });
  const other = 1 - one;
  const propose = (at: number) => take(table, `user-${other}`, other, `!propose bot ${one} of ${1 << other}`, at);
  away(table, one, 1, 9, 0);
  expect(propose(START + 2 * DAY)).toBe('not-waiting');
  expect(propose(START + 9 * DAY)).toBeNull();
});
