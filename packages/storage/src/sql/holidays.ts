// When people are away, the same queries for every database.
import type { HolidayStore, HolidayStored } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Write } from './write.ts';

const COLUMNS = ['user', 'n', 'first', 'last', 'zone', 'created_at', 'ended_at'] as const;

const asHoliday = ({
  created_at,
  ended_at,
  ...row
}: Pick<Tables['holidays'], (typeof COLUMNS)[number]>): HolidayStored => ({
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
      const rows = await queries.selectFrom('holidays').select(COLUMNS).where('user', '=', user).orderBy('n').execute();
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
        .where((where) => where(where.fn.coalesce('ended_at', 'created_at'), '<', before))
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
    .set((one) => ({
      user: account,
      told: 0,
      n: one(
        'holidays.n',
        '+',
        one
          .selectFrom('holidays as own')
          .select((own) => own.fn.coalesce(own(own.fn.max('own.n'), '+', own.lit(1)), own.lit(0)).as('first'))
          .where('own.user', '=', account),
      ),
    }))
    .where('user', '=', guest),
];

export const forgetHolidays = (queries: Kysely<Tables>, user: string) => [
  queries.deleteFrom('holidays').where('user', '=', user),
];
