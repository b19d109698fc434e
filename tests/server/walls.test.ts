// Doors that were once open: each of these was found by attacking the program with its own clients.
import { readdirSync } from 'node:fs';
import { connect, type Socket as Stream } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ChatLine } from '@sunglade/protocol';
import { loadGame } from '@sunglade/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { Client, request } from './kit/client.ts';
import { startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;
let ann: Client;
let bob: Client;
let eve: Client;

beforeAll(async () => {
  server = await startServer(folder);
  [ann, bob, eve] = [
    await Client.guest(server.url, 'Ann'),
    await Client.guest(server.url, 'Bob'),
    await Client.guest(server.url, 'Eve'),
  ];
});
afterAll(async () => {
  await server?.stop();
  removeFolder(folder);
});

const linkTo = async (client: Client, table: string, seat: number): Promise<string> =>
  (await client.post<{ token: string }>(`/api/tables/${table}/seat-link`, { seat })).body.token;

describe('a link to a chair', () => {
  test('is void when another person sits there', async () => {
    const table = await ann.open('glade');
    const [hers, theirs] = [await eve.connect(), await bob.connect()];
    const sit = { type: 'sit', table, seat: 1, entropy: 'ab'.repeat(32) } as const;
    expect(await hers.ask({ ...sit, name: 'Eve' })).toMatchObject({ type: 'ack' });
    const token = await linkTo(eve, table, 1);
    expect(await hers.ask({ type: 'act', table, seat: 1, text: '!stand' })).toMatchObject({ type: 'ack' });
    expect(await theirs.ask({ ...sit, name: 'Bob' })).toMatchObject({ type: 'ack' });
    expect(await eve.post('/api/claim', { token })).toMatchObject({ status: 409, body: { code: 'link-old' } });
    expect((await bob.get<{ you: number }>(`/api/tables/${table}`)).body.you).toBe(2);
    hers.close();
    theirs.close();
  });

  test('works once', async () => {
    const { table, sockets } = await startTable('glade', [ann, bob]);
    const token = await linkTo(bob, table, 1);
    expect((await eve.post('/api/claim', { token })).status).toBe(200);
    const again = await Client.guest(server.url, 'Mallory');
    expect(await again.post('/api/claim', { token })).toMatchObject({ status: 409, body: { code: 'link-old' } });
    for (const socket of sockets) socket.close();
  });

  test('from before sittings were told apart is void', async () => {
    const { table, sockets } = await startTable('glade', [ann, bob]);
    const token = await linkTo(bob, table, 1);
    const db = new DatabaseSync(join(folder, 'sunglade.sqlite'));
    db.prepare('update seat_links set sitting = null where match = ?').run(table);
    db.close();
    expect(await eve.post('/api/claim', { token })).toMatchObject({ status: 409, body: { code: 'link-old' } });
    for (const socket of sockets) socket.close();
  });
});

describe('muting', () => {
  test('tells neither the id nor the account name of who spoke', async () => {
    const { table, sockets } = await startTable('glade', [ann, bob]);
    await sockets[1]?.ask({ type: 'say', table, text: 'boo' });
    const { body } = await ann.get<ChatLine[]>(`/api/tables/${table}/chat`);
    const line = body.find(({ text }) => text === 'boo')?.n;
    expect((await ann.post(`/api/tables/${table}/mute`, { line, muted: true })).status).toBe(200);
    await bob.post('/api/me', {});
    const renamed = await fetch(`${server.url}/api/me`, {
      method: 'PATCH',
      headers: { cookie: ann.cookie, 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ name: 'Annie' }),
    });
    expect(await renamed.json()).toMatchObject({ user: { name: 'Annie' }, muted: [{ name: 'Bob' }] });
    await fetch(`${server.url}/api/me`, {
      method: 'PATCH',
      headers: { cookie: bob.cookie, 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ name: 'Robert Realname' }),
    });
    const me = await ann.get<{ muted: { id: string; name: string }[] }>('/api/me');
    expect(me.text).not.toContain(bob.user.id);
    expect(me.text).not.toContain('Realname');
    expect(me.body.muted).toHaveLength(1);
    const [muted] = me.body.muted;
    expect((await ann.post(`/api/tables/${table}/mute`, { user: muted?.id, muted: false })).status).toBe(200);
    expect((await ann.get<{ muted: unknown[] }>('/api/me')).body.muted).toEqual([]);
    for (const socket of sockets) socket.close();
  });

  test('needs a line that one could hear, at a table that is there', async () => {
    const nobody = { status: 404, body: { code: 'nobody-to-mute' } };
    expect(await ann.post('/api/tables/no-such-table-000/mute', { line: 0, muted: true })).toMatchObject(nobody);
    expect(await ann.post('/api/tables/no-such-table-000/mute', { user: bob.user.id, muted: true })).toMatchObject(
      nobody,
    );
  });
});

