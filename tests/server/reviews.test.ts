// Reviews that a server makes: of finished matches, in a thread, the same as a page makes, for whoever may see the record.
import { REVIEW_BUDGETS, review } from '@sunglade/coach';
import type { MatchRecord } from '@sunglade/core';
import type { ReviewState } from '@sunglade/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, Client, request } from './kit/client.ts';
import { playOn, startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;
let [ann, bob]: Client[] = [];
const people = (): [Client, Client] => {
  if (!ann || !bob) throw new Error('nobody is there');
  return [ann, bob];
};

beforeAll(async () => {
  server = await startServer(folder);
  ann = await Client.guest(server.url, 'Ann');
  bob = await Client.guest(server.url, 'Bob');
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

async function played(steps: number, seed = 1): Promise<string> {
  const { table, sockets } = await startTable('evergreen', people());
  await playOn(table, sockets, steps, seed);
  for (const socket of sockets) socket.close();
  return table;
}

const ask = (who: Client, table: string): Promise<Answered<ReviewState & { readonly code?: string }>> =>
  who.post(`/api/tables/${table}/review`);
const leave = (who: Client, table: string) =>
  request(server.url, 'DELETE', `/api/tables/${table}/review`, undefined, { cookie: who.cookie });

async function whole(who: Client, table: string): Promise<ReviewState> {
  for (;;) {
    const { status, body, text } = await ask(who, table);
    if (status !== 200) throw new Error(text);
    if (body.state === 'done') return body;
    await new Promise((done) => setTimeout(done, 50));
  }
}

describe('who may', () => {
  test('nobody reviews a game that is still played', async () => {
    const table = await played(20);
    for (const one of people()) {
      const { status, body } = await ask(one, table);
      expect([status, body]).toEqual([409, { code: 'not-over' }]);
    }
  });

  test('nor what is no table, nor without being known', async () => {
    const [one] = people();
    expect((await ask(one, 'nowhere-at-all')).body).toEqual({ code: 'no-such-table' });
    expect(await ask(one, 'x')).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await ask(one, '..%2f..%2fetc')).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    const stranger = await request(server.url, 'POST', '/api/tables/nowhere-at-all/review');
    expect([stranger.status, stranger.body]).toEqual([401, { code: 'no-session' }]);
  });
});

test('two people share one review, and it is the one that a page makes', async () => {
  const [one, other] = people();
  const table = await played(5_000);
  expect((await ask(one, table)).body).toMatchObject({ state: 'working', ahead: 0, review: null });
  // With one thread a second review would have to wait.
  expect((await ask(other, table)).body.state).not.toBe('waiting');
  const [mine, theirs] = await Promise.all([whole(one, table), whole(other, table)]);
  expect(theirs.review).toEqual(mine.review);
  const record = (await one.get<MatchRecord>(`/api/tables/${table}/record`)).body;
  const here = await review(record, REVIEW_BUDGETS.full);
  expect(mine.review).toEqual(here?.ok && JSON.parse(JSON.stringify(here.value)));
  expect(mine.moments).toEqual(here?.ok && JSON.parse(JSON.stringify(here.value.moments)));
});

test('one at a time for each person; who leaves makes room for the next', async () => {
  const [one, other] = people();
  const [first, second] = [await played(5_000, 2), await played(5_000, 3)];
  expect((await ask(one, first)).body.state).toBe('working');
  expect((await ask(one, second)).body).toEqual({ code: 'review-running' });
  expect((await ask(other, second)).body).toMatchObject({ state: 'waiting', ahead: 1 });
  expect((await leave(one, first)).status).toBe(200);
  expect((await ask(other, second)).body).toMatchObject({ state: 'working', ahead: 0 });
  expect((await whole(other, second)).review).toMatchObject({ engine: expect.any(String) });
  // Nothing is left of the one that was stopped: it begins again.
  expect((await ask(one, first)).body).toMatchObject({ state: 'working', moments: [] });
  await leave(one, first);
});

test('where the host wants none, it says so at once', async () => {
  const [one] = people();
  const elsewhere = createFolder();
  const none = await startServer(elsewhere, { REVIEW_THREADS: '0' });
  const guest = await Client.guest(none.url, one.user.name);
  expect(await ask(guest, 'nowhere-at-all')).toMatchObject({ status: 501, body: { code: 'no-reviews-here' } });
  await none.stop();
  removeFolder(elsewhere);
});
