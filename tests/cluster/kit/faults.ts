// What breaks in real sites, one thing after the other.
import type { Cluster } from './cluster.ts';

/** So many moves are made between two faults: the site works. */
export const MOVES_BETWEEN = 500;

/** `more` waits for so many more moves. Each fault ends with everything running again. */
export function faultsOf(cluster: Cluster, more: (moves: number) => Promise<void>): readonly (() => Promise<void>)[] {
  return [
    ...[0, 1, 2].map((i) => async () => {
      await cluster.killNode(i);
      await more(MOVES_BETWEEN);
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
        const code = await cluster.stopNode(i);
        if (code !== 0) throw new Error(`a node that was stopped ended with ${code}: ${cluster.outputs.at(-1)}`);
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
}
