import { deepEqual, equal } from 'node:assert/strict';
import type { FriendStored } from '../friends.ts';
import type { Store } from '../store.ts';
import type { Clause } from './clause.ts';
import { sampleWay } from './notice-clauses.ts';
import { sampleMatch, sampleSummary } from './samples.ts';

const idsOf = (friends: readonly FriendStored[]): string[] => friends.map(({ id }) => id);
const names = (theirs: string, own: string) => ({ theirs, own });

export const friendClauses: readonly Clause<Store>[] = [
  {
    name: 'a friendship is there when both want it, and gone when one does not any more',
    async check(store) {
      await store.befriend('ann', 'bob', names('Bob', 'Ann'), 10);
      await store.befriend('ann', 'bob', names('Robert', 'Anna'), 20);
      deepEqual(await store.friendsOf('ann'), []);
      deepEqual(await store.askedBy('ann'), [{ id: 'bob', name: 'Bob', at: 10 }]);
      deepEqual(await store.askersOf('bob'), [{ id: 'ann', name: 'Ann', at: 10 }]);
      await store.befriend('bob', 'ann', names('Ann', 'Bob'), 30);
      deepEqual(await store.friendsOf('ann'), [{ id: 'bob', name: 'Bob', at: 10 }]);
      deepEqual(await store.friendsOf('bob'), [{ id: 'ann', name: 'Ann', at: 30 }]);
      for (const none of [await store.askedBy('ann'), await store.askersOf('bob')]) deepEqual(none, []);
      await store.unfriend('bob', 'ann');
      for (const user of ['ann', 'bob']) {
        deepEqual(await store.friendsOf(user), []);
        deepEqual(await store.askersOf(user), []);
      }
    },
  },
  {
    name: 'a link leads to whoever made it, for a while',
    async check(store) {
      await store.addFriendLink('h1', 'ann', 100);
      equal(await store.friendLink('h1', 99), 'ann');
      equal(await store.friendLink('h1', 100), null);
      equal(await store.friendLink('h2', 1), null);
      await store.addFriendLink('h3', 'ann', 300);
      await store.tidy(200);
      equal(await store.friendLink('h1', 1), null);
      equal(await store.friendLink('h3', 1), 'ann');
    },
  },
  {
    name: 'who is here, unless they hide it',
    async check(store) {
      await store.look('ann', 100);
      await store.look('bob', 200);
      deepEqual(await store.lookingSince(['ann', 'bob', 'eve'], 150), ['bob']);
      deepEqual(await store.lookingSince([], 1), []);
      await store.hide('bob', true);
      await store.hide('bob', true);
      equal(await store.isHidden('bob'), true);
      deepEqual((await store.notHidden(['ann', 'bob'])).toSorted(), ['ann']);
      await store.hide('bob', false);
      equal(await store.isHidden('bob'), false);
      deepEqual(await store.notHidden([]), []);
    },
  },
  {
    name: 'public tables of these people that go on, the latest first',
    async check(store) {
      const open = async (id: string, holder: string, openedAt: number, more = {}, status = 'playing' as const) =>
        store.create(
          sampleMatch(id, { openedAt, ...more }),
          [],
          sampleSummary({ status, holders: [holder, null], names: [holder, null] }),
        );
      await open('a', 'ann', 10);
      await open('b', 'bob', 20);
      await open('c', 'eve', 30);
      await open('d', 'ann', 40, { public: false });
      await store.create(
        sampleMatch('e', { openedAt: 50 }),
        [],
        sampleSummary({ status: 'over', holders: ['ann', null] }),
      );
      const ids = async (users: string[], limit = 9) =>
        (await store.tablesWith(users, limit)).map(({ config }) => config.id);
      deepEqual(await ids(['ann', 'bob']), ['b', 'a']);
      deepEqual(await ids(['ann', 'bob'], 1), ['b']);
      deepEqual(await ids([]), []);
      deepEqual((await store.listed(['c', 'nowhere', 'e'])).map(({ config }) => config.id).toSorted(), ['c', 'e']);
      deepEqual(await store.listed([]), []);
    },
  },
  {
    name: 'an invitation is told by every way, once',
    async check(store) {
      await store.addWay(sampleWay('w1', { user: 'bob' }));
      await store.addWay(sampleWay('w2', { user: 'bob', paused: 'stopped' }));
      const invitation = { match: 'a', user: 'bob', by: 'ann', name: 'Ann', at: 50 };
      equal(await store.invite(invitation), true);
      equal(await store.invite({ ...invitation, at: 60 }), false);
      equal(await store.invite({ ...invitation, match: 'b', at: 70 }), true);
      deepEqual(
        (await store.takeNotices('l', 100, 100, 9)).map(({ kind, match, seat, way, at }) => [
          kind,
          match,
          seat,
          way,
          at,
        ]),
        [
          ['invite', 'a', -1, 'w1', 50],
          ['invite', 'b', -1, 'w1', 70],
        ],
      );
      deepEqual(
        (await store.invitationsTo('bob')).map(({ match }) => match),
        ['b', 'a'],
      );
      await store.removeInvitation('a', 'bob');
      await store.removeInvitation('b', 'ann');
      deepEqual(await store.invitationsTo('bob'), [{ ...invitation, match: 'b', at: 70 }]);
      await store.tidy(71 + 30 * 86_400_000);
      deepEqual(await store.invitationsTo('bob'), []);
    },
  },
  {
    name: 'a guest brings friends and invitations along; who is forgotten leaves none',
    async check(store) {
      const all = [
        ['guest', 'bob'],
        ['bob', 'guest'],
        ['eve', 'guest'],
        ['guest', 'ann'],
        ['ann', 'guest'],
        ['dan', 'ann'],
        ['dan', 'guest'],
      ] as const;
      for (const [i, [user, other]] of all.entries()) await store.befriend(user, other, names(other, user), 10 + i);
      await store.addFriendLink('h', 'guest', 500);
      await store.invite({ match: 'a', user: 'guest', by: 'bob', name: 'Bob', at: 50 });
      await store.invite({ match: 'b', user: 'bob', by: 'guest', name: 'G', at: 51 });
      await store.merge('guest', 'ann');
      deepEqual(idsOf(await store.friendsOf('ann')), ['bob']);
      deepEqual(idsOf(await store.askersOf('ann')).toSorted(), ['dan', 'eve']);
      deepEqual(idsOf(await store.friendsOf('guest')), []);
      equal(await store.friendLink('h', 1), 'ann');
      deepEqual(
        (await store.invitationsTo('ann')).map(({ match }) => match),
        ['a'],
      );
      equal((await store.invitationsTo('bob'))[0]?.by, 'ann');
      await store.hide('ann', true);
      await store.erase('ann');
      deepEqual(await store.friendsOf('bob'), []);
      deepEqual(await store.askedBy('eve'), []);
      equal(await store.friendLink('h', 1), null);
      equal(await store.isHidden('ann'), false);
      for (const user of ['ann', 'bob']) deepEqual(await store.invitationsTo(user), []);
    },
  },
];
