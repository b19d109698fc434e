// Several nodes tell the same people: each turn at least once, whoever dies meanwhile, and a second copy by its name.
import { createPicker } from '@sunglade/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../accounts/kit/person.ts';
import { available } from '../cluster/kit/available.ts';
import { Cluster } from '../cluster/kit/cluster.ts';
import { until } from '../cluster/kit/programs.ts';
import type { Client } from '../server/kit/client.ts';
import { playOn, startTable } from '../server/kit/play.ts';
import { Receiver, type Taken } from './kit/receiver.ts';

const TURNS = 45;
/** The longest that may pass from a turn to its notice where nobody died. */
const SOON_MS = 10_000;

const keyOf = ({ headers }: Taken): string => String(headers['idempotency-key']);

describe.runIf(available)('three nodes', () => {
  let cluster: Cluster;
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await Receiver.open();
    cluster = await Cluster.start(Array.from({ length: 3 }, () => ({ ALLOW_PRIVATE_WEBHOOKS: 'yes' })));
  });
  afterAll(async () => {
    await cluster?.stop();
    await receiver?.close();
  });

  const at = (client: Client, node: number): Client => Object.assign(client, { url: cluster.url(node) });

  async function people(path: string, rule = 'always', node = 1): Promise<readonly [Client, Client]> {
    const [ann, bob] = [await Person.guest(cluster.url(node), 'Ann'), await Person.guest(cluster.url(node), 'Bob')];
    await bob.must('POST', '/api/account/password', {
      login: `bob${path}`.replace(/\W/g, ''),
      password: 'seven quiet owls',
    });
    await bob.must('POST', '/api/notices', {
      target: { kind: 'webhook', url: receiver.url(path) },
      language: 'en',
      rule,
    });
    return [ann.client, bob.client];
  }

  /** A table where Bob has to act; the moves are made at one node. */
  async function bobsTurn([ann, bob]: readonly [Client, Client], seed = 1): Promise<string> {
    const { table, sockets } = await startTable('glade', [ann, bob]);
    const pick = createPicker(seed);
    for (let i = 0; i < 50 && ((sockets[1]?.seen(table).acting ?? 0) & 2) === 0; i++)
      await playOn(table, sockets, 1, pick(1_000) + 1);
    for (const socket of sockets) socket.close();
    return table;
  }

  test('a node that dies in mid-send leaves its notice to another, which tells it under the same name', async () => {
    // Only the node that will die is there to take it.
    await cluster.stopNode(1);
    await cluster.stopNode(2);
    const pair = await people('/mid-send', 'every', 0);
    receiver.answer = (path, count) => (path === '/mid-send' && count === 1 ? null : 200);
    const table = await bobsTurn(pair);
    await until('the first copy', () => receiver.at('/mid-send').length === 1);
    await cluster.startNode(1);
    const died = Date.now();
    await cluster.killNode(0);
    await until('the second copy', () => receiver.at('/mid-send').length === 2);
    const [first, second] = receiver.at('/mid-send');
    expect(second && keyOf(second)).toBe(first && keyOf(first));
    expect(second?.body.toString()).toContain(`/t/${table}`);
    expect((second?.at ?? 0) - died).toBeLessThan(SOON_MS);
    await cluster.startNode(0);
    await cluster.startNode(2);
    // Told once and for all: whoever comes later finds nothing to do.
    expect(await cluster.query('select * from notices')).toEqual([]);
    expect(receiver.at('/mid-send').length).toBe(2);
  });

  test('many turns while a node is killed: each told, a second copy only of what was on its way', async () => {
    const pairs = await Promise.all(['/a', '/b', '/c'].map((path) => people(path)));
    receiver.answer = () => 200;
    receiver.delayMs = 400;
    const before = receiver.taken.length;
    const begun: Promise<string>[] = [];
    for (let i = 0; i < TURNS; i++) {
      const pair = pairs[i % pairs.length];
      if (pair) begun.push(bobsTurn([at(pair[0], 1), at(pair[1], 2)], i + 1));
      if (i % 9 === 8) await Promise.all(begun);
    }
    await until('notices on their way', () => receiver.open.size > 0);
    const onTheirWay = new Set([...receiver.open].map(keyOf));
    await cluster.killNode(0);
    for (const one of receiver.open) onTheirWay.add(keyOf(one));
    const tables = await Promise.all(begun);
    const toldOf = (table: string): Taken[] =>
      receiver.taken.slice(before).filter(({ body }) => body.toString().includes(`/t/${table}`));
    await until('everybody told', () => tables.every((table) => toldOf(table).length > 0), 30_000);
    await until(
      'nothing left to tell',
      async () => (await cluster.query('select * from notices')).length === 0,
      30_000,
    );
    const copies = tables.map(toldOf).filter((taken) => taken.length > 1);
    for (const taken of copies) {
      expect(new Set(taken.map(keyOf)).size).toBe(1);
      expect(onTheirWay.has(keyOf(taken[0] as Taken))).toBe(true);
    }
    expect(new Set(tables.flatMap(toldOf).map(keyOf)).size).toBe(TURNS);
    receiver.delayMs = 0;
    await cluster.startNode(0);
  });

  test('who looks through one node is told nothing by another', async () => {
    const [ann, bob] = await people('/looks', 'away');
    expect((await at(bob, 2).post('/api/looking')).body).toEqual({ again: true });
    const began = Date.now();
    await bobsTurn([at(ann, 1), at(bob, 1)]);
    await until('the notice', () => receiver.at('/looks').length > 0, 60_000);
    expect((receiver.at('/looks')[0]?.at ?? 0) - began).toBeGreaterThan(29_000);
  });
});
