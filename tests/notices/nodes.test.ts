// Several nodes tell the same people: each turn at least once, whoever dies meanwhile, and a second copy by its name. Many
// turns with many kills are a proof by hand: npm run proofs -- notices.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { available } from '../cluster/kit/available.ts';
import { Cluster } from '../cluster/kit/cluster.ts';
import { until } from '../cluster/kit/programs.ts';
import { Receiver } from './kit/receiver.ts';
import { at, bobsTurn, createPair, keyOf, SOON_MS } from './kit/rounds.ts';

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

  test('a node that dies in mid-send leaves its notice to another, which tells it under the same name', async () => {
    // Only the node that will die is there to take it.
    await cluster.stopNode(1);
    await cluster.stopNode(2);
    const pair = await createPair(cluster.url(0), receiver.url('/mid-send'), 'every');
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
    await until('nothing left', async () => (await cluster.query('select * from notices')).length === 0);
    expect(receiver.at('/mid-send').length).toBe(2);
  });

  test('who looks through one node is told nothing by another, until they have gone', async () => {
    const [ann, bob] = await createPair(cluster.url(1), receiver.url('/looks'), 'away');
    expect((await at(bob, cluster.url(2)).post('/api/looking')).body).toEqual({ again: true });
    const began = Date.now();
    await bobsTurn([at(ann, cluster.url(1)), at(bob, cluster.url(1))]);
    await until('the notice', () => receiver.at('/looks').length > 0, 60_000);
    expect((receiver.at('/looks')[0]?.at ?? 0) - began).toBeGreaterThan(29_000);
  });
});
