// Hints that people ask for, and tables that go on from a moment of another match.
import { type AnyGame, commitTo, legalSteps, type Refusal, replayRecord, seat, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, it } from 'vitest';
import { type Beginning, type Help, openConfig, storeConfig } from './config.ts';
import { openTableOf } from './open.ts';
import { actLines } from './requests.ts';
import { recordOf, seenBy } from './seen.ts';
import { Table } from './table.ts';

const game: AnyGame = glade;
const SECRET = 'e'.repeat(64);

function tableOf({ help, from }: { readonly help?: Help; readonly from?: Beginning } = {}): Table {
  const setup = game.setup({ seats: 2 });
  if (!setup.ok) throw new Error('glade');
  const table = new Table(
    {
      id: 'table-1',
      game: 'glade',
      rules: game.version,
      setup: setup.value,
      host: 'ada',
      public: false,
      clock: { kind: 'none' },
      onTimeout: 'bot',
      fillIn: '',
      commitment: commitTo(SECRET),
      openedAt: 1,
      ...(help ? { help } : {}),
      ...(from ? { from } : {}),
    },
    SECRET,
    game,
  );
  say(table, 'ada', 0, `!sit ${'a'.repeat(64)} Ada`);
  say(table, 'bo', 1, `!sit ${'b'.repeat(64)} Bo`);
  return table;
}

function say(table: Table, by: string, one: number, text: string): void {
  const answer = table.take({ at: 1, by, seat: one, text });
  if ('code' in answer) throw new Error(`${text}: ${answer.code}`);
}

function askHint(table: Table, by: string, one: number): Refusal | null {
  const lines = actLines(table, by, { seat: one, text: '!hint' }, 1, []);
  if ('code' in lines) return lines;
  const taken = table.takeAll(lines);
  return taken.ok ? null : taken.refusal;
}

function playOn(table: Table, steps = Number.POSITIVE_INFINITY): void {
  for (let n = 0; n < steps && table.run && table.status === 'playing'; n++) {
    const [one = seat(0)] = seatList(table.acting);
    const [step] = legalSteps(table.rules, table.run.state, one);
    say(table, ['ada', 'bo'][one] as string, one, table.rules.print(step as never));
  }
}

it('a table without help refuses to be asked, one with hints notes who asked', () => {
  for (const help of [undefined, 'none'] as const) {
    const table = tableOf(help ? { help } : {});
    say(table, 'ada', -1, '!start');
    expect(askHint(table, 'ada', 0)).toEqual({ code: 'no-help' });
  }
  const table = tableOf({ help: 'hints' });
  expect(seenBy(table, 'bo', 1).help).toBe('hints');
  say(table, 'ada', -1, '!start');
  expect(askHint(table, 'ada', 0)).toBeNull();
  expect(askHint(table, 'ada', 0)).toBeNull();
  expect(askHint(table, 'bo', 0)).toEqual({ code: 'not-your-seat' });
  // Nobody is told while it could be read from the table what somebody is unsure about.
  expect(seenBy(table, 'bo', 1).hints).toBeUndefined();
  playOn(table);
  expect(seenBy(table, 'bo', 1).hints).toEqual([2, 0]);
  expect(recordOf(table)?.log.filter(({ text }) => text === '!hint')).toHaveLength(2);
});

it('going back a step takes back the last step, not the hint after it', () => {
  const table = tableOf({ help: 'hints' });
  say(table, 'ada', -1, '!start');
  playOn(table, 3);
  askHint(table, 'ada', 0);
  say(table, 'ada', 0, `!propose ${seenBy(table, 'ada', 1).length - 1}`);
  say(table, 'bo', 1, '!agree');
  expect(table.run?.standing).toHaveLength(2);
});

it('hints are outside the fingerprint', () => {
  const played = (asks: boolean) => {
    const table = tableOf({ help: 'all' });
    say(table, 'ada', -1, '!start');
    if (asks) askHint(table, 'ada', 0);
    playOn(table);
    return recordOf(table)?.end?.fingerprint;
  };
  expect(played(true)).toBe(played(false));
});

it('goes on from a moment of another match, and its record is whole without a proof', () => {
  const first = tableOf();
  say(first, 'ada', -1, '!start');
  playOn(first, 7);
  const steps = (first.run?.log ?? []).map(({ seat: one, text }) => ({ seat: one, text }));
  const from = { seed: first.run!.seed, steps };
  const table = tableOf({ from });
  say(table, 'ada', -1, '!start');
  expect(table.run?.standing.length).toBe(7);
  expect(table.rules.parts(table.run?.state)).toEqual(first.rules.parts(first.run?.state));
  const stored = storeConfig(table.config, game);
  expect([stored.format, storeConfig(first.config, game).format]).toEqual([3, 2]);
  expect(openConfig(stored, game)).toMatchObject({ ok: true, value: { from } });
  playOn(table);
  const again = openTableOf(game, { config: stored, secret: SECRET }, table.lines);
  expect(again.run?.standing).toEqual(table.run?.standing);
  const record = recordOf(table);
  expect(record?.proof).toBeUndefined();
  expect(replayRecord(record, game).ok).toBe(true);
});

it('does not begin with steps that the rules do not allow', () => {
  const table = tableOf({ from: { seed: 'a'.repeat(64) as never, steps: [{ seat: 0, text: 'fly' }] } });
  expect(table.take({ at: 1, by: 'ada', seat: -1, text: '!start' })).toEqual({ code: 'unknown-step' });
  expect(table.run).toBeNull();
});
