// Lines at a table: what they do, what they are called, and that of several all are taken or none.
import { type AnyGame, legalSteps, only, seat } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { describe, expect, test } from 'vitest';
import type { TableConfig } from './config.ts';
import { heardOf } from './heard.ts';
import type { TableLine } from './lines.ts';
import { BOT, CLOCK, SYSTEM } from './names.ts';
import { seenAs } from './seen.ts';
import { type Happening, Table } from './table.ts';
import { openAt, say, startAt } from './testing.ts';

const game: AnyGame = glade;
const NOW = 1_000_000;
const DAY = 86_400_000;
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
function happen(table: Table, taken: TableLine): Happening {
  const happening = table.take(taken);
  if ('code' in happening) throw new Error(`${taken.text}: ${happening.code}`);
  return happening;
}
/** Everything about a table that anybody may ever see, and what the server goes by. */
const whole = (table: Table): string => {
  const { host, chairs, clocks, startedAt, proposal, next, closesAt, refusedBot, status, lines } = table;
  const seen = seenAs(table, 0b11 as never, NOW, true);
  return JSON.stringify({ host, chairs, clocks, startedAt, proposal, next, closesAt, refusedBot, status, lines, seen });
};

describe('a line', () => {
  test('is numbered, and called a step, a word about the table, or one that strikes', () => {
    const table = openAt(game, 2, NOW);
    const sit = line(0, `${SIT} Ann`);
    expect(happen(table, sit)).toEqual({ seq: 0, line: sit, kind: 'table', told: [] });
    happen(table, line(1, `${SIT} Bob`));
    expect(happen(table, line(-1, '!start', 'user-0'))).toMatchObject({ seq: 2, kind: 'table' });
    const step = line(1, legal(table, 1)[0] ?? '');
    expect(happen(table, step)).toMatchObject({ seq: 3, line: step, kind: 'step', told: [{ event: { seat: 1 } }] });
    expect(happen(table, line(1, '!hint'))).toMatchObject({ kind: 'table' });
    expect(happen(table, line(1, '!undo'))).toMatchObject({ kind: 'struck', told: [] });
    expect(happen(table, line(1, '!resign'))).toMatchObject({ seq: 6, kind: 'table' });
  });

  test('tells everybody what all may know, and others the rest in their words', () => {
    const table = startAt(game, 2, NOW);
    const [stores, buries] = ['store', 'bury'].map(
      (verb) => legal(table, 0).find((text) => text.startsWith(verb)) ?? '',
    );
    const { told } = happen(table, line(0, stores ?? ''));
    expect(told).toEqual([{ event: { type: 'store', seat: 0, card: expect.any(Number) }, to: 0b11 }]);
    happen(table, line(0, '!undo'));
    const card = Number(buries?.split(' ')[1]);
    expect(happen(table, line(0, buries ?? '')).told).toEqual([
      { event: { type: 'bury', seat: 0, card }, to: only(seat(0)), others: { type: 'bury', seat: 0 } },
    ]);
  });

  test('is heard without anybody’s secrets: no part of the seed, no id, no dates', () => {
    const heard = (text: string, one = 1) =>
      heardOf([{ seq: 4, line: line(one, text), kind: 'table', told: [] }], 0b01 as never, 2);
    const about = { seq: 4, seat: 1, kind: 'table', events: [] };
    expect(heard(`${SIT} Ann Lee`)).toEqual([{ ...about, note: '!sit Ann Lee' }]);
    expect(heard('!hand user-9')).toEqual([{ ...about, note: '!hand' }]);
    expect(heard('!holiday 5-9')).toEqual([{ ...about, note: '!holiday' }]);
    for (const text of ['!undo', '!propose 7', '!bot greedy']) expect(heard(text)).toEqual([{ ...about, note: text }]);
    expect(heard('ready')).toEqual([about]);
  });
});

