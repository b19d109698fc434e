import { commitTo, legalSteps, seat } from '@sunglade/core';
import { beginOf, readMoved } from '@sunglade/protocol';
import { loadGame } from '@sunglade/registry';
import { type Seen, seenBy, type Table } from '@sunglade/table';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import type { Bus, News } from './bus.ts';
import { createMemoryStore } from './contract/index.ts';
import { actRequest, sitRequest, submitRequest } from './requests.ts';
import { type Answer, Runner, type RunnerNeeds } from './runner.ts';
import { type Store, StoreError } from './store.ts';

const HOUR = 3_600_000;

interface World {
  readonly store: Store;
  readonly bus: Bus;
  now: number;
  readonly errors: unknown[];
}

function createWorld(): World {
  const listeners = new Set<(news: News) => void>();
  return {
    store: createMemoryStore(),
    now: 1_000,
    errors: [],
    bus: {
      publish: (news) =>
        setImmediate(() => {
          for (const listener of listeners) listener(news);
        }),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: async () => undefined,
    },
  };
}

const node = (world: World, more: Partial<RunnerNeeds> = {}): Runner =>
  new Runner({
    store: world.store,
    bus: world.bus,
    thinker: { think: async () => null },
    now: () => world.now,
    loadGame,
    patience: { openMs: 10 * HOUR, playingMs: 100 * HOUR },
    tables: 100,
    onError: (error) => world.errors.push(error),
    ...more,
  });

const setup = () => {
  const parsed = glade.setup({ seats: 2 });
  if (!parsed.ok) throw new Error('no setup');
  return parsed.value;
};

const open = (runner: Runner, more: Partial<Parameters<Runner['open']>[0]['config']> = {}): Promise<void> =>
  runner.open({
    secret: 'aa',
    config: {
      id: 'table-01',
      game: 'glade',
      rules: 1,
      setup: setup(),
      host: 'ann',
      public: true,
      clock: { kind: 'none' },
      onTimeout: 'bot',
      fillIn: 'random',
      commitment: commitTo('aa'),
      openedAt: 1_000,
      ...more,
    },
  });

let ids = 0;
const id = (): string => `submit-${++ids}`;
const table = 'table-01';

const sit = (runner: Runner, user: string, one: number): Promise<Answer> =>
  runner.act(
    table,
    sitRequest(user, { type: 'sit', id: id(), table, seat: one, name: user, entropy: 'ab'.repeat(32) }),
  );
const act = (runner: Runner, user: string, one: number, text: string): Promise<Answer> =>
  runner.act(table, actRequest(user, { type: 'act', id: id(), table, seat: one, text }, ['random', 'greedy']));

async function begin(runner: Runner): Promise<void> {
  await sit(runner, 'ann', 0);
  await sit(runner, 'bob', 1);
  expect(await act(runner, 'ann', -1, '!start')).toMatchObject({ ok: true });
}

/** The first legal step of a seat, as its player would send it. */
const step = (runner: Runner, one: number, choose = 0) =>
  runner.read(table, ({ run, rules }: Table) => {
    if (!run) throw new Error('not started');
    const steps = legalSteps(rules, run.state, seat(one));
    const text = rules.print(steps[choose % steps.length] as never);
    return { type: 'submit' as const, id: id(), table, seat: one, at: run.count(seat(one)), steps: [text] };
  });

const must = <T>(value: T | null): T => {
  if (value === null) throw new Error('nothing there');
  return value;
};

const eventually = (check: () => unknown) => expect.poll(check, { timeout: 3_000, interval: 5 });
const seq = (runner: Runner) => runner.read(table, (one) => one.lines.length);

