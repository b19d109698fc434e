import type { HolidayStore, HolidayStored } from '../holidays.ts';
import type { Shelves } from './shelves.ts';

const byNumber = (a: HolidayStored, b: HolidayStored): number => a.n - b.n;

/** A guest's holidays come behind the account's own, and are told to all tables again. */
export function mergeHolidays({ holidays }: Shelves, guest: string, account: string): void {
  const own = holidays.get(account) ?? [];
  const first = Math.max(-1, ...own.map(({ n }) => n)) + 1;
  const brought = (holidays.get(guest) ?? []).map((one) => ({ ...one, user: account, n: first + one.n, told: false }));
  holidays.set(account, [...own, ...brought]);
}

export function memoryHolidays({ holidays }: Shelves): HolidayStore {
  const plain = ({ user, n, first, last, zone, createdAt, endedAt }: HolidayStored): HolidayStored => ({
    user,
    n,
    first,
    last,
    zone,
    createdAt,
    endedAt,
  });
  const of = (user: string) => holidays.get(user) ?? [];
  return {
    async addHoliday(holiday) {
      if (of(holiday.user).some(({ n }) => n === holiday.n)) return false;
      holidays.set(holiday.user, [...of(holiday.user), { ...holiday, told: false }]);
      return true;
    },
    holidaysOf: async (user) => of(user).toSorted(byNumber).map(plain),
    async endHoliday(user, n, at) {
      const ended = of(user).map((one) =>
        one.n === n && one.endedAt === null ? { ...one, endedAt: at, told: false } : one,
      );
      holidays.set(user, ended);
    },
    holidaysToTell: async (before, limit) =>
      [...holidays]
        .filter(([, all]) => all.some((one) => !one.told && (one.endedAt ?? one.createdAt) < before))
        .map(([user]) => user)
        .sort()
        .slice(0, limit),
    async holidaysTold(told) {
      for (const { user, n, endedAt } of told)
        holidays.set(
          user,
          of(user).map((one) => (one.n === n && one.endedAt === endedAt ? { ...one, told: true } : one)),
        );
    },
  };
}