describe('several lines', () => {
  test('are taken one after the other', () => {
    const table = startAt(game, 2, NOW);
    const steps = [legal(table, 0)[0] ?? '', 'ready'];
    const taken = table.takeAll(steps.map((text) => line(0, text)));
    expect(taken.ok && taken.happenings.map(({ seq, line: { text } }) => [seq, text])).toEqual([
      [3, steps[0]],
      [4, steps[1]],
    ]);
    expect(table.takeAll([])).toEqual({ ok: true, happenings: [] });
  });

  test('of which one is refused leave no trace, and it is said which', () => {
    const table = startAt(game, 2, NOW);
    const [pick = ''] = legal(table, 0);
    expect(table.takeAll([line(0, 'roll')])).toEqual({ ok: false, refusal: { code: 'not-now' }, index: 0 });
    const before = whole(table);
    expect(table.takeAll([line(0, pick), line(0, 'ready'), line(0, 'ready')])).toMatchObject({ ok: false, index: 2 });
    expect(whole(table)).toBe(before);
    expect(table.takeAll([line(0, pick), line(0, 'ready')]).ok).toBe(true);
  });

  /** Each changes something else about a table; behind them comes a line that nobody can take. */
  const NO = line(0, '!agree', 'nobody');
  test.each<readonly [string, () => Table, readonly TableLine[]]>([
    ['who sits there', open, [line(0, `${SIT} Ann`)]],
    ['that the game began', () => seated(), [line(-1, '!start', 'user-0')]],
    ['whose table it is', open, [line(-1, '!hand user-9', SYSTEM)]],
    ['that it was closed', open, [line(-1, '!close', 'user-0')]],
    ['what somebody proposed', () => startAt(game, 2, NOW), [line(0, '!propose end')]],
    ['that nobody plays', () => startAt(game, 2, NOW), [line(-1, '!stale 5', SYSTEM)]],
    ['that somebody resigned', () => startAt(game, 2, NOW), [line(0, '!resign')]],
    ['that people play again', () => over(), [line(-1, '!rematch table-2', 'user-0')]],
    ['when somebody is away', () => begun({ clock: { kind: 'days', days: 3 } }), [line(0, '!holiday 5-9', SYSTEM)]],
    ['how long somebody thinks', () => begun({ clock: { kind: 'game', seconds: 100 } }), thoughtfully()],
  ])('do not leave behind %s', (_, make, lines) => {
    const table = make();
    const before = whole(table);
    expect(table.takeAll([...lines, NO]).ok).toBe(false);
    expect(whole(table)).toBe(before);
    // Without the last one they would have changed it.
    table.takeAll(lines);
    expect(whole(table)).not.toBe(before);
  });

  function seated(): Table {
    const table = open();
    for (const one of [0, 1]) say(table, `user-${one}`, one, `${SIT} Player ${one}`, NOW);
    return table;
  }
  function over(): Table {
    const table = startAt(game, 2, NOW);
    say(table, 'user-0', 0, '!resign', NOW);
    return table;
  }
  function thoughtfully(): readonly TableLine[] {
    const [pick = ''] = legal(begun({}), 0);
    return [line(0, pick, 'user-0', NOW + 5), line(0, 'ready', 'user-0', NOW + 9)];
  }

  test('that are refused leave a refused bot refused, and a vote as it was', () => {
    const table = startAt(game, 3, NOW);
    expect(table.takeAll([line(0, `!propose bot 1 of ${0b101}`), line(2, '!decline'), NO])).toMatchObject({
      ok: false,
      index: 2,
    });
    expect([table.refusedBot, table.proposal]).toEqual([null, null]);
    expect(table.takeAll([line(0, `!propose bot 1 of ${0b101}`), line(2, '!decline')]).ok).toBe(true);
    expect(table.refusedBot).toEqual({ seat: 1, at: NOW });
  });
});

