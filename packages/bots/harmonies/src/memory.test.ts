import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDice, only, seat, seedFrom, viewOf } from '@sunglade/core';
import { expect, it } from 'vitest';
import { bots } from './index.ts';
import { bench } from './testing.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('a bot keeps nothing of the turns it has planned', () => {
  const { rules, setup } = bench(2);
  const badger = bots({ rules, setup }, 'badger', null)!;
  const used = (turns: number): number => {
    for (let i = 0; i < turns; i++) {
      const state = rules.create(seedFrom(`memory ${i}`));
      const one = seat(rules.acting(state) === only(seat(0)) ? 0 : 1);
      badger.plan(viewOf(rules, state, only(one)), one, createDice(seedFrom(`${i}`)));
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used(20);
  expect(used(120) - before).toBeLessThan(1_000_000);
});
