import type { User } from '@sunglade/match';
import * as shape from '@sunglade/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeAgent } from '../accounts/agent.ts';
import { moveIn } from '../accounts/move-in.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import { passkeySiteOf } from '../accounts/site.ts';
import { placeOf } from '../base/addresses.ts';
import { Coded } from '../base/coded.ts';
import type { Node } from '../node/node.ts';
import { forgetBrowser, rememberBrowser } from './cookie.ts';
import { rarely } from './limits.ts';
import type { ServedRoutes } from './serve.ts';

/** Ways back to an account from any browser. */
export function loginRoutes(node: Node, passkeys: Passkeys) {
  const { accounts, config, people, store } = node;
  const limit = rarely(config);

  /** A new session for this browser. The guest it had moves in where that is wanted; an account never does. */
  async function enter(request: FastifyRequest, reply: FastifyReply, user: User, take: boolean | undefined) {
    const { user: before, token } = request;
    const guest = before !== null && before.id !== user.id && (await accounts.isGuest(before.id)) ? before : null;
    const moved = guest && take === true ? await moveIn(store, node.runner, guest.id, user.id) : 0;
    const visit = await people.visit(user, describeAgent(request.headers['user-agent']));
    if (before && token) {
      await people.leave(token);
      node.hub.leave(before.id);
    }
    rememberBrowser(reply, config, visit.token);
    return { user: { id: user.id, name: user.name }, moved };
  }

  return {
    'POST /api/login/password': {
      summary: 'Sign in with a password',
      limit,
      body: shape.passwordLogin,
      answer: shape.signedIn,
      handle: async (request, reply) => {
        const user = await accounts.checkPassword(request.body, placeOf(request.ip));
        return enter(request, reply, user, request.body.take);
      },
    },
    'POST /api/login/passkey/options': {
      summary: 'Begin to sign in with a passkey',
      limit,
      handle: async (request) => passkeys.authentication(passkeySiteOf(config, request)),
    },
    'POST /api/login/passkey/verify': {
      summary: 'Sign in with a passkey',
      limit,
      body: shape.passkeyLogin,
      answer: shape.signedIn,
      handle: async (request, reply) => {
        const id = await passkeys.authenticate(passkeySiteOf(config, request), request.body.credential);
        const user = await store.user(id);
        if (!user) throw new Coded('passkey-refused');
        return enter(request, reply, user, request.body.take);
      },
    },
    'POST /api/recover': {
      summary: 'Come back with a recovery code',
      limit,
      body: shape.recover,
      answer: shape.signedIn,
      handle: async (request, reply) => {
        const user = await people.byRecovery(request.body.code);
        if (!user) throw new Coded('no-such-code');
        return enter(request, reply, user, request.body.take);
      },
    },
    'POST /api/logout': {
      summary: 'Sign this browser out',
      answer: shape.nothing,
      handle: async (request, reply) => {
        if (request.user && request.token) {
          await people.leave(request.token);
          node.hub.leave(request.user.id);
        }
        forgetBrowser(reply, config);
        return {};
      },
    },
  } satisfies Partial<ServedRoutes>;
}
