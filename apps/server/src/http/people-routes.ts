import * as shape from '@sunglade/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Coded } from '../coded.ts';
import { describeAgent } from '../accounts/agent.ts';
import type { Node } from '../node.ts';
import { rememberBrowser } from './cookie.ts';

export function peopleRoutes(app: FastifyInstance, node: Node): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { config, people } = node;
  const rare = { rateLimit: { max: config.guestsPerHour, timeWindow: 3_600_000 } };

  api.post(
    '/api/guest',
    { config: rare, schema: { body: shape.guest, response: { 200: shape.welcomed }, summary: 'Become a guest' } },
    async (request, reply) => {
      const guest = await people.guest(request.body?.name, describeAgent(request.headers['user-agent']));
      if (!guest) throw new Coded('bad-name');
      rememberBrowser(reply, config, guest.token);
      return { user: { id: guest.user.id, name: guest.user.name }, recovery: guest.recovery };
    },
  );

  api.get('/api/me', { schema: { response: { 200: shape.me }, summary: 'Who am I' } }, async ({ user }) => {
    if (!user) throw new Coded('no-session');
    const muted = (await node.store.mutedBy(user.id)).map(({ id, name }) => ({ id, name }));
    return { user: { id: user.id, name: user.name }, muted };
  });

  api.patch(
    '/api/me',
    { schema: { body: shape.name, response: { 200: shape.me }, summary: 'Change my name' } },
    async ({ user, body }) => {
      if (!user) throw new Coded('no-session');
      const renamed = await people.rename(user, body.name);
      if (!renamed) throw new Coded('bad-name');
      return { user: { id: user.id, name: renamed.name }, muted: [] };
    },
  );
}
