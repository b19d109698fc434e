// What is listed and looked up, the same queries for every database.
import type { ChatStored, MatchListed, MatchStore, Summary } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type { MatchesTable, Tables } from './tables.ts';

type Listed = Pick<MatchesTable, (typeof LISTED)[number]>;
type ConfigOf = (row: Pick<Listed, 'id' | 'config'>) => MatchListed['config'];

/** A configuration may embed a whole edition, and lists are asked for often: each is read once, without its content. */
function createConfigReader(most = 2_000): ConfigOf {
  const read = new Map<string, MatchListed['config']>();
  return ({ id, config: text }) => {
    const key = `${id} ${text.length}`;
    const known = read.get(key);
    if (known) return known;
    const config = JSON.parse(text) as MatchListed['config'];
    const { id: edition, hash } = config.setup.edition;
    const light = { ...config, setup: { ...config.setup, edition: { id: edition, hash } } };
    if (read.size >= most) read.clear();
    read.set(key, light);
    return light;
  };
}

function listed(row: Listed, configOf: ConfigOf): MatchListed {
  return {
    config: configOf(row),
    summary: {
      status: row.status as Summary['status'],
      acting: row.acting,
      dueAt: row.due_at,
      wakeAt: row.wake_at,
      names: JSON.parse(row.names) as Summary['names'],
      holders: JSON.parse(row.holders) as Summary['holders'],
    },
    updatedAt: row.updated_at,
  };
}

const LISTED = ['id', 'config', 'status', 'acting', 'due_at', 'wake_at', 'names', 'holders', 'updated_at'] as const;

const CHAT = ['match', 'n', 'at', 'user', 'name', 'seat', 'room', 'text'] as const;

const said = (row: Omit<Tables['chat'], 'submission'>): ChatStored => ({
  ...row,
  room: row.room === 'stands' ? 'stands' : 'table',
});

type Lists = Pick<
  MatchStore,
  'lobby' | 'tablesWith' | 'listed' | 'listOf' | 'pageOf' | 'countOf' | 'ids' | 'heads' | 'chat' | 'saidBy'
>;

export function sqlLists(queries: Kysely<Tables>): Lists {
  const configOf = createConfigReader();
  const tablesOf = (user: string) =>
    queries
      .selectFrom('matches')
      .select(LISTED)
      .where((where) =>
        where.or([
          where('id', 'in', where.selectFrom('players').select('match').where('user', '=', user)),
          where('host', '=', user),
        ]),
      );
  return {
    async lobby(limit) {
      const rows = await queries
        .selectFrom('matches')
        .select(LISTED)
        .where('public', '=', 1)
        .where('status', 'in', ['open', 'playing'])
        .orderBy('opened_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => listed(row, configOf));
    },

    async tablesWith(users, limit) {
      if (users.length === 0) return [];
      const rows = await queries
        .selectFrom('matches')
        .select(LISTED)
        .where('id', 'in', (of) => of.selectFrom('players').select('match').where('user', 'in', users))
        .where('public', '=', 1)
        .where('status', 'in', ['open', 'playing'])
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => listed(row, configOf));
    },

    async listed(ids) {
      if (ids.length === 0) return [];
      const rows = await queries.selectFrom('matches').select(LISTED).where('id', 'in', ids).execute();
      return rows.map((row) => listed(row, configOf));
    },

    async listOf(user, limit) {
      const rows = await tablesOf(user).orderBy('updated_at', 'desc').limit(limit).execute();
      return rows.map((row) => listed(row, configOf));
    },

    async pageOf(user, after, limit) {
      const rows = await tablesOf(user).where('id', '>', after).orderBy('id').limit(limit).execute();
      return rows.map((row) => listed(row, configOf));
    },

    async countOf(host) {
      const row = await queries
        .selectFrom('matches')
        .select((count) => count.fn.countAll<number>().as('tables'))
        .where('host', '=', host)
        .where('status', 'in', ['open', 'playing'])
        .executeTakeFirst();
      return Number(row?.tables ?? 0);
    },

    async ids(after, limit) {
      const rows = await queries
        .selectFrom('matches')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async heads(ids) {
      if (ids.length === 0) return [];
      const rows = await queries
        .selectFrom('matches')
        .select((one) => [
          'id',
          'seq',
          'planned',
          one
            .selectFrom('chat')
            .select((talk) => talk.fn.max('n').as('n'))
            .whereRef('chat.match', '=', 'matches.id')
            .as('last'),
        ])
        .where('id', 'in', ids)
        .execute();
      return rows.map(({ id, seq, planned, last }) => ({ id, seq, said: (last ?? -1) + 1, planned }));
    },

    async chat(match, limit) {
      const rows = await queries
        .selectFrom('chat')
        .select(CHAT)
        .where('match', '=', match)
        .orderBy('n', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(said);
    },

    async saidBy(user, limit) {
      const rows = await queries
        .selectFrom('chat')
        .select(CHAT)
        .where('user', '=', user)
        .orderBy('at')
        .orderBy('n')
        .limit(limit)
        .execute();
      return rows.map(said);
    },
  };
}
