// A hundred thousand moves over three nodes while everything that can break breaks in turn, again and again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, SOUND } from '../cluster/kit/audit.ts';
import { available } from '../cluster/kit/available.ts';
import { Cluster } from '../cluster/kit/cluster.ts';
import { command } from '../cluster/kit/command.ts';
import { faultsOf, MOVES_BETWEEN } from '../cluster/kit/faults.ts';
import { Load } from '../cluster/kit/load.ts';

const MOVES = Number(process.env.SOAK_MOVES ?? 100_000);
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
    const faults = faultsOf(cluster, more);
    for (let turn = 0; load.moves < MOVES; turn++) {
      await more(MOVES_BETWEEN);
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
