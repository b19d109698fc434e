import { type AnyGame, commitTo, legalSteps, seat } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, it } from 'vitest';
import { storeConfig } from './config.ts';
import { openTableGently, openTableOf } from './open.ts';
import { actLines } from './requests.ts';
import { Table } from './table.ts';

const game: AnyGame = glade;
const SECRET = 'f'.repeat(64);

function playing(): Table {
  const setup = game.setup({ seats: 2 });
  if (!setup.ok) throw new Error('glade');
  const about = { id: 'table-1', game: 'glade', rules: 1, setup: setup.value, host: 'ada', public: false } as const;
  const rest = {
    clock: { kind: 'none' },
    onTimeout: 'bot',
    fillIn: '',
    commitment: commitTo(SECRET),
    openedAt: 1,
    help: 'hints',
  } as const;
  const table = new Table({ ...about, ...rest }, SECRET, game);
  for (const [one, text] of [
    [0, `!sit ${'a'.repeat(64)} Ada`],
    [1, '!bot greedy'],
    [-1, '!start'],
  ] as const)
    say(table, one, text);
  return table;
}

function say(table: Table, one: number, text: string): void {
  const answer = table.take({ at: 1, by: 'ada', seat: one, text });
  if ('code' in answer) throw new Error(`${text}: ${answer.code}`);
}
const play = (table: Table): void =>
  say(table, 0, table.rules.print(legalSteps(table.rules, table.run?.state, seat(0))[0] as never));
const ask = (table: Table, text: string): string | null => {
  const lines = actLines(table, 'ada', { seat: 0, text }, 1, []);
  return 'code' in lines ? lines.code : null;
};

function full(): Table {
  const table = playing();
  while (ask(table, '!undo') === null) {
    play(table);
    say(table, 0, '!undo');
  }
  return table;
}

it('a log that only grows by what is taken back is full at some point; the game still goes on', () => {
  const table = full();
  expect(table.lines.length).toBeLessThanOrEqual(206);
  for (const text of ['!undo', '!hint', '!planned', '!propose 0']) expect(ask(table, text)).toBe('log-full');
  expect(ask(table, '!resign')).toBeNull();
  const before = table.run?.standing.length ?? 0;
  play(table);
  expect(table.run?.standing.length).toBe(before + 1);
  play(table);
  expect(ask(table, '!hint')).toBeNull();
});

it('a longer log that was stored before still opens, and others get their turn meanwhile', async () => {
  const table = full();
  for (let i = 0; i < 1_000; i++) {
    play(table);
    say(table, 0, '!undo');
  }
  const stored = { config: storeConfig(table.config, game), secret: SECRET };
  let turns = 0;
  const gently = await openTableGently(game, stored, table.lines, async () => {
    turns++;
  });
  expect(turns).toBe(Math.floor(table.lines.length / 200));
  for (const opened of [gently, openTableOf(game, stored, table.lines)])
    expect([opened.run?.standing, opened.run?.state, opened.clocks]).toEqual([
      table.run?.standing,
      table.run?.state,
      table.clocks,
    ]);
});
