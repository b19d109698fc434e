import { deepEqual, equal } from 'node:assert/strict';
import type { HolidayStored } from '../holidays.ts';
import type { Store } from '../store.ts';
import type { Clause } from './clause.ts';

const sample = (n: number, more: Partial<HolidayStored> = {}): HolidayStored => ({
  user: 'ann',
  n,
  first: '2026-12-24',
  last: '2027-01-02',
  zone: 'Europe/Berlin',
  createdAt: 10 + n,
  endedAt: null,
  ...more,
});

export const holidayClauses: readonly Clause<Store>[] = [
  {
    name: 'holidays are kept as they were said, and of two with one number the first',
    async check(store) {
      const added = await Promise.all([store.addHoliday(sample(1)), store.addHoliday(sample(0))]);
      deepEqual(added, [true, true]);
      equal(await store.addHoliday(sample(1, { first: '2026-12-01' })), false);
      equal(await store.addHoliday(sample(0, { user: 'bob' })), true);
      deepEqual(await store.holidaysOf('ann'), [sample(0), sample(1)]);
      deepEqual(await store.holidaysOf('nobody'), []);
    },
  },
  {
    name: 'a holiday ends once',
    async check(store) {
      await store.addHoliday(sample(0));
      await store.addHoliday(sample(1));
      await store.endHoliday('ann', 0, 50);
      await store.endHoliday('ann', 0, 60);
      await store.endHoliday('bob', 1, 60);
      deepEqual(await store.holidaysOf('ann'), [sample(0, { endedAt: 50 }), sample(1)]);
    },
  },
  {
    name: 'tables are told of what was said, and again of what was changed meanwhile',
    async check(store) {
      await store.addHoliday(sample(0));
      await store.addHoliday(sample(0, { user: 'bob', createdAt: 20 }));
      deepEqual(await store.holidaysToTell(10, 5), []);
      deepEqual(await store.holidaysToTell(11, 5), ['ann']);
      deepEqual(await store.holidaysToTell(21, 5), ['ann', 'bob']);
      deepEqual(await store.holidaysToTell(21, 1), ['ann']);
      const read = await store.holidaysOf('ann');
      await store.endHoliday('ann', 0, 15);
      await store.holidaysTold(read);
      deepEqual(await store.holidaysToTell(16, 5), ['ann']);
      await store.holidaysTold(await store.holidaysOf('ann'));
      deepEqual(await store.holidaysToTell(30, 5), ['bob']);
    },
  },
  {
    name: 'a guest’s holidays come along, and are told again; who is forgotten has none',
    async check(store) {
      await store.addHoliday(sample(0));
      await store.addHoliday(sample(0, { user: 'guest', first: '2026-06-01', last: '2026-06-02' }));
      await store.addHoliday(sample(1, { user: 'guest', endedAt: null }));
      for (const user of ['ann', 'guest']) await store.holidaysTold(await store.holidaysOf(user));
      await store.merge('guest', 'ann');
      deepEqual(
        (await store.holidaysOf('ann')).map(({ n, first, createdAt }) => [n, first, createdAt]),
        [
          [0, '2026-12-24', 10],
          [1, '2026-06-01', 10],
          [2, '2026-12-24', 11],
        ],
      );
      deepEqual(await store.holidaysOf('guest'), []);
      deepEqual(await store.holidaysToTell(1_000, 5), ['ann']);
      await store.erase('ann');
      deepEqual(await store.holidaysOf('ann'), []);
      deepEqual(await store.holidaysToTell(1_000, 5), []);
    },
  },
];
