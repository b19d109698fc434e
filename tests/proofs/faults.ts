import { audit, SOUND } from '../cluster/kit/audit.ts';
import { Cluster } from '../cluster/kit/cluster.ts';
import { command } from '../cluster/kit/command.ts';
import { faultsOf, MOVES_BETWEEN } from '../cluster/kit/faults.ts';
import { Load } from '../cluster/kit/load.ts';
import type { Proof } from './proof.ts';

const PATIENCE_MS = 300_000;
/** How often everything breaks in one batch. */
const TURNS = 3;

export const faults: Proof = {
  about: 'three nodes, a database and a bus break in turn under load; nothing may be lost, doubled or shown wrongly',
  goal: 'faults',
  async batch() {
    const cluster = await Cluster.start([
      {},
      { TEST_CLOCK_OFFSET_SECONDS: '30' },
      { TEST_CLOCK_OFFSET_SECONDS: '-30' },
    ]);
    try {
      const load = new Load(cluster, { groups: 30, seats: 3, games: ['glade', 'evergreen', 'harmonies'] });
      await load.start();
      const more = (moves: number): Promise<void> => load.more(moves, PATIENCE_MS);
      const all = faultsOf(cluster, more);
      for (let i = 0; i < TURNS * all.length; i++) {
        await more(MOVES_BETWEEN);
        await cluster.assertAlive();
        await all[i % all.length]?.();
      }
      await load.stop();
      const found = await audit(cluster, load);
      load.leave();
      const verified = await command({ DATABASE_URL: cluster.databaseUrl }, 'verify');
      const wrong = Object.entries(SOUND).flatMap(([name, value]) =>
        found[name as keyof typeof found] === value ? [] : [`${name}: ${String(found[name as keyof typeof found])}`],
      );
      const replays = /every one plays again/.test(verified.output) ? [] : [verified.output];
      return {
        counts: { faults: TURNS * all.length, moves: found.acknowledged },
        problems: [...wrong, ...replays],
      };
    } finally {
      await cluster.stop();
    }
  },
};