test('who sits may take another name until the game begins, and nobody else for them', async () => {
  const runner = node(createWorld());
  await open(runner);
  const called = (user: string, name: string): Promise<Answer> =>
    runner.act(table, sitRequest(user, { type: 'sit', id: id(), table, seat: 1, name, entropy: 'cd'.repeat(32) }));
  const names = () => runner.read(table, ({ chairs }) => chairs.map(({ holder, name }) => [holder, name]));
  expect(await called('bob', ' ')).toMatchObject({ ok: true });
  expect(must(await names())[1]).toEqual(['bob', '']);
  expect(await called('bob', 'Bobby')).toMatchObject({ ok: true });
  expect(await called('eve', 'Eve')).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } });
  expect(await called('bob', '\u200b')).toMatchObject({ ok: false, refusal: { code: 'bad-name' } });
  expect(must(await names())[1]).toEqual(['bob', 'Bobby']);
  await sit(runner, 'ann', 0);
  await act(runner, 'ann', -1, '!start');
  expect(await called('bob', 'Robert')).toMatchObject({ ok: false, refusal: { code: 'already-started' } });
});

test('a line is told only after it is stored', async () => {
  const world = createWorld();
  const order: string[] = [];
  const store = {
    ...world.store,
    append: async (...args: Parameters<Store['append']>) => {
      await new Promise((done) => setTimeout(done, 5));
      order.push('stored');
      return world.store.append(...args);
    },
  };
  const runner = node({ ...world, store });
  await open(runner);
  await runner.watch(table, { user: 'eve', send: (text) => order.push(JSON.parse(text).type) });
  await sit(runner, 'ann', 0).then(() => order.push('answered'));
  expect(order).toEqual(['seen', 'stored', 'moved', 'answered']);
});

test('a repeated submission gets the same answer and is not done twice, after a restart too', async () => {
  const world = createWorld();
  const runner = node(world);
  await open(runner);
  await begin(runner);
  const message = must(await step(runner, 0));
  const first = await runner.act(table, submitRequest('ann', message));
  expect(first).toMatchObject({ ok: true });
  expect(await runner.act(table, submitRequest('ann', message))).toEqual(first);
  expect(await node(world).act(table, submitRequest('ann', message))).toEqual(first);
  expect(await seq(runner)).toBe(4);
  // The id belongs to who chose it.
  expect(await runner.act(table, submitRequest('bob', { ...message, seat: 1 }))).not.toEqual(first);
});

test('steps made for another position are refused as stale', async () => {
  const runner = node(createWorld());
  await open(runner);
  await begin(runner);
  const message = must(await step(runner, 0));
  await runner.act(table, submitRequest('ann', message));
  const again = await runner.act(table, submitRequest('ann', { ...message, id: id() }));
  expect(again).toEqual({ ok: false, refusal: { code: 'stale' } });
});

test('of several steps all are taken or none, and the refused one is named', async () => {
  const world = createWorld();
  const runner = node(world);
  await open(runner);
  await begin(runner);
  const message = must(await step(runner, 0));
  const answer = await runner.act(table, submitRequest('ann', { ...message, steps: [...message.steps, 'nonsense'] }));
  expect(answer).toEqual({ ok: false, refusal: { code: 'unknown-step' }, index: 1 });
  expect(await seq(runner)).toBe(3);
  expect((await world.store.load(table))?.lines).toHaveLength(3);
  expect(await runner.act(table, submitRequest('ann', { ...message, id: id() }))).toMatchObject({ ok: true, seq: 4 });
});

test('nobody plays from a chair that is not theirs, and no note comes in as a step', async () => {
  const runner = node(createWorld());
  await open(runner);
  await begin(runner);
  const message = must(await step(runner, 0));
  expect(await runner.act(table, submitRequest('bob', message))).toMatchObject({ refusal: { code: 'not-your-seat' } });
  for (const text of ['!forfeit', '!hand eve', '!timeout', '!back 0'])
    expect(await runner.act(table, submitRequest('ann', { ...message, id: id(), steps: [text] }))).toMatchObject({
      refusal: { code: 'unknown-step' },
    });
});

