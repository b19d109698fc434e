import { deepEqual, equal } from 'node:assert/strict';
import { FORGOTTEN } from '@sunglade/table';
import type { Passkey } from '../accounts.ts';
import type { Store } from '../store.ts';
import type { Clause } from './clause.ts';
import { sampleLine, sampleMatch, sampleSummary } from './samples.ts';

const ann = { id: 'ann', name: 'Ann', createdAt: 5 };
const bob = { id: 'bob', name: 'Bob', createdAt: 6 };
const eve = { id: 'eve', name: 'Eve', createdAt: 7 };
const SIT = `!sit ${'ab'.repeat(32)} `;

const people = async (store: Store): Promise<void> => {
  for (const user of [ann, bob, eve]) await store.addUser(user, `recovery of ${user.id}`);
};

const key = (id: string, user: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  user,
  publicKey: 'cHVibGlj',
  counter: 0,
  transports: ['internal', 'hybrid'],
  label: 'Phone',
  createdAt: 10,
  usedAt: null,
  ...more,
});

const say = (store: Store, match: string, user: string, text: string, at = 1) =>
  store.say({ match, at, user, name: user, seat: 0, room: 'table', text }, `${user}:${text}`);

export const accountClauses: readonly Clause<Store>[] = [
  {
    name: 'a new recovery code replaces the old one',
    async check(store) {
      await people(store);
      await store.setRecovery('ann', 'new');
      equal(await store.userByRecovery('recovery of ann'), null);
      deepEqual(await store.userByRecovery('new'), ann);
      deepEqual(await store.userByRecovery('recovery of bob'), bob);
    },
  },
  {
    name: 'passkeys come back as they were stored, belong to one user, and only that user removes them',
    async check(store) {
      await people(store);
      equal(await store.addPasskey(key('k2', 'ann', { createdAt: 20, transports: [] })), 'done');
      equal(await store.addPasskey(key('k1', 'ann')), 'done');
      equal(await store.addPasskey(key('k1', 'ann')), 'done');
      equal(await store.addPasskey(key('k1', 'bob')), 'taken');
      deepEqual(await store.passkey('k1'), key('k1', 'ann'));
      equal(await store.passkey('k3'), null);
      deepEqual(
        (await store.passkeysOf('ann')).map(({ id }) => id),
        ['k1', 'k2'],
      );
      await store.removePasskey('bob', 'k1');
      equal((await store.passkeysOf('ann')).length, 2);
      await store.removePasskey('ann', 'k1');
      equal(await store.passkey('k1'), null);
    },
  },
  {
    name: 'the counter of a passkey only goes up, or stays at zero where it does not count',
    async check(store) {
      await people(store);
      await store.addPasskey(key('k1', 'ann'));
      equal(await store.usePasskey('k1', 0, 100), true);
      equal(await store.usePasskey('k1', 5, 200), true);
      deepEqual(await store.passkey('k1'), key('k1', 'ann', { counter: 5, usedAt: 200 }));
      for (const counter of [5, 4, 0]) equal(await store.usePasskey('k1', counter, 300), false);
      equal((await store.passkey('k1'))?.usedAt, 200);
      equal(await store.usePasskey('nowhere', 1, 300), false);
    },
  },
  {
    name: 'a login belongs to one user, who may change it; a taken one changes nothing',
    async check(store) {
      await people(store);
      equal(await store.setPassword({ user: 'ann', login: 'ann', hash: 'h1' }), 'done');
      equal(await store.setPassword({ user: 'bob', login: 'bob', hash: 'h2' }), 'done');
      equal(await store.setPassword({ user: 'bob', login: 'ann', hash: 'h3' }), 'taken');
      deepEqual(await store.passwordOf('bob'), { user: 'bob', login: 'bob', hash: 'h2' });
      equal(await store.setPassword({ user: 'ann', login: 'anna', hash: 'h4' }), 'done');
      deepEqual(await store.passwordByLogin('anna'), { user: 'ann', login: 'anna', hash: 'h4' });
      equal(await store.passwordByLogin('ann'), null);
      await store.removePassword('ann');
      equal(await store.passwordOf('ann'), null);
      equal((await store.passwordOf('bob'))?.login, 'bob');
    },
  },
  {
    name: 'of many who want the same login one gets it',
    async check(store) {
      await people(store);
      const wants = ['ann', 'bob', 'eve'].map((user) => store.setPassword({ user, login: 'same', hash: user }));
      equal((await Promise.all(wants)).filter((one) => one === 'done').length, 1);
    },
  },
  {
    name: 'a challenge is answered once and in time',
    async check(store) {
      const one = { hash: 'c1', purpose: 'register', user: 'ann', expiresAt: 100 } as const;
      await store.addChallenge(one);
      await store.addChallenge({ ...one, hash: 'c2', purpose: 'login', user: null });
      deepEqual(await store.takeChallenge('c2', 99), { ...one, hash: 'c2', purpose: 'login', user: null });
      equal(await store.takeChallenge('c2', 99), null);
      equal(await store.takeChallenge('c1', 100), null);
      equal(await store.takeChallenge('c3', 1), null);
      await store.addChallenge({ ...one, hash: 'c4' });
      const taken = await Promise.all(Array.from({ length: 8 }, () => store.takeChallenge('c4', 1)));
      equal(taken.filter((got) => got !== null).length, 1);
      await store.addChallenge({ ...one, hash: 'c5' });
      await store.tidy(100);
      equal(await store.takeChallenge('c5', 1), null);
    },
  },
  {
    name: 'tries are counted one at a time and forgotten a day later',
    async check(store) {
      deepEqual(await store.attempts('k'), { count: 0, until: 0 });
      const first = await Promise.all(Array.from({ length: 8 }, () => store.countAttempt('k', 0, 50)));
      equal(first.filter(Boolean).length, 1);
      equal(await store.countAttempt('k', 0, 60), false);
      equal(await store.countAttempt('k', 1, 70), true);
      deepEqual(await store.attempts('k'), { count: 2, until: 70 });
      await store.tidy(1_000);
      equal((await store.attempts('k')).count, 2);
      await store.tidy(86_400_070);
      equal((await store.attempts('k')).count, 0);
      await store.countAttempt('k', 0, 50);
      await store.clearAttempts('k');
      equal((await store.attempts('k')).count, 0);
    },
  },
  {
    name: 'sessions are listed with where they began, and all but one can be ended',
    async check(store) {
      await people(store);
      await store.addSession('s1', 'ann', 200, { at: 10, agent: 'Firefox' });
      await store.addSession('s2', 'ann', 300);
      await store.addSession('s3', 'bob', 300, { at: 10, agent: 'Chrome' });
      await store.addSession('s4', 'ann', 50);
      await store.addSession('s1', 'ann', 400, { at: 90, agent: 'Other' });
      deepEqual(await store.sessionsOf('ann', 100), [
        { tokenHash: 's1', expiresAt: 400, createdAt: 10, agent: 'Firefox' },
        { tokenHash: 's2', expiresAt: 300, createdAt: null, agent: null },
      ]);
      equal((await store.userBySession('s1', 100))?.createdAt, 10);
      await store.endSessionsOf('ann', 's2');
      equal(await store.userBySession('s1', 1), null);
      equal((await store.userBySession('s2', 1))?.user.id, 'ann');
      await store.endSessionsOf('ann', null);
      equal(await store.userBySession('s2', 1), null);
      equal((await store.userBySession('s3', 1))?.user.id, 'bob');
    },
  },
  {
    name: 'a guest becomes part of an account, with talk, mutes and tables',
    async check(store) {
      await people(store);
      await store.create(sampleMatch('m', { host: 'eve' }), [], sampleSummary());
      await say(store, 'm', 'eve', 'hi');
      await store.mute('eve', 'bob', 'Bob', false);
      await store.mute('eve', 'ann', 'Ann', false);
      await store.mute('bob', 'eve', 'Eve', false);
      await store.mute('bob', 'ann', 'Ann', false);
      await store.addSession('s', 'eve', 100);
      await store.merge('eve', 'ann');
      await store.merge('eve', 'ann');
      deepEqual(
        (await store.saidBy('ann', 10)).map(({ text }) => text),
        ['hi'],
      );
      deepEqual(await store.mutedBy('ann'), [{ id: 'bob', name: 'Bob', blocked: false }]);
      deepEqual(await store.mutedBy('bob'), [{ id: 'ann', name: 'Ann', blocked: false }]);
      deepEqual(
        (await store.listOf('ann', 10)).map(({ config }) => config.id),
        ['m'],
      );
      equal(await store.countOf('ann'), 1);
      equal(await store.user('eve'), null);
      equal(await store.userBySession('s', 1), null);
      equal(await store.userByRecovery('recovery of eve'), null);
    },
  },
  {
    name: 'names are found under every id a person had',
    async check(store) {
      await people(store);
      await store.create(sampleMatch('a'), [sampleLine(`${SIT}Eve`, 1, 'eve')], sampleSummary());
      await store.create(sampleMatch('b'), [sampleLine(`${SIT}Ann`, 1, 'ann')], sampleSummary());
      await store.create(sampleMatch('c'), [sampleLine(`${SIT}Bob`, 1, 'bob')], sampleSummary());
      await store.create(sampleMatch('d'), [sampleLine('!stand', 1, 'ann')], sampleSummary());
      await store.merge('eve', 'bob');
      await store.merge('bob', 'ann');
      const { ids, matches } = await store.namesOf('ann');
      deepEqual(ids.toSorted(), ['ann', 'bob', 'eve']);
      deepEqual(matches, ['a', 'b', 'c']);
      deepEqual(await store.namesOf('zoe'), { ids: ['zoe'], matches: [] });
    },
  },
  {
    name: 'who is forgotten leaves no name, word or way in; lines and the others stay',
    async check(store) {
      await people(store);
      const lines = [
        sampleLine(`${SIT}Eve`, 1, 'eve'),
        sampleLine(`${SIT}Ann A`, 2, 'ann'),
        sampleLine(`${SIT}Bob`, 3, 'bob', 1),
        sampleLine('roll', 4, 'ann'),
        // Who gave no name is forgotten like anybody else.
        sampleLine(SIT, 5, 'ann'),
      ];
      await store.create(sampleMatch('m'), lines, sampleSummary({ holders: ['ann', 'bob'] }));
      await say(store, 'm', 'ann', 'secret');
      await say(store, 'm', 'bob', 'hello');
      await say(store, 'm', 'eve', 'mine too');
      await store.merge('eve', 'ann');
      await store.addSession('s', 'ann', 100);
      await store.addSession('t', 'bob', 100);
      await store.addPasskey(key('k', 'ann'));
      await store.addPasskey(key('k2', 'bob'));
      await store.setPassword({ user: 'ann', login: 'ann', hash: 'h' });
      await store.addChallenge({ hash: 'c', purpose: 'register', user: 'ann', expiresAt: 100 });
      await store.mute('bob', 'ann', 'Ann', false);
      await store.erase('ann');
      const texts = (await store.load('m'))?.lines.map(({ text }) => text);
      deepEqual(texts, [SIT + FORGOTTEN, SIT + FORGOTTEN, `${SIT}Bob`, 'roll', SIT + FORGOTTEN]);
      deepEqual(
        (await store.chat('m', 10)).map(({ n, user, name, text }) => [n, user, name, text]),
        [
          [0, '', FORGOTTEN, ''],
          [1, 'bob', 'bob', 'hello'],
          [2, '', FORGOTTEN, ''],
        ],
      );
      equal(await store.user('ann'), null);
      equal(await store.userByRecovery('recovery of ann'), null);
      equal(await store.userBySession('s', 1), null);
      equal(await store.passkey('k'), null);
      equal(await store.passwordByLogin('ann'), null);
      equal(await store.takeChallenge('c', 1), null);
      deepEqual(await store.mutedBy('bob'), []);
      deepEqual((await store.namesOf('ann')).ids, ['ann']);
      deepEqual(await store.user('bob'), bob);
      equal((await store.userBySession('t', 1))?.user.id, 'bob');
      equal((await store.passkeysOf('bob')).length, 1);
      equal((await store.listOf('bob', 10)).length, 1);
    },
  },
];
