import { Readable } from 'node:stream';
import type { Session } from '@sunglade/match';
import * as shape from '@sunglade/protocol';
import { safeName } from '@sunglade/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Coded } from '../coded.ts';
import { COOKIE } from './cookie.ts';
import type { Node } from '../node.ts';
import { hashSecret } from '../secrets.ts';
import { describeAgent } from '../accounts/agent.ts';
import { exportOf } from '../accounts/export.ts';
import { forget } from '../accounts/forget.ts';
import type { Passkeys, Site } from '../accounts/passkeys.ts';
import { siteOf } from '../accounts/site.ts';

/** What somebody may do with their own account. */
export function accountRoutes(app: FastifyInstance, node: Node, passkeys: Passkeys): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { accounts, config, runner, store } = node;
  const rare = { rateLimit: { max: config.guestsPerHour, timeWindow: 3_600_000 } };

  const mine = async (request: FastifyRequest): Promise<{ session: Session; hash: string }> => {
    const hash = hashSecret(request.cookies[COOKIE] ?? '');
    const session = await store.userBySession(hash, node.now());
    if (!session) throw new Coded('no-session');
    return { session, hash };
  };
  /** For what a stolen cookie should not be able to do. */
  const freshly = async (request: FastifyRequest): Promise<{ session: Session; hash: string }> => {
    const own = await mine(request);
    await accounts.mustBeFresh(own.session);
    return own;
  };
  const here = (request: FastifyRequest): Site => {
    const site = siteOf(config, request);
    if (!site) throw new Coded('no-passkeys-here');
    return site;
  };

  api.get(
    '/api/account',
    { schema: { response: { 200: shape.account }, summary: 'My ways to sign in and my sessions' } },
    async (request) => {
      const { session, hash } = await mine(request);
      return accounts.look(session, hash, siteOf(config, request) !== null);
    },
  );

  api.post(
    '/api/account/passkey/options',
    { config: rare, schema: { summary: 'Begin to add a passkey' } },
    async (request) => passkeys.registration((await freshly(request)).session.user, here(request)),
  );

  api.post(
    '/api/account/passkey/verify',
    { config: rare, schema: { body: shape.newPasskey, response: { 200: shape.nothing }, summary: 'Add a passkey' } },
    async (request) => {
      const { session } = await freshly(request);
      const { credential, label = '' } = request.body;
      const called = safeName(label) ?? (describeAgent(request.headers['user-agent']) || 'Passkey');
      await passkeys.register(session.user, here(request), { credential, label: called });
      return {};
    },
  );

  api.delete(
    '/api/account/passkey/:id',
    {
      schema: {
        params: shape.passkeyParams,
        body: shape.lastWay,
        response: { 200: shape.nothing },
        summary: 'Remove a passkey; the last way to sign in only with the recovery code',
      },
    },
    async (request) => {
      const { session } = await freshly(request);
      await accounts.removePasskey(session.user.id, request.params.id, request.body?.recovery);
      return {};
    },
  );

  api.post(
    '/api/account/password',
    {
      config: rare,
      schema: { body: shape.newPassword, response: { 200: shape.nothing }, summary: 'Set a login and a password' },
    },
    async (request) => {
      const { session, hash } = await freshly(request);
      await accounts.setPassword(session.user.id, hash, request.body);
      return {};
    },
  );

  api.delete(
    '/api/account/password',
    {
      schema: {
        body: shape.lastWay,
        response: { 200: shape.nothing },
        summary: 'Remove the password; the last way to sign in only with the recovery code',
      },
    },
    async (request) => {
      const { session } = await freshly(request);
      await accounts.removePassword(session.user.id, request.body?.recovery);
      return {};
    },
  );

  api.post(
    '/api/account/recovery',
    {
      config: rare,
      schema: { response: { 200: shape.newRecovery }, summary: 'A new recovery code; the old one ends' },
    },
    async (request) => ({ recovery: await accounts.newRecovery((await freshly(request)).session.user.id) }),
  );

  api.delete(
    '/api/sessions/:id',
    {
      schema: {
        params: shape.sessionParams,
        response: { 200: shape.nothing },
        summary: 'Sign out another browser of mine',
      },
    },
    async (request) => {
      const { session } = await mine(request);
      if (!(await accounts.endSession(session.user.id, request.params.id))) throw new Coded('no-such-session');
      // Those who are still signed in come back by themselves.
      node.hub.leave(session.user.id);
      return {};
    },
  );

  api.get(
    '/api/account/export',
    { config: rare, schema: { summary: 'Everything that is kept about me' } },
    async (request, reply) => {
      const { session } = await mine(request);
      const needs = { store, now: node.now, loadGame: (id: string, rules: number) => node.games.load(id, rules) };
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="sunglade.json"')
        .send(Readable.from(exportOf(needs, session.user)));
    },
  );

  api.delete(
    '/api/account',
    { config: rare, schema: { response: { 200: shape.nothing }, summary: 'Forget me; the games of the others stay' } },
    async (request, reply) => {
      const { session } = await freshly(request);
      await forget(store, runner, session.user, () => node.hub.leave(session.user.id));
      reply.clearCookie(COOKIE, { path: '/' });
      return {};
    },
  );
}
