// Somebody has left, and there is no clock: those who are there decide whether a bot plays on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Socket } from './kit/client.ts';
import { startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folders = [createFolder(), createFolder()] as const;
let server: Server;
let patient: Server;

beforeAll(async () => {
  server = await startServer(folders[0]);
  patient = await startServer(folders[1], { AWAY_MINUTES: '30' });
});
afterAll(async () => {
  for (const one of [server, patient]) await one.stop();
  for (const folder of folders) removeFolder(folder);
});

const people = (url: string, count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => Client.guest(url, `Player ${i}`)));

/** Four people at a table; who has to act, and the others. */
async function begin(url: string) {
  const clients = await people(url, 4);
  const { table, sockets } = await startTable('glade', clients as [Client, ...Client[]]);
  const acting = sockets[0]?.seen(table).acting ?? 0;
  const absent = [0, 1, 2, 3].find((one) => acting & (1 << one)) ?? 0;
  const others = [0, 1, 2, 3].filter((one) => one !== absent);
  const socketOf = (one: number): Socket => {
    const socket = sockets[one];
    if (!socket) throw new Error('no socket');
    return socket;
  };
  const here = async (mask: number): Promise<void> => {
    const seen: number[] = [];
    const [first = 0] = others;
    socketOf(first).onMessage = (message) => {
      if (message.type === 'presence') seen.push(message.here);
    };
    // Whoever watches again is told who is there.
    await socketOf(first).watch(table);
    await expect.poll(() => seen.at(-1)).toBe(mask);
  };
  return { clients, table, sockets, absent, others, socketOf, here };
}

test('those who are there are asked; who left as well is not, and one no ends it for a while', async () => {
  const { clients, table, sockets, absent, others, socketOf, here } = await begin(server.url);
  const [a = 0, b = 0, c = 0] = others;
  socketOf(absent).close();
  socketOf(c).close();
  await here((1 << a) | (1 << b));
  const propose = { type: 'act', table, seat: a, text: `!propose bot ${absent}` } as const;
  expect(await socketOf(a).ask(propose)).toMatchObject({ type: 'ack' });
  await expect.poll(() => socketOf(b).seen(table).proposal?.asked).toBe((1 << a) | (1 << b));
  expect(await socketOf(b).ask({ type: 'act', table, seat: b, text: '!decline' })).toMatchObject({ type: 'ack' });
  expect(await socketOf(a).ask(propose)).toMatchObject({ type: 'refused', code: 'asked-lately' });
  expect(socketOf(a).seen(table).chairs[absent]?.away).toBe(false);
  for (const socket of sockets) socket.close();
  expect(clients).toHaveLength(4);
});

test('when all who are there agree a bot plays, and whoever comes back has their chair', async () => {
  const { clients, table, sockets, absent, others, socketOf, here } = await begin(server.url);
  const [a = 0, b = 0, c = 0] = others;
  socketOf(absent).close();
  await here((1 << a) | (1 << b) | (1 << c));
  await socketOf(a).act(table, a, `!propose bot ${absent}`);
  await socketOf(b).act(table, b, '!agree');
  expect(socketOf(a).seen(table).chairs[absent]?.away).toBe(false);
  await socketOf(c).act(table, c, '!agree');
  await expect.poll(() => socketOf(a).seen(table).chairs[absent]?.away).toBe(true);
  const back = await clients[absent]?.connect();
  await back?.watch(table);
  await back?.act(table, absent, '!return');
  await expect.poll(() => socketOf(a).seen(table).chairs[absent]?.away).toBe(false);
  for (const socket of [...sockets, back]) socket?.close();
});

test('nobody agrees to a bot for somebody who is back', async () => {
  const { clients, table, sockets, absent, others, socketOf, here } = await begin(server.url);
  const [a = 0, b = 0, c = 0] = others;
  socketOf(absent).close();
  await here((1 << a) | (1 << b) | (1 << c));
  await socketOf(a).act(table, a, `!propose bot ${absent}`);
  const back = await clients[absent]?.connect();
  await back?.watch(table);
  await here(15);
  expect(await socketOf(b).ask({ type: 'act', table, seat: b, text: '!agree' })).toMatchObject({ code: 'still-here' });
  for (const socket of [...sockets, back]) socket?.close();
});

test('whose time is up need not be gone: where the table waits, the others decide', async () => {
  const clients = await people(patient.url, 2);
  const more = { clock: { kind: 'move', seconds: 5 }, onTimeout: 'wait' };
  const { table, sockets } = await startTable('glade', clients as [Client, ...Client[]], more);
  const [first, second] = sockets as [Socket, Socket];
  const late = first.seen(table).acting & 1 ? 0 : 1;
  const [asks, other] = late === 0 ? [second, 1] : [first, 0];
  const propose = { type: 'act', table, seat: other, text: `!propose bot ${late}` } as const;
  expect(await asks.ask(propose)).toMatchObject({ type: 'refused', code: 'still-here' });
  await new Promise((done) => setTimeout(done, 6_000));
  expect(asks.seen(table)).toMatchObject({ status: 'playing', onTimeout: 'wait' });
  expect(asks.seen(table).chairs[late]).toMatchObject({ away: false });
  expect(await asks.ask(propose)).toMatchObject({ type: 'ack' });
  await expect.poll(() => asks.seen(table).chairs[late]?.away).toBe(true);
  for (const socket of sockets) socket.close();
});

test('who left a moment ago is given some time', async () => {
  const { table, sockets, absent, others, socketOf, here } = await begin(patient.url);
  const [a = 0, b = 0, c = 0] = others;
  socketOf(absent).close();
  await here((1 << a) | (1 << b) | (1 << c));
  const propose = { type: 'act', table, seat: a, text: `!propose bot ${absent}` } as const;
  expect(await socketOf(a).ask(propose)).toMatchObject({ type: 'refused', code: 'away-briefly' });
  for (const socket of sockets) socket.close();
});
