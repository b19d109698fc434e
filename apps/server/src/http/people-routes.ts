import * as shape from '@sunglade/protocol';
import { describeAgent } from '../accounts/agent.ts';
import { Coded } from '../base/coded.ts';
import type { Node } from '../node/node.ts';
import { rememberBrowser } from './cookie.ts';
import { known } from './known.ts';
import { rarely } from './limits.ts';
import type { ServedRoutes } from './serve.ts';

export function peopleRoutes(node: Node) {
  const { config, people } = node;
  return {
    'POST /api/guest': {
      summary: 'Become a guest',
      limit: rarely(config),
      body: shape.guest,
      answer: shape.welcomed,
      handle: async (request, reply) => {
        const guest = await people.guest(request.body?.name, describeAgent(request.headers['user-agent']));
        if (!guest) throw new Coded('bad-name');
        rememberBrowser(reply, config, guest.token);
        return { user: { id: guest.user.id, name: guest.user.name }, recovery: guest.recovery };
      },
    },
    'GET /api/me': {
      summary: 'Who am I',
      answer: shape.whoAmI,
      handle: async ({ user }) => {
        const { talk } = config;
        if (!user) return { user: null, muted: [], talk };
        return { user: { id: user.id, name: user.name }, muted: await node.chat.mutedBy(user.id), talk };
      },
    },
    'PATCH /api/me': {
      summary: 'Change my name',
      body: shape.name,
      answer: shape.me,
      handle: async ({ user, body }) => {
        if (!user) throw new Coded('no-session');
        const renamed = await people.rename(user, body.name);
        if (!renamed) throw new Coded('bad-name');
        return { user: { id: user.id, name: renamed.name }, muted: await node.chat.mutedBy(user.id) };
      },
    },
    'DELETE /api/muted/:id': {
      summary: 'Hear somebody again',
      params: shape.mutedParams,
      answer: shape.nothing,
      handle: async ({ user, params: { id } }) => {
        await node.chat.unmute(known(user).id, id);
        return {};
      },
    },
  } satisfies Partial<ServedRoutes>;
}
