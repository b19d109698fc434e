import { replayRecord } from '@sunglade/core';
import type { ChatLine, Listed } from '@sunglade/protocol';
import { GAME_IDS, loadGame } from '@sunglade/registry';
import type { Past, Seen } from '@sunglade/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, ENTROPY, request, type Socket } from './kit/client.ts';
import { anyStep, level, playOn, rulesOf, seatsToMove, startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;

beforeAll(async () => {
  server = await startServer(folder);
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
  removeFolder(folder);
});

const guests = (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(server.url, name)));
const two = async (): Promise<[Client, Client]> => (await guests('Ann', 'Bob')) as [Client, Client];

describe.each(GAME_IDS)('%s', (id) => {
  test('a whole game over sockets, and a record that anybody can check', async () => {
    const people = await two();
    const { table, sockets } = await startTable(id, people);
    const watcher = await (await Client.guest(server.url, 'Eve')).connect();
    await watcher.watch(table);
    expect((await people[0].get(`/api/tables/${table}/record`)).body).toEqual({ code: 'not-over' });
    await playOn(table, sockets, 10_000, 7);
    await level(table, [...sockets, watcher]);
    expect(watcher.seen(table)).toMatchObject({ status: 'over', you: 0, result: { by: 'rules' } });
    const record = (await people[0].get(`/api/tables/${table}/record`)).body;
    const game = await loadGame(id);
    if (!game) throw new Error('no game');
    expect(record).toMatchObject({ players: ['Ann', 'Bob'], proof: { commitment: watcher.seen(table).commitment } });
    expect(replayRecord(record, game)).toMatchObject({ ok: true });
    const past = (await people[0].get<Past[]>(`/api/tables/${table}/past?views=1`)).body;
    expect(past.at(-1)?.view).toEqual(sockets[0]?.seen(table).view);
    for (const socket of [...sockets, watcher]) socket.close();
  });
});

test('a link is enough to sit down, and looking at a table joins nothing', async () => {
  const [ann, bob] = await two();
  const table = await ann.open('glade', { public: false });
  const before = (await bob.get<Seen>(`/api/tables/${table}`)).body;
  expect(before.chairs.map(({ taken }) => taken)).toEqual([false, false]);
  expect((await request<Seen>(server.url, 'GET', `/api/tables/${table}`)).body.you).toBe(0);
  const socket = await bob.connect();
  await socket.watch(table);
  await socket.must({ type: 'sit', table, name: 'Bob', entropy: ENTROPY });
  expect(socket.seen(table)).toMatchObject({ you: 1, chairs: [{ name: 'Bob', you: true }, { taken: false }] });
  socket.close();
});

test('the lobby shows public tables only; the own list says where it is one’s turn', async () => {
  const [ann, bob] = await two();
  const hidden = await ann.open('glade', { public: false });
  const { table, sockets } = await startTable('glade', [ann, bob], { public: true });
  const lobby = (await request<Listed[]>(server.url, 'GET', '/api/tables')).body.map(({ id }) => id);
  expect(lobby).toContain(table);
  expect(lobby).not.toContain(hidden);
  const mine = (await ann.get<Listed[]>('/api/mine')).body;
  expect(mine.find(({ id }) => id === table)).toMatchObject({
    status: 'playing',
    names: ['Ann', 'Bob'],
    you: 0b01,
    acting: sockets[0]?.seen(table).acting,
    yourTurn: true,
  });
  expect(mine.find(({ id }) => id === hidden)).toMatchObject({
    status: 'open',
    you: 0,
    acting: 0,
    yourTurn: false,
  });
  // Whose turn it is at other people’s tables is for whoever looks at them.
  expect((await request<Listed[]>(server.url, 'GET', '/api/tables')).text).not.toContain('acting');

  for (const socket of sockets) socket.close();
});

test('options and editions are checked, every problem named', async () => {
  const ann = await Client.guest(server.url);
  const open = (body: unknown) => ann.post('/api/tables', body);
  expect(await open({ game: 'chess', seats: 2 })).toMatchObject({ status: 400, body: { code: 'no-such-game' } });
  expect(await open({ game: 'glade', seats: 2, options: { berries: 'many' } })).toMatchObject({
    status: 400,
    body: { code: 'bad-setup', problems: [{}] },
  });
  expect(await open({ game: 'glade', seats: 2, edition: { id: 'x', content: 1 } })).toMatchObject({ status: 400 });
  expect(await open({ game: 'glade', seats: 2, fillIn: 'god' })).toMatchObject({ body: { code: 'no-such-level' } });
  expect(await open({ game: 'glade', seats: 'two' })).toMatchObject({
    status: 400,
    body: { code: 'bad-request', problems: [{ path: 'seats' }] },
  });
});

