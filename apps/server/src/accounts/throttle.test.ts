import { createMemoryStore } from '@sunglade/match/contract';
import { expect, test } from 'vitest';
import { Throttle, TooManyTries, waitAfter } from './throttle.ts';

test('the wait grows, and not for ever', () => {
  expect([1, 4, 5, 6, 7, 50].map(waitAfter)).toEqual([0, 0, 2_000, 4_000, 8_000, 900_000]);
});

test('after a few free tries each one is followed by a longer wait; a right one begins anew', async () => {
  let now = 1_000_000;
  const throttle = new Throttle(createMemoryStore(), () => now);
  const refused = async (): Promise<number> => {
    try {
      await throttle.begin('ann', 'here');
    } catch (error) {
      if (error instanceof TooManyTries) return error.seconds;
    }
    return 0;
  };
  for (let tries = 0; tries < 5; tries++) expect(await refused()).toBe(0);
  expect(await refused()).toBe(2);
  now += 1_999;
  expect(await refused()).toBe(1);
  now += 1;
  expect(await refused()).toBe(0);
  expect(await refused()).toBe(4);
  await throttle.begin('bob', 'here');
  await throttle.begin('ann', 'there');
  await throttle.clear('ann', 'here');
  expect(await refused()).toBe(0);
});

test('many at once gain nothing', async () => {
  const throttle = new Throttle(createMemoryStore(), () => 1_000_000);
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => throttle.begin('ann', 'here')));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(5);
});

test('what was typed is not kept', async () => {
  const keys: string[] = [];
  const store = createMemoryStore();
  const listening = {
    ...store,
    attempts: (key: string) => {
      keys.push(key);
      return store.attempts(key);
    },
  };
  const throttle = new Throttle(listening, () => 1);
  await throttle.begin('my secret typed in the wrong field', '192.0.2.1');
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
});
