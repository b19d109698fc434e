import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { ServerMessage } from '@sunglade/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { Client, ENTROPY, newId, request, Socket } from './kit/client.ts';
import { MESSAGE_TYPES, mangled, mangledMessages, safeJson } from './kit/mangled.ts';
import { anyStep, playOn, rulesOf, startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;
let ann: Client;
let bob: Client;

beforeAll(async () => {
  server = await startServer(folder);
  [ann, bob] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')];
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
  expect(server.output).not.toMatch(/TypeError|ReferenceError|UnhandledPromise/);
  removeFolder(folder);
});

const closeOf = async (headers: Record<string, string>): Promise<number | null> => {
  const socket = await Socket.open(server.url, headers);
  await expect.poll(() => socket.closed).not.toBeNull();
  return socket.closed;
};

/** How the server turns a socket away before it is open. */
const turnedAway = (headers: Record<string, string>): Promise<string> =>
  Socket.open(server.url, headers).then(
    () => 'opened',
    (error: unknown) => String(error).replace(/.*: /, ''),
  );

const MESSAGES = 10_000;
describe('who one is not', () => {
  test('another seat’s moves, undo, resignation and link are refused', async () => {
    const { table, sockets } = await startTable('glade', [ann, bob]);
    const [a, b] = sockets as [Socket, Socket];
    const rules = await rulesOf(a.seen(table));
    const annsStep = anyStep(rules, a.seen(table), 0, () => 0);
    const eve = await (await Client.guest(server.url, 'Eve')).connect();
    for (const thief of [b, eve]) {
      expect(await thief.ask(annsStep)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
      for (const text of ['!undo', '!resign', '!return', '!propose 0', '!agree'])
        expect(await thief.ask({ type: 'act', table, seat: 0, text })).toMatchObject({ type: 'refused' });
    }
    expect(await eve.ask({ type: 'act', table, seat: -1, text: '!close' })).toMatchObject({ code: 'host-only' });
    expect(await eve.ask({ type: 'sit', table, seat: 0, name: 'Eve', entropy: ENTROPY })).toMatchObject({
      type: 'refused',
    });
    expect(a.seen(table).seq).toBe(3);
    for (const socket of [a, b, eve]) socket.close();
  });

  test('moves out of turn and impossible moves are refused with their code', async () => {
    const { table, sockets } = await startTable('glade', [ann, bob]);
    await playOn(table, sockets, 6);
    const [a, b] = sockets as [Socket, Socket];
    const seen = a.seen(table);
    const [idle, other] = seen.acting & 1 ? [b, 1] : [a, 0];
    const rules = await rulesOf(seen);
    const mover = idle === a ? b : a;
    const step = anyStep(rules, mover.seen(table), 1 - other, () => 0);
    const at = idle.seen(table).counts[other] ?? 0;
    if ((seen.acting & (1 << other)) === 0)
      expect(await idle.ask({ ...step, seat: other, at })).toMatchObject({ type: 'refused', code: 'not-your-turn' });
    expect(await mover.ask({ ...step, at: step.at + 1 })).toMatchObject({ code: 'stale' });
    expect(await mover.ask({ ...step, steps: ['☃'] })).toMatchObject({ code: 'unknown-step', index: 0 });
    expect(await mover.ask({ ...step, table: 'x'.repeat(22) })).toMatchObject({ code: 'no-such-table' });
    for (const socket of sockets) socket.close();
  });

  test('forged, foreign and ended sessions open nothing', async () => {
    expect(await closeOf({})).toBe(4401);
    expect(await closeOf({ cookie: `sunglade=${'A'.repeat(43)}` })).toBe(4401);
    expect(await closeOf({ cookie: `sunglade=${'A'.repeat(5_000)}` })).toBe(4401);
    expect(await closeOf({ cookie: `${bob.cookie}x` })).toBe(4401);
    expect((await request(server.url, 'GET', '/api/mine', undefined, { cookie: 'sunglade=%00%ff' })).status).toBe(401);
    const leaving = await Client.guest(server.url);
    const socket = await leaving.connect();
    expect((await leaving.post('/api/logout')).status).toBe(200);
    await expect.poll(() => socket.closed).toBe(4401);
    expect((await leaving.get<{ user: unknown }>('/api/me')).body.user).toBeNull();
    expect(await closeOf({ cookie: leaving.cookie })).toBe(4401);
  });

  test('a session that has expired is worth nothing', async () => {
    const other = createFolder();
    const short = await startServer(other, { SESSION_DAYS: '0.001' }); // 86 s: the shortest there is
    const guest = await Client.guest(short.url);
    expect((await guest.get<{ user: unknown }>('/api/me')).body.user).not.toBeNull();
    await short.stop();
    const late = await startServer(other, { SESSION_DAYS: '0.001', TEST_CLOCK_OFFSET_SECONDS: '120' });
    const asked = await request<{ user: unknown }>(late.url, 'GET', '/api/me', undefined, { cookie: guest.cookie });
    expect(asked.body.user).toBeNull();
    await late.stop();
    removeFolder(other);
  });

  test('another site’s page gets no socket and changes nothing', async () => {
    const host = new URL(server.url).host;
    for (const origin of [
      'https://evil.example',
      'null',
      `http://${host}.evil.example`,
      `https://evil.example:${host.split(':')[1]}`,
    ])
      expect(await turnedAway({ cookie: ann.cookie, origin })).toBe('403');
    const own = await Socket.open(server.url, { cookie: ann.cookie, origin: server.url });
    await own.watch(await ann.open('glade'));
    own.close();
    const body = { game: 'glade', seats: 2 };
    const post = (headers: Record<string, string>) =>
      request(server.url, 'POST', '/api/tables', body, { cookie: ann.cookie, ...headers });
    expect(await post({ origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      body: { code: 'foreign-origin' },
    });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
    // However the address is written.
    const headers = { cookie: ann.cookie, origin: 'https://evil.example' };
    for (const path of [
      '/%61pi/tables',
      '/api/%74ables',
      '//api/tables',
      '/api//tables',
      '/API/tables',
      '/api/tables?',
    ])
      expect([403, 404]).toContain((await request(server.url, 'POST', path, body, headers)).status);
  });

  test('the cookie is out of reach of scripts and other sites, and of http where the site is https', async () => {
    const cookie = (await request(server.url, 'POST', '/api/guest', {})).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    const other = createFolder();
    const port = await freePort();
    const safe = await startServer(other, { PUBLIC_URL: 'https://games.example.org', PORT: String(port) });
    const answer = await request(
      `http://127.0.0.1:${port}`,
      'POST',
      '/api/guest',
      {},
      { origin: 'https://games.example.org' },
    );
    expect(answer.headers.get('set-cookie')).toMatch(/Secure/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age/);
    await safe.stop();
    removeFolder(other);
  });
});

describe('what one does not find', () => {
  test('a private table is found by its link only', async () => {
    const table = await ann.open('glade', { public: false });
    expect(table).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const everything = [
      await request(server.url, 'GET', '/api/tables'),
      await bob.get('/api/mine'),
      await bob.get('/api/games'),
      await request(server.url, 'GET', '/metrics'),
    ];
    for (const { text } of everything) expect(text).not.toContain(table);
    for (const guess of [
      table.slice(0, -1),
      `${table.slice(0, -1)}${table.endsWith('A') ? 'B' : 'A'}`,
      '../../etc/passwd',
      '%00',
      "' or 1=1 --",
    ]) {
      const answer = await bob.get(`/api/tables/${encodeURIComponent(guess)}`);
      expect([400, 404]).toContain(answer.status);
    }
  });

  test('nothing outside the page is served', async () => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/../../package.json',
      '/.git/config',
      '//etc/passwd',
    ]) {
      const { text } = await request(server.url, 'GET', path);
      expect(text).not.toMatch(/"workspaces"|\[core\]|root:/);
    }
  });

  test('secrets of people and tables are not in the database as they are', async () => {
    const guest = await Client.guest(server.url, 'Careful');
    const { table, sockets } = await startTable('glade', [guest, guest]);
    const { token } = (await guest.post<{ token: string }>(`/api/tables/${table}/seat-link`, { seat: 0 })).body;
    const bytes = readdirSync(folder)
      .map((file) => readFileSync(`${folder}/${file}`).toString('latin1'))
      .join('');
    expect(bytes).toContain('Careful');
    for (const secret of [
      guest.cookie.split('=')[1] ?? '?',
      guest.recovery,
      guest.recovery.replaceAll('-', ''),
      token,
    ]) {
      expect(bytes).not.toContain(secret);
      expect(server.output).not.toContain(secret);
    }
    for (const socket of sockets) socket.close();
  });
});

