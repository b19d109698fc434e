// A hundred thousand moves over three nodes while everything that can break breaks in turn, again and again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, SOUND } from '../cluster/kit/audit.ts';
import { available } from '../cluster/kit/available.ts';
import { Cluster } from '../cluster/kit/cluster.ts';
import { command } from '../cluster/kit/command.ts';
import { Load } from '../cluster/kit/load.ts';

const MOVES = Number(process.env.SOAK_MOVES ?? 100_000);
const BETWEEN = 500;
const PATIENCE_MS = 300_000;

describe.runIf(available)('three nodes, for a long time', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start([{}, { TEST_CLOCK_OFFSET_SECONDS: '30' }, { TEST_CLOCK_OFFSET_SECONDS: '-30' }]);
  });
  afterAll(() => cluster?.stop());

  test(`${MOVES} moves, none lost, none doubled`, async () => {
    const load = new Load(cluster, {
      groups: 30,
      seats: 3,
      games: ['glade', 'evergreen', 'harmonies'],
    });
    await load.start();
    const more = (moves: number): Promise<void> => load.more(moves, PATIENCE_MS);
    const faults: (() => Promise<void>)[] = [
      ...[0, 1, 2].map((i) => async () => {
        await cluster.killNode(i);
        await more(BETWEEN);
        await cluster.startNode(i);
      }),
      async () => {
        await cluster.nats.kill();
        await more(100);
        await cluster.nats.resume();
      },
      async () => {
        await cluster.postgres.kill();
        await cluster.postgres.resume();
      },
      async () => {
        for (const i of [0, 1, 2]) {
          expect(await cluster.stopNode(i)).toBe(0);
          await more(100);
          await cluster.startNode(i);
        }
      },
      async () => {
        // Two of three at once, one of them with the database.
        await Promise.all([cluster.killNode(0), cluster.killNode(1), cluster.postgres.kill()]);
        await cluster.postgres.resume();
        await more(100);
        await Promise.all([cluster.startNode(0), cluster.startNode(1)]);
      },
    ];
    for (let turn = 0; load.moves < MOVES; turn++) {
      await more(BETWEEN);
      await cluster.assertAlive();
      await faults[turn % faults.length]?.();
    }
    await load.stop();
    const found = await audit(cluster, load);
    process.stderr.write(`${JSON.stringify({ ...found, again: load.ledger.repeats })}\n`);
    load.leave();
    expect(found).toMatchObject(SOUND);
    expect(found.acknowledged).toBeGreaterThanOrEqual(MOVES);
    const verified = await command({ DATABASE_URL: cluster.databaseUrl }, 'verify');
    expect(verified.output).toMatch(/every one plays again/);
  });
});