test('when the store fails nothing has happened, and the next try goes through', async () => {
  const world = createWorld();
  let broken = false;
  const append = (...args: Parameters<Store['append']>) =>
    broken ? Promise.reject(new StoreError('storage-full', null)) : world.store.append(...args);
  const runner = node({ ...world, store: { ...world.store, append } });
  await open(runner);
  await begin(runner);
  const heard: string[] = [];
  await runner.watch(table, { user: 'eve', send: (text) => heard.push(JSON.parse(text).type) });
  const message = must(await step(runner, 0));
  broken = true;
  expect(await runner.act(table, submitRequest('ann', message))).toEqual({
    ok: false,
    refusal: { code: 'storage-full' },
  });
  expect(await seq(runner)).toBe(3);
  expect(heard).toEqual(['seen']);
  broken = false;
  expect(await runner.act(table, submitRequest('ann', message))).toMatchObject({ ok: true, seq: 4 });
});

test('two nodes on one store: a conflict is read again, nothing is lost, and everybody hears everything', async () => {
  const world = createWorld();
  const nodes = [node(world), node(world)] as const;
  await open(nodes[0]);
  await begin(nodes[0]);
  const pictures: Seen[] = [];
  const told: number[] = [];
  await nodes[1].watch(table, {
    user: 'eve',
    send: (text) => {
      const message = JSON.parse(text);
      if (message.type === 'seen') pictures.push(message.seen);
      else {
        expect(beginOf(message)).toBe((pictures.at(-1) as Seen).seq);
        pictures.push(readMoved(pictures.at(-1) as Seen, message).seen);
      }
      told.push((pictures.at(-1) as Seen).seq);
    },
  });
  for (let round = 0; round < 12; round++) {
    const acting = must(await nodes[0].read(table, (one) => one.acting));
    const both = [0, 1].filter((one) => (acting >> one) & 1);
    const answers = await Promise.all(
      both.map(async (one) =>
        nodes[one as 0 | 1].act(
          table,
          submitRequest(one === 0 ? 'ann' : 'bob', must(await step(nodes[0], one, round))),
        ),
      ),
    );
    for (const answer of answers) expect(answer).toMatchObject({ ok: true });
    await new Promise((done) => setTimeout(done, 2));
  }
  const lines = (await world.store.load(table))?.lines.length ?? 0;
  await eventually(() => told.at(-1)).toBe(lines);
  const truth = must(await node(world).read(table, (one) => seenBy(one, 'eve', 0)));
  const { now: _, ...picture } = pictures.at(-1) as Seen;
  expect(picture).toEqual((({ now: __, ...rest }) => rest)(truth));
  expect(world.errors).toEqual([]);
});

test('the patches lead every viewer to the picture that the table shows them', async () => {
  const world = createWorld();
  const runner = node(world);
  await open(runner, { clock: { kind: 'move', seconds: 60 } });
  const pictures = new Map<string, Seen>();
  for (const user of ['ann', 'bob', 'eve'])
    await runner.watch(table, {
      user,
      send: (text) => {
        const message = JSON.parse(text);
        pictures.set(
          user,
          message.type === 'seen' ? message.seen : readMoved(must(pictures.get(user) ?? null), message).seen,
        );
      },
    });
  await begin(runner);
  for (let i = 0; i < 30; i++) {
    world.now += 700;
    const acting = must(await runner.read(table, (one) => one.acting));
    const one = acting & 1 ? 0 : 1;
    if (acting === 0) break;
    await runner.act(table, submitRequest(one === 0 ? 'ann' : 'bob', must(await step(runner, one, i))));
    // Somebody who comes in between starts from the same picture.
    if (i === 10)
      await runner.watch(table, {
        user: 'zoe',
        send: (text) =>
          pictures.set(
            'zoe',
            JSON.parse(text).seen ?? readMoved(must(pictures.get('zoe') ?? null), JSON.parse(text)).seen,
          ),
      });
    if (i % 7 === 3) await act(runner, one === 0 ? 'ann' : 'bob', one, '!undo');
    for (const [user, picture] of pictures)
      expect(picture).toEqual(await runner.read(table, (it) => seenBy(it, user, world.now)));
  }
});

