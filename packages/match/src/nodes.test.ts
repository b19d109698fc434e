// Several nodes on one store, and a bus that may lose everything.
import { commitTo, legalSteps, seat } from '@sunglade/core';
import type { ServerMessage } from '@sunglade/protocol';
import type { Table } from '@sunglade/table';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { createMemoryStore } from './contract/index.ts';
import { actRequest, sitRequest, submitRequest } from './requests.ts';
import type { Answer, Runner } from './runner.ts';
import type { Store } from './store.ts';
import { createSite } from './testing.ts';

const table = 'table-01';
let ids = 0;
const id = (): string => `submit-${++ids}`;

async function open(runner: Runner): Promise<void> {
  const setup = glade.setup({ seats: 2 });
  if (!setup.ok) throw new Error('no setup');
  await runner.open({
    secret: 'aa',
    config: {
      id: table,
      game: 'glade',
      rules: 1,
      setup: setup.value,
      host: 'ann',
      public: true,
      clock: { kind: 'none' },
      onTimeout: 'bot',
      fillIn: 'random',
      commitment: commitTo('aa'),
      openedAt: 1_000,
    },
  });
}

const sit = (runner: Runner, user: string, one: number): Promise<Answer> =>
  runner.act(
    table,
    sitRequest(user, { type: 'sit', id: id(), table, seat: one, name: user, entropy: 'ab'.repeat(32) }),
  );
const act = (runner: Runner, user: string, one: number, text: string): Promise<Answer> =>
  runner.act(table, actRequest(user, { type: 'act', id: id(), table, seat: one, text }, ['random']));

async function step(runner: Runner, one: number) {
  const found = await runner.peek(table, ({ run, rules }: Table) => {
    if (!run) throw new Error('not started');
    const [first] = legalSteps(rules, run.state, seat(one));
    if (first === undefined) throw new Error('nothing to do');
    return {
      type: 'submit' as const,
      id: id(),
      table,
      seat: one,
      at: run.count(seat(one)),
      steps: [rules.print(first)],
    };
  });
  if (!found) throw new Error('no table');
  return found;
}

async function begin(runner: Runner): Promise<void> {
  await open(runner);
  await sit(runner, 'ann', 0);
  await sit(runner, 'bob', 1);
  expect(await act(runner, 'ann', -1, '!start')).toMatchObject({ ok: true });
}

async function watch(runner: Runner, user: string): Promise<ServerMessage[]> {
  const heard: ServerMessage[] = [];
  await runner.watch(table, { user, send: (text) => heard.push(JSON.parse(text) as ServerMessage) });
  return heard;
}

const length = (runner: Runner) => runner.peek(table, (one) => one.lines.length);

test('a node that missed news refuses nobody for it', async () => {
  const site = createSite(createMemoryStore());
  const [here, there] = [site.node({ shared: true }), site.node({ shared: true })];
  await open(here);
  await here.peek(table, () => null);
  site.lossy = true;
  await sit(there, 'ann', 0);
  await sit(there, 'bob', 1);
  expect(await length(here)).toBe(0);
  // A plan that is refused, and a line that is.
  expect(await sit(here, 'cid', 1)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } });
  await act(there, 'bob', 1, '!stand');
  expect(await sit(here, 'bob', 1)).toMatchObject({ ok: true });
  expect(await act(here, 'ann', -1, '!start')).toMatchObject({ ok: true, seq: 5 });
  expect(await sit(there, 'cid', 0)).toMatchObject({ ok: false, refusal: { code: 'already-started' } });
});

test('who looks is shown what is stored, and what was missed is told as moves', async () => {
  const site = createSite(createMemoryStore());
  const [here, there] = [site.node({ shared: true }), site.node({ shared: true })];
  await begin(here);
  const early = await watch(there, 'bob');
  site.lossy = true;
  await here.act(table, submitRequest('ann', await step(here, 0)));
  expect(await length(there)).toBe(3);
  const late = await watch(there, 'ann');
  expect(late[0]).toMatchObject({ type: 'seen', seen: { seq: 4 } });
  expect(early.at(-1)).toMatchObject({ type: 'moved', seq: 4, heard: [{ seat: 0 }] });
  await here.act(table, submitRequest('bob', await step(here, 1)));
  expect(await there.read(table, (one) => one.lines.length)).toBe(5);
  await here.act(table, submitRequest('ann', await step(here, 0)));
  expect(await there.refresh()).toEqual([{ id: table, seq: 6, said: 0, planned: 0 }]);
  await expect.poll(() => early.at(-1)).toMatchObject({ type: 'moved', seq: 6, heard: [{ seat: 0 }] });
  await here.act(table, submitRequest('bob', await step(here, 1)));
  site.hear({ kind: 'missed' });
  await expect.poll(() => late.at(-1)).toMatchObject({ type: 'moved', seq: 7, heard: [{ seat: 1 }] });
  expect(site.errors).toEqual([]);
});

