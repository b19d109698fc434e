import { expect, test } from 'vitest';
import { Batcher } from './batcher.ts';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

function createWire() {
  const sent: (readonly string[])[] = [];
  const answers: { resolve(list: readonly string[]): void; reject(error: unknown): void }[] = [];
  const send = (questions: readonly string[]): Promise<readonly string[]> => {
    sent.push(questions);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  };
  const land = async (): Promise<void> => {
    answers.shift()?.resolve((sent[sent.length - answers.length - 1] ?? []).map((one) => one.toUpperCase()));
    await turn();
    await turn();
  };
  return { sent, answers, send, land };
}

test('what is asked in one turn travels together, the rest when there is room, everybody gets their own answer', async () => {
  const { sent, send, land } = createWire();
  const batcher = new Batcher<string, string>({ most: 3, flights: 1, paceMs: 0 }, (one) => one, send);
  const asked = ['a', 'b', 'c', 'd'].map((one) => batcher.ask(one));
  await turn();
  expect(sent).toEqual([['a', 'b', 'c']]);
  const late = batcher.ask('e');
  await turn();
  expect(sent).toHaveLength(1);
  await land();
  expect(sent[1]).toEqual(['d', 'e']);
  await land();
  expect(await Promise.all([...asked, late])).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('questions about the same thing never share a batch, and keep their order', async () => {
  const { sent, send, land } = createWire();
  const batcher = new Batcher<string, string>({ most: 9, flights: 1, paceMs: 0 }, (one) => one[0] ?? '', send);
  const asked = ['a1', 'a2', 'b1', 'a3'].map((one) => batcher.ask(one));
  for (let i = 0; i < 3; i++) {
    await turn();
    await land();
  }
  expect(sent).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
  expect(await Promise.all(asked)).toEqual(['A1', 'A2', 'B1', 'A3']);
});

test('several batches may be on their way; one that fails fails alone', async () => {
  const { sent, answers, send, land } = createWire();
  const batcher = new Batcher<string, string>({ most: 1, flights: 2, paceMs: 0 }, (one) => one, send);
  const [first, second, third] = ['a', 'b', 'c'].map((one) => batcher.ask(one));
  await turn();
  await turn();
  expect(sent).toEqual([['a'], ['b']]);
  const failed = expect(first).rejects.toThrow('away');
  answers.shift()?.reject(new Error('away'));
  await failed;
  await turn();
  await turn();
  expect(sent).toEqual([['a'], ['b'], ['c']]);
  await land();
  await land();
  expect(await Promise.all([second, third])).toEqual(['B', 'C']);
});

test('who asks rarely is sent at once, who asks often waits for company', async () => {
  const { sent, send } = createWire();
  const batcher = new Batcher<string, string>({ most: 9, flights: 9, paceMs: 40 }, (one) => one, send);
  void batcher.ask('a');
  await turn();
  expect(sent).toEqual([['a']]);
  void batcher.ask('b');
  await turn();
  void batcher.ask('c');
  await turn();
  expect(sent).toEqual([['a']]);
  await expect.poll(() => sent).toEqual([['a'], ['b', 'c']]);
  await new Promise((done) => setTimeout(done, 60));
  void batcher.ask('d');
  await turn();
  expect(sent).toEqual([['a'], ['b', 'c'], ['d']]);
});
