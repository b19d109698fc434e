import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { NoticeStored, Turn, WayStored } from '../notices.ts';
import type { Append, Store } from '../store.ts';
import type { Clause } from './clause.ts';
import { sampleLine, sampleMatch, sampleSummary } from './samples.ts';

export const sampleWay = (id: string, more: Partial<WayStored> = {}): WayStored => ({
  id,
  user: 'ann',
  target: { kind: 'webhook', url: 'https://example.org/hook' },
  language: 'en',
  rule: 'always',
  minutes: 60,
  quiet: null,
  secret: 'shh',
  confirmed: true,
  paused: null,
  toldAt: null,
  toldOf: null,
  createdAt: 5,
  ...more,
});

const turn = (match: string, seq: number, acting: number, turns: readonly Turn[] | null, at = 2_000): Append => ({
  match,
  seq,
  lines: [sampleLine(`line ${seq}`, at)],
  submission: null,
  summary: sampleSummary({ status: 'playing', acting }),
  ...(turns ? { turns } : {}),
});

const LATE = 1_000_000;
const take = (store: Store, lease = 'l', now = LATE, until = now + 10, limit = 50) =>
  store.takeNotices(lease, now, until, limit);
const short = ({ match, seat, way, line }: NoticeStored): string => `${match} ${seat} ${way} ${line}`;
const shorts = (notices: readonly NoticeStored[]): string[] => notices.map(short).toSorted();

/** Two people, each with a way, and a match where both wait. */
async function waiting(store: Store): Promise<readonly NoticeStored[]> {
  await store.addWay(sampleWay('w1'));
  await store.addWay(sampleWay('w2', { user: 'bob' }));
  await store.create(sampleMatch('a'), [], sampleSummary());
  const turns = [
    { seat: 0, user: 'ann' },
    { seat: 1, user: 'bob' },
  ];
  equal(await store.append(turn('a', 0, 0b11, turns)), 'done');
  return take(store, 'first', LATE, LATE);
}

