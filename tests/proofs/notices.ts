import { Cluster } from '../cluster/kit/cluster.ts';
import { Receiver } from '../notices/kit/receiver.ts';
import { killWhileTelling } from '../notices/kit/rounds.ts';
import type { Proof } from './proof.ts';

const TURNS = 250;

export const notices: Proof = {
  about:
    'three nodes tell of turns and one is killed at it; every turn must be told in time, a copy under the same name',
  goal: 'turns',
  async batch(seed) {
    const receiver = await Receiver.open();
    const cluster = await Cluster.start(Array.from({ length: 3 }, () => ({ ALLOW_PRIVATE_WEBHOOKS: 'yes' })));
    try {
      const { turns, copies, problems } = await killWhileTelling(cluster, receiver, TURNS, seed);
      return { counts: { turns, kills: 1, copies }, problems };
    } finally {
      await cluster.stop();
      await receiver.close();
    }
  },
};
