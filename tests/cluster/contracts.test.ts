// The promises of the ports, kept by the adapters for many machines.
import { createNatsBus } from '@sunglade/bus';
import type { News } from '@sunglade/match';
import { busClauses, sampleLine, sampleMatch, sampleSummary, storeClauses } from '@sunglade/match/contract';
import { createPostgresStore, type PostgresStore } from '@sunglade/storage';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { available } from './kit/available.ts';
import { Nats } from './kit/nats.ts';
import { Postgres } from './kit/postgres.ts';
import { until } from './kit/programs.ts';

describe.runIf(available)('PostgreSQL', () => {
  let postgres: Postgres;
  let url = '';
  const stores: PostgresStore[] = [];

  beforeAll(async () => {
    postgres = await Postgres.start();
    url = await postgres.createDatabase('contract');
  });
  afterAll(() => postgres?.stop());
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await postgres.query('contract', 'drop schema public cascade; create schema public');
  });

  const open = async (more = {}): Promise<PostgresStore> => {
    const store = await createPostgresStore({ url, connections: 5, ...more });
    stores.push(store);
    return store;
  };
  const move = (store: PostgresStore, seq: number, text: string) =>
    store.append({ match: 'a', seq, lines: [sampleLine(text)], submission: null, summary: sampleSummary() });

  for (const { name, check } of storeClauses) test(name, async () => check(await open()));

  test('of many nodes that append at once exactly one is first, each time', async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    await nodes[0].create(sampleMatch('a'), [], sampleSummary());
    for (let seq = 0; seq < 30; seq++) {
      const results = await Promise.all(
        nodes.flatMap((node, i) => [move(node, seq, `${i}a`), move(node, seq, `${i}b`)]),
      );
      expect(results.filter((result) => result === 'done')).toHaveLength(1);
    }
    expect((await nodes[0].load('a'))?.lines).toHaveLength(30);
  });

  test('nodes that move the same matches in batches never wait for each other, and each match moves once', async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    const ids = Array.from({ length: 40 }, (_, i) => `m${i}`);
    await Promise.all(ids.map((id) => nodes[0].create(sampleMatch(id), [], sampleSummary())));
    for (let seq = 0; seq < 10; seq++) {
      const tries = nodes.map((node, i) => {
        // Everybody in another order.
        const order = ids.map((_, k) => ids[(k * [1, 39, 11][i]! + 7 * i) % ids.length] ?? '');
        return Promise.all(
          order.map(async (match) => {
            const holders = [`user-${i}`, seq % 2 === 0 ? 'ann' : null];
            const lines = [sampleLine(`node ${i}`), sampleLine('second')].slice(0, 1 + (seq % 2));
            const summary = sampleSummary({ holders });
            const at = Math.ceil(seq * 1.5 - 0.5 * (seq % 2));
            return { match, i, done: await node.append({ match, seq: at, lines, submission: `${i}:${seq}`, summary }) };
          }),
        );
      });
      const won = (await Promise.all(tries)).flat().filter(({ done }) => done === 'done');
      expect(won.map(({ match }) => match).toSorted()).toEqual(ids.toSorted());
      for (const i of nodes.keys()) {
        const list = (await nodes[0].listOf(`user-${i}`, 1_000)).map(({ config }) => config.id);
        expect(list.toSorted()).toEqual(
          won
            .filter((one) => one.i === i)
            .map(({ match }) => match)
            .toSorted(),
        );
      }
    }
    expect((await nodes[0].heads(ids)).every(({ seq }) => seq === 15)).toBe(true);
    const [waits] = await postgres.query<{ deadlocks: number }>(
      'contract',
      "select deadlocks::int from pg_stat_database where datname = 'contract'",
    );
    expect(waits?.deadlocks).toBe(0);
    expect((await nodes[0].listOf('ann', 1_000)).length).toBe(0);
  });

  test('one bad move in a batch does not harm the others', async () => {
    const store = await open();
    const ids = ['a', 'b', 'c'];
    for (const id of ids) await store.create(sampleMatch(id), [], sampleSummary());
    const send = (match: string, seq: number, submission: string) =>
      store.append({ match, seq, lines: [sampleLine('x')], submission, summary: sampleSummary() });
    expect(await send('b', 0, 'same')).toBe('done');
    expect(await Promise.all([send('a', 0, 's1'), send('b', 1, 'same'), send('c', 0, 's3')])).toEqual([
      'done',
      'conflict',
      'done',
    ]);
    expect((await store.heads(ids)).map(({ seq }) => seq)).toEqual([1, 1, 1]);
  });

  test('the key of the lines stands behind the number of lines', async () => {
    const store = await open();
    await store.create(sampleMatch('a'), [sampleLine('x')], sampleSummary());
    await postgres.query('contract', "update matches set seq = 0 where id = 'a'");
    expect(await move(store, 0, 'y')).toBe('conflict');
    expect((await store.load('a'))?.lines.map(({ text }) => text)).toEqual(['x']);
  });

  test('a move renews its row in place: no index is touched where nothing but time passed', async () => {
    const store = await open();
    await store.create(sampleMatch('a'), [], sampleSummary({ wakeAt: 90_000_000 }));
    for (let seq = 0; seq < 40; seq++) {
      const summary = sampleSummary({ wakeAt: 90_000_000 + seq * 1_000, acting: seq % 3 });
      await store.append({ match: 'a', seq, lines: [sampleLine('x', 2_000 + seq)], submission: null, summary });
    }
    expect(await store.due(90_000_000, 10)).toEqual([]);
    expect(await store.due(93_600_001, 10)).toEqual(['a']);
    // A moment that is near is kept as it is.
    const near = sampleSummary({ wakeAt: 12_345 });
    await store.append({ match: 'a', seq: 40, lines: [sampleLine('x', 9_000)], submission: null, summary: near });
    expect(await store.due(12_344, 10)).toEqual([]);
    expect(await store.due(12_345, 10)).toEqual(['a']);
    // They are told when a connection ends.
    await Promise.all(stores.splice(0).map((one) => one.close()));
    await until('the statistics', async () => {
      const [row] = await postgres.query<{ updates: number; hot: number }>(
        'contract',
        "select n_tup_upd::int as updates, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'matches'",
      );
      return row !== undefined && row.updates === 41 && row.hot >= 35;
    });
  });

  test('nodes that start at once bring the tables up to date once', async () => {
    await Promise.all([open(), open(), open()]);
    const rows = await postgres.query('contract', 'select version from schema_version');
    expect(rows).toHaveLength(1);
  });

  test('a database of a newer program is refused', async () => {
    await open();
    await postgres.query('contract', 'update schema_version set version = 999');
    await expect(open()).rejects.toThrow(/written by a newer Sunglade \(schema 999/);
  });

  test('a database that would forget commits is refused', async () => {
    await postgres.query('contract', 'alter database contract set synchronous_commit = off');
    await expect(open()).rejects.toThrow(/synchronous_commit is off/);
    await postgres.query('contract', 'alter database contract reset synchronous_commit');
    await expect(open()).resolves.toBeDefined();
  });

  test('talk of two nodes at once gets one number each', async () => {
    const [here, there] = await Promise.all([open(), open()]);
    const say = (i: number) =>
      (i % 2 === 0 ? here : there).say(
        { match: 'a', at: 1, user: 'u', name: 'U', seat: 0, room: 'table', text: `${i}` },
        `id${i}`,
      );
    const lines = await Promise.all(Array.from({ length: 20 }, (_, i) => say(i)));
    expect(lines.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(lines.map((_, i) => i));
  });

  test('whoever asks while the database restarts waits for it; what was acknowledged is there', async () => {
    // After a crash it looks through its whole folder first; on a busy disk that takes a while.
    const store = await open({ retryMs: 60_000 });
    await store.create(sampleMatch('a'), [], sampleSummary());
    const done: number[] = [];
    let going = true;
    const writing = (async () => {
      for (let seq = 0; going; seq++) {
        // An answer that was lost looks like somebody faster: the line is there all the same.
        const result = await move(store, seq, `t${seq}`);
        if (result === 'conflict') expect((await store.heads(['a']))[0]?.seq).toBe(seq + 1);
        done.push(seq);
      }
    })();
    // Whoever holds a connection when it breaks must bear that, too, and not take the process along.
    const reading = Promise.all(
      Array.from({ length: 6 }, async () => {
        while (going) await Promise.all([store.lobby(10), store.user('nobody'), store.load('a')]);
      }),
    );
    for (let kills = 0; kills < 2; kills++) {
      const before = done.length;
      await until('writing', () => done.length > before + 50, 60_000);
      await postgres.kill();
      await postgres.resume();
    }
    const before = done.length;
    await until('writing again', () => done.length > before + 50, 60_000);
    going = false;
    await writing;
    await reading;
    const lines = (await store.load('a'))?.lines ?? [];
    expect(lines.map(({ text }) => text)).toEqual(done.map((seq) => `t${seq}`));
    await store.check();
    expect(Math.abs((await store.time()) - Date.now())).toBeLessThan(1_000);
  });

  test('a database that stays away is a refusal, not an endless wait', async () => {
    const store = await open({ retryMs: 300 });
    await store.create(sampleMatch('a'), [], sampleSummary());
    await postgres.kill();
    await expect(move(store, 0, 'x')).rejects.toMatchObject({ code: 'storage-failed' });
    await expect(store.check()).rejects.toThrow();
    await postgres.resume();
    expect(await move(store, 0, 'x')).toBe('done');
  });
});