test('what the stands say while a game runs is not for strangers without a session', async () => {
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const watcher = await eve.connect();
  await watcher.watch(table);
  expect(await watcher.ask({ type: 'say', table, text: 'he holds an owl' })).toMatchObject({ type: 'ack' });
  const stranger = await request<ChatLine[]>(server.url, 'GET', `/api/tables/${table}/chat`);
  expect(stranger.text).not.toContain('owl');
  expect((await eve.get(`/api/tables/${table}/chat`)).text).toContain('owl');
  for (const socket of [...sockets, watcher]) socket.close();
});

test('what is said holds nothing that cannot be seen', async () => {
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const hidden = ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u061c', '\u3164', '\u{e0041}'];
  expect(await sockets[0]?.ask({ type: 'say', table, text: hidden.join('') })).toMatchObject({ code: 'nothing-said' });
  await sockets[0]?.ask({ type: 'say', table, text: `h${hidden.join('')}i` });
  const { body } = await ann.get<ChatLine[]>(`/api/tables/${table}/chat`);
  for (const one of hidden) expect(body.at(-1)?.text).not.toContain(one);
  for (const socket of sockets) socket.close();
});

/** A socket as no browser would use it: frames by hand. */
async function rawSocket(client: Client): Promise<Stream> {
  const { hostname, port } = new URL(client.url);
  const stream = connect(Number(port), hostname);
  stream.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${client.url}\r\nCookie: ${client.cookie}\r\n` +
      'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await new Promise((resolve) => stream.once('data', resolve));
  return stream;
}

const memoryOf = async (): Promise<number> => {
  const { text } = await request(server.url, 'GET', '/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
};

const ended = (stream: Stream): Promise<void> =>
  new Promise((resolve) => {
    stream.on('error', () => resolve());
    stream.on('close', () => resolve());
  });

test('a flood of pings whose answers nobody reads is cut off before it costs anything', async () => {
  const stream = await rawSocket(eve);
  stream.pause();
  const before = await memoryOf();
  const over = ended(stream);
  const ping = Buffer.from([0x89, 0xfd, 1, 2, 3, 4, ...new Uint8Array(125)]);
  const many = Buffer.concat(Array.from({ length: 2_000 }, () => ping));
  for (let i = 0; i < 50 && !stream.destroyed; i++)
    await new Promise((resolve) => stream.write(many, () => resolve(undefined)));
  stream.resume();
  await over;
  expect((await memoryOf()) - before).toBeLessThan(50_000_000);
});

test('a message in many tiny pieces is not kept', async () => {
  const stream = await rawSocket(eve);
  const over = ended(stream);
  // One byte each, together less than a message may have: every piece would keep a buffer of its own.
  const piece = (opcode: number): number[] => [opcode, 0x81, 1, 2, 3, 4, 0x62];
  stream.write(Buffer.from(piece(0x01)));
  for (let i = 0; i < 15; i++) stream.write(Buffer.from(Array.from({ length: 1_000 }, () => piece(0x00)).flat()));
  await over;
});

test('a socket that is turned away does not keep its descriptor', async () => {
  const open = (): number => readdirSync(`/proc/${server.pid}/fd`).length;
  const before = open();
  const { hostname, port } = new URL(server.url);
  const streams = Array.from({ length: 100 }, () => {
    const stream = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    stream.on('error', () => undefined);
    stream.write(`GET /nowhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`);
    return stream;
  });
  await Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('data', resolve))));
  await expect.poll(open, { timeout: 5_000 }).toBeLessThan(before + 10);
  for (const stream of streams) stream.destroy();
});

test('under https the session cookie is bound to the host, and an old one is replaced', async () => {
  const own = createFolder();
  const before = await startServer(own);
  const guest = await Client.guest(before.url, 'Ann');
  await before.stop();
  const origin = 'https://games.example.org';
  const port = await freePort();
  const secure = await startServer(own, { PUBLIC_URL: origin, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  const asked = await request(url, 'GET', '/api/me', undefined, { cookie: guest.cookie });
  expect([asked.status, asked.body]).toMatchObject([200, { user: { id: guest.user.id } }]);
  const token = guest.cookie.replace(/^sunglade=/, '');
  const [replaced, cleared] = asked.headers.getSetCookie();
  expect(replaced).toMatch(new RegExp(`^__Host-sunglade=${token}; .*Path=/; HttpOnly; Secure; SameSite=Lax`));
  expect(cleared).toMatch(/^sunglade=; .*Expires=Thu, 01 Jan 1970/);
  // Whoever has the new one is not fooled by one that a neighbour has set beside it.
  const both = { cookie: `sunglade=another; __Host-sunglade=${token}` };
  const again = await request<{ user: { id: string } }>(url, 'GET', '/api/me', undefined, both);
  expect([again.body.user.id, again.headers.getSetCookie()]).toEqual([guest.user.id, []]);
  const gone = await request(url, 'POST', '/api/logout', {}, { ...both, origin });
  expect(gone.headers.getSetCookie().map((text) => text.split('=')[0])).toEqual(['sunglade', '__Host-sunglade']);
  await secure.stop();
  removeFolder(own);
});

test('metrics need a token where the site has a public address', async () => {
  const other = createFolder();
  const port = await freePort();
  const site = await startServer(other, { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
  expect(await request(site.url, 'GET', '/metrics')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  await site.stop();
  removeFolder(other);
});

test('without a public address metrics are for this machine, called by its own name', async () => {
  const { hostname, port } = new URL(server.url);
  const called = (host: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const stream = connect(Number(port), hostname);
      stream.on('error', reject);
      stream.once('data', (part) => {
        stream.destroy();
        resolve(Number(part.toString().slice(9, 12)));
      });
      stream.write(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'LOCALHOST', `[::1]:${port}`])
    expect([host, await called(host)]).toEqual([host, 200]);
  for (const host of ['games.example.org', 'localhost.example.org', '127.0.0.1.nip.io', ''])
    expect([host, await called(host)]).toEqual([host, 403]);
});

test('an export gives turns to others, and there is one at a time for each person', async () => {
  const collector = await Client.guest(server.url, 'Cato');
  // Finished games cost the most to write.
  for (let i = 0; i < 40; i++) {
    const { table, sockets } = await startTable('glade', [collector, bob]);
    await sockets[1]?.ask({ type: 'act', table, seat: 1, text: '!resign' });
    for (const socket of sockets) socket.close();
  }
  const order: string[] = [];
  const first = collector.get('/api/account/export').then((answer) => {
    order.push('export');
    return answer;
  });
  const [again] = await Promise.all([
    collector.get('/api/account/export'),
    request(server.url, 'GET', '/healthz').then(() => order.push('other')),
  ]);
  const whole = await first;
  const answers = [whole.status, again.status].toSorted();
  expect(answers).toEqual([200, 503]);
  expect(order[0]).toBe('other');
});

test('an edition travels without what nobody reads, and its author hears what is strange about it', async () => {
  const house = (await loadGame('harmonies'))?.editions[0]?.content as { animals: object[] };
  const [first, ...others] = house.animals;
  const part = (q: number, r: number, feature: string) => ({ q, r, feature, note: 'x'.repeat(500) });
  const pattern = [part(0, 0, 'water'), part(1, 0, 'field'), part(2, -1, 'building')];
  const edition = { ...house, id: 'my-own', padding: 'x'.repeat(100_000), animals: [{ ...first, pattern }, ...others] };
  const opened = await ann.post<{ id: string; warnings: object[] }>('/api/tables', {
    game: 'harmonies',
    seats: 2,
    edition,
  });
  expect(opened).toMatchObject({
    status: 200,
    body: { warnings: [{ code: 'edition-mirrored', path: 'edition.animals[0].pattern' }] },
  });
  const { text } = await ann.get(`/api/tables/${opened.body.id}`);
  expect(text.length).toBeLessThan(20_000);
  expect(text).not.toContain('xxx');
});

describe('every door answers with a code', () => {
  /** The whole answer to raw bytes. */
  const answerTo = (bytes: string): Promise<string> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(server.url);
      const stream = connect(Number(port), hostname);
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk.toString();
      });
      stream.on('error', () => resolve(text));
      stream.on('close', () => resolve(text));
      stream.write(bytes);
    });

  test.each([
    ['bytes that are no request', 'hello there\r\n\r\n', 400, 'bad-request'],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n', 400, 'bad-request'],
    ['no host', 'GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
    ['an address that is none', 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
    [
      'another protocol',
      'GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
      404,
      'not-found',
    ],
    [
      'a socket elsewhere',
      'GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      404,
      'not-found',
    ],
  ])('%s', async (_what, bytes, status, code) => {
    const text = await answerTo(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({ code });
  });

  test('a body that nests without end', async () => {
    const edition = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    const body = `{"game":"glade","seats":2,"edition":${edition}}`;
    expect(await ann.post('/api/tables', body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await ann.post('/api/tables', '{"game":')).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });
});
