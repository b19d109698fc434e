import { LEVELS } from '@sunglade/bots-engine';
import { hasSeat, type Seats, seat } from '@sunglade/core';
import type { MatchListed, User } from '@sunglade/match';
import * as shape from '@sunglade/protocol';
import { createTableFile, OpenError, pastOf, recordOf, SYSTEM, seenBy } from '@sunglade/table';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Coded, refusedWith } from '../coded.ts';
import { offersOf } from '../games.ts';
import type { Node } from '../node.ts';
import { hashSecret } from '../secrets.ts';

const LISTED = 100;

function listed({ config, summary }: MatchListed, user?: string): shape.Listed {
  const table = {
    id: config.id,
    game: config.game,
    status: summary.status,
    seats: config.setup.seats,
    names: summary.names,
    clock: config.clock,
    openedAt: config.openedAt,
  };
  if (user === undefined) return table;
  const yourTurn = summary.holders.some((one, i) => one === user && hasSeat(summary.acting as Seats, seat(i)));
  return { ...table, yourTurn, due: yourTurn ? summary.dueAt : null };
}

export function tableRoutes(app: FastifyInstance, node: Node): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { store, runner, tables } = node;
  const params = shape.tableParams;
  const known = (user: User | null): User => {
    if (!user) throw new Coded('no-session');
    return user;
  };

  api.get('/api/games', { schema: { summary: 'The games and what can be chosen' } }, () =>
    offersOf(node.games, LEVELS),
  );

  api.get('/api/tables', { schema: { summary: 'Public tables' } }, async () =>
    (await store.lobby(LISTED)).map((one) => listed(one)),
  );

  api.get('/api/mine', { schema: { summary: 'My tables, and where it is my turn' } }, async ({ user }) => {
    const { id } = known(user);
    return (await store.listOf(id, LISTED)).map((one) => listed(one, id));
  });

  api.post(
    '/api/tables',
    { schema: { body: shape.newTable, response: { 200: shape.opened }, summary: 'Open a table' } },
    async ({ user, body }) => ({ id: await tables.open(known(user), body) }),
  );

  api.get('/api/tables/:id', { schema: { params, summary: 'What I see of a table' } }, async (request) => {
    const seen = await runner.read(request.params.id, (table) => seenBy(table, request.user?.id ?? null, node.now()));
    if (!seen) throw new Coded('no-such-table');
    return seen;
  });

  api.get(
    '/api/tables/:id/past',
    {
      // Playing a whole game again costs more than anything else here.
      config: { rateLimit: { max: Math.ceil(node.config.requestsPerMinute / 10), timeWindow: 60_000 } },
      schema: { params, querystring: shape.pastQuery, summary: 'What has happened, as I may know it' },
    },
    async (request) => {
      const past = await runner.read(request.params.id, (table) =>
        pastOf(table, table.seatsOf(request.user?.id ?? ''), request.query.views === '1'),
      );
      if (!past) throw new Coded('no-such-table');
      return past;
    },
  );

  api.get(
    '/api/tables/:id/record',
    { schema: { params, summary: 'The whole match, once it is over' } },
    async ({ params: { id } }) => {
      try {
        const found = await runner.read(id, (table) => ({ record: recordOf(table) }));
        if (!found) throw new Coded('no-such-table');
        if (!found.record) throw new Coded('not-over');
        return found.record;
      } catch (error) {
        if (!(error instanceof OpenError)) throw error;
        const stored = await store.load(id);
        // The secret decides what is still hidden: it is told only when the game is over.
        if (stored?.status !== 'over') throw error;
        return createTableFile(stored.match, stored.lines);
      }
    },
  );

  api.get('/api/tables/:id/chat', { schema: { params, summary: 'What was said' } }, (request) =>
    node.chat.history(request.params.id, request.user?.id ?? null),
  );

  api.post(
    '/api/tables/:id/mute',
    { schema: { params, body: shape.mute, response: { 200: z.object({}) }, summary: 'No longer hear somebody' } },
    async ({ user, params: { id }, body }) => {
      await node.chat.mute(known(user).id, id, body);
      return {};
    },
  );

  api.post(
    '/api/tables/:id/rematch',
    { schema: { params, response: { 200: shape.opened }, summary: 'Another game with the same people' } },
    async ({ user, params: { id } }) => ({ id: await tables.rematch(known(user), id) }),
  );

  api.post(
    '/api/tables/:id/seat-link',
    {
      schema: {
        params,
        body: shape.seatChoice,
        response: { 200: shape.seatToken },
        summary: 'A secret that gives a chair back',
      },
    },
    async ({ user, params: { id }, body }) => {
      const me = known(user).id;
      const mine = await runner.read(id, (table) => table.chairs[body.seat]?.holder === me);
      if (mine === null) throw new Coded('no-such-table');
      if (!mine) throw new Coded('not-your-seat');
      const token = node.secrets.token();
      await store.addSeatLink(hashSecret(token), id, body.seat);
      return { token };
    },
  );

  api.post(
    '/api/claim',
    {
      config: { rateLimit: { max: node.config.guestsPerHour, timeWindow: 3_600_000 } },
      schema: { body: shape.claim, response: { 200: shape.claimed }, summary: 'Take a chair back' },
    },
    async ({ user, body }) => {
      const me = known(user).id;
      const link = await store.seatLink(hashSecret(body.token));
      if (!link) throw new Coded('no-such-link');
      const answer = await runner.act(link.match, {
        submission: null,
        plan: (table, now) =>
          table.chairs[link.seat]?.holder === me
            ? { code: 'already-seated' }
            : [{ at: now, by: SYSTEM, seat: link.seat, text: `!hand ${me}` }],
      });
      if (!answer.ok && answer.refusal.code !== 'already-seated') throw refusedWith(answer.refusal);
      node.hub.presence(link.match);
      return { table: link.match, seat: link.seat };
    },
  );
}