describe.runIf(available)('NATS', () => {
  let nats: Nats;
  beforeAll(async () => {
    nats = await Nats.start();
  });
  afterAll(() => nats?.stop());

  for (const { name, check } of busClauses)
    test(name, async () => {
      const [here, there] = [await createNatsBus({ url: nats.url }), await createNatsBus({ url: nats.url })];
      await check([here, there]);
      await Promise.all([here.close(), there.close()]);
    });

  test('after a time without NATS everybody is told that something may be missing, and news travel again', async () => {
    const [here, there] = [await createNatsBus({ url: nats.url }), await createNatsBus({ url: nats.url })];
    const heard: News[] = [];
    there.subscribe((news) => heard.push(news));
    await nats.kill();
    await until('noticing', () => !here.connected && !there.connected);
    here.publish({ kind: 'moved', match: 'm', seq: 1, from: 'a' });
    await nats.resume();
    await until('coming back', () => here.connected && there.connected);
    expect(heard).toEqual([{ kind: 'missed' }]);
    here.publish({ kind: 'moved', match: 'm', seq: 2, from: 'a' });
    await until('hearing', () => heard.length === 2);
    expect(heard[1]).toEqual({ kind: 'moved', match: 'm', seq: 2, from: 'a' });
    await Promise.all([here.close(), there.close()]);
  });

  test('what somebody still has to say while a node leaves, or afterwards, is nobody’s trouble', async () => {
    const [here, there] = [await createNatsBus({ url: nats.url }), await createNatsBus({ url: nats.url })];
    const heard: News[] = [];
    there.subscribe((news) => heard.push(news));
    const news = (from: string): News => ({ kind: 'alive', from });
    here.publish(news('before'));
    const closing = here.close();
    here.publish(news('meanwhile'));
    await closing;
    here.publish(news('after'));
    await until('hearing', () => heard.length > 0);
    expect(heard).toEqual([news('before')]);
    await there.close();
  });

  test('a node starts without NATS and joins when it comes', async () => {
    await nats.kill();
    const statuses: string[] = [];
    const bus = await createNatsBus({ url: nats.url, onStatus: (status) => statuses.push(status) });
    expect(bus.connected).toBe(false);
    bus.publish({ kind: 'alive', from: 'a' });
    await nats.resume();
    await until('joining', () => bus.connected);
    expect(statuses).toEqual(['disconnected', 'connected']);
    await bus.close();
  });
});
