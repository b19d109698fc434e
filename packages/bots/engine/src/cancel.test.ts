import { Worker } from 'node:worker_threads';
import { createDice, seedFrom } from '@sunglade/core';
import { expect, it } from 'vitest';
import { type CancelFlag, cancelBy, createCancelFlag, halve, raiseFlag, startWatch } from './index.ts';

/** Without an end of its own: only the flag stops it. */
function halveUntil(flag: CancelFlag, played = createCancelFlag()) {
  const play = (turn: number): number => {
    Atomics.add(played, 0, 1);
    Atomics.notify(played, 0);
    return turn;
  };
  const watch = startWatch({ playouts: Number.MAX_SAFE_INTEGER, cancel: cancelBy(flag) });
  return halve([1, 3, 2], { worth: () => 0, worlds: 0 }, play, createDice(seedFrom('cancel')), watch);
}

/** Raises the flag when three worlds have been played by all. */
const RAISE = `
  const { workerData: { flag, played } } = require('node:worker_threads');
  for (let n = 0; n < 9; n = Atomics.load(played, 0)) Atomics.wait(played, 0, n);
  Atomics.store(flag, 0, 1);
`;

it('a question that another thread cancels is answered with the best turn so far', async () => {
  const [flag, played] = [createCancelFlag(), createCancelFlag()];
  const other = new Worker(RAISE, { eval: true, workerData: { flag, played } });
  const [best] = halveUntil(flag, played);
  await other.terminate();
  expect(best?.turn).toBe(3);
  expect(best?.results.length).toBeGreaterThan(2);
});

it('a flag that is up before anything was tried leaves the opinion that a bot came with', () => {
  const flag = createCancelFlag();
  raiseFlag(flag);
  expect(halveUntil(flag)[0]).toEqual({ turn: 1, results: [] });
});
