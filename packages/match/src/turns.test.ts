import { legalSteps, seat, seatList } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { expect, test } from 'vitest';
import { createMemoryStore, sampleWay } from './contract/index.ts';
import { Runner } from './runner.ts';

const SECRET = 'ab'.repeat(32);

async function tableOf(people: readonly string[], bots: number) {
  const game = await loadGame('glade');
  const seats = people.length + bots;
  const setup = game?.setup({ seats, options: {}, edition: undefined });
  if (!game || !setup?.ok) throw new Error('no game');
  const store = createMemoryStore();
  for (const user of people) await store.addWay(sampleWay(`way of ${user}`, { user }));
  let now = 1_000;
  const runner = new Runner({
    store,
    bus: { publish: () => undefined, subscribe: () => () => undefined, close: async () => undefined },
    thinker: { think: async () => null },
    now: () => now++,
    loadGame,
    patience: { openMs: 1e9, playingMs: 1e9 },
    tables: 10,
    onError: (error) => {
      throw error;
    },
  });
  const config = {
    id: 'table',
    game: 'glade',
    rules: game.version,
    setup: setup.value,
    host: people[0] ?? '',
    public: false,
    clock: { kind: 'none' },
    onTimeout: 'bot',
    fillIn: 'random',
    commitment: 'c',
    openedAt: 1,
  } as const;
  await runner.open({ config, secret: SECRET });
  const act = async (by: string, one: number, text: string): Promise<void> => {
    const answer = await runner.act('table', { submission: null, plan: (_, at) => [{ at, by, seat: one, text }] });
    if (!answer.ok) throw new Error(`${text}: ${answer.refusal.code}`);
  };
  for (const [i, user] of people.entries()) await act(user, i, `!sit ${'cd'.repeat(32)} ${user}`);
  for (let i = 0; i < bots; i++) await act(people[0] ?? '', people.length + i, '!bot random');
  /** Who acts takes legal steps until others have to. */
  const playTurn = async (): Promise<void> => {
    const [one] = seatList((await runner.read('table', (table) => table.acting)) ?? (0 as never));
    if (one === undefined) return;
    for (;;) {
      const next = await runner.read('table', (table) => {
        const [step] = table.run ? legalSteps(table.rules, table.run.state, one) : [];
        return {
          acts: seatList(table.acting).includes(seat(one)),
          text: step === undefined ? '' : table.rules.print(step),
        };
      });
      if (!next?.acts || next.text === '') return;
      await act(people[one] ?? '', one, next.text);
    }
  };
  const waiting = async (): Promise<string[]> =>
    (await Promise.all(people.map((user) => store.noticesOf(`way of ${user}`))))
      .flat()
      .map(({ kind, seat: one, way }) => `${kind === 'turn' ? '' : `${kind} `}${one} ${way}`);
  return { runner, act, playTurn, waiting };
}

test('whose turn begins gets a notice, who moves loses theirs, and who writes the line is not told', async () => {
  const { act, playTurn, waiting } = await tableOf(['ann', 'bob'], 0);
  expect(await waiting()).toEqual([]);
  await act('ann', -1, '!start');
  // Ann began the game herself; if it is Bob's turn, he is told.
  const first = await waiting();
  expect(first).not.toContain('0 way of ann');
  await playTurn();
  const second = await waiting();
  expect([first, second].flat()).toContain('1 way of bob');
  expect(second.length).toBe(1);
  await playTurn();
  const third = await waiting();
  expect(third.length).toBe(1);
  expect(third).not.toEqual(second);
});

test('a bot is told nothing, and a game that is over waits for nobody: they are told that it is', async () => {
  const { act, waiting } = await tableOf(['ann', 'bob'], 1);
  await act('ann', -1, '!start');
  await act('bob', 1, '!resign');
  await act('ann', 0, '!resign');
  // Ann's own line ended it.
  expect(await waiting()).toEqual(['over 1 way of bob']);
});

test('everybody is told once that a table is about to be closed', async () => {
  const { act, waiting } = await tableOf(['ann', 'bob'], 1);
  await act('ann', -1, '!start');
  await act('@system', -1, '!stale 5000000');
  expect(await waiting()).toEqual(['stale 0 way of ann', 'stale 1 way of bob']);
});

test('whoever is reminded is told so, though their turn has neither begun nor ended', async () => {
  const { act, playTurn, waiting } = await tableOf(['ann', 'bob'], 0);
  await act('ann', -1, '!start');
  for (let turns = 0; turns < 9 && (await waiting()).join() !== '1 way of bob'; turns++) await playTurn();
  await act('ann', 0, '!nudge 1');
  expect(await waiting()).toEqual(['nudge 1 way of bob']);
  for (let turns = 0; turns < 9 && (await waiting()).includes('nudge 1 way of bob'); turns++) await playTurn();
  expect(await waiting()).not.toContain('nudge 1 way of bob');
});