test('the same seat in two tabs stays in step', async () => {
  const [ann, bob] = await two();
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const second = await ann.connect();
  await second.watch(table);
  await playOn(table, sockets, 9);
  await level(table, [...sockets, second]);
  const timeless = (seen: Seen) => ({ ...seen, now: 0 });
  expect(timeless(second.seen(table))).toEqual(timeless(sockets[0]!.seen(table)));
  for (const socket of [...sockets, second]) socket.close();
});

test('undo as the rules seal it, resigning, and a rematch in the same chairs', async () => {
  const [ann, bob] = await two();
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const [a, b] = sockets as [Socket, Socket];
  const rules = await rulesOf(a.seen(table));
  const before = a.seen(table).counts[0];
  await a.must(anyStep(rules, a.seen(table), 0, () => 0));
  expect(a.seen(table)).toMatchObject({ counts: [1, 0], undo: 1 });
  await a.act(table, 0, '!undo');
  expect(a.seen(table).counts[0]).toBe(before);
  expect(await a.ask({ type: 'act', table, seat: 0, text: '!undo' })).toMatchObject({ code: 'nothing-to-undo' });
  expect(await a.ask({ type: 'act', table, seat: 1, text: '!undo' })).toMatchObject({ code: 'not-your-seat' });
  expect((await ann.post(`/api/tables/${table}/rematch`)).body).toEqual({ code: 'not-over' });
  await b.act(table, 1, '!resign');
  await level(table, sockets);
  expect(a.seen(table)).toMatchObject({ status: 'over', result: { by: 'resign', places: [1, 2] } });
  const [first, second] = await Promise.all([
    ann.post(`/api/tables/${table}/rematch`),
    bob.post(`/api/tables/${table}/rematch`),
  ]);
  expect(first.body).toEqual(second.body);
  await level(table, sockets);
  expect(a.seen(table).next).toBe((first.body as { id: string }).id);
  for (const socket of sockets) socket.close();
});

test('before the start one may leave, the host may remove, close, and put bots on chairs', async () => {
  const [ann, bob] = await two();
  const table = await ann.open('glade');
  const [a, b] = [await ann.connect(), await bob.connect()];
  await a.watch(table);
  await a.sit(table, 0);
  await b.sit(table, 1);
  expect(await b.ask({ type: 'act', table, seat: 0, text: '!stand' })).toMatchObject({ code: 'host-only' });
  await b.act(table, 1, '!stand');
  await b.sit(table, 1);
  await a.act(table, 1, '!stand');
  expect(await b.ask({ type: 'act', table, seat: 1, text: '!bot greedy' })).toMatchObject({ code: 'host-only' });
  expect(await a.ask({ type: 'act', table, seat: 1, text: '!bot god' })).toMatchObject({ code: 'no-such-level' });
  expect(await a.ask({ type: 'act', table, seat: -1, text: '!start' })).toMatchObject({ code: 'chairs-empty' });
  await a.act(table, -1, '!close');
  expect(a.seen(table).status).toBe('closed');
  a.close();
  b.close();
});

test('a bot plays against a person to the end', async () => {
  const ann = await Client.guest(server.url, 'Ann');
  const table = await ann.open('glade');
  const a = await ann.connect();
  await a.watch(table);
  await a.sit(table, 0);
  await a.act(table, 1, '!bot greedy');
  await a.act(table, -1, '!start');
  const rules = await rulesOf(a.seen(table));
  const ended = Date.now() + 60_000;
  while (a.seen(table).status === 'playing' && Date.now() < ended) {
    if (seatsToMove(a.seen(table)).length > 0) await a.ask(anyStep(rules, a.seen(table), 0, (n) => n >> 1));
    else await new Promise((done) => setTimeout(done, 5));
  }
  expect(a.seen(table)).toMatchObject({ status: 'over', result: { by: 'rules' } });
  a.close();
});

