import type { KeyMoment, Review } from '@sunglade/coach';
import type { MatchRecord } from '@sunglade/core';
import { expect, test } from 'vitest';
import { Reviews, SILENT_MS } from './reviews.ts';
import type { Hearing } from './work.ts';

const reviewOf = (match: string): Review => ({ fingerprint: match, moments: [] }) as unknown as Review;

/** Reviews that are made when the test says so. */
function queueOf(threads: number, mayAsk = true) {
  let now = 1_000_000;
  const [begun, stopped, failures]: [string[], string[], string[]] = [[], [], []];
  const hearing = new Map<string, Hearing>();
  const reviews = new Reviews({
    threads,
    now: () => now,
    mayAsk: async () => mayAsk,
    onFailure: (_, match) => failures.push(match),
    work: (record, hear) => {
      const match = record as unknown as string;
      begun.push(match);
      hearing.set(match, hear);
      return () => stopped.push(match);
    },
  });
  let read = 0;
  const ask = (user: string, match: string) =>
    reviews.ask(user, match, async () => {
      read++;
      return match as unknown as MatchRecord;
    });
  const wait = (ms: number): void => {
    now += ms;
    reviews.sweep();
  };
  const end = (match: string, review: Review | Error = reviewOf(match)): void => hearing.get(match)?.end(review);
  return { reviews, ask, wait, end, begun, stopped, failures, hearing, reads: () => read };
}

test('a review is begun by asking, told as it comes, and kept', async () => {
  const { ask, end, hearing, reads, begun } = queueOf(1);
  expect(await ask('ann', 'm1')).toEqual({ state: 'working', ahead: 0, done: 0, moments: [], review: null });
  hearing.get('m1')?.progress(0.4);
  hearing.get('m1')?.moment({ from: 3 } as KeyMoment);
  expect(await ask('ann', 'm1')).toMatchObject({ state: 'working', done: 0.4, moments: [{ from: 3 }] });
  end('m1');
  expect(await ask('ann', 'm1')).toMatchObject({ state: 'done', done: 1, review: { fingerprint: 'm1' } });
  // Also for those who come later, and without reading anything again.
  expect(await ask('bob', 'm1')).toMatchObject({ state: 'done' });
  expect([reads(), begun]).toEqual([1, ['m1']]);
});

test('two who want the same one share it; it goes on until both have left', async () => {
  const { reviews, ask, begun, stopped } = queueOf(1);
  await Promise.all([ask('ann', 'm1'), ask('bob', 'm1')]);
  expect(begun).toEqual(['m1']);
  reviews.leave('ann', 'm1');
  expect(stopped).toEqual([]);
  reviews.leave('bob', 'm1');
  expect(stopped).toEqual(['m1']);
});

test('as many as there are threads are made at once, in the order in which they came', async () => {
  const { ask, end, begun } = queueOf(2);
  for (const n of [1, 2, 3, 4]) await ask(`user ${n}`, `m${n}`);
  expect(begun).toEqual(['m1', 'm2']);
  expect(await ask('user 3', 'm3')).toMatchObject({ state: 'waiting', ahead: 1 });
  expect(await ask('user 4', 'm4')).toMatchObject({ state: 'waiting', ahead: 2 });
  end('m2');
  expect(begun).toEqual(['m1', 'm2', 'm3']);
  expect(await ask('user 4', 'm4')).toMatchObject({ state: 'waiting', ahead: 1 });
});

test('who leaves makes room, whether it was begun or not', async () => {
  const { reviews, ask, begun, stopped } = queueOf(1);
  for (const n of [1, 2, 3]) await ask(`user ${n}`, `m${n}`);
  reviews.leave('user 2', 'm2');
  reviews.leave('user 1', 'm1');
  expect([begun, stopped]).toEqual([['m1', 'm3'], ['m1']]);
  // Nobody stops what somebody else wants.
  reviews.leave('user 1', 'm3');
  expect(stopped).toEqual(['m1']);
});

test('nobody has two at a time, but whatever was made is there for everybody', async () => {
  const { ask, end } = queueOf(1);
  await ask('ann', 'm1');
  await expect(ask('ann', 'm2')).rejects.toMatchObject({ code: 'review-running' });
  await ask('bob', 'm2');
  await expect(ask('ann', 'm2')).rejects.toMatchObject({ code: 'review-running' });
  end('m1');
  end('m2');
  expect(await ask('ann', 'm2')).toMatchObject({ state: 'done' });
});

test('what nobody asks about any more is dropped', async () => {
  const { ask, wait, begun, stopped } = queueOf(1);
  await ask('ann', 'm1');
  await ask('bob', 'm2');
  wait(SILENT_MS - 1_000);
  await ask('bob', 'm2');
  expect(stopped).toEqual([]);
  wait(2_000);
  expect([begun, stopped]).toEqual([['m1', 'm2'], ['m1']]);
});

test('what cannot be reviewed is tried once', async () => {
  const { ask, end, failures, begun } = queueOf(1);
  await ask('ann', 'm1');
  await ask('bob', 'm2');
  end('m1', new Error('broken'));
  await expect(ask('ann', 'm1')).rejects.toMatchObject({ code: 'review-failed' });
  expect([failures, begun]).toEqual([['m1'], ['m1', 'm2']]);
});

test('is refused where none are made, to who has asked too often, and where too many wait', async () => {
  await expect(queueOf(0).ask('ann', 'm1')).rejects.toMatchObject({ code: 'no-reviews-here' });
  await expect(queueOf(1, false).ask('ann', 'm1')).rejects.toMatchObject({ code: 'too-many-reviews' });
  const { ask } = queueOf(1);
  for (let n = 0; n < 50; n++) await ask(`user ${n}`, `m${n}`);
  await expect(ask('ann', 'm50')).rejects.toMatchObject({ code: 'busy' });
  expect(await ask('ann', 'm3')).toMatchObject({ state: 'waiting', ahead: 3 });
});

test('a match that cannot be read is not in the queue', async () => {
  const { reviews, ask, begun } = queueOf(1);
  const running = reviews.ask('ann', 'm1', () => Promise.reject(new Error('not over')));
  await expect(running).rejects.toThrow('not over');
  expect(await ask('ann', 'm2')).toMatchObject({ state: 'working' });
  expect(begun).toEqual(['m2']);
});
