import { expect, test } from 'vitest';
import { createSiteClock } from './clock.ts';

test('a machine that is half a minute ahead tells the time of the database', async () => {
  let real = 1_000_000;
  const waits = [40, 4, 90, 10, 10, 10];
  const time = async (): Promise<number> => {
    const wait = waits.shift() ?? 0;
    real += wait / 2;
    const answer = real;
    real += wait / 2;
    return answer;
  };
  const clock = await createSiteClock(time, () => real + 30_000);
  expect(clock.now()).toBe(Math.round(real));
  real += 5_000.4;
  expect(clock.now()).toBe(Math.round(real));
});

test('the shortest way counts, because its answer is the least old', async () => {
  let own = 0;
  // The first answer takes long on its way back, the second is quick: only the second tells the time exactly.
  const answers = [
    { before: 0, at: 500, after: 400 },
    { before: 1, at: 901, after: 1 },
    { before: 0, at: 1_402, after: 300 },
  ];
  const time = async (): Promise<number> => {
    const one = answers.shift();
    if (!one) throw new Error('away');
    own += one.before;
    const { at } = one;
    own += one.after;
    return at;
  };
  const clock = await createSiteClock(time, () => own);
  expect(clock.now()).toBe(own + 901 - 401);
  const before = clock.now();
  await expect(clock.measure()).rejects.toThrow('away');
  expect(clock.now()).toBe(before);
});