export const noticeClauses: readonly Clause<Store>[] = [
  {
    name: 'whoever need not act may be told something too, until somebody’s turn begins or ends',
    async check(store) {
      await waiting(store);
      const stale = [
        { kind: 'stale', seat: 0, user: 'ann' },
        { kind: 'stale', seat: 1, user: 'bob' },
      ] as const;
      // Twice, as after a time in which nothing could be told.
      equal(await store.append(turn('a', 1, 0b01, stale)), 'done');
      equal(await store.append(turn('a', 2, 0b01, stale)), 'done');
      const told = (await take(store, 'l1', LATE, LATE)).map(({ kind, seat, line }) => `${kind} ${seat} ${line}`);
      deepEqual(told.toSorted(), ['stale 0 3', 'stale 1 3']);
      equal(await store.append(turn('a', 3, 0b10, [{ seat: 1, user: 'bob' }])), 'done');
      deepEqual(
        (await take(store, 'l2')).map(({ kind, seat, line }) => [kind, seat, line]),
        [['turn', 1, 4]],
      );
    },
  },
  {
    name: 'a turn that was told is told again when little time is left, and goes with the turn',
    async check(store) {
      await store.addWay(sampleWay('w1'));
      await store.addWay(sampleWay('w2', { user: 'bob' }));
      await store.create(sampleMatch('a'), [], sampleSummary());
      const turns = [
        { seat: 0, user: 'ann', hurryAt: LATE + 500 },
        // Bob began his turn himself: all he has to be told is that little of it is left.
        { kind: 'hurry', seat: 1, user: 'bob', hurryAt: LATE + 600 },
      ] as const;
      equal(await store.append(turn('a', 0, 0b11, turns)), 'done');
      const [first, ...others] = await take(store, 'l1', LATE, LATE);
      if (!first) throw new Error('no notice');
      deepEqual([first.kind, first.seat, first.hurryAt, others], ['turn', 0, LATE + 500, []]);
      await store.hurryLater(first);
      deepEqual(await take(store, 'l2', LATE + 499, LATE + 499), []);
      // A node that is late with the turn changes nothing about what comes after it.
      await store.removeNotice(first);
      await store.postponeNotice(first, LATE * 9);
      await store.hurryLater(first);
      const hurry = await take(store, 'l3', LATE + 500, LATE + 500);
      deepEqual(hurry, [{ ...first, kind: 'hurry', hurryAt: null }]);
      for (const one of hurry) await store.hurryLater(one);
      deepEqual(
        (await take(store, 'l4', LATE + 600, LATE + 600)).map(({ kind, seat }) => `${kind} ${seat}`).toSorted(),
        ['hurry 0', 'hurry 1'],
      );
      equal(await store.append(turn('a', 1, 0b10, [])), 'done');
      deepEqual(
        (await take(store, 'l5', LATE + 700, LATE + 700)).map(({ seat }) => seat),
        [1],
      );
      for (const one of await store.noticesOf('w2')) await store.removeNotice(one);
      deepEqual(await store.noticesOf('w2'), []);
    },
  },
  {
    name: 'a reminder takes the place of what was told of the turn, keeps when little time is left, and goes with it',
    async check(store) {
      const [first] = (await waiting(store)).filter(({ way }) => way === 'w2');
      if (!first) throw new Error('no notice');
      const nudge = { kind: 'nudge', seat: 1, user: 'bob', hurryAt: LATE + 700 } as const;
      equal(await store.append(turn('a', 1, 0b11, [nudge], 3_000)), 'done');
      // A node that is late with the turn takes nothing away from the reminder.
      await store.removeNotice(first);
      const [told, ...others] = await store.noticesOf('w2');
      const { kind, hurryAt } = nudge;
      deepEqual([told, others], [{ ...first, kind, hurryAt, line: 2, at: 3_000 }, []]);
      if (!told) throw new Error('no reminder');
      await store.hurryLater(told);
      deepEqual(
        (await take(store, 'l1', LATE + 700, LATE + 700)).map(({ kind, seat }) => `${kind} ${seat}`).toSorted(),
        ['hurry 1', 'turn 0'],
      );
      equal(await store.append(turn('a', 2, 0b11, [nudge], 4_000)), 'done');
      equal(await store.append(turn('a', 3, 0b01, [])), 'done');
      deepEqual(shorts(await take(store, 'l2', LATE + 700)), ['a 0 w1 1']);
    },
  },
  {
    name: 'whoever played is told that it is over, though nobody acts any more',
    async check(store) {
      await waiting(store);
      const over = [{ kind: 'over', seat: 0, user: 'ann' }] as const;
      equal(await store.append(turn('a', 1, 0, over)), 'done');
      // What is written at a table afterwards takes nothing away from it.
      equal(await store.append(turn('a', 2, 0, null)), 'done');
      deepEqual(
        (await take(store, 'l1')).map(({ kind, seat, line }) => [kind, seat, line]),
        [['over', 0, 2]],
      );
    },
  },
  {
    name: 'a way is kept as it is, changed and removed',
    async check(store) {
      const push = sampleWay('w1', {
        target: { kind: 'push', endpoint: 'https://push.example/x', p256dh: 'a_b', auth: 'c-d', label: 'Phönix' },
        quiet: { from: 1_320, to: 450, zone: 'Europe/Berlin' },
        createdAt: 9,
      });
      await store.addWay(push);
      await store.addWay(sampleWay('w0', { createdAt: 3 }));
      await rejects(store.addWay(sampleWay('w0')));
      deepEqual(await store.way('w1'), push);
      equal(await store.way('w2'), null);
      deepEqual(
        (await store.waysOf('ann')).map(({ id }) => id),
        ['w0', 'w1'],
      );
      const changes = {
        quiet: null,
        rule: 'every',
        minutes: 5,
        paused: 'refused',
        confirmed: false,
      } as const;
      await store.changeWay('w1', changes);
      deepEqual(await store.way('w1'), { ...push, ...changes });
      await store.changeWay('nowhere', { minutes: 1 });
      await store.removeWay('w1');
      equal(await store.way('w1'), null);
      deepEqual(
        (await store.waysOf('ann')).map(({ id }) => id),
        ['w0'],
      );
    },
  },
  {
    name: 'who must act gets a notice for each of their ways, with the lines or not at all',
    async check(store) {
      await store.addWay(sampleWay('w1'));
      await store.addWay(sampleWay('w2'));
      await store.addWay(sampleWay('w3', { paused: 'refused' }));
      await store.addWay(sampleWay('w4', { confirmed: false }));
      await store.addWay(sampleWay('w5', { user: 'bob' }));
      await store.create(sampleMatch('a'), [], sampleSummary());
      equal(await store.append(turn('a', 3, 0b1, [{ seat: 0, user: 'ann' }])), 'conflict');
      deepEqual(await take(store), []);
      equal(await store.append(turn('a', 0, 0b1, [{ seat: 0, user: 'ann' }])), 'done');
      const notice = { kind: 'turn', match: 'a', seat: 0, line: 1, at: 2_000, attempts: 0, hurryAt: null } as const;
      deepEqual(
        (await take(store, 'l', 2_000)).toSorted((x, y) => (x.way < y.way ? -1 : 1)),
        [
          { ...notice, way: 'w1' },
          { ...notice, way: 'w2' },
        ],
      );
    },
  },
  {
    name: 'a notice goes with the turn: who moved is not told, the others are',
    async check(store) {
      await waiting(store);
      equal(await store.append(turn('a', 1, 0b10, [])), 'done');
      deepEqual(shorts(await take(store)), ['a 1 w2 1']);
      equal(await store.append(turn('a', 2, 0b01, [{ seat: 0, user: 'ann' }], 3_000)), 'done');
      deepEqual(shorts(await take(store, 'l', LATE + 100)), ['a 0 w1 3']);
      equal(await store.append(turn('a', 3, 0, [])), 'done');
      deepEqual(await take(store, 'l', LATE + 200), []);
    },
  },
  {
    name: 'a step within a turn changes nothing about who is told',
    async check(store) {
      await waiting(store);
      equal(await store.append(turn('a', 1, 0b11, null)), 'done');
      deepEqual(shorts(await take(store)), ['a 0 w1 1', 'a 1 w2 1']);
    },
  },
  {
    name: 'several matches that move at once write their notices each',
    async check(store) {
      await store.addWay(sampleWay('w1'));
      const ids = Array.from({ length: 20 }, (_, i) => `m${i}`);
      for (const id of ids) await store.create(sampleMatch(id), [], sampleSummary());
      await Promise.all(ids.map((id) => store.append(turn(id, 0, 0b1, [{ seat: 0, user: 'ann' }]))));
      deepEqual(shorts(await take(store)), ids.map((id) => `${id} 0 w1 1`).toSorted());
    },
  },
  {
    name: 'of many who take notices each gets others, and what was left comes back',
    async check(store) {
      await store.addWay(sampleWay('w1'));
      const ids = Array.from({ length: 30 }, (_, i) => `m${i}`);
      for (const [i, id] of ids.entries()) {
        await store.create(sampleMatch(id), [], sampleSummary());
        await store.append(turn(id, 0, 0b1, [{ seat: 0, user: 'ann' }], 100 + i));
      }
      deepEqual((await store.takeNotices('x', 109, 109, 4)).map(({ match }) => match).toSorted(), [
        'm0',
        'm1',
        'm2',
        'm3',
      ]);
      const taken = await Promise.all(['a', 'b', 'c', 'd'].map((lease) => take(store, lease, LATE, LATE + 10, 9)));
      const more = await take(store, 'e', LATE, LATE + 10);
      const all = [...taken.flat(), ...more];
      deepEqual(shorts(all), ids.map((id) => `${id} 0 w1 1`).toSorted());
      await store.keepNotices('a', LATE + 100);
      equal((await take(store, 'f', LATE + 10, LATE + 20)).length, 30 - (taken[0]?.length ?? 0));
      deepEqual(shorts(await take(store, 'g', LATE + 100, LATE + 101)), shorts(all));
    },
  },
  {
    name: 'a notice is put off, counted and removed, unless another turn has begun',
    async check(store) {
      const [first] = (await waiting(store)).filter(({ way }) => way === 'w1');
      if (!first) throw new Error('no notice');
      await store.postponeNotice({ ...first, attempts: 2 }, LATE + 500);
      deepEqual(shorts(await take(store, 'l', LATE + 499, LATE + 499)), ['a 1 w2 1']);
      const again = (await take(store, 'l', LATE + 500, LATE + 500)).find(({ way }) => way === 'w1');
      deepEqual(again, { ...first, attempts: 2 });
      deepEqual(await store.noticesOf('w1'), [{ ...first, attempts: 2 }]);
      await store.append(turn('a', 1, 0b10, []));
      await store.append(turn('a', 2, 0b11, [{ seat: 0, user: 'ann' }], 3_000));
      await store.removeNotice(first);
      await store.postponeNotice(first, LATE * 9);
      const next = { ...first, line: 3, at: 3_000 };
      deepEqual(await store.noticesOf('w1'), [next]);
      deepEqual(
        (await take(store, 'm', LATE + 600)).find(({ way }) => way === 'w1'),
        next,
      );
      await store.removeNotice(next);
      deepEqual(await store.noticesOf('w1'), []);
    },
  },
  {
    name: 'a way tells one notice at a time, and the one that has the word keeps it',
    async check(store) {
      await store.addWay(sampleWay('w1'));
      equal(await store.tellBy('w1', 'n1', 1_000, 900), true);
      equal(await store.tellBy('w1', 'n2', 1_010, 910), false);
      equal(await store.tellBy('w1', 'n1', 1_020, 920), true);
      equal(await store.tellBy('w1', 'n2', 1_130, 1_020), true);
      const { toldAt, toldOf } = (await store.way('w1')) ?? {};
      deepEqual([toldAt, toldOf], [1_130, 'n2']);
      const both = await Promise.all(['n3', 'n4'].map((id) => store.tellBy('w1', id, 9_000, 8_000)));
      equal(both.filter(Boolean).length, 1);
      equal(await store.tellBy('nowhere', 'n1', 1, 0), false);
    },
  },
  {
    name: 'who goes takes ways and notices along, and a guest’s ways become the account’s',
    async check(store) {
      await waiting(store);
      await store.look('ann', 7);
      await store.look('ann', 9);
      equal(await store.lookedAt('ann'), 9);
      equal(await store.lookedAt('eve'), null);
      await store.merge('bob', 'eve');
      equal((await store.way('w2'))?.user, 'eve');
      await store.erase('ann');
      equal(await store.way('w1'), null);
      equal(await store.lookedAt('ann'), null);
      deepEqual(shorts(await take(store)), ['a 1 w2 1']);
      await store.removeWay('w2');
      deepEqual(await take(store, 'l', LATE * 2), []);
    },
  },
  {
    name: 'a secret of the site is made once',
    async check(store) {
      const made = await Promise.all(['x', 'y', 'z'].map((fresh) => store.hostSecret('push', fresh)));
      equal(new Set(made).size, 1);
      equal(await store.hostSecret('push', 'other'), made[0]);
      equal(await store.hostSecret('mail', 'other'), 'other');
    },
  },
];
