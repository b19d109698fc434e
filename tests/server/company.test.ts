// Staying out of each other's way, and telling the host of the site.
import type { ChatLine, Listed, MutedListed } from '@sunglade/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { startTable } from './kit/play.ts';
import { createFolder, removeFolder, runCommand, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;
let ann: Client;
let bob: Client;

beforeAll(async () => {
  server = await startServer(folder);
  ann = await Client.guest(server.url, 'Ann');
  bob = await Client.guest(server.url, 'Bob');
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

const saidBy = async (client: Client, table: string): Promise<string[]> =>
  (await client.get<ChatLine[]>(`/api/tables/${table}/chat`)).body.map(({ text }) => text);
const lobbyOf = async (client: Client): Promise<string[]> =>
  (await client.get<Listed[]>('/api/tables')).body.map(({ id }) => id);
const mutedBy = async (client: Client): Promise<MutedListed[]> =>
  (await client.get<{ muted: MutedListed[] }>('/api/me')).body.muted;

test('who is blocked is neither heard nor hears, finds no table in the lobby and sits down at none', async () => {
  const { table, sockets } = await startTable('glade', [ann, bob]);
  await sockets[1]?.ask({ type: 'say', table, text: 'boo' });
  await sockets[0]?.ask({ type: 'say', table, text: 'please stop' });
  // By the chair, without a word having been said.
  expect(await ann.post(`/api/tables/${table}/mute`, { seat: 1, muted: true, block: true })).toMatchObject({
    status: 200,
  });
  expect(await saidBy(ann, table)).toEqual(['please stop']);
  expect(await saidBy(bob, table)).toEqual(['boo']);
  const heard = sockets.map((socket) => {
    socket.keep = true;
    return socket.heard;
  });
  await sockets[1]?.ask({ type: 'say', table, text: 'one more' });
  await sockets[0]?.ask({ type: 'say', table, text: 'good bye' });
  expect(heard[0]?.join()).not.toContain('one more');
  expect(heard[1]?.join()).not.toContain('good bye');

  const [annsTable, bobsTable] = [await ann.open('glade', { public: true }), await bob.open('glade', { public: true })];
  expect(await lobbyOf(ann)).not.toContain(bobsTable);
  expect(await lobbyOf(bob)).not.toContain(annsTable);
  expect(await lobbyOf(await Client.guest(server.url))).toEqual(expect.arrayContaining([annsTable, bobsTable]));
  const sit = (at: string) => ({ type: 'sit', table: at, seat: 0, name: 'X', entropy: 'ab'.repeat(32) }) as const;
  expect(await sockets[1]?.ask(sit(annsTable))).toMatchObject({ type: 'refused', code: 'not-with-you' });
  expect(await sockets[0]?.ask(sit(bobsTable))).toMatchObject({ type: 'refused', code: 'not-with-you' });

  const [listed] = await mutedBy(ann);
  expect(listed).toMatchObject({ name: 'Bob', blocked: true });
  expect(JSON.stringify(listed)).not.toContain(bob.user.id);
  expect(await mutedBy(bob)).toEqual([]);
  const path = `${server.url}/api/muted/${listed?.id}`;
  const back = await fetch(path, { method: 'DELETE', headers: { cookie: ann.cookie, origin: server.url } });
  expect(back.status).toBe(200);
  expect(await saidBy(bob, table)).toEqual(['boo', 'please stop', 'one more', 'good bye']);
  expect(await sockets[1]?.ask(sit(annsTable))).toMatchObject({ type: 'ack' });
  for (const socket of sockets) socket.close();
});

test('nor does who is blocked take a chair over by the link of somebody else, in a room or in a running game', async () => {
  const [eve, dan] = [await Client.guest(server.url, 'Eve'), await Client.guest(server.url, 'Dan')];
  const met = await startTable('glade', [eve, ann]);
  expect((await eve.post(`/api/tables/${met.table}/mute`, { seat: 1, muted: true, block: true })).status).toBe(200);
  const linkOf = async (table: string): Promise<string> =>
    (await dan.post<{ token: string }>(`/api/tables/${table}/seat-link`, { seat: 1 })).body.token;
  const running = await startTable('glade', [eve, dan]);
  const room = await eve.open('glade');
  const his = await dan.connect();
  await his.sit(room, 1, 'Dan');
  for (const table of [running.table, room]) {
    const token = await linkOf(table);
    const claim = (client: Client) => client.post('/api/claim', { token });
    expect(await claim(ann)).toMatchObject({ status: 403, body: { code: 'not-with-you' } });
    // It is nobody's fault: the link still works for anybody else.
    expect(await claim(await Client.guest(server.url, 'Dan at home'))).toMatchObject({ status: 200 });
  }
  // Whom one has blocked may still hand over their own chair: then they are gone.
  const last = await startTable('glade', [ann, dan]);
  const { token } = (await ann.post<{ token: string }>(`/api/tables/${last.table}/seat-link`, { seat: 0 })).body;
  expect(await eve.post('/api/claim', { token })).toMatchObject({ status: 200 });
  for (const socket of [...met.sockets, ...running.sockets, ...last.sockets, his]) socket.close();
});

test('a report brings the lines along, goes into the export, and only the host of the site reads it', async () => {
  const { table, sockets } = await startTable('glade', [ann, bob]);
  await sockets[0]?.ask({ type: 'say', table, text: 'hello' });
  await sockets[1]?.ask({ type: 'say', table, text: 'grrr' });
  const line = (await ann.get<ChatLine[]>(`/api/tables/${table}/chat`)).body.find(({ text }) => text === 'grrr')?.n;
  const report = (body: object) => ann.post(`/api/tables/${table}/report`, { reason: 'rude', text: '', ...body });
  expect(await report({ line, text: 'not \u200bnice' })).toMatchObject({ status: 200 });
  expect(await report({ line: 77 })).toMatchObject({ status: 404, body: { code: 'nobody-to-report' } });
  // Oneself, and an empty chair.
  expect(await report({ seat: 0 })).toMatchObject({ status: 404 });
  expect(await report({})).toMatchObject({ status: 404 });
  expect((await ann.get('/api/account/export')).text).toContain('"reason":"rude"');
  expect((await bob.get('/api/account/export')).text).not.toContain('"reason":"rude"');
  expect(server.output).toContain('npm start -- reports');
  const { code, output } = await runCommand(folder, 'reports');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject([
    {
      match: table,
      by: ann.user.id,
      about: bob.user.id,
      name: 'Bob',
      reason: 'rude',
      text: 'not  nice',
      lines: [
        { name: 'Ann', text: 'hello' },
        { name: 'Bob', text: 'grrr' },
      ],
    },
  ]);
  for (const socket of sockets) socket.close();
});