test('spectators talk among themselves while the game runs; who is muted is not heard', async () => {
  const [ann, bob, eve, zoe] = (await guests('Ann', 'Bob', 'Eve', 'Zoe')) as [Client, Client, Client, Client];
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const [a, b, e, z] = [...sockets, await eve.connect(), await zoe.connect()] as [Socket, Socket, Socket, Socket];
  const all = [a, b, e, z];
  for (const socket of all) socket.keep = true;
  for (const socket of [e, z]) await socket.watch(table);
  const say = (socket: Socket, text: string) => socket.must({ type: 'say', table, text });
  const texts = (socket: Socket): string[] =>
    socket.heard.flatMap((text) => {
      const message = JSON.parse(text);
      return message.type === 'chat' ? [message.line.text] : [];
    });
  await say(a, 'good luck');
  await say(e, 'he holds the owl');
  expect(await e.ask({ type: 'say', table, text: '\u202e \u0000' })).toMatchObject({ code: 'nothing-said' });
  expect((await zoe.post(`/api/tables/${table}/mute`, { line: 1, muted: true })).status).toBe(200);
  await say(e, 'and the fox');
  await expect
    .poll(() => all.map(texts))
    .toEqual([
      ['good luck'],
      ['good luck'],
      ['good luck', 'he holds the owl', 'and the fox'],
      ['good luck', 'he holds the owl'],
    ]);
  const read = async (who: Client) =>
    (await who.get<ChatLine[]>(`/api/tables/${table}/chat`)).body.map(({ text }) => text);
  expect(await read(bob)).toEqual(['good luck']);
  expect(await read(zoe)).toEqual(['good luck']);
  await b.act(table, 1, '!resign');
  expect(await read(bob)).toEqual(['good luck', 'he holds the owl', 'and the fox']);
  expect((await zoe.get<{ muted: unknown[] }>('/api/me')).body.muted).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{32}$/), name: eve.user.name, blocked: false },
  ]);
  for (const socket of all) socket.close();
});

test('a ready phrase is told by its name, and only one that the table has', async () => {
  const [ann, bob] = await two();
  const { table, sockets } = await startTable('everdell-duo', [ann, bob], {
    options: { mode: 'together', chapter: 1 },
  });
  const [a] = sockets as [Socket];
  await a.must({ type: 'phrase', table, phrase: { id: 'hello' } });
  await a.must({ type: 'phrase', table, phrase: { id: 'need', about: 'twig' } });
  const wrong = await a.ask({ type: 'phrase', table, phrase: { id: 'need', about: 'gold' } });
  expect(wrong).toMatchObject({ code: 'no-such-phrase' });
  const { body } = await bob.get<ChatLine[]>(`/api/tables/${table}/chat`);
  expect(body.map(({ text, phrase }) => [text, phrase])).toEqual([
    ['', { id: 'hello' }],
    ['', { id: 'need', about: 'twig' }],
  ]);
  for (const socket of sockets) socket.close();
});

test('who watches talks under the name they have now, not the one they came with', async () => {
  const [ann, bob, eve] = (await guests('Ann', 'Bob', 'Guest')) as [Client, Client, Client];
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const socket = await eve.connect();
  await socket.watch(table);
  const named = await request(server.url, 'PATCH', '/api/me', { name: 'Eve' }, { cookie: eve.cookie });
  expect(named.status).toBe(200);
  await socket.must({ type: 'say', table, text: 'hello' });
  const { body } = await eve.get<ChatLine[]>(`/api/tables/${table}/chat`);
  expect(body.map(({ name, seat }) => [name, seat])).toEqual([['Eve', -1]]);
  for (const one of [...sockets, socket]) one.close();
});

test('everybody sees who is there', async () => {
  const [ann, bob] = await two();
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const [a, b] = sockets as [Socket, Socket];
  const seen: unknown[] = [];
  a.onMessage = (message) => {
    if (message.type === 'presence') seen.push([message.here, message.watching]);
  };
  const eve = await (await Client.guest(server.url)).connect();
  await eve.watch(table);
  await expect.poll(() => seen.at(-1)).toEqual([3, 1]);
  b.close();
  eve.close();
  await expect.poll(() => seen.at(-1)).toEqual([1, 0]);
  a.close();
});

