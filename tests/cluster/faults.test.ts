// Three nodes, the players of each match on different ones, and what breaks in real sites. No acknowledged move may be
// lost or doubled, and in the end everybody sees what is stored.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit, SOUND } from './kit/audit.ts';
import { available } from './kit/available.ts';
import { Cluster } from './kit/cluster.ts';
import { Load } from './kit/load.ts';

describe.runIf(available)('three nodes', () => {
  let cluster: Cluster;
  let load: Load;

  beforeAll(async () => {
    // One of the machines has a clock that is half a minute off.
    cluster = await Cluster.start([{}, { TEST_CLOCK_OFFSET_SECONDS: '30' }, {}]);
  });
  afterAll(() => cluster?.stop());
  beforeEach(async () => {
    load = new Load(cluster, { groups: 6, seats: 3, games: ['glade', 'evergreen'] });
    await load.start();
    await load.more(60);
  });

  const finish = async (): Promise<Awaited<ReturnType<typeof audit>>> => {
    await load.stop();
    await cluster.assertAlive();
    const found = await audit(cluster, load);
    load.leave();
    expect(found).toMatchObject(SOUND);
    return found;
  };

  test('players of one match move at once through different nodes', async () => {
    await load.more(600);
    const found = await finish();
    expect(found.codes).toEqual([]);
    // The players of one table were at three nodes and acted in the same phase: somebody had to be second.
    const [row] = await cluster.query<{ writers: number }>(
      `select count(distinct "by")::int as writers from lines where match = $1 and "by" <> '@bot'`,
      [load.tables[0]],
    );
    expect(row?.writers).toBe(3);
  });

  test('nodes die under load', async () => {
    for (const i of [0, 1, 2, 0]) {
      await load.more(80);
      await cluster.killNode(i);
      await load.more(40);
      await cluster.startNode(i);
    }
    await load.more(80);
    await finish();
    expect(load.ledger.reconnects).toBeGreaterThan(5);
  });

  test('nodes are restarted one after the other, as in an upgrade', async () => {
    for (const i of [0, 1, 2]) {
      await load.more(60);
      expect(await cluster.stopNode(i)).toBe(0);
      await load.more(40);
      await cluster.startNode(i);
    }
    await load.more(60);
    await finish();
    expect(load.ledger.reconnects).toBeGreaterThan(5);
  });

  test('NATS is away and comes back', async () => {
    await cluster.nats.kill();
    // Without it moves are found by looking: slower, never wrong.
    await load.more(40);
    await cluster.nats.resume();
    await load.more(200);
    await finish();
  });

  test('PostgreSQL dies and comes back', async () => {
    for (let kills = 0; kills < 2; kills++) {
      await load.more(80);
      await cluster.postgres.kill();
      await cluster.postgres.resume();
    }
    await load.more(150);
    await finish();
  });
});