test('tables that are not used make room and come back from the store', async () => {
  const world = createWorld();
  const runner = node(world, { tables: 3 });
  for (let i = 0; i < 12; i++) await open(runner, { id: `table-${i}` });
  for (let i = 0; i < 12; i++) await runner.read(`table-${i}`, (one) => one.status);
  expect(runner.inMemory).toBeLessThanOrEqual(4);
  for (let i = 0; i < 100; i++) expect(await runner.read(`nothing-${i}`, () => 1)).toBeNull();
  expect(runner.inMemory).toBeLessThanOrEqual(4);
  expect(await runner.read('table-0', (one) => one.status)).toBe('open');
});

test('bots play by themselves; one that gives no answer or nonsense still takes a legal step', async () => {
  for (const answer of [null, [], ['nonsense'], ['roll', 'nonsense']]) {
    const world = createWorld();
    const runner = node(world, { thinker: { think: async () => answer } });
    await open(runner);
    for (const one of [0, 1]) await act(runner, 'ann', one, '!bot greedy');
    await act(runner, 'ann', -1, '!start');
    await eventually(() => runner.read(table, (one) => one.status)).toBe('over');
    expect(world.errors).toEqual([]);
  }
});

test('a bot is asked only what its seat sees', async () => {
  const world = createWorld();
  const asked: unknown[] = [];
  const runner = node(world, {
    thinker: {
      think: async (question) => {
        asked.push(question.view.own.map((own) => own === null));
        return null;
      },
    },
  });
  await open(runner);
  await sit(runner, 'ann', 0);
  await act(runner, 'ann', 1, '!bot greedy');
  await act(runner, 'ann', -1, '!start');
  await eventually(() => asked.length).toBeGreaterThan(0);
  for (const hidden of asked) expect(hidden).toEqual([true, false]);
});

test('after a crash the sweep of another node lets the bots go on', async () => {
  const world = createWorld();
  const dying = node(world, { thinker: { think: () => new Promise(() => undefined) } });
  await open(dying);
  for (const one of [0, 1]) await act(dying, 'ann', one, '!bot greedy');
  await act(dying, 'ann', -1, '!start');
  const next = node(world);
  expect(await next.sweep()).toBe(0);
  world.now += 5_000;
  expect(await next.sweep()).toBe(1);
  await eventually(() => next.read(table, (one) => one.status)).toBe('over');
});

test('when the time is up a bot fills in until the player plays again', async () => {
  const world = createWorld();
  const runner = node(world);
  await open(runner, { clock: { kind: 'move', seconds: 60 } });
  await begin(runner);
  const bobs = must(await step(runner, 1));
  await runner.act(table, submitRequest('bob', bobs));
  world.now += 61_000;
  const restarted = node(world);
  await restarted.sweep();
  await eventually(() => restarted.read(table, (one) => one.chairs.map(({ away }) => away))).toEqual([true, true]);
  await eventually(() => restarted.read(table, (one) => one.status)).toBe('over');
});

test('who comes back with a step is back', async () => {
  const world = createWorld();
  const runner = node(world, { thinker: { think: () => new Promise(() => undefined) } });
  await open(runner, { clock: { kind: 'move', seconds: 60 } });
  await begin(runner);
  world.now += 61_000;
  await runner.sweep();
  await eventually(() => runner.read(table, (one) => one.chairs[0]?.away)).toBe(true);
  const message = must(await step(runner, 0));
  const wrong = await runner.act(table, submitRequest('ann', { ...message, id: id(), steps: ['nonsense'] }));
  expect(wrong).toEqual({ ok: false, refusal: { code: 'unknown-step' }, index: 0 });
  expect(await runner.act(table, submitRequest('ann', message))).toMatchObject({ ok: true });
  expect(await runner.read(table, (one) => one.chairs[0]?.away)).toBe(false);
});

test('when the time is up and the table says so, the seat is lost', async () => {
  const world = createWorld();
  const runner = node(world);
  await open(runner, { clock: { kind: 'days', days: 1 }, onTimeout: 'forfeit' });
  await begin(runner);
  world.now += 24 * HOUR - 1;
  await runner.sweep();
  expect(await runner.read(table, (one) => one.status)).toBe('playing');
  world.now += 1;
  await runner.sweep();
  await eventually(() => runner.read(table, (one) => [one.status, one.run?.endedBy])).toEqual(['over', 'forfeit']);
});