test('a bot plays for somebody who left, if the others want it, until that person is back', async () => {
  const [ann, bob] = await two();
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const [a, b] = sockets as [Socket, Socket];
  const [left, waits, seat] = (a.seen(table)?.acting ?? 0) & 1 ? [a, b, 0] : [b, a, 1];
  const ask = { type: 'act', table, seat: 1 - seat, text: `!propose bot ${seat}` } as const;
  expect(await waits.ask(ask)).toMatchObject({ type: 'refused', code: 'still-here' });
  left.close();
  await expect.poll(async () => (await waits.ask(ask)).type).toBe('ack');
  await expect.poll(() => waits.seen(table)?.chairs[seat]?.away).toBe(true);
  // The bot plays on by itself, and the person takes the chair back with the first word.
  const again = await (seat === 0 ? ann : bob).connect();
  await again.watch(table);
  await again.must({ type: 'act', table, seat, text: '!return' });
  await expect.poll(() => waits.seen(table)?.chairs[seat]?.away).toBe(false);
  for (const one of [again, waits]) one.close();
});

test('a recovery code brings a person back on another device, a seat link brings back a chair', async () => {
  const [ann, bob] = await two();
  const { table, sockets } = await startTable('glade', [ann, bob]);
  const again = await Client.enter(server.url, '/api/recover', {
    code: ann.recovery.toLowerCase().replaceAll('-', ' '),
  });
  expect(again.user).toEqual(ann.user);
  expect((await again.get<Listed[]>('/api/mine')).body[0]?.id).toBe(table);
  expect((await request(server.url, 'POST', '/api/recover', { code: 'AAAAA-AAAAA' })).status).toBe(404);

  const eve = await Client.guest(server.url, 'Eve');
  expect((await eve.post(`/api/tables/${table}/seat-link`, { seat: 1 })).body).toEqual({ code: 'not-your-seat' });
  const { token } = (await bob.post<{ token: string }>(`/api/tables/${table}/seat-link`, { seat: 1 })).body;
  const claimed = await eve.post('/api/claim', { token });
  expect(claimed.body).toEqual({ table, seat: 1 });
  await level(table, sockets);
  expect(sockets[1]?.seen(table).you).toBe(0);
  expect((await eve.get<Seen>(`/api/tables/${table}`)).body.you).toBe(2);
  expect((await eve.post('/api/claim', { token: 'x'.repeat(43) })).body).toEqual({ code: 'no-such-link' });
  for (const socket of sockets) socket.close();
});

test('a page of another protocol is asked to reload', async () => {
  const ann = await Client.guest(server.url);
  const socket = await ann.connect();
  socket.keep = true;
  socket.send({ type: 'hello', protocol: 999 });
  await expect.poll(() => socket.closed).toBe(4426);
  expect(socket.heard.some((text) => text.includes('"reload"'))).toBe(true);
});

test('names cannot break out, hide or pass for a bot', async () => {
  const guest = await Client.guest(server.url, '  @\u202egreedy\u200b\n bot ');
  expect(guest.user.name).toBe('greedy bot');
  expect((await request(server.url, 'POST', '/api/guest', { name: '\u200b\u202e' })).body).toEqual({
    code: 'bad-name',
  });
});

test('what the API offers is written down by itself', async () => {
  const { body } = await request<{ paths: Record<string, unknown> }>(server.url, 'GET', '/api/openapi.json');
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/tables/{id}/past', '/api/claim', '/api/guest']),
  );
  expect(JSON.stringify(body)).toContain('fillIn');
});

test('health and metrics, without a name in them', async () => {
  const ann = await Client.guest(server.url, 'Xanthippe');
  const { table, sockets } = await startTable('glade', [ann, ann]);
  await playOn(table, sockets, 3);
  expect((await request(server.url, 'GET', '/healthz')).status).toBe(200);
  expect((await request(server.url, 'GET', '/readyz')).status).toBe(200);
  const metrics = (await request(server.url, 'GET', '/metrics')).text;
  expect(metrics).toMatch(/sunglade_lines_total [1-9]/);
  expect(metrics).not.toMatch(new RegExp(`Xanthippe|${table}|${ann.user.id}`));
  expect((await request(server.url, 'GET', '/metrics', undefined, { 'x-forwarded-for': '1.2.3.4' })).status).toBe(403);
  for (const socket of sockets) socket.close();
});
