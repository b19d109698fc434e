import * as shape from '@sunglade/protocol';
import { Coded } from '../base/coded.ts';
import type { Node } from '../node/node.ts';
import { known } from './known.ts';
import type { ServedRoutes } from './serve.ts';

export function progressRoutes({ store }: Node) {
  return {
    'POST /api/progress': {
      summary: 'Bring along what was reached on this device, and get what was reached on all',
      body: shape.progress,
      answer: shape.progress,
      handle: async ({ user, body: { reached } }) => {
        const { id } = known(user);
        const before = await store.reachedBy(id);
        const all = new Set([...before, ...reached].map(({ thing }) => thing));
        if (all.size > shape.MOST_REACHED) throw new Coded('bad-request');
        await store.reach(id, reached);
        return { reached: [...(await store.reachedBy(id))] };
      },
    },
  } satisfies Partial<ServedRoutes>;
}
