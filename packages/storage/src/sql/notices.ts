// Ways and what is to be told by them, the same queries for every database. Notices themselves are written with the
// lines of a match, where each database keeps those.
import type { NoticeStore, NoticeStored, WayStored } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Write } from './write.ts';

type WayRow = Tables['ways'];

const asWay = (row: WayRow): WayStored => ({
  id: row.id,
  user: row.user,
  target: JSON.parse(row.target) as WayStored['target'],
  language: row.language as WayStored['language'],
  rule: row.rule as WayStored['rule'],
  minutes: row.minutes,
  quiet: row.quiet === null ? null : (JSON.parse(row.quiet) as WayStored['quiet']),
  secret: row.secret,
  confirmed: row.confirmed === 1,
  paused: row.paused as WayStored['paused'],
  toldAt: row.told_at,
  toldOf: row.told_of,
  createdAt: row.created_at,
});

/** The columns of whatever is given. */
function asColumns(way: Partial<WayStored>): Partial<WayRow> {
  const { target, quiet, confirmed, toldAt, toldOf, createdAt, ...same } = way;
  return {
    ...same,
    ...(target === undefined ? {} : { target: JSON.stringify(target) }),
    ...(quiet === undefined ? {} : { quiet: quiet === null ? null : JSON.stringify(quiet) }),
    ...(confirmed === undefined ? {} : { confirmed: confirmed ? 1 : 0 }),
    ...(toldAt === undefined ? {} : { told_at: toldAt }),
    ...(toldOf === undefined ? {} : { told_of: toldOf }),
    ...(createdAt === undefined ? {} : { created_at: createdAt }),
  };
}

const NOTICE = ['kind', 'match', 'seat', 'way', 'line', 'at', 'attempts', 'hurry_at'] as const;

const asNotice = ({ kind, hurry_at, ...row }: Pick<Tables['notices'], (typeof NOTICE)[number]>): NoticeStored => ({
  ...row,
  kind: kind as NoticeStored['kind'],
  hurryAt: hurry_at,
});

export function sqlNotices(queries: Kysely<Tables>, write: Write): NoticeStore {
  // Of another kind it is another notice, though about the same turn.
  const sameTurn = ({ match, seat, way, line, kind }: NoticeStored) => ({ match, seat, way, line, kind });
  return {
    async addWay(way) {
      await write(queries.insertInto('ways').values(asColumns(way) as WayRow));
    },
    async way(id) {
      const row = await queries.selectFrom('ways').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? asWay(row) : null;
    },
    async waysOf(user) {
      const rows = await queries
        .selectFrom('ways')
        .selectAll()
        .where('user', '=', user)
        .orderBy('created_at')
        .execute();
      return rows.map(asWay);
    },
    async changeWay(id, changes) {
      await write(queries.updateTable('ways').set(asColumns(changes)).where('id', '=', id));
    },
    async removeWay(id) {
      await write(queries.deleteFrom('notices').where('way', '=', id), queries.deleteFrom('ways').where('id', '=', id));
    },
    async tellBy(way, notice, now, before) {
      const [changed] = await write(
        queries
          .updateTable('ways')
          .set({ told_at: now, told_of: notice })
          .where('id', '=', way)
          .where((where) =>
            where.or([where('told_at', 'is', null), where('told_at', '<=', before), where('told_of', '=', notice)]),
          ),
      );
      return changed === 1;
    },
    async takeNotices(lease, now, until, limit) {
      await write(
        queries
          .updateTable('notices')
          .set({ lease, due_at: until })
          // Asked again by whoever waited for another node's commit: it has them now.
          .where('due_at', '<=', now)
          .where((where) =>
            where(
              where.refTuple('match', 'seat', 'way'),
              'in',
              where
                .selectFrom('notices as due')
                .select(['due.match', 'due.seat', 'due.way'])
                .where('due.due_at', '<=', now)
                .orderBy('due.due_at')
                .limit(limit)
                .$asTuple('match', 'seat', 'way'),
            ),
          ),
      );
      const taken = queries.selectFrom('notices').select(NOTICE).where('lease', '=', lease).orderBy('at');
      return (await taken.execute()).map(asNotice);
    },
    async keepNotices(lease, until) {
      await write(queries.updateTable('notices').set({ due_at: until }).where('lease', '=', lease));
    },
    async postponeNotice(notice, dueAt) {
      let query = queries.updateTable('notices').set({ due_at: dueAt, attempts: notice.attempts, lease: null });
      for (const [column, value] of Object.entries(sameTurn(notice)))
        query = query.where(column as keyof ReturnType<typeof sameTurn>, '=', value);
      await write(query);
    },
    async removeNotice(notice) {
      let query = queries.deleteFrom('notices');
      for (const [column, value] of Object.entries(sameTurn(notice)))
        query = query.where(column as keyof ReturnType<typeof sameTurn>, '=', value);
      await write(query);
    },
    async hurryLater(notice) {
      if (notice.hurryAt === null) return;
      let query = queries
        .updateTable('notices')
        .set({ kind: 'hurry', due_at: notice.hurryAt, hurry_at: null, attempts: 0, lease: null });
      for (const [column, value] of Object.entries(sameTurn(notice)))
        query = query.where(column as keyof ReturnType<typeof sameTurn>, '=', value);
      await write(query);
    },
    async noticesOf(way) {
      const rows = await queries.selectFrom('notices').select(NOTICE).where('way', '=', way).orderBy('at').execute();
      return rows.map(asNotice);
    },
    async look(user, at) {
      await write(
        queries
          .insertInto('looks')
          .values({ user, at })
          .onConflict((conflict) => conflict.column('user').doUpdateSet({ at })),
      );
    },
    async lookedAt(user) {
      const row = await queries.selectFrom('looks').select('at').where('user', '=', user).executeTakeFirst();
      return row?.at ?? null;
    },
    async hostSecret(name, fresh) {
      const find = () => queries.selectFrom('host_secrets').select('value').where('name', '=', name).executeTakeFirst();
      const known = await find();
      if (known) return known.value;
      await write(
        queries
          .insertInto('host_secrets')
          .values({ name, value: fresh })
          .onConflict((conflict) => conflict.doNothing()),
      );
      return (await find())?.value ?? fresh;
    },
  };
}

/** A guest's ways become the account's. */
export const mergeWays = (queries: Kysely<Tables>, guest: string, account: string) => [
  queries.updateTable('ways').set({ user: account }).where('user', '=', guest),
];

export const forgetWays = (queries: Kysely<Tables>, user: string) => [
  queries.deleteFrom('notices').where('way', 'in', (of) => of.selectFrom('ways').select('id').where('user', '=', user)),
  queries.deleteFrom('ways').where('user', '=', user),
  queries.deleteFrom('looks').where('user', '=', user),
];
