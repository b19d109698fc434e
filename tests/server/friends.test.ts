// People who want to play with each other again: found at tables and by links, seen when they are here, invited.
import type { Friends } from '@sunglade/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client, request } from './kit/client.ts';
import { startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;
let ann: Client;
let bob: Client;

beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});
beforeEach(async () => {
  [ann, bob] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')];
});

const look = async (client: Client): Promise<Friends> => (await client.get<Friends>('/api/friends')).body;
const send = (client: Client, method: string, path: string, body?: unknown) =>
  request<Friends>(server.url, method, path, body, { cookie: client.cookie });

async function playTogether(): Promise<string> {
  const { table, sockets } = await startTable('glade', [ann, bob], { public: true });
  for (const socket of sockets) socket.close();
  return table;
}

async function befriend(): Promise<void> {
  const { token } = (await ann.post<{ token: string }>('/api/friend-link')).body;
  expect(await bob.post('/api/friends', { token })).toMatchObject({ status: 200 });
}

test('somebody from a table is asked, says yes, and both have a friend', async () => {
  const table = await playTogether();
  expect((await look(ann)).met).toEqual([{ table, seat: 1, name: 'Bob', game: 'glade' }]);
  expect((await ann.post<Friends>('/api/friends', { table, seat: 1 })).body).toMatchObject({
    friends: [],
    asked: [{ name: 'Bob' }],
    met: [],
  });
  const [asker] = (await look(bob)).asking;
  expect(asker?.name).toBe('Ann');
  expect((await send(bob, 'POST', `/api/friends/${asker?.id}`)).body.friends).toMatchObject([{ name: 'Ann' }]);
  expect((await look(ann)).friends).toMatchObject([{ name: 'Bob' }]);
  // Nobody's id is told.
  for (const client of [ann, bob]) {
    const { text } = await client.get('/api/friends');
    for (const { id } of [ann.user, bob.user]) expect(text).not.toContain(id);
  }
  expect((await ann.get('/api/account/export')).text).toContain('"friends":[{"name":"Bob"');
  const [friend] = (await look(ann)).friends;
  expect((await send(ann, 'DELETE', `/api/friends/${friend?.id}`)).body.friends).toEqual([]);
  expect(await look(bob)).toMatchObject({ friends: [], asking: [], asked: [] });
});

test('only who sits at a table knows the others there, and nobody is their own friend', async () => {
  const table = await playTogether();
  const eve = await Client.guest(server.url, 'Eve');
  const ask = (client: Client, seat: number) => client.post('/api/friends', { table, seat });
  expect(await ask(eve, 1)).toMatchObject({ status: 404, body: { code: 'no-such-friend' } });
  expect(await ask(ann, 0)).toMatchObject({ status: 404 });
  expect(await ask(ann, 3)).toMatchObject({ status: 404 });
  expect(await ann.post('/api/friends', { token: 'x'.repeat(40) })).toMatchObject({ body: { code: 'no-such-link' } });
  expect((await request(server.url, 'GET', '/api/friends')).status).toBe(401);
});

test('a link makes friends, who see each other here and at public tables, unless one hides it', async () => {
  await befriend();
  expect((await look(ann)).friends).toMatchObject([{ name: 'Bob', online: false }]);
  expect((await bob.post('/api/looking')).body).toEqual({ again: true });
  expect((await look(ann)).friends).toMatchObject([{ name: 'Bob', online: true }]);
  const table = await bob.open('glade', { public: true });
  const hidden = await bob.open('glade');
  const socket = await bob.connect();
  for (const one of [table, hidden]) await socket.sit(one, 0, 'Bob');
  expect((await look(ann)).tables).toMatchObject([{ id: table, status: 'open', friends: ['Bob'] }]);
  expect((await send(bob, 'PATCH', '/api/friends', { hidden: true })).body.hidden).toBe(true);
  expect(await look(ann)).toMatchObject({ friends: [{ name: 'Bob', online: false }], tables: [] });
  socket.close();
});

test('who is blocked never appears, cannot ask and is not invited', async () => {
  const table = await playTogether();
  await befriend();
  expect(await bob.post(`/api/tables/${table}/mute`, { seat: 0, muted: true, block: true })).toMatchObject({
    status: 200,
  });
  for (const client of [ann, bob]) expect(await look(client)).toMatchObject({ friends: [], met: [], tables: [] });
  expect(await ann.post('/api/friends', { table, seat: 1 })).toMatchObject({ body: { code: 'not-with-you' } });
  const { token } = (await ann.post<{ token: string }>('/api/friend-link')).body;
  expect(await bob.post('/api/friends', { token })).toMatchObject({ body: { code: 'not-with-you' } });
});

test('a friend is invited to a table that waits, by somebody who is there', async () => {
  await befriend();
  const [friend] = (await look(ann)).friends;
  const table = await ann.open('glade');
  const invite = (client: Client) => client.post(`/api/tables/${table}/invite`, { friend: friend?.id });
  expect(await invite(ann)).toMatchObject({ status: 200 });
  expect(await invite(ann)).toMatchObject({ status: 200 });
  expect((await look(bob)).invitations).toEqual([{ table, game: 'glade', by: 'Ann' }]);
  // A handle is worth nothing to anybody else.
  expect(await invite(await Client.guest(server.url))).toMatchObject({ status: 404 });
  const socket = await bob.connect();
  await socket.sit(table, 0, 'Bob');
  expect((await look(bob)).invitations).toEqual([]);
  socket.close();
  const [other] = (await look(bob)).friends;
  const elsewhere = await (await Client.guest(server.url)).open('glade');
  expect(await bob.post(`/api/tables/${elsewhere}/invite`, { friend: other?.id })).toMatchObject({ status: 403 });
});
