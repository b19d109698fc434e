// A record as a table: shown and told again by the same code as a running game.
import { type AnyGame, everyone, legalSteps, only, type Replay, replayRecord, seat, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { FORGOTTEN } from './names.ts';
import { showRecord } from './recorded.ts';
import { recordOf } from './seen.ts';
import type { Table } from './table.ts';
import { say, startAt } from './testing.ts';

const game: AnyGame = glade;

function played(): Table {
  const table = startAt(game, 2, 1_000);
  for (let at = 2_000; table.acting; at += 1_000) {
    const [one = seat(0)] = seatList(table.acting);
    const [step] = legalSteps(table.rules, table.run?.state, one);
    expect(say(table, `user-${one}`, one, table.rules.print(step as never), at)).toBeNull();
  }
  return table;
}

function replayed(table: Table, more: Readonly<Record<string, unknown>> = {}): Replay {
  const replay = replayRecord(JSON.parse(JSON.stringify({ ...recordOf(table), ...more })), game);
  if (!replay.ok) throw new Error(JSON.stringify(replay.problems));
  return replay.value;
}

test('a record shows the whole match, with everything open, to somebody who is nobody there', () => {
  const table = played();
  const replay = replayed(table);
  const { seen, past } = showRecord(replay, game);
  expect(seen).toMatchObject({
    game: 'glade',
    rules: game.version,
    host: false,
    public: false,
    clock: { kind: 'none' },
    status: 'over',
    you: 0,
    startedAt: 0,
    seq: replay.record.log.length,
    commitment: table.config.commitment,
    result: { by: 'rules' },
  });
  const names = seen.chairs.map(({ name, bot, taken, you, away }) => ({ name, bot, taken, you, away }));
  expect(names).toEqual(
    ['Player 0', 'Player 1'].map((name) => ({ name, bot: null, taken: true, you: false, away: false })),
  );
  expect(seen.view?.own.map((own) => own !== null)).toEqual([true, true]);
  expect(past).toHaveLength(table.run?.standing.length ?? 0);
  expect(past.at(-1)?.view).toEqual(seen.view);
  expect(past[0]?.at).toBe(1_000);
  // What only one of them knew at the time is told now.
  expect(JSON.stringify(past.map(({ events }) => events))).not.toContain('{"type":"draw","seat":0}');
});

test('through the eyes of one seat it shows what that seat knew', () => {
  const replay = replayed(played());
  const { seen, past } = showRecord(replay, game, only(seat(1)));
  expect(seen.view?.own.map((own) => own !== null)).toEqual([false, true]);
  expect(past.every(({ view }) => view?.own[0] === null)).toBe(true);
  expect(showRecord(replay, game, everyone(2)).seen).toEqual(showRecord(replay, game).seen);
});

test('who played is read with care: bots by their level, nobody by an unsafe name, and nobody at all where none is given', () => {
  const chairs = (players: unknown) =>
    showRecord(replayed(played(), { players }), game).seen.chairs.map(({ name, bot }) => ({ name, bot }));
  expect(chairs(['@greedy', FORGOTTEN])).toEqual([
    { name: '', bot: 'greedy' },
    { name: FORGOTTEN, bot: null },
  ]);
  expect(chairs(['', '  A\u202enn '])).toEqual([
    { name: '', bot: null },
    { name: 'Ann', bot: null },
  ]);
  expect(chairs(undefined)).toEqual([
    { name: '', bot: null },
    { name: '', bot: null },
  ]);
});

test('a record without a proof promises nothing', () => {
  expect(showRecord(replayed(played(), { proof: undefined }), game).seen.commitment).toBe('');
});
