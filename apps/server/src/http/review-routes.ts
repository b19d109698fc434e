import type { MatchRecord } from '@sunglade/core';
import * as shape from '@sunglade/protocol';
import { recordOf } from '@sunglade/table';
import { Coded } from '../base/coded.ts';
import type { Node } from '../node/node.ts';
import { known } from './known.ts';
import type { ServedRoutes } from './serve.ts';

export function reviewRoutes({ runner, reviews }: Node) {
  const params = shape.tableParams;
  /** Nobody reviews a game that is still played: what is hidden in it would be told. */
  const readRecord = async (id: string): Promise<MatchRecord> => {
    const found = await runner.read(id, (table) => ({ record: recordOf(table) }));
    if (!found) throw new Coded('no-such-table');
    if (!found.record) throw new Coded('not-over');
    return found.record;
  };
  return {
    'POST /api/tables/:id/review': {
      summary: 'How far the review of a finished match is; asking begins it',
      params,
      handle: ({ user, params: { id } }) => reviews.ask(known(user).id, id, () => readRecord(id)),
    },
    'DELETE /api/tables/:id/review': {
      summary: 'No longer wait for a review',
      params,
      answer: shape.nothing,
      handle: async ({ user, params: { id } }) => {
        reviews.leave(known(user).id, id);
        return {};
      },
    },
  } satisfies Partial<ServedRoutes>;
}
