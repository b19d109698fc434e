// Ways to sign in, sessions, merging and forgetting, the same queries for every database.
import type { AccountStore, Passkey } from '@sunglade/match';
import { FORGOTTEN } from '@sunglade/table';
import { type Compilable, type Kysely, sql } from 'kysely';
import { leaveCampaigns, mergeCampaigns } from './campaigns.ts';
import { forgetFriends, mergeFriends } from './friends.ts';
import { forgetHolidays, mergeHolidays } from './holidays.ts';
import { forgetWays, mergeWays } from './notices.ts';
import { forgetPlans } from './plans.ts';
import { forgetReached, mergeReached } from './progress.ts';
import type { Tables } from './tables.ts';
import { isDouble, type Write } from './write.ts';

/** `!sit `, 64 digits of entropy and a space: what stands before the name. */
const BEFORE_NAME = 70;
/** In the words of the index `lines_sit`, or it is not used. */
const IS_SIT = sql<boolean>`substr(text, 1, 5) = '!sit '`;
/** Of these, the ones whose name is not forgotten yet: together in the words of the index `lines_names`. */
const IS_NAMED = sql<boolean>`substr(text, ${sql.lit(BEFORE_NAME + 1)}) <> ${sql.lit(FORGOTTEN)}`;

/** A database in this very process answers at once: others have their turn in between. */
const takeTurns = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Of how many matches traces are removed in one go. */
const AT_ONCE = 100;

const asPasskey = (row: Tables['passkeys']): Passkey => ({
  id: row.id,
  user: row.user,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  label: row.label,
  createdAt: row.created_at,
  usedAt: row.used_at,
});

