import { Readable } from 'node:stream';
import type { Session } from '@sunglade/match';
import * as shape from '@sunglade/protocol';
import { safeName } from '@sunglade/table';
import type { FastifyRequest } from 'fastify';
import { describeAgent } from '../accounts/agent.ts';
import { exportOf } from '../accounts/export.ts';
import { forget } from '../accounts/forget.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import { passkeySiteOf, siteOf } from '../accounts/site.ts';
import { Coded } from '../base/coded.ts';
import { hashSecret } from '../base/secrets.ts';
import type { Node } from '../node/node.ts';
import { forgetBrowser } from './cookie.ts';
import { rarely } from './limits.ts';
import type { ServedRoutes } from './serve.ts';

/** What somebody may do with their own account. */
export function accountRoutes(node: Node, passkeys: Passkeys) {
  const { accounts, config, runner, store } = node;
  const limit = rarely(config);
  /** People whose export is being written: one at a time each. */
  const exporting = new Set<string>();

  const mine = async (request: Pick<FastifyRequest, 'token'>): Promise<{ session: Session; hash: string }> => {
    const hash = hashSecret(request.token ?? '');
    const session = await store.userBySession(hash, node.now());
    if (!session) throw new Coded('no-session');
    return { session, hash };
  };
  /** For what a stolen cookie should not be able to do. */
  const freshly = async (request: Pick<FastifyRequest, 'token'>): Promise<{ session: Session; hash: string }> => {
    const own = await mine(request);
    await accounts.mustBeFresh(own.session);
    return own;
  };

  return {
    'GET /api/account': {
      summary: 'My ways to sign in and my sessions',
      answer: shape.account,
      handle: async (request) => {
        const { session, hash } = await mine(request);
        return accounts.look(session, hash, siteOf(config, request) !== null);
      },
    },
    'POST /api/account/passkey/options': {
      summary: 'Begin to add a passkey',
      limit,
      handle: async (request) =>
        passkeys.registration((await freshly(request)).session.user, passkeySiteOf(config, request)),
    },
    'POST /api/account/passkey/verify': {
      summary: 'Add a passkey',
      limit,
      body: shape.newPasskey,
      answer: shape.nothing,
      handle: async (request) => {
        const { session } = await freshly(request);
        const { credential, label = '' } = request.body;
        const called = safeName(label) ?? (describeAgent(request.headers['user-agent']) || 'Passkey');
        await passkeys.register(session.user, passkeySiteOf(config, request), { credential, label: called });
        return {};
      },
    },
    'DELETE /api/account/passkey/:id': {
      summary: 'Remove a passkey; the last way to sign in only with the recovery code',
      params: shape.passkeyParams,
      body: shape.lastWay,
      answer: shape.nothing,
      handle: async (request) => {
        const { session } = await freshly(request);
        await accounts.removePasskey(session.user.id, request.params.id, request.body?.recovery);
        return {};
      },
    },
    'POST /api/account/password': {
      summary: 'Set a login and a password',
      limit,
      body: shape.newPassword,
      answer: shape.newLogin,
      handle: async (request) => {
        const { session, hash } = await freshly(request);
        return { login: await accounts.setPassword(session.user.id, hash, request.body) };
      },
    },
    'DELETE /api/account/password': {
      summary: 'Remove the password; the last way to sign in only with the recovery code',
      body: shape.lastWay,
      answer: shape.nothing,
      handle: async (request) => {
        const { session } = await freshly(request);
        await accounts.removePassword(session.user.id, request.body?.recovery);
        return {};
      },
    },
    'POST /api/account/recovery': {
      summary: 'A new recovery code; the old one ends',
      limit,
      answer: shape.newRecovery,
      handle: async (request) => ({ recovery: await accounts.newRecovery((await freshly(request)).session.user.id) }),
    },
    'DELETE /api/sessions/:id': {
      summary: 'Sign out another browser of mine',
      params: shape.sessionParams,
      answer: shape.nothing,
      handle: async (request) => {
        const { session } = await mine(request);
        if (!(await accounts.endSession(session.user.id, request.params.id))) throw new Coded('no-such-session');
        // Those who are still signed in come back by themselves.
        node.hub.leave(session.user.id);
        return {};
      },
    },
    'GET /api/account/export': {
      summary: 'Everything that is kept about me',
      limit,
      handle: async (request, reply) => {
        const { session } = await mine(request);
        const { id } = session.user;
        if (exporting.has(id)) throw new Coded('busy');
        exporting.add(id);
        const needs = { store, now: node.now, loadGame: (id: string, rules: number) => node.games.load(id, rules) };
        return reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="sunglade.json"')
          .send(Readable.from(exportOf(needs, session.user)).once('close', () => exporting.delete(id)));
      },
    },
    'DELETE /api/account': {
      summary: 'Forget me; the games of the others stay',
      limit,
      answer: shape.nothing,
      handle: async (request, reply) => {
        const { session } = await freshly(request);
        await forget(store, runner, session.user, () => node.hub.leave(session.user.id));
        forgetBrowser(reply, config);
        return {};
      },
    },
  } satisfies Partial<ServedRoutes>;
}
