import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { commitTo, createDice, legalSteps, seat, seatList, seedFrom } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { expect, test } from 'vitest';
import { createMemoryStore } from './contract/index.ts';
import { actRequest, sitRequest, submitRequest } from './requests.ts';
import { Runner } from './runner.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('pictures of a running game are let go when the next one is there', async () => {
  const runner = new Runner({
    store: createMemoryStore(),
    bus: { publish: () => undefined, subscribe: () => () => undefined, close: async () => undefined },
    thinker: { think: async () => null },
    now: () => 1_000,
    loadGame,
    patience: { openMs: 1e9, playingMs: 1e9 },
    tables: 10,
    onError: (error) => {
      throw error;
    },
  });
  const game = await loadGame('harmonies');
  const setup = game?.setup({ seats: 2 });
  if (!game || !setup?.ok) throw new Error('harmonies');
  const table = 'table-01';
  const base = {
    id: table,
    game: game.id,
    rules: game.version,
    setup: setup.value,
    host: 'ann',
    public: false,
  } as const;
  const more = { clock: { kind: 'none' }, onTimeout: 'bot', fillIn: 'random', openedAt: 0 } as const;
  await runner.open({ config: { ...base, ...more, commitment: commitTo('aa') }, secret: 'aa' });
  let n = 0;
  const id = (): string => `submit-${++n}`;
  for (const [i, user] of ['ann', 'bob'].entries()) {
    await runner.watch(table, { user, send: () => undefined });
    const sit = { type: 'sit', id: id(), table, seat: i, name: user, entropy: 'ab'.repeat(32) } as const;
    await runner.act(table, sitRequest(user, sit));
  }
  await runner.act(table, actRequest('ann', { type: 'act', id: id(), table, seat: -1, text: '!start' }, []));
  const dice = createDice(seedFrom('pictures'));
  /** Steps and undo for ever: the position stays small, the log grows. */
  const play = async (moves: number): Promise<void> => {
    for (let i = 0; i < moves; i++) {
      const next = await runner.read(table, ({ run, acting, rules }) => {
        const [one] = seatList(acting);
        const legal = one === undefined || !run ? [] : legalSteps(rules, run.state, one);
        const step = legal[dice.below(Math.max(1, legal.length))];
        return {
          one,
          at: one === undefined ? 0 : (run?.count(one) ?? 0),
          text: step === undefined ? '' : rules.print(step),
        };
      });
      if (next?.one === undefined) return;
      const user = next.one === seat(0) ? 'ann' : 'bob';
      const answer = await runner.act(
        table,
        submitRequest(user, { type: 'submit', id: id(), table, seat: next.one, at: next.at, steps: [next.text] }),
      );
      if (answer.ok)
        await runner.act(table, actRequest(user, { type: 'act', id: id(), table, seat: next.one, text: '!undo' }, []));
    }
  };
  await play(100);
  collect();
  const before = process.memoryUsage().heapUsed;
  await play(600);
  collect();
  // 1,200 lines of a few hundred bytes; as many pictures would be some megabytes more.
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(4);
});
