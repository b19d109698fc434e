// When people are away, the same queries for every database.
import type { HolidayStore, HolidayStored } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Write } from './write.ts';

const asHoliday = ({ created_at, ended_at, told: _, ...row }: Tables['holidays']): HolidayStored => ({
  ...row,
  createdAt: created_at,
  endedAt: ended_at,
});

export function sqlHolidays(queries: Kysely<Tables>, write: Write): HolidayStore {
  return {
    async addHoliday({ createdAt, endedAt, ...holiday }) {
      const [added] = await write(
        queries
          .insertInto('holidays')
          .values({ ...holiday, created_at: createdAt, ended_at: endedAt, told: 0 })
          .onConflict((conflict) => conflict.doNothing()),
      );
      return added === 1;
    },
    async holidaysOf(user) {
      const rows = await queries.selectFrom('holidays').selectAll().where('user', '=', user).orderBy('n').execute();
      return rows.map(asHoliday);
    },
    async endHoliday(user, n, at) {
      await write(
        queries
          .updateTable('holidays')
          .set({ ended_at: at, told: 0 })
          .where('user', '=', user)
          .where('n', '=', n)
          .where('ended_at', 'is', null),
      );
    },
    async holidaysToTell(before, limit) {
      const rows = await queries
        .selectFrom('holidays')
        .select('user')
        .distinct()
        .where('told', '=', 0)
        .where(({ fn, lit, eb }) => eb(fn.coalesce('ended_at', 'created_at', lit(0)), '<', before))
        .orderBy('user')
        .limit(limit)
        .execute();
      return rows.map(({ user }) => user);
    },
    async holidaysTold(holidays) {
      if (holidays.length === 0) return;
      await write(
        ...holidays.map(({ user, n, endedAt }) =>
          queries
            .updateTable('holidays')
            .set({ told: 1 })
            .where('user', '=', user)
            .where('n', '=', n)
            .where('ended_at', endedAt === null ? 'is' : '=', endedAt),
        ),
      );
    },
  };
}

/** A guest's holidays come behind the account's own, and are told to all tables again. */
export const mergeHolidays = (queries: Kysely<Tables>, guest: string, account: string) => [
  queries
    .updateTable('holidays')
    .set(({ selectFrom, eb }) => ({
      user: account,
      told: 0,
      n: eb(
        'holidays.n',
        '+',
        selectFrom('holidays as own')
          .select(({ eb: of, fn, lit }) => fn.coalesce(of(fn.max('own.n'), '+', lit(1)), lit(0)).as('first'))
          .where('own.user', '=', account),
      ),
    }))
    .where('user', '=', guest),
];

export const forgetHolidays = (queries: Kysely<Tables>, user: string) => [
  queries.deleteFrom('holidays').where('user', '=', user),
];