export function sqlAccounts(queries: Kysely<Tables>, write: Write): AccountStore {
  const idsOf = async (user: string): Promise<string[]> => {
    const rows = await queries.selectFrom('aliases').select('alias').where('user', '=', user).execute();
    return [user, ...rows.map(({ alias }) => alias)];
  };

  /** Where somebody sits, sat or spoke, a few at a time. */
  const matchesOf = async (user: string, ids: readonly string[]): Promise<string[][]> => {
    const all = new Set<string>();
    for (const where of [
      queries.selectFrom('lines').select('match').distinct().where('by', 'in', ids).where(IS_SIT).where(IS_NAMED),
      queries.selectFrom('chat').select('match').distinct().where('user', '=', user),
      queries.selectFrom('players').select('match').where('user', '=', user),
    ]) {
      for (const { match } of await where.execute()) all.add(match);
      await takeTurns();
    }
    const list = [...all];
    const parts = Math.ceil(list.length / AT_ONCE);
    return Array.from({ length: parts }, (_, i) => list.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
  };

  /** Everything that only this user has. */
  const forget = (user: string): Compilable[] => [
    queries.deleteFrom('passkeys').where('user', '=', user),
    queries.deleteFrom('passwords').where('user', '=', user),
    queries.deleteFrom('sessions').where('user', '=', user),
    queries.deleteFrom('challenges').where('user', '=', user),
    queries.deleteFrom('mutes').where((where) => where.or([where('user', '=', user), where('other', '=', user)])),
    queries.deleteFrom('reports').where((where) => where.or([where('by', '=', user), where('about', '=', user)])),
    ...forgetWays(queries, user),
    ...forgetPlans(queries, user),
    ...forgetHolidays(queries, user),
    ...forgetFriends(queries, user),
    ...forgetReached(queries, user),
    queries.deleteFrom('users').where('id', '=', user),
  ];

  return {
    async setRecovery(user, hash) {
      await write(queries.updateTable('users').set({ recovery_hash: hash }).where('id', '=', user));
    },
    async addPasskey({ id, user, publicKey, counter, transports, label, createdAt, usedAt }) {
      const row = { id, user, public_key: publicKey, counter, transports: JSON.stringify(transports), label };
      await write(
        queries
          .insertInto('passkeys')
          .values({ ...row, created_at: createdAt, used_at: usedAt })
          .onConflict((conflict) => conflict.doNothing()),
      );
      const owner = await queries.selectFrom('passkeys').select('user').where('id', '=', id).executeTakeFirst();
      return owner?.user === user ? 'done' : 'taken';
    },
    async passkey(id) {
      const row = await queries.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? asPasskey(row) : null;
    },
    async passkeysOf(user) {
      const rows = await queries
        .selectFrom('passkeys')
        .selectAll()
        .where('user', '=', user)
        .orderBy('created_at')
        .execute();
      return rows.map(asPasskey);
    },
    async usePasskey(id, counter, at) {
      const [changed] = await write(
        queries
          .updateTable('passkeys')
          .set({ counter, used_at: at })
          .where('id', '=', id)
          .where('counter', counter === 0 ? '=' : '<', counter),
      );
      return changed === 1;
    },
    async removePasskey(user, id) {
      await write(queries.deleteFrom('passkeys').where('user', '=', user).where('id', '=', id));
    },
    async setPassword({ user, login, hash }) {
      try {
        await write(
          queries
            .insertInto('passwords')
            .values({ user, login, hash })
            .onConflict((conflict) => conflict.column('user').doUpdateSet({ login, hash })),
        );
        return 'done';
      } catch (error) {
        if (isDouble(error)) return 'taken';
        throw error;
      }
    },
    async passwordOf(user) {
      const row = await queries.selectFrom('passwords').selectAll().where('user', '=', user).executeTakeFirst();
      return row ?? null;
    },
    async passwordByLogin(login) {
      const row = await queries.selectFrom('passwords').selectAll().where('login', '=', login).executeTakeFirst();
      return row ?? null;
    },
    async removePassword(user) {
      await write(queries.deleteFrom('passwords').where('user', '=', user));
    },
    async addChallenge({ hash, purpose, user, expiresAt }) {
      await write(
        queries
          .insertInto('challenges')
          .values({ hash, purpose, user, expires_at: expiresAt })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    async takeChallenge(hash, now) {
      const row = await queries.selectFrom('challenges').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (!row) return null;
      const [taken] = await write(queries.deleteFrom('challenges').where('hash', '=', hash));
      if (taken !== 1 || row.expires_at <= now) return null;
      const purpose = row.purpose === 'register' ? 'register' : 'login';
      return { hash, purpose, user: row.user, expiresAt: row.expires_at };
    },
    async attempts(key) {
      const row = await queries
        .selectFrom('attempts')
        .select(['count', 'until'])
        .where('key', '=', key)
        .executeTakeFirst();
      return row ?? { count: 0, until: 0 };
    },
    async countAttempt(key, before, until) {
      const [changed] = await write(
        before === 0
          ? queries
              .insertInto('attempts')
              .values({ key, count: 1, until })
              .onConflict((conflict) => conflict.doNothing())
          : queries
              .updateTable('attempts')
              .set({ count: before + 1, until })
              .where('key', '=', key)
              .where('count', '=', before),
      );
      return changed === 1;
    },
    async clearAttempts(key) {
      await write(queries.deleteFrom('attempts').where('key', '=', key));
    },
    async sessionsOf(user, now) {
      const rows = await queries
        .selectFrom('sessions')
        .select(['token_hash', 'expires_at', 'created_at', 'agent'])
        .where('user', '=', user)
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .execute();
      return rows.map((row) => ({
        tokenHash: row.token_hash,
        expiresAt: row.expires_at,
        createdAt: row.created_at,
        agent: row.agent,
      }));
    },
    async endSessionsOf(user, except) {
      const all = queries.deleteFrom('sessions').where('user', '=', user);
      await write(except === null ? all : all.where('token_hash', '<>', except));
    },
    async merge(guest, account) {
      const mutes = queries.insertInto('mutes').columns(['user', 'other', 'name', 'blocked']);
      await write(
        queries.updateTable('chat').set({ user: account }).where('user', '=', guest),
        queries.updateTable('matches').set({ host: account }).where('host', '=', guest),
        mutes
          .expression((of) =>
            of
              .selectFrom('mutes')
              .select((one) => [one.val(account).as('user'), 'other', 'name', 'blocked'])
              .where('user', '=', guest)
              .where('other', '<>', account),
          )
          .onConflict((conflict) => conflict.doNothing()),
        mutes
          .expression((of) =>
            of
              .selectFrom('mutes')
              .select((one) => ['user', one.val(account).as('other'), 'name', 'blocked'])
              .where('other', '=', guest)
              .where('user', '<>', account),
          )
          .onConflict((conflict) => conflict.doNothing()),
        queries.updateTable('reports').set({ by: account }).where('by', '=', guest),
        queries.updateTable('reports').set({ about: account }).where('about', '=', guest),
        queries.updateTable('aliases').set({ user: account }).where('user', '=', guest),
        queries
          .insertInto('aliases')
          .values({ alias: guest, user: account })
          .onConflict((conflict) => conflict.doNothing()),
        ...mergeReached(queries, guest, account),
        ...mergeCampaigns(queries, guest, account),
        ...mergeWays(queries, guest, account),
        ...mergeHolidays(queries, guest, account),
        ...mergeFriends(queries, guest, account),
        ...forget(guest),
      );
    },
    async namesOf(user) {
      const ids = await idsOf(user);
      const rows = await queries
        .selectFrom('lines')
        .select('match')
        .distinct()
        .where('by', 'in', ids)
        .where(IS_SIT)
        .orderBy('match')
        .execute();
      return { ids, matches: rows.map(({ match }) => match) };
    },
    async erase(user) {
      const ids = await idsOf(user);
      const names = queries
        .updateTable('lines')
        .set({ text: sql<string>`substr(text, 1, ${sql.lit(BEFORE_NAME)}) || ${FORGOTTEN}` })
        .where('by', 'in', ids)
        .where(IS_SIT)
        .where(IS_NAMED);
      const talk = queries.updateTable('chat').set({ user: '', name: FORGOTTEN, text: '' }).where('user', '=', user);
      const chairs = queries.deleteFrom('players').where('user', '=', user);
      // However much somebody leaves behind, others are served in between; what is cut off is done the next time.
      for (const some of await matchesOf(user, ids))
        await write(
          names.where('match', 'in', some),
          talk.where('match', 'in', some),
          chairs.where('match', 'in', some),
        );
      await write(
        names,
        talk,
        chairs,
        queries.deleteFrom('aliases').where('user', '=', user),
        ...leaveCampaigns(queries, user),
        ...forget(user),
      );
    },
  };
}
