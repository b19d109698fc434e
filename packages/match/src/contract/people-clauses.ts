import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { Store } from '../store.ts';
import { accountClauses } from './account-clauses.ts';
import type { Clause } from './clause.ts';
import { progressClauses } from './progress-clauses.ts';

const ann = { id: 'ann', name: 'Ann', createdAt: 5 };
const bob = { id: 'bob', name: 'Bob', createdAt: 6 };

export const peopleClauses: readonly Clause<Store>[] = [
  {
    name: 'a user is found by id and by recovery code, and renamed',
    async check(store) {
      await store.addUser(ann, 'r1');
      deepEqual(await store.user('ann'), ann);
      deepEqual(await store.userByRecovery('r1'), ann);
      equal(await store.userByRecovery('r2'), null);
      await store.rename('ann', 'Anna');
      equal((await store.user('ann'))?.name, 'Anna');
      equal(await store.user('bob'), null);
      await rejects(store.addUser(ann, 'r3'));
    },
  },
  {
    name: 'a session counts until it expires or ends, and can be made longer',
    async check(store) {
      await store.addUser(ann, 'r1');
      await store.addSession('h1', 'ann', 100);
      deepEqual(await store.userBySession('h1', 99), { user: ann, expiresAt: 100, createdAt: null });
      equal(await store.userBySession('h1', 100), null);
      equal(await store.userBySession('h2', 1), null);
      await store.addSession('h1', 'ann', 200);
      equal((await store.userBySession('h1', 150))?.expiresAt, 200);
      await store.endSession('h1');
      equal(await store.userBySession('h1', 1), null);
    },
  },
  {
    name: 'many sessions are found at once, without those that have expired or never were',
    async check(store) {
      await store.addUser(ann, 'r1');
      await store.addUser(bob, 'r2');
      await store.addSession('h1', 'ann', 100);
      await store.addSession('h2', 'bob', 300);
      await store.addSession('h3', 'ann', 300);
      const found = await store.usersBySession(['h1', 'h2', 'h3', 'h4'], 200);
      deepEqual(found.get('h2'), { user: bob, expiresAt: 300, createdAt: null });
      deepEqual(found.get('h3'), { user: ann, expiresAt: 300, createdAt: null });
      equal(found.size, 2);
      equal((await store.usersBySession([], 200)).size, 0);
    },
  },
  {
    name: 'expired sessions are forgotten, the others stay',
    async check(store) {
      await store.addUser(ann, 'r1');
      await store.addSession('h1', 'ann', 100);
      await store.addSession('h2', 'ann', 300);
      await store.tidy(200);
      equal(await store.userBySession('h1', 1), null);
      equal((await store.userBySession('h2', 1))?.user.id, 'ann');
    },
  },
  {
    name: 'a chair has one link, the newest',
    async check(store) {
      const first = { match: 'm', seat: 0, sitting: 2 };
      const second = { match: 'm', seat: 1, sitting: 3 };
      await store.addSeatLink('t1', first);
      await store.addSeatLink('t2', second);
      deepEqual(await store.seatLink('t1'), first);
      await store.addSeatLink('t3', { ...first, sitting: 7 });
      equal(await store.seatLink('t1'), null);
      deepEqual(await store.seatLink('t3'), { ...first, sitting: 7 });
      deepEqual(await store.seatLink('t2'), second);
    },
  },
  {
    name: 'who is muted stays so until it is taken back',
    async check(store) {
      await store.addUser(ann, 'r1');
      await store.addUser(bob, 'r2');
      await store.mute('ann', 'bob', 'Bobby', true);
      await store.mute('ann', 'bob', 'Robert', false);
      deepEqual(await store.mutedBy('ann'), [{ id: 'bob', name: 'Robert', blocked: false }]);
      deepEqual(await store.mutedBy('bob'), []);
      deepEqual(await store.blockedFrom('ann'), []);
      await store.unmute('ann', 'bob');
      deepEqual(await store.mutedBy('ann'), []);
    },
  },
  {
    name: 'who is blocked and who blocked them are kept from each other',
    async check(store) {
      await store.mute('ann', 'bob', 'Bobby', true);
      await store.mute('eve', 'ann', 'Ann', true);
      await store.mute('ann', 'dan', 'Dan', false);
      deepEqual(await store.blockedFrom('ann'), ['bob', 'eve']);
      deepEqual(await store.blockedFrom('bob'), ['ann']);
      deepEqual(await store.blockedFrom('dan'), []);
      await store.unmute('ann', 'bob');
      deepEqual(await store.blockedFrom('bob'), []);
    },
  },
  {
    name: 'a report keeps what was said, and goes with whoever wrote it or is meant by it',
    async check(store) {
      await store.addUser(ann, 'r1');
      await store.addUser(bob, 'r2');
      const lines = [{ at: 5, name: 'Bobby', text: 'grr' }];
      const report = { match: 'm', by: 'ann', about: 'bob', name: 'Bobby', reason: 'rude', text: '', lines } as const;
      await store.addReport({ ...report, id: 'r-2', at: 20 });
      await store.addReport({ ...report, id: 'r-1', at: 10 });
      await store.addReport({ ...report, id: 'r-3', at: 30, by: 'bob', about: 'eve' });
      deepEqual(await store.reports(10, 5), [
        { ...report, id: 'r-2', at: 20 },
        { ...report, id: 'r-3', at: 30, by: 'bob', about: 'eve' },
      ]);
      deepEqual(
        (await store.reportsBy('ann')).map(({ id }) => id),
        ['r-1', 'r-2'],
      );
      await store.erase('bob');
      deepEqual(await store.reports(0, 5), []);
    },
  },
  ...accountClauses,
  ...progressClauses,
];