describe('a table', () => {
  test('knows which sitting a chair is in: who sits down anew, or is handed it, begins another', () => {
    const table = open();
    expect(table.sittingOf(0)).toBe(-1);
    say(table, 'user-1', 1, `${SIT} Bob`, NOW);
    say(table, 'user-0', 0, `${SIT} Ann`, NOW);
    expect([table.sittingOf(0), table.sittingOf(1)]).toEqual([1, 0]);
    say(table, 'user-0', 0, '!stand', NOW);
    say(table, SYSTEM, 1, '!name Bea', NOW);
    expect([table.sittingOf(0), table.sittingOf(1)]).toEqual([1, 0]);
    say(table, SYSTEM, 1, '!hand user-9', NOW);
    expect(table.sittingOf(1)).toBe(4);
  });

  test('goes on as soon as anybody but the server does anything', () => {
    const table = startAt(game, 2, NOW);
    say(table, SYSTEM, -1, '!stale 99', NOW);
    say(table, SYSTEM, 0, '!name Bea', NOW);
    expect(table.closesAt).toBe(99);
    expect(say(table, 'user-1', 1, '!hint', NOW)).toBeNull();
    expect(table.closesAt).toBeNull();
  });

  test('keeps a proposal while somebody asks for a hint, and drops it with a step or a step taken back', () => {
    const table = startAt(game, 2, NOW);
    const propose = (): string | null => say(table, 'user-1', 1, '!propose end', NOW);
    expect(propose()).toBeNull();
    for (const text of ['!hint', '!planned']) say(table, 'user-0', 0, text, NOW);
    expect(table.proposal).not.toBeNull();
    for (const text of [legal(table, 0)[0] ?? '', '!undo']) {
      expect(say(table, 'user-0', 0, text, NOW)).toBeNull();
      expect(table.proposal).toBeNull();
      expect(propose()).toBeNull();
    }
  });

  test('lets a bot play for whoever resigned while others play on', () => {
    const table = startAt(game, 3, NOW);
    expect(table.isBot(seat(0))).toBe(false);
    expect(say(table, 'user-0', 0, '!resign', NOW)).toBeNull();
    expect([table.status, table.botsToAct, table.isBot(seat(7))]).toEqual(['playing', [0], false]);
    expect(say(table, BOT, 0, legal(table, 0)[0] ?? '', NOW)).toBeNull();
    expect(say(table, BOT, 1, legal(table, 1)[0] ?? '', NOW)).toBe('not-your-seat');
    expect(table.run?.log.map(({ at }) => at)).toEqual([0, 0]);
  });

  test('that was closed takes nothing more than whose chair it was', () => {
    const table = startAt(game, 2, NOW);
    say(table, SYSTEM, -1, '!close', NOW);
    for (const text of ['!undo', '!hint', '!resign', '!agree', '!dance', legal(table, 0)[0] ?? ''])
      expect(say(table, 'user-0', 0, text, NOW)).toBe('table-closed');
    expect(say(table, SYSTEM, 0, '!hand user-9', NOW)).toBeNull();
    expect(say(table, SYSTEM, 0, '!name Bea', NOW)).toBeNull();
    expect(table.chairs[0]).toMatchObject({ holder: 'user-9', name: 'Bea' });
    expect([table.acting, table.due, table.botsToAct]).toEqual([0, null, []]);
  });

  test('starts the clocks of a turn anew for whoever went back with everybody’s consent', () => {
    const table = begun({ clock: { kind: 'move', seconds: 60 } });
    const [pick = ''] = legal(table, 0);
    for (const text of [pick, 'ready']) say(table, 'user-0', 0, text, NOW + 1_000);
    expect(table.clocks.since).toEqual([null, NOW]);
    say(table, 'user-0', 0, '!propose 0', NOW + 2_000);
    expect(say(table, 'user-1', 1, '!agree', NOW + 3_000)).toBeNull();
    expect(table.run?.standing).toEqual([]);
    expect(table.run?.log.at(-1)).toEqual({ seat: 0, text: '!back 0', at: 3_000 });
    expect(table.clocks.since).toEqual([NOW + 3_000, NOW]);
  });

  test('makes its seed of what everybody brought, in the order of the chairs', () => {
    const seedWith = (...entropy: readonly string[]): string => {
      const table = open();
      for (const [one, part] of entropy.entries()) say(table, `user-${one}`, one, `!sit ${part.repeat(32)} P`, NOW);
      expect(table.entropy).toEqual(entropy.map((part) => part.repeat(32)));
      return table.seed();
    };
    expect(new Set([seedWith('aa', 'bb'), seedWith('bb', 'aa'), seedWith('aa', 'aa')]).size).toBe(3);
  });

  test('lasts its days where days are counted', () => {
    const table = begun({ clock: { kind: 'days', days: 2 } });
    expect(say(table, CLOCK, 1, '!timeout', NOW + 2 * DAY - 1)).toBe('not-late');
    expect(say(table, CLOCK, 1, '!timeout', NOW + 2 * DAY)).toBeNull();
  });
});
