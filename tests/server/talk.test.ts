// How people talk is the table's choice, within the host's.
import type { Seen } from '@sunglade/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folders = [createFolder(), createFolder()] as const;
let free: Server;
let quiet: Server;

beforeAll(async () => {
  [free, quiet] = await Promise.all([startServer(folders[0]), startServer(folders[1], { CHAT: 'phrases' })]);
});
afterAll(async () => {
  for (const one of [free, quiet]) await one.stop();
  for (const folder of folders) removeFolder(folder);
});

/** What a table says about talk, and what becomes of a word and of a phrase there. */
async function talkAt(url: string, more: Record<string, unknown>) {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(url, name)));
  const { table, sockets } = await startTable('glade', people as [Client, ...Client[]], more);
  const [socket] = sockets;
  const word = await socket?.ask({ type: 'say', table, text: 'hello' });
  const phrase = await socket?.ask({ type: 'phrase', table, phrase: { id: 'hello' } });
  const codes = [word, phrase].map((reply) => (reply?.type === 'refused' ? reply.code : reply?.type));
  for (const one of sockets) one.close();
  return { agreed: socket?.seen(table).talk ?? null, codes, people, table };
}

test('a table may agree on less talk, and its next game keeps to it', async () => {
  expect(await talkAt(free.url, {})).toMatchObject({ agreed: null, codes: ['ack', 'ack'] });
  expect(await talkAt(free.url, { talk: 'text' })).toMatchObject({ agreed: null, codes: ['ack', 'ack'] });
  expect(await talkAt(free.url, { talk: 'phrases' })).toMatchObject({
    agreed: 'phrases',
    codes: ['phrases-only', 'ack'],
  });
  const { people, table, ...off } = await talkAt(free.url, { talk: 'off' });
  expect(off).toEqual({ agreed: 'off', codes: ['no-talk-here', 'no-talk-here'] });
  const [ann, bob] = people;
  const socket = await bob?.connect();
  await socket?.watch(table);
  await socket?.act(table, 1, '!resign');
  const next = await ann?.post<{ id: string }>(`/api/tables/${table}/rematch`);
  expect((await ann?.get<Seen>(`/api/tables/${next?.body.id}`))?.body.talk).toBe('off');
  socket?.close();
});

test('never more than the host allows, who says what that is', async () => {
  expect(await talkAt(quiet.url, { talk: 'text' })).toMatchObject({ agreed: null, codes: ['phrases-only', 'ack'] });
  const ann = await Client.guest(quiet.url, 'Ann');
  expect((await ann.get('/api/me')).body).toMatchObject({ talk: 'phrases' });
});