test('when the time is up and the table waits, nobody has to look after it', async () => {
  const world = createWorld();
  const runner = node(world, { patience: { openMs: 1e12, playingMs: 1e12 } });
  await open(runner, { clock: { kind: 'days', days: 1 }, onTimeout: 'wait' });
  await begin(runner);
  world.now += 24 * HOUR;
  expect(await runner.sweep()).toBe(0);
  expect(await runner.read(table, (one) => [one.status, one.chairs[0]?.away])).toEqual(['playing', false]);
  // Lists still say until when there was time.
  const [listed] = await world.store.listOf('ann', 1);
  expect(listed?.summary.dueAt).toBe(world.now);
});

test('a table nobody comes back to is closed', async () => {
  const world = createWorld();
  const runner = node(world);
  await open(runner);
  world.now += 10 * HOUR + 1;
  await runner.sweep();
  await eventually(() => runner.read(table, (one) => one.status)).toBe('closed');
  expect(await world.store.due(world.now * 10, 10)).toEqual([]);
});

test('stopping answers what was begun and refuses the rest', async () => {
  const world = createWorld();
  const append = async (...args: Parameters<Store['append']>) => {
    await new Promise((done) => setTimeout(done, 20));
    return world.store.append(...args);
  };
  const runner = node({ ...world, store: { ...world.store, append } });
  await open(runner);
  const sitting = sit(runner, 'ann', 0);
  const stopped = runner.stop();
  expect(await sit(runner, 'bob', 1)).toEqual({ ok: false, refusal: { code: 'restarting' } });
  await stopped;
  expect(await sitting).toMatchObject({ ok: true });
  expect((await world.store.load(table))?.lines).toHaveLength(1);
});

test('nobody sees ids or entropy of others', async () => {
  const runner = node(createWorld());
  await open(runner);
  const heard: string[] = [];
  await runner.watch(table, { user: 'eve', send: (text) => heard.push(text) });
  const request = sitRequest('secret-id-of-ann', {
    type: 'sit',
    id: id(),
    table,
    name: 'Ann',
    entropy: 'ab'.repeat(32),
  });
  expect(await runner.act(table, request)).toMatchObject({ ok: true });
  expect(heard).toHaveLength(2);
  expect(heard.join()).not.toMatch(/secret-id-of-ann|abab/);
});

test('a table that people left leaves the memory, one that somebody looks at stays', async () => {
  const world = createWorld();
  const runner = node(world);
  for (const id of [table, 'left-alone']) await open(runner, { id });
  const watcher = { user: 'ann', send: () => undefined };
  await runner.watch(table, watcher);
  await runner.read('left-alone', (one) => one.status);
  world.now += 299_000;
  await runner.sweep();
  expect(runner.inMemory).toBe(2);
  world.now += 2_000;
  await runner.sweep();
  expect(runner.inMemory).toBe(1);
  expect(runner.watched()).toEqual([table]);
  expect(await runner.read('left-alone', (one) => one.status)).toBe('open');
  world.now += 301_000;
  await runner.sweep();
  expect(runner.watched()).toEqual([table]);
  expect(runner.inMemory).toBe(1);
});

test('a game that is over leaves the memory with the last who looked at it', async () => {
  const runner = node(createWorld());
  await open(runner);
  await begin(runner);
  const watchers = ['ann', 'eve'].map((user) => ({ user, send: () => undefined }));
  for (const watcher of watchers) await runner.watch(table, watcher);
  await act(runner, 'ann', 0, '!resign');
  for (const [i, watcher] of watchers.entries()) {
    expect(runner.inMemory).toBe(1);
    runner.unwatch(table, watcher);
    expect(runner.inMemory).toBe(i === 0 ? 1 : 0);
  }
  expect(await runner.read(table, (one) => one.status)).toBe('over');
});
