import type { PeopleStore, Report, Session, User } from '@sunglade/match';
import type { Kysely } from 'kysely';
import { sqlProgress } from './progress.ts';
import type { Tables } from './tables.ts';
import type { Write } from './write.ts';

const DAY = 86_400_000;

const asUser = (row: { id: string; name: string; created_at: number }): User => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
});

const USER = ['users.id', 'users.name', 'users.created_at'] as const;

/** The people of any database that Kysely can ask. */
const asReport = ({ reason, lines, ...row }: Tables['reports']): Report => ({
  ...row,
  reason: reason as Report['reason'],
  lines: JSON.parse(lines) as Report['lines'],
});

export function sqlPeople(queries: Kysely<Tables>, write: Write): PeopleStore {
  async function usersBySession(tokenHashes: readonly string[], now: number): Promise<ReadonlyMap<string, Session>> {
    if (tokenHashes.length === 0) return new Map();
    const rows = await queries
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user')
      .select([...USER, 'sessions.token_hash', 'sessions.expires_at', 'sessions.created_at as began_at'])
      .where('token_hash', 'in', tokenHashes)
      .where('expires_at', '>', now)
      .execute();
    return new Map(
      rows.map((row) => [row.token_hash, { user: asUser(row), expiresAt: row.expires_at, createdAt: row.began_at }]),
    );
  }

  return {
    ...sqlProgress(queries, write),
    async addUser(user, recoveryHash) {
      await write(
        queries
          .insertInto('users')
          .values({ id: user.id, name: user.name, created_at: user.createdAt, recovery_hash: recoveryHash }),
      );
    },
    async user(id) {
      const row = await queries.selectFrom('users').select(USER).where('id', '=', id).executeTakeFirst();
      return row ? asUser(row) : null;
    },
    async rename(id, name) {
      await write(queries.updateTable('users').set({ name }).where('id', '=', id));
    },
    async userByRecovery(hash) {
      const row = await queries.selectFrom('users').select(USER).where('recovery_hash', '=', hash).executeTakeFirst();
      return row ? asUser(row) : null;
    },
    async addSession(tokenHash, user, expiresAt, began) {
      await write(
        queries
          .insertInto('sessions')
          .values({
            token_hash: tokenHash,
            user,
            expires_at: expiresAt,
            created_at: began?.at ?? null,
            agent: began?.agent ?? null,
          })
          .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: expiresAt })),
      );
    },
    userBySession: async (tokenHash, now) => (await usersBySession([tokenHash], now)).get(tokenHash) ?? null,
    usersBySession,
    async endSession(tokenHash) {
      await write(queries.deleteFrom('sessions').where('token_hash', '=', tokenHash));
    },
    async tidy(now) {
      await write(
        queries.deleteFrom('sessions').where('expires_at', '<=', now),
        queries.deleteFrom('challenges').where('expires_at', '<=', now),
        queries.deleteFrom('friend_links').where('expires_at', '<=', now),
        queries.deleteFrom('invitations').where('at', '<=', now - 30 * DAY),
        queries.deleteFrom('attempts').where('until', '<=', now - DAY),
      );
    },
    async addSeatLink(tokenHash, { match, seat, sitting }) {
      const fresh = { token_hash: tokenHash, sitting };
      await write(
        queries
          .insertInto('seat_links')
          .values({ match, seat, ...fresh })
          .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet(fresh)),
      );
    },
    async seatLink(tokenHash) {
      const row = await queries
        .selectFrom('seat_links')
        .select(['match', 'seat', 'sitting'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row ?? null;
    },
    async mute(user, other, name, blocked) {
      const how = { name, blocked: blocked ? 1 : 0 };
      await write(
        queries
          .insertInto('mutes')
          .values({ user, other, ...how })
          .onConflict((conflict) => conflict.columns(['user', 'other']).doUpdateSet(how)),
      );
    },
    async unmute(user, other) {
      await write(queries.deleteFrom('mutes').where('user', '=', user).where('other', '=', other));
    },
    async mutedBy(user) {
      const rows = await queries
        .selectFrom('mutes')
        .select(['other as id', 'name', 'blocked'])
        .where('user', '=', user)
        .orderBy('other')
        .execute();
      return rows.map(({ blocked, ...muted }) => ({ ...muted, blocked: blocked === 1 }));
    },
    async blockedFrom(user) {
      const rows = await queries
        .selectFrom('mutes')
        .select(['user', 'other'])
        .where('blocked', '=', 1)
        .where((where) => where.or([where('user', '=', user), where('other', '=', user)]))
        .execute();
      return [...new Set(rows.map((row) => (row.user === user ? row.other : row.user)))].sort();
    },
    async addReport({ lines, ...report }) {
      await write(queries.insertInto('reports').values({ ...report, lines: JSON.stringify(lines) }));
    },
    async reports(after, limit) {
      const rows = await queries
        .selectFrom('reports')
        .selectAll()
        .where('at', '>', after)
        .orderBy('at')
        .limit(limit)
        .execute();
      return rows.map(asReport);
    },
    async reportsBy(user) {
      const rows = await queries.selectFrom('reports').selectAll().where('by', '=', user).orderBy('at').execute();
      return rows.map(asReport);
    },
  };
}
