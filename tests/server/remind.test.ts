// Whoever is away is reminded where they want to hear of it: by those at the table, once in a while, and by nobody whom they
// avoid. Talk has nothing to do with it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Receiver } from '../notices/kit/receiver.ts';
import { Client, type Socket } from './kit/client.ts';
import { startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await Receiver.open();
  server = await startServer(folder, { CHAT: 'off', ALLOW_PRIVATE_WEBHOOKS: 'yes' });
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
  removeFolder(folder);
});

/** Three people at a table; who has to act has left it. */
async function begin() {
  const names = ['Ann', 'Bob', 'Eve'];
  const clients = await Promise.all(names.map((name) => Client.guest(server.url, name)));
  const { table, sockets } = await startTable('glade', clients as [Client, ...Client[]]);
  const acting = sockets[0]?.seen(table).acting ?? 0;
  const absent = [0, 1, 2].find((one) => acting & (1 << one)) ?? 0;
  const [a = 0, b = 0] = [0, 1, 2].filter((one) => one !== absent);
  const at = <T>(all: readonly T[], one: number): T => {
    const found = all[one];
    if (!found) throw new Error('nobody there');
    return found;
  };
  const socketOf = (one: number): Socket => at(sockets, one);
  const nudge = (by: number) => socketOf(by).ask({ type: 'act', table, seat: by, text: `!nudge ${absent}` });
  const here: number[] = [];
  socketOf(a).onMessage = (message) => {
    if (message.type === 'presence') here.push(message.here);
  };
  const leave = async (): Promise<void> => {
    socketOf(absent).close();
    await socketOf(a).watch(table);
    await expect.poll(() => here.at(-1)).toBe((1 << a) | (1 << b));
  };
  return { table, sockets, clientOf: (one: number) => at(clients, one), absent, a, b, socketOf, nudge, leave };
}

/** Guests hear by push alone; an account may have a webhook. */
async function webhookOf(client: Client, path: string): Promise<void> {
  const login = await client.post('/api/account/password', {
    login: `login-${client.user.id}`,
    password: 'three oaks in fog',
  });
  expect(login.status, login.text).toBe(200);
  const made = await client.post('/api/notices', {
    target: { kind: 'webhook', url: receiver.url(path) },
    language: 'en',
    rule: 'always',
  });
  expect(made.status, made.text).toBe(200);
}

test('who has left is told by their way, and everybody at the table sees that they were', async () => {
  const { table, sockets, clientOf, absent, a, b, socketOf, nudge, leave } = await begin();
  await webhookOf(clientOf(absent), '/hook');
  expect(await nudge(a)).toMatchObject({ type: 'refused', code: 'still-here' });
  await leave();
  expect(await nudge(a)).toMatchObject({ type: 'ack' });
  expect(await nudge(a)).toMatchObject({ type: 'refused', code: 'nudged-already' });
  expect(await nudge(b)).toMatchObject({ type: 'refused', code: 'nudged-already' });
  for (const one of [a, b])
    await expect.poll(() => socketOf(one).seen(table).chairs[absent]?.nudged).toBeTypeOf('number');
  const titles = () => receiver.at('/hook').map(({ body }) => (JSON.parse(String(body)) as { title: string }).title);
  await expect.poll(titles).toEqual([`${clientOf(a).user.name} reminds you: Glade`]);
  for (const socket of sockets) socket.close();
});

test('nobody is reminded by somebody whom they avoid, nor the other way round', async () => {
  const { table, sockets, clientOf, absent, a, b, nudge, leave } = await begin();
  const block = (who: number, whom: number) =>
    clientOf(who).post(`/api/tables/${table}/mute`, { seat: whom, muted: true, block: true });
  await leave();
  expect((await block(absent, a)).status).toBe(200);
  expect(await nudge(a)).toMatchObject({ type: 'refused', code: 'not-to-nudge' });
  expect((await block(b, absent)).status).toBe(200);
  expect(await nudge(b)).toMatchObject({ type: 'refused', code: 'not-to-nudge' });
  for (const socket of sockets) socket.close();
});

test('who only watches reminds nobody', async () => {
  const { table, sockets, absent, a, leave } = await begin();
  await leave();
  const watcher = await (await Client.guest(server.url, 'Dan')).connect();
  await watcher.watch(table);
  const asked = { type: 'act', table, seat: a, text: `!nudge ${absent}` } as const;
  expect(await watcher.ask(asked)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
  for (const socket of [...sockets, watcher]) socket.close();
});
