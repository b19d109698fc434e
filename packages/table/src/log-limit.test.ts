import { type AnyGame, commitTo, type Json, legalSteps, seat, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, it } from 'vitest';
import { storeConfig } from './config.ts';
import { openTable, openTableGently, openTableOf } from './open.ts';
import { actLines, sitLines } from './requests.ts';
import { Table } from './table.ts';

const game: AnyGame = glade;
const ROUNDS = 9;
const LONG = 50;
const SECRET = 'f'.repeat(64);

function open(edition?: Json): Table {
  const setup = game.setup({ seats: 2, ...(edition === undefined ? {} : { edition }) });
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
  return new Table({ ...about, ...rest }, SECRET, game);
}

function playing(edition?: Json): Table {
  const table = open(edition);
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
/** Almost to the end; answers with how many lines the game has. */
function playOut(table: Table): number {
  const { run, rules } = table;
  if (!run) throw new Error('not started');
  for (;;) {
    const [one = seat(0)] = seatList(run.acting);
    const text = rules.print(legalSteps(rules, run.state, one)[0] as never);
    const saved = run.save();
    const line = { at: 1, by: one === 0 ? 'ada' : '@bot', seat: one, text };
    table.take(line);
    if (table.status === 'playing') continue;
    table.lines.pop();
    run.restore(saved);
    return run.log.length;
  }
}
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

it('before the game begins the chairs change so often and no more; it can still begin, or be closed', () => {
  const table = open();
  const sit = () => sitLines(table, 'ada', { seat: 0, name: 'Ada', entropy: 'a'.repeat(64) }, 1);
  const renamed = (): string | null => {
    const lines = sit();
    if ('code' in lines) return lines.code;
    table.takeAll(lines);
    return null;
  };
  const bot = (text: string): string | null => {
    const lines = actLines(table, 'ada', { seat: 1, text }, 1, ['greedy']);
    return 'code' in lines ? lines.code : null;
  };
  while (renamed() === null) {
    expect(table.lines.length).toBeLessThan(404);
    if (bot('!bot greedy') !== null) continue;
    say(table, 1, '!bot greedy');
    say(table, 1, '!stand');
  }
  expect(table.lines.length).toBeGreaterThanOrEqual(400);
  expect(renamed()).toBe('chairs-stay');
  expect(bot('!bot greedy')).toBe('chairs-stay');
  expect(bot(`!sit ${'a'.repeat(64)} Ada`)).toBe('chairs-stay');
  for (const text of ['!stand', '!start', '!close']) expect(bot(text)).toBeNull();
});

it('a longer log that was stored before still opens, and others get their turn meanwhile', async () => {
  const table = full();
  for (let i = 0; i < 1_000; i++) {
    play(table);
    say(table, 0, '!undo');
  }
  const stored = { config: storeConfig(table.config, game), secret: SECRET };
  let turns = 0;
  const rest = async (): Promise<void> => {
    turns++;
  };
  const gently = await openTable(stored, table.lines, async () => game, rest);
  // Every other line plays a step, and the steps count too.
  expect(turns).toBeGreaterThanOrEqual(Math.floor((table.lines.length * 1.5) / 201));
  for (const opened of [gently, openTableOf(game, stored, table.lines)])
    expect([opened.run?.standing, opened.run?.state, opened.clocks]).toEqual([
      table.run?.standing,
      table.run?.state,
      table.clocks,
    ]);
});

it('a log that goes to the beginning and back again and again costs no more than its lines', async () => {
  const content = { ...(game.editions[0]?.content as Record<string, Json>), id: 'long', rounds: ROUNDS };
  const table = playing({ content });
  const whole = playOut(table);
  for (let i = 0; i < 200; i++) for (const to of [0, whole, 19]) say(table, 0, `!propose ${to}`);
  say(table, 0, `!propose ${whole}`);
  expect(table.run?.standing.length).toBe(whole);
  expect(whole).toBeGreaterThan(LONG);
  let applied = 0;
  const counting: AnyGame = {
    ...game,
    bind: (setup) => {
      const rules = game.bind(setup);
      return {
        ...rules,
        apply: (...given) => {
          applied++;
          return rules.apply(...given);
        },
      };
    },
  };
  const stored = { config: storeConfig(table.config, game), secret: SECRET };
  let [turns, before, most] = [0, 0, 0];
  const opened = await openTableGently(counting, stored, table.lines, async () => {
    turns++;
    most = Math.max(most, applied - before);
    before = applied;
  });
  expect(opened.run?.standing).toEqual(table.run?.standing);
  expect(opened.run?.state).toEqual(table.run?.state);
  expect(applied).toBeLessThan(2 * table.lines.length);
  expect(turns).toBeGreaterThan(1);
  // One line may cost some, and never a whole game.
  expect(most).toBeLessThan(300);
});
