import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue whose work ends when the test says so, and the order in which it began. */
function queueOf(places: number, most: number) {
  const queue = new FairQueue(places, most);
  const [began, ends]: [string[], (() => void)[]] = [[], []];
  const add = (host: string, name: string, watched = true): Promise<string | null> =>
    queue.run({ host, watched: () => watched }, async () => {
      began.push(name);
      await new Promise<void>((done) => ends.push(done));
      return name;
    });
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { add, began, end };
}
const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

test('hosts take turns, whoever has more tables', async () => {
  const { add, began, end } = queueOf(1, 100);
  for (let i = 0; i < 5; i++) void add('eve', `eve ${i}`);
  void add('ann', 'ann 0');
  void add('ann', 'ann 1');
  void add('bob', 'bob 0');
  for (let i = 0; i < 8; i++) await end();
  expect(began).toEqual(['eve 0', 'ann 0', 'bob 0', 'eve 1', 'ann 1', 'eve 2', 'eve 3', 'eve 4']);
});

test('a table that somebody looks at goes first', async () => {
  const { add, began, end } = queueOf(1, 100);
  for (const host of ['a', 'b', 'c']) void add(host, host, false);
  void add('d', 'd', true);
  for (let i = 0; i < 4; i++) await end();
  expect(began).toEqual(['a', 'd', 'b', 'c']);
});

test('as many as there are places think at once', async () => {
  const { add, began } = queueOf(3, 100);
  for (let i = 0; i < 5; i++) void add('ann', `${i}`);
  await settle();
  expect(began).toEqual(['0', '1', '2']);
});

test('where too many wait, the newest of the busiest host goes', async () => {
  const { add, began, end } = queueOf(1, 3);
  const eves = ['eve 0', 'eve 1', 'eve 2'].map((name) => add('eve', name));
  const ann = add('ann', 'ann 0');
  expect(await add('eve', 'eve 3')).toBeNull();
  const bob = add('bob', 'bob 0');
  expect(await eves[2]).toBeNull();
  for (let i = 0; i < 4; i++) await end();
  expect(await Promise.all([eves[0], eves[1], ann, bob])).toEqual(['eve 0', 'eve 1', 'ann 0', 'bob 0']);
  expect(began).toEqual(['eve 0', 'ann 0', 'bob 0', 'eve 1']);
});
