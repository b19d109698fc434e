import * as shape from '@sunglade/protocol';
import type { Node } from '../node/node.ts';
import { known } from './known.ts';
import { rarely } from './limits.ts';
import type { ServedRoutes } from './serve.ts';

/** Who plays with whom. */
export function friendRoutes({ friends, config }: Node) {
  const limit = rarely(config);
  const params = shape.friendParams;
  return {
    'GET /api/friends': {
      summary: 'My friends, who wants to be one, and where they are',
      handle: ({ user }) => friends.look(known(user)),
    },
    'POST /api/friends': {
      summary: 'Ask somebody I met at a table, or take up a link',
      limit,
      body: shape.newFriend,
      handle: ({ user, body }) => friends.add(known(user), body),
    },
    'POST /api/friends/:id': {
      summary: 'Yes to somebody who asked',
      params,
      handle: ({ user, params: { id } }) => friends.accept(known(user), id),
    },
    'DELETE /api/friends/:id': {
      summary: 'No, or no longer',
      params,
      handle: ({ user, params: { id } }) => friends.remove(known(user), id),
    },
    'POST /api/friend-link': {
      summary: 'A link for somebody who shall be my friend',
      limit,
      answer: shape.friendLink,
      handle: ({ user }) => friends.link(known(user)),
    },
    'PATCH /api/friends': {
      summary: 'Whether friends see that I am here',
      body: shape.presence,
      handle: ({ user, body }) => friends.hide(known(user), body.hidden),
    },
    'POST /api/tables/:id/invite': {
      summary: 'Invite a friend to a table',
      params: shape.tableParams,
      body: shape.invite,
      answer: shape.nothing,
      handle: async ({ user, params: { id }, body }) => {
        await friends.invite(known(user), id, body.friend);
        return {};
      },
    },
  } satisfies Partial<ServedRoutes>;
}
