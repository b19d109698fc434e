import * as shape from '@sunglade/protocol';
import type { Node } from '../node/node.ts';
import { known } from './known.ts';
import { rarely } from './limits.ts';
import type { ServedRoutes } from './serve.ts';

/** Where somebody wants to hear that it is their turn. */
export function noticeRoutes({ notices: { ways }, config }: Node) {
  const params = shape.wayParams;
  const limit = rarely(config);
  return {
    'GET /api/notices': {
      summary: 'My ways to be told, and which ones can be had',
      answer: shape.ways,
      handle: ({ user }) => ways.list(known(user)),
    },
    'POST /api/notices': {
      summary: 'Another way to be told',
      limit,
      body: shape.newWay,
      answer: shape.wayMade,
      handle: ({ user, body }) => ways.add(known(user), body),
    },
    'PATCH /api/notices/:id': {
      summary: 'When a way may be used',
      params,
      body: shape.wayChange,
      answer: shape.way,
      handle: ({ user, params: { id }, body }) => ways.change(known(user), id, body),
    },
    'DELETE /api/notices/:id': {
      summary: 'No longer be told this way',
      params,
      answer: shape.nothing,
      handle: async ({ user, params: { id } }) => {
        await ways.remove(known(user), id);
        return {};
      },
    },
    'POST /api/notices/:id/test': {
      summary: 'Try a way; one that is not confirmed is asked again',
      limit,
      params,
      answer: shape.way,
      handle: ({ user, params: { id } }) => ways.test(known(user), id),
    },
    'POST /api/notices/confirm': {
      summary: 'Yes, this mail address is mine',
      limit,
      body: shape.wayToken,
      answer: shape.wayConfirmed,
      handle: ({ body }) => ways.confirm(body.token),
    },
    'POST /api/notices/stop/:id': {
      summary: 'No more mails, by the link that every mail has',
      params,
      answer: shape.nothing,
      handle: async ({ params: { id } }) => {
        await ways.stop(id);
        return {};
      },
    },
    'POST /api/looking': {
      summary: 'I look at the site: no notices now where I do not want them',
      answer: shape.looked,
      handle: async ({ user }) => ({ again: user !== null && (await ways.look(user)) }),
    },
  } satisfies Partial<ServedRoutes>;
}
