import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyRules, only, seat, seedFrom, storeSetup, viewOf } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Question } from '@sunglade/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBotPool } from './pool.ts';

let folder = '';
let question: Question;
let rules: AnyRules;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sunglade-bots-'));
  const game = await loadGame('glade');
  const setup = game?.setup({ seats: 2 });
  if (!game || !setup?.ok) throw new Error('no game');
  rules = game.bind(setup.value);
  const view = viewOf(rules, rules.create(seedFrom('bots')), only(seat(0)));
  question = {
    game: 'glade',
    rules: game.version,
    setup: storeSetup(setup.value, game),
    level: 'greedy',
    seat: 0,
    view,
  };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const worker = (name: string, source: string): URL => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return pathToFileURL(file);
};

test('a bot answers with a step of the game', async () => {
  const pool = createBotPool({ threads: 1, ms: 15_000, queue: 4 }, (error) => expect(error).toBeUndefined());
  const plan = await pool.think(question);
  expect(plan).toHaveLength(1);
  expect(rules.parse(plan?.[0] ?? '')).not.toBeNull();
  await pool.close();
});

test('a stuck bot is killed in time, and the next one thinks again', async () => {
  const failures: unknown[] = [];
  const stuck = worker('stuck', 'export default (question) => { while (question.seat === 0); return "free"; };');
  const pool = createBotPool({ threads: 1, ms: 400, queue: 4 }, (error) => failures.push(error), stuck);
  const began = performance.now();
  expect(await pool.think(question)).toBeNull();
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(failures).toHaveLength(1);
  await expect.poll(() => pool.think({ ...question, seat: 1 }), { timeout: 10_000 }).toBe('free');
  await pool.close();
});

test('a bot that is cut off answers with the best turn it has', async () => {
  const failures: unknown[] = [];
  const pool = createBotPool({ threads: 1, ms: 60_000, queue: 4 }, (error) => failures.push(error));
  const game = await loadGame('evergreen');
  const setup = game?.setup({ seats: 2 });
  if (!game || !setup?.ok) throw new Error('no game');
  const forest = game.bind(setup.value);
  const view = viewOf(forest, forest.create(seedFrom('bots')), only(seat(0)));
  const stored = storeSetup(setup.value, game);
  const asked = { game: 'evergreen', rules: game.version, setup: stored, level: 'raven', seat: 0, view };
  const enough = new AbortController();
  const began = performance.now();
  const answer = pool.think(asked, { ms: 25_000, cancel: enough.signal });
  // Not before it has begun to think: the thread takes a moment to start.
  setTimeout(() => enough.abort(), 1_500);
  const [first = ''] = (await answer) ?? [];
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(forest.parse(first)).not.toBeNull();
  expect(failures).toEqual([]);
  await pool.close();
});

test('a bot that fails is no more than a bot without an answer', async () => {
  const failures: unknown[] = [];
  const broken = worker('broken', 'export default () => { throw new Error("lost"); };');
  const pool = createBotPool({ threads: 1, ms: 5_000, queue: 4 }, (error) => failures.push(error), broken);
  expect(await pool.think(question)).toBeNull();
  expect(failures).toHaveLength(1);
  await pool.close();
});

test('more questions than may wait are not answered at all', async () => {
  const failures: unknown[] = [];
  const slow = worker('slow', 'export default () => new Promise((done) => setTimeout(done, 300, "slow"));');
  const pool = createBotPool({ threads: 1, ms: 10_000, queue: 1 }, (error) => failures.push(error), slow);
  const answers = await Promise.all(Array.from({ length: 6 }, () => pool.think(question)));
  expect(answers).toEqual(['slow', 'slow', null, null, null, null]);
  expect(failures).toHaveLength(4);
  await pool.close();
});

test('who plays at random needs no thread', async () => {
  const pool = createBotPool({ threads: 1, ms: 1, queue: 0 }, (error) => expect(error).toBeUndefined());
  expect(await pool.think({ ...question, level: 'random' })).toBeNull();
  await pool.close();
});