describe('what does not fit', () => {
  test('oversized and broken frames end the socket, not the server', async () => {
    const big = await ann.connect();
    big.raw.send('x'.repeat(20_000));
    await expect.poll(() => big.closed).toBe(1009);
    const { hostname, port } = new URL(server.url);
    const raw = connect(Number(port), hostname);
    raw.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\nCookie: ${ann.cookie}\r\n\r\n`,
    );
    const closed = new Promise((done) => raw.on('close', done));
    raw.on('data', () => raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 1, 2, 3])));
    raw.on('error', () => undefined);
    await closed;
    const wrong = await ann.connect();
    wrong.keep = true;
    wrong.raw.send(Buffer.from('{"type":"ping"}'), { binary: true });
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '"ping"',
      '{"type":"dance"}',
      '{"type":"ping","more":1}',
      '{"__proto__":{"type":"ping"}}',
    ])
      wrong.raw.send(text);
    await expect
      .poll(() => wrong.heard.filter((text) => text === '{"type":"error","code":"bad-message"}').length)
      .toBe(9);
    wrong.close();
    expect(
      (await request(server.url, 'POST', '/api/tables', `{"game":"${'x'.repeat(300_000)}"}`, { cookie: ann.cookie }))
        .body,
    ).toEqual({ code: 'too-large' });
    expect((await request(server.url, 'POST', '/api/tables', '{"game":', { cookie: ann.cookie })).body).toEqual({
      code: 'bad-request',
    });
    expect((await request(server.url, 'GET', '/healthz')).status).toBe(200);
  });

  test('nobody says anything before hello', async () => {
    const socket = await Socket.open(server.url, { cookie: ann.cookie }, false);
    socket.keep = true;
    socket.send({ type: 'ping' });
    await expect.poll(() => socket.heard).toEqual(['{"type":"error","code":"hello-first"}']);
    socket.close();
  });

  test.each(MESSAGE_TYPES)('%s: ten thousand mangled messages leave the table as it was', async (type) => {
    const { table, sockets } = await startTable('glade', [ann, bob]);
    const before = (sockets[0] as Socket).seen(table).seq;
    const eve = await (await Client.guest(server.url, 'Eve')).connect();
    let answers = 0;
    eve.onMessage = (message: ServerMessage) => {
      if (message.type === 'ack') expect(['say', 'phrase']).toContain(type);
      answers++;
    };
    let socket = eve;
    let sent = 0;
    for (const text of mangledMessages(type, table, MESSAGES, 5)) {
      if (socket.closed !== null) socket = await (await Client.guest(server.url, 'Eve')).connect();
      socket.raw.send(text);
      if (++sent % 500 === 0) await new Promise((done) => setTimeout(done, 1));
    }
    await expect.poll(() => answers, { timeout: 20_000 }).toBeGreaterThan(100);
    const pong = await (await ann.connect()).ask({ type: 'watch', table });
    expect(pong).toMatchObject({ type: 'seen', seen: { seq: before, status: 'playing' } });
    expect(await playOn(table, sockets, 2)).toBe(2);
    for (const one of [...sockets, socket]) one.close();
  });
});

describe('mangled requests', () => {
  test('are refused with a code, never with a failure of the server', async () => {
    const bodies: Record<string, Record<string, unknown>> = {
      '/api/tables': {
        game: 'glade',
        seats: 2,
        options: {},
        edition: 'glade-24',
        public: true,
        clock: { kind: 'none' },
        onTimeout: 'bot',
        fillIn: 'random',
      },
      '/api/guest': { name: 'Eve' },
      '/api/recover': { code: 'AAAAA' },
      '/api/claim': { token: 'x' },
    };
    const statuses = new Set<number>();
    for (const [path, valid] of Object.entries(bodies)) {
      const some = fc.sample(mangled(valid), { numRuns: 400, seed: 9 });
      for (let i = 0; i < some.length; i += 20)
        for (const { status, body } of await Promise.all(
          some.slice(i, i + 20).map((one) => ann.post<{ code?: string }>(path, safeJson(one))),
        )) {
          statuses.add(status);
          if (status !== 200) expect(body?.code).toMatch(/^[a-z-]+$/);
        }
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});

describe('floods', () => {
  test('who sends too much is refused and then cut off, the others keep playing', async () => {
    const other = createFolder();
    const strict = await startServer(other, {
      MESSAGES_PER_SECOND: '20',
      REQUESTS_PER_MINUTE: '300',
      SOCKETS_PER_USER: '5',
      TABLES_PER_USER: '3',
    });
    const [a, b, flooder] = [
      await Client.guest(strict.url, 'A'),
      await Client.guest(strict.url, 'B'),
      await Client.guest(strict.url, 'F'),
    ];
    const { table, sockets } = await startTable('glade', [a, b]);
    const flood = await flooder.connect();
    const codes = new Set<string>();
    flood.onMessage = (message) => {
      if (message.type === 'refused' || message.type === 'error') codes.add(message.code);
    };
    const worst = { ms: 0 };
    const playing = (async () => {
      for (let i = 0; i < 12; i++) {
        const began = performance.now();
        await playOn(table, sockets, 1, i + 1);
        worst.ms = Math.max(worst.ms, performance.now() - began);
        await new Promise((done) => setTimeout(done, 60));
      }
    })();
    for (let i = 0; i < 400 && flood.closed === null; i++)
      flood.send({ type: 'say', id: newId(), table, text: 'spam' });
    await expect.poll(() => flood.closed, { timeout: 10_000 }).toBe(4429);
    await playing;
    expect([...codes]).toContain('too-fast');
    expect(worst.ms).toBeLessThan(1_000);

    const many = await Promise.all(Array.from({ length: 8 }, () => flooder.connect()));
    await expect.poll(() => many.filter(({ closed }) => closed === 4403).length).toBe(3);
    for (let i = 0; i < 3; i++) await flooder.open('glade');
    expect((await flooder.post('/api/tables', { game: 'glade', seats: 2 })).body).toEqual({ code: 'too-many-tables' });
    const statuses = await Promise.all(
      Array.from({ length: 320 }, () => request(strict.url, 'GET', '/api/tables').then(({ status }) => status)),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await request(strict.url, 'GET', '/healthz')).status).toBe(200);
    expect(await playOn(table, sockets, 1)).toBe(1);
    await strict.stop();
    removeFolder(other);
  });

  test('new guests and sockets from one address are limited', async () => {
    const other = createFolder();
    const strict = await startServer(other, { GUESTS_PER_HOUR: '3', SOCKETS_PER_ADDRESS: '4' });
    const guest = await Client.guest(strict.url);
    for (let i = 0; i < 2; i++) await Client.guest(strict.url);
    expect(await request(strict.url, 'POST', '/api/guest', {})).toMatchObject({
      status: 429,
      body: { code: 'too-fast' },
    });
    expect((await request(strict.url, 'POST', '/%61pi/guest', {})).status).toBe(429);
    for (let i = 0; i < 4; i++) await guest.connect();
    await expect(guest.connect()).rejects.toThrow(/429/);
    await strict.stop();
    removeFolder(other);
  });
});
