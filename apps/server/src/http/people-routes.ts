import * as shape from '@sunglade/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Node } from '../node.ts';
import { COOKIE } from './cookie.ts';
import { noSession, Problem } from './problems.ts';

export function peopleRoutes(app: FastifyInstance, node: Node): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { config, people } = node;
  const rare = { rateLimit: { max: config.guestsPerHour, timeWindow: 3_600_000 } };

  const remember = (reply: FastifyReply, token: string): void => {
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.secure,
      maxAge: Math.floor(config.sessionMs / 1000),
    });
  };

  api.post(
    '/api/guest',
    { config: rare, schema: { body: shape.guest, response: { 200: shape.welcomed }, summary: 'Become a guest' } },
    async (request, reply) => {
      const guest = await people.guest(request.body?.name);
      if (!guest) throw new Problem(400, 'bad-name');
      remember(reply, guest.token);
      return { user: { id: guest.user.id, name: guest.user.name }, recovery: guest.recovery };
    },
  );

  api.post(
    '/api/recover',
    {
      config: rare,
      schema: { body: shape.recovery, response: { 200: shape.me }, summary: 'Come back with a recovery code' },
    },
    async (request, reply) => {
      const visit = await people.recover(request.body.code);
      if (!visit) throw new Problem(404, 'no-such-code');
      remember(reply, visit.token);
      return { user: { id: visit.user.id, name: visit.user.name }, muted: [] };
    },
  );

  api.get('/api/me', { schema: { response: { 200: shape.me }, summary: 'Who am I' } }, async ({ user }) => {
    if (!user) throw noSession();
    const muted = (await node.store.mutedBy(user.id)).map(({ id, name }) => ({ id, name }));
    return { user: { id: user.id, name: user.name }, muted };
  });

  api.patch(
    '/api/me',
    { schema: { body: shape.name, response: { 200: shape.me }, summary: 'Change my name' } },
    async ({ user, body }) => {
      if (!user) throw noSession();
      const renamed = await people.rename(user, body.name);
      if (!renamed) throw new Problem(400, 'bad-name');
      return { user: { id: user.id, name: renamed.name }, muted: [] };
    },
  );

  api.post(
    '/api/leave',
    { schema: { response: { 200: z.object({}) }, summary: 'Forget this browser' } },
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
