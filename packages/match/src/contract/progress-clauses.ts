import { deepEqual } from 'node:assert/strict';
import type { Store } from '../store.ts';
import type { Clause } from './clause.ts';

export const progressClauses: readonly Clause<Store>[] = [
  {
    name: 'what somebody has reached is theirs, and of two results the better one stays',
    async check(store) {
      await store.reach('ann', [
        { thing: 'trial:b', points: 90 },
        { thing: 'lesson:a', points: 1 },
      ]);
      await store.reach('ann', [
        { thing: 'trial:b', points: 80 },
        { thing: 'lesson:a', points: 1 },
        { thing: 'puzzle:ü/1-2', points: 1 },
      ]);
      await store.reach('bob', [{ thing: 'trial:b', points: 100 }]);
      await store.reach('bob', []);
      deepEqual(await store.reachedBy('ann'), [
        { thing: 'lesson:a', points: 1 },
        { thing: 'puzzle:ü/1-2', points: 1 },
        { thing: 'trial:b', points: 90 },
      ]);
      await store.reach('ann', [{ thing: 'trial:b', points: 91 }]);
      deepEqual((await store.reachedBy('ann')).at(-1), { thing: 'trial:b', points: 91 });
      deepEqual(await store.reachedBy('bob'), [{ thing: 'trial:b', points: 100 }]);
      deepEqual(await store.reachedBy('eve'), []);
    },
  },
  {
    name: 'what a guest has reached becomes the account’s, and the better result stays',
    async check(store) {
      await store.reach('guest', [
        { thing: 'lesson:a', points: 1 },
        { thing: 'trial:b', points: 90 },
        { thing: 'trial:c', points: 20 },
      ]);
      await store.reach('ann', [
        { thing: 'trial:b', points: 80 },
        { thing: 'trial:c', points: 30 },
      ]);
      await store.merge('guest', 'ann');
      deepEqual(await store.reachedBy('ann'), [
        { thing: 'lesson:a', points: 1 },
        { thing: 'trial:b', points: 90 },
        { thing: 'trial:c', points: 30 },
      ]);
      deepEqual(await store.reachedBy('guest'), []);
    },
  },
  {
    name: 'who is forgotten has reached nothing',
    async check(store) {
      await store.reach('ann', [{ thing: 'lesson:a', points: 1 }]);
      await store.reach('bob', [{ thing: 'lesson:a', points: 1 }]);
      await store.erase('ann');
      deepEqual(await store.reachedBy('ann'), []);
      deepEqual(await store.reachedBy('bob'), [{ thing: 'lesson:a', points: 1 }]);
    },
  },
];
