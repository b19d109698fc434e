import * as shape from '@sunglade/protocol';
import type { Node } from '../node/node.ts';
import { known } from './known.ts';
import { rarely } from './limits.ts';
import type { ServedRoutes } from './serve.ts';

/** When somebody is away. */
export function holidayRoutes({ holidays, config }: Node) {
  const limit = rarely(config);
  return {
    'GET /api/holidays': {
      summary: 'When I am away, and how many days of the year are left for that',
      answer: shape.holidays,
      handle: ({ user }) => holidays.look(known(user)),
    },
    'POST /api/holidays': {
      summary: 'I am away: my time stands still where people play turn by turn',
      limit,
      body: shape.newHoliday,
      answer: shape.holidays,
      handle: ({ user, body }) => holidays.add(known(user), body),
    },
    'DELETE /api/holidays/:id': {
      summary: 'I am back, or do not go',
      limit,
      params: shape.holidayParams,
      answer: shape.holidays,
      handle: ({ user, params: { id } }) => holidays.end(known(user), id),
    },
  } satisfies Partial<ServedRoutes>;
}
