import type { User } from '@sunglade/match';
import * as shape from '@sunglade/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { Coded } from '../coded.ts';
import { COOKIE, rememberBrowser } from './cookie.ts';
import type { Node } from '../node.ts';
import { describeAgent } from '../accounts/agent.ts';
import { moveIn } from '../accounts/move-in.ts';
import type { Passkeys, Site } from '../accounts/passkeys.ts';
import { siteOf } from '../accounts/site.ts';

/** Ways back to an account from any browser. */
export function loginRoutes(app: FastifyInstance, node: Node, passkeys: Passkeys): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { accounts, config, people, store } = node;
  const rare = { rateLimit: { max: config.guestsPerHour, timeWindow: 3_600_000 } };
  const answers = { 200: shape.signedIn };

  const here = (request: FastifyRequest): Site => {
    const site = siteOf(config, request);
    if (!site) throw new Coded('no-passkeys-here');
    return site;
  };

  /** A new session for this browser. The guest it had moves in where that is wanted; an account never does. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    user: User,
    take: boolean | undefined,
  ): Promise<z.infer<typeof shape.signedIn>> {
    const before = request.user;
    const token = request.cookies[COOKIE];
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

  api.post(
    '/api/login/password',
    { config: rare, schema: { body: shape.passwordLogin, response: answers, summary: 'Sign in with a password' } },
    async (request, reply) => {
      const user = await accounts.checkPassword(request.body);
      return enter(request, reply, user, request.body.take);
    },
  );

  api.post(
    '/api/login/passkey/options',
    { config: rare, schema: { summary: 'Begin to sign in with a passkey' } },
    (request) => passkeys.authentication(here(request)),
  );

  api.post(
    '/api/login/passkey/verify',
    { config: rare, schema: { body: shape.passkeyLogin, response: answers, summary: 'Sign in with a passkey' } },
    async (request, reply) => {
      const id = await passkeys.authenticate(here(request), request.body.credential);
      const user = await store.user(id);
      if (!user) throw new Coded('passkey-refused');
      return enter(request, reply, user, request.body.take);
    },
  );

  api.post(
    '/api/recover',
    { config: rare, schema: { body: shape.recover, response: answers, summary: 'Come back with a recovery code' } },
    async (request, reply) => {
      const user = await people.byRecovery(request.body.code);
      if (!user) throw new Coded('no-such-code');
      return enter(request, reply, user, request.body.take);
    },
  );

  api.post(
    '/api/logout',
    { schema: { response: { 200: shape.nothing }, summary: 'Sign this browser out' } },
    async (request, reply) => {
      const token = request.cookies[COOKIE];
      if (request.user && token) {
        await people.leave(token);
        node.hub.leave(request.user.id);
      }
      reply.clearCookie(COOKIE, { path: '/' });
      return {};
    },
  );
}