test('a table nobody looks at is forgotten when another node moves', async () => {
  const site = createSite(createMemoryStore());
  const [here, there] = [site.node({ shared: true }), site.node({ shared: true })];
  await begin(here);
  await there.peek(table, () => null);
  let loads = 0;
  const load = site.store.load.bind(site.store);
  site.store.load = (one) => {
    loads++;
    return load(one);
  };
  for (let i = 0; i < 2; i++) await here.act(table, submitRequest('ann', await step(here, 0)));
  await new Promise((done) => setTimeout(done, 20));
  expect(loads).toBe(0);
  expect(await length(there)).toBe(await length(here));
  expect(loads).toBe(1);
});

test('a move whose answer the store could not give is answered and told, not made again', async () => {
  const site = createSite(createMemoryStore());
  const append = site.store.append.bind(site.store);
  const here = site.node({ shared: true });
  await begin(here);
  const heard = await watch(here, 'bob');
  site.store.append = async (one) => {
    site.store.append = append;
    await append(one);
    // As a patient store does: it asks again, and finds the match moved on.
    return append(one);
  };
  site.told.length = 0;
  expect(await here.act(table, submitRequest('ann', await step(here, 0)))).toEqual({ ok: true, seq: 4 });
  expect((await site.store.load(table))?.lines).toHaveLength(4);
  expect(heard.at(-1)).toMatchObject({ type: 'moved', seq: 4, heard: [{ seat: 0 }] });
  expect(site.told).toMatchObject([{ kind: 'moved', seq: 4 }]);
});

test('a store that was put back to an older state is what people see', async () => {
  const site = createSite(createMemoryStore());
  const here = site.node({ shared: true });
  await begin(here);
  const older: Pick<Store, 'load' | 'heads'> = await (async () => {
    const found = await site.store.load(table);
    return { load: async () => found, heads: async () => [{ id: table, seq: 3, said: 0, planned: 0 }] };
  })();
  const heard = await watch(here, 'ann');
  await here.act(table, submitRequest('ann', await step(here, 0)));
  expect(heard.at(-1)).toMatchObject({ type: 'moved', seq: 4 });
  Object.assign(site.store, older);
  await here.refresh();
  expect(heard.at(-1)).toMatchObject({ type: 'seen', seen: { seq: 3 } });
});

test('what a bot thought about a position that is gone is not played', async () => {
  const site = createSite(createMemoryStore());
  let answer: (plan: readonly string[] | null) => void = () => undefined;
  const asked: number[] = [];
  const slow = site.node({
    shared: true,
    thinker: {
      think: ({ seat: one }) => {
        asked.push(one);
        return new Promise((done) => {
          answer = done;
        });
      },
    },
  });
  await open(slow);
  await sit(slow, 'ann', 0);
  await act(slow, 'ann', 1, '!bot random');
  await act(slow, 'ann', -1, '!start');
  await expect.poll(() => asked).toEqual([1]);
  // Another node takes over, makes the first of two moves, and is stuck.
  const thoughts = [Promise.resolve(null), new Promise<null>(() => undefined)];
  const other = site.node({ shared: true, thinker: { think: () => thoughts.shift() ?? Promise.resolve(null) } });
  other.tend(table);
  const byBots = async () => (await site.store.load(table))?.lines.filter(({ by }) => by === '@bot').length;
  await expect.poll(byBots).toBe(1);
  // It would be legal now, but nobody thought about it.
  answer(['ready']);
  await expect.poll(() => asked).toEqual([1, 1]);
  expect(await byBots()).toBe(1);
  expect(site.errors).toEqual([]);
});
