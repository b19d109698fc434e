import { NOBODY, type Seats, seat, withSeat } from '@sunglade/core';
import type { MatchListed } from '@sunglade/match';
import * as shape from '@sunglade/protocol';
import { createTableFile, OpenError, pastOf, recordOf, SYSTEM, seenBy } from '@sunglade/table';
import { hereNow } from '../accounts/presence.ts';
import { Coded, refusedWith } from '../base/coded.ts';
import { hashSecret } from '../base/secrets.ts';
import type { Node } from '../node/node.ts';
import { checkCompany } from '../tables/company.ts';
import { offersOf } from '../tables/games.ts';
import { listed } from '../tables/listed.ts';
import { known } from './known.ts';
import { rarely } from './limits.ts';
import type { ServedRoutes } from './serve.ts';

const LISTED = 100;

const seatsHere = (holders: readonly (string | null)[], here: ReadonlySet<string>): Seats =>
  holders.reduce((seats, one, i) => (one !== null && here.has(one) ? withSeat(seats, seat(i)) : seats), NOBODY);

export function tableRoutes(node: Node) {
  const { config, store, runner, tables } = node;
  const params = shape.tableParams;
  return {
    'GET /api/games': {
      summary: 'The games and what can be chosen',
      handle: () => offersOf(node.games),
    },
    'GET /api/tables': {
      summary: 'Public tables',
      handle: async ({ user }) => {
        const away = new Set<string | null>(user ? await store.blockedFrom(user.id) : []);
        const met = (one: MatchListed) => [one.config.host, ...one.summary.holders].some((other) => away.has(other));
        const shown = (await store.lobby(LISTED)).filter((one) => !met(one));
        const waiting = shown.filter(({ summary }) => summary.status === 'open');
        const people = new Set(waiting.flatMap(({ summary }) => summary.holders).filter((one) => one !== null));
        const here = await hereNow(store, [...people], node.now());
        return shown.map((one) => ({
          ...listed(one),
          ...(waiting.includes(one) ? { here: seatsHere(one.summary.holders, here) } : {}),
        }));
      },
    },
    'GET /api/mine': {
      summary: 'My tables, and where it is my turn',
      handle: async ({ user }) => {
        const { id } = known(user);
        return (await store.listOf(id, LISTED)).map((one) => listed(one, id));
      },
    },
    'POST /api/tables': {
      summary: 'Open a table',
      body: shape.newTable,
      answer: shape.opened,
      handle: async ({ user, body }) => tables.open(known(user), body),
    },
    'GET /api/tables/:id': {
      summary: 'What I see of a table',
      params,
      handle: async ({ user, params: { id } }) => {
        const seen = await runner.read(id, (table) => seenBy(table, user?.id ?? null, node.now()));
        if (!seen) throw new Coded('no-such-table');
        return seen;
      },
    },
    'GET /api/tables/:id/past': {
      summary: 'What has happened, as I may know it',
      // Playing a whole game again costs more than anything else here.
      limit: { max: Math.ceil(config.requestsPerMinute / 10), timeWindow: 60_000 },
      params,
      query: shape.pastQuery,
      handle: async ({ user, params: { id }, query }) => {
        const past = await runner.read(id, (table) =>
          pastOf(table, table.seatsOf(user?.id ?? ''), query.views === '1'),
        );
        if (!past) throw new Coded('no-such-table');
        return past;
      },
    },
    'GET /api/tables/:id/record': {
      summary: 'The whole match, once it is over',
      params,
      handle: async ({ params: { id } }) => {
        try {
          const found = await runner.read(id, (table) => ({ record: recordOf(table) }));
          if (!found) throw new Coded('no-such-table');
          if (!found.record) throw new Coded('not-over');
          return found.record;
        } catch (error) {
          if (!(error instanceof OpenError)) throw error;
          const stored = await store.load(id);
          // The secret decides what is still hidden: it is told only when the game is over or was called off.
          if (stored?.status !== 'over' && stored?.status !== 'closed') throw error;
          return createTableFile(stored.match, stored.lines);
        }
      },
    },
    'GET /api/tables/:id/chat': {
      summary: 'What was said',
      params,
      handle: ({ user, params: { id } }) => node.chat.history(id, user?.id ?? null),
    },
    'POST /api/tables/:id/mute': {
      summary: 'No longer hear somebody',
      params,
      body: shape.mute,
      answer: shape.nothing,
      handle: async ({ user, params: { id }, body }) => {
        await node.chat.mute(known(user).id, id, body);
        return {};
      },
    },
    'POST /api/tables/:id/report': {
      summary: 'Ask the host of the site to look at what somebody does',
      limit: rarely(config),
      params,
      body: shape.report,
      answer: shape.nothing,
      handle: async ({ user, params: { id }, body }) => {
        await node.chat.report(known(user).id, id, body);
        return {};
      },
    },
    'POST /api/tables/:id/rematch': {
      summary: 'Another game with the same people',
      params,
      answer: shape.opened,
      handle: async ({ user, params: { id } }) => ({ id: await tables.rematch(known(user), id) }),
    },
    'POST /api/tables/:id/seat-link': {
      summary: 'A secret that gives a chair back',
      params,
      body: shape.seatChoice,
      answer: shape.seatToken,
      handle: async ({ user, params: { id }, body }) => {
        const me = known(user).id;
        const mine = await runner.read(id, (table) => ({
          held: table.chairs[body.seat]?.holder === me,
          sitting: table.sittingOf(body.seat),
        }));
        if (mine === null) throw new Coded('no-such-table');
        if (!mine.held) throw new Coded('not-your-seat');
        const token = node.secrets.token();
        await store.addSeatLink(hashSecret(token), { match: id, seat: body.seat, sitting: mine.sitting });
        return { token };
      },
    },
    'POST /api/claim': {
      summary: 'Take a chair back',
      limit: rarely(config),
      body: shape.claim,
      answer: shape.claimed,
      handle: async ({ user, body }) => {
        const me = known(user).id;
        const link = await store.seatLink(hashSecret(body.token));
        if (!link) throw new Coded('no-such-link');
        await checkCompany(node, me, link.match, link.seat);
        const answer = await runner.act(link.match, {
          submission: null,
          plan: (table, now) => {
            if (table.chairs[link.seat]?.holder === me) return { code: 'already-seated' };
            // Somebody got up, sat down or came back since: the chair is another sitting's, and each link is used once.
            if (link.sitting === null || link.sitting !== table.sittingOf(link.seat)) return { code: 'link-old' };
            return [{ at: now, by: SYSTEM, seat: link.seat, text: `!hand ${me}` }];
          },
        });
        if (!answer.ok && answer.refusal.code !== 'already-seated') throw refusedWith(answer.refusal);
        await node.holidays.tellAt(link.match, me);
        node.hub.presence(link.match);
        return { table: link.match, seat: link.seat };
      },
    },
  } satisfies Partial<ServedRoutes>;
}
