import { deepEqual, equal } from 'node:assert/strict';
import type { PlanStored } from '../plans.ts';
import type { Append, Store } from '../store.ts';
import type { Clause } from './clause.ts';
import { sampleLine, sampleMatch, sampleSummary } from './samples.ts';

export const samplePlan = (match: string, more: Partial<PlanStored> = {}): PlanStored => ({
  match,
  seat: 0,
  user: 'ann',
  ways: [['take 1', "place 'ünï' 2"], ['take 2']],
  line: 0,
  at: 3_000,
  ...more,
});

const move = (match: string, seq: number, plans?: Append['plans']): Append => ({
  match,
  seq,
  lines: [sampleLine(`line ${seq}`), sampleLine('more')],
  submission: null,
  summary: sampleSummary({ status: 'playing' }),
  ...(plans ? { plans } : {}),
});

const seatsAt = async (store: Store, match: string): Promise<string[]> =>
  (await store.plansAt(match)).plans.map(({ seat, line }) => `${seat} at ${line}`);

export const planClauses: readonly Clause<Store>[] = [
  {
    name: 'a plan is kept as it is, replaced, and taken away',
    async check(store) {
      await store.create(sampleMatch('a'), [], sampleSummary());
      await store.create(sampleMatch('b'), [], sampleSummary());
      deepEqual(await store.plansAt('a'), { planned: 0, plans: [] });
      equal(await store.plan(samplePlan('a'), 0), 'done');
      deepEqual(await store.plansAt('a'), { planned: 1, plans: [samplePlan('a')] });
      const other = samplePlan('a', { ways: [['done']], at: 4_000 });
      equal(await store.plan(other, 1), 'done');
      const second = samplePlan('a', { seat: 1, user: 'bob', at: 5_000 });
      equal(await store.plan(second, 2), 'done');
      equal(await store.plan(samplePlan('b', { at: 2 }), 0), 'done');
      deepEqual(await store.plansAt('a'), { planned: 3, plans: [other, second] });
      deepEqual(
        (await store.plansOf('ann')).map(({ match }) => match),
        ['b', 'a'],
      );
      equal(await store.plan({ ...other, ways: [] }, 3), 'done');
      deepEqual(await store.plansAt('a'), { planned: 4, plans: [second] });
      equal(await store.plan({ ...other, ways: [] }, 4), 'done');
      equal((await store.load('a'))?.planned, 5);
      deepEqual((await store.heads(['a', 'b'])).map(({ id, planned }) => `${id} ${planned}`).toSorted(), [
        'a 5',
        'b 1',
      ]);
    },
  },
  {
    name: 'who plans for another number of lines, or behind somebody, is told so and changes nothing',
    async check(store) {
      await store.create(sampleMatch('a'), [sampleLine('!start')], sampleSummary());
      equal(await store.plan(samplePlan('a', { line: 0 }), 0), 'conflict');
      equal(await store.plan(samplePlan('a', { line: 1 }), 1), 'conflict');
      equal(await store.plan(samplePlan('nowhere'), 0), 'conflict');
      deepEqual(await store.plansAt('a'), { planned: 0, plans: [] });
      deepEqual(await store.plansAt('nowhere'), { planned: 0, plans: [] });
      const both = await Promise.all([0, 1].map((seat) => store.plan(samplePlan('a', { line: 1, seat }), 0)));
      deepEqual(both.toSorted(), ['conflict', 'done']);
      equal((await store.plansAt('a')).plans.length, 1);
    },
  },
  {
    name: 'lines that do not know of a plan are not stored, nor are plans without their lines changed',
    async check(store) {
      await store.create(sampleMatch('a'), [], sampleSummary());
      await store.plan(samplePlan('a'), 0);
      equal(await store.append(move('a', 0)), 'conflict');
      equal(await store.append(move('a', 0, { planned: 2, kept: [] })), 'conflict');
      equal(await store.append(move('a', 1, { planned: 1, kept: [] })), 'conflict');
      deepEqual(await seatsAt(store, 'a'), ['0 at 0']);
      equal((await store.load('a'))?.lines.length, 0);
    },
  },
  {
    name: 'what lines leave of the plans goes on with them, and the rest goes',
    async check(store) {
      for (const id of ['a', 'b']) await store.create(sampleMatch(id), [], sampleSummary());
      for (const seat of [0, 1, 2]) await store.plan(samplePlan('a', { seat, at: seat }), seat);
      await store.plan(samplePlan('b'), 0);
      const done = await Promise.all([
        store.append(move('a', 0, { planned: 3, kept: [0, 2] })),
        store.append(move('b', 0, { planned: 1, kept: [0] })),
      ]);
      deepEqual(done, ['done', 'done']);
      deepEqual(await seatsAt(store, 'a'), ['0 at 2', '2 at 2']);
      equal(await store.append(move('a', 2, { planned: 3, kept: [] })), 'done');
      deepEqual(await seatsAt(store, 'a'), []);
      deepEqual(await seatsAt(store, 'b'), ['0 at 2']);
      equal(await store.plan(samplePlan('a', { line: 4 }), 3), 'done');
    },
  },
  {
    name: 'who goes takes their plans along, and who has read them before is behind',
    async check(store) {
      await store.create(sampleMatch('a'), [], sampleSummary());
      await store.plan(samplePlan('a'), 0);
      await store.plan(samplePlan('a', { seat: 1, user: 'bob' }), 1);
      await store.merge('bob', 'eve');
      deepEqual(await seatsAt(store, 'a'), ['0 at 0']);
      await store.erase('ann');
      deepEqual(await seatsAt(store, 'a'), []);
      equal(await store.append(move('a', 0, { planned: 2, kept: [] })), 'conflict');
      equal(await store.append(move('a', 0, { planned: 4, kept: [] })), 'done');
    },
  },
];
