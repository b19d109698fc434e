import { expect, test } from 'vitest';
import { crashRounds } from '../server/kit/crash.ts';

test('killed 25 times under load: every acknowledged move is there, none twice', async ({ annotate }) => {
  const { acknowledged, problems, verdict } = await crashRounds(25, Date.now() & 0xffff);
  await annotate(`${acknowledged} acknowledged moves`);
  expect(problems).toEqual([]);
  expect(verdict).toMatch(/every one plays again/);
  expect(acknowledged).toBeGreaterThan(1_000);
});
