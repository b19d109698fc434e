import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, replayRecord } from '@sunglade/core';
import type { Account, ChatLine, Listed } from '@sunglade/protocol';
import { loadGame } from '@sunglade/registry';
import { FORGOTTEN, type Seen } from '@sunglade/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, request, type Socket } from '../server/kit/client.ts';
import { level, playOn, startTable } from '../server/kit/play.ts';
import { createFolder, removeFolder, runCommand, type Server, startServer } from '../server/kit/server.ts';
import { Person } from './kit/person.ts';

const folder = createFolder();
let server: Server;
let url = '';
const PASSWORD = 'seven quiet owls';

async function start(env: Record<string, string> = {}): Promise<void> {
  server = await startServer(folder, env);
  url = server.url.replace('127.0.0.1', 'localhost');
}

beforeAll(() => start());
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

const guests = async (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(url, name)));
const two = async (...names: string[]): Promise<[Client, Client]> => (await guests(...names)) as [Client, Client];
const personOf = (client: Client): Person => Object.assign(new Person(url), { cookie: client.cookie });
const say = (socket: Socket, table: string, text: string) => socket.must({ type: 'say', table, text });
const replays = async (record: MatchRecord): Promise<boolean> => {
  const game = await loadGame(record.game, record.rules);
  return game !== null && replayRecord(record, game).ok;
};
const recordAt = async (table: string): Promise<MatchRecord> =>
  (await request<MatchRecord>(url, 'GET', `/api/tables/${table}/record`)).body;
/** Everything in the folder of the server, as bytes. */
const onDisk = (): string =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file)).toString('latin1'))
    .join('\n');

/** With what the person signs in from now on. */
async function setPassword(person: Person, wish: string): Promise<string> {
  const { login } = await person.must<{ login: string }>('POST', '/api/account/password', {
    login: wish,
    password: PASSWORD,
  });
  return login;
}

describe('a guest who signs in to an account', () => {
  test('brings along running, open and finished tables, and plays on', async () => {
    const owner = await Person.guest(url, 'Mira');
    const login = await setPassword(owner, 'mira');
    const [guest, bob] = await two('Guest', 'Bob');
    const running = await startTable('glade', [guest, bob]);
    const finished = await startTable('glade', [guest, bob]);
    await finished.sockets[1]?.act(finished.table, 1, '!resign');
    const open = await guest.open('glade');
    const closed = await guest.open('glade');
    const socket = running.sockets[0] as Socket;
    await socket.sit(open, 0, 'Guest');
    await socket.act(closed, -1, '!close');

    const browser = personOf(guest);
    const body = { login, password: PASSWORD, take: true };
    const answer = await browser.must<{ user: { id: string }; moved: number }>('POST', '/api/login/password', body);
    expect(answer).toEqual({ user: owner.client.user, moved: 4 });
    const seen = async (table: string) => browser.must<Seen>('GET', `/api/tables/${table}`);
    expect((await seen(running.table)).you).toBe(1);
    expect((await seen(finished.table)).you).toBe(1);
    expect(await seen(open)).toMatchObject({ you: 1, host: true });
    const mine = await browser.must<Listed[]>('GET', '/api/mine');
    expect(mine.map(({ id }) => id).sort()).toEqual([running.table, finished.table, open, closed].sort());

    // The old sockets are closed and the guest is gone; the account plays on, the opponent noticed nothing.
    await expect.poll(() => socket.closed).toBe(4401);
    expect((await guest.get<{ user: unknown }>('/api/me')).body.user).toBeNull();
    const recover = await request(url, 'POST', '/api/recover', { code: guest.recovery });
    expect(recover.status).toBe(404);
    const account = Object.assign(Object.create(Client.prototype) as Client, { url, cookie: browser.cookie });
    const again = await account.connect();
    await again.watch(running.table);
    await playOn(running.table, [again, running.sockets[1] as Socket], 500);
    expect(again.seen(running.table).status).toBe('over');
    expect(await replays(await recordAt(running.table))).toBe(true);
    await again.act(open, 1, '!bot greedy');
    for (const one of [again, ...running.sockets, ...finished.sockets]) one.close();
  });

  test('leaves them where that is not wanted; an account never moves into another', async () => {
    const ann = await Person.guest(url, 'Ann');
    const login = await setPassword(ann, 'ann-1');
    const [guest, bob] = await two('Guest', 'Bob');
    const { table, sockets } = await startTable('glade', [guest, bob]);
    const browser = personOf(guest);
    const stay = { login, password: PASSWORD };
    expect(await browser.must('POST', '/api/login/password', stay)).toMatchObject({ moved: 0 });
    expect((await browser.must<Seen>('GET', `/api/tables/${table}`)).you).toBe(0);
    const back = new Person(url);
    await back.must('POST', '/api/recover', { code: guest.recovery });
    expect((await back.must<Seen>('GET', `/api/tables/${table}`)).you).toBe(1);
    await setPassword(back, 'guest-1');
    expect(await back.must('POST', '/api/login/password', { ...stay, take: true })).toMatchObject({ moved: 0 });
    expect((await back.must<Seen>('GET', `/api/tables/${table}`)).you).toBe(0);
    for (const socket of sockets) socket.close();
  });
});

interface Exported {
  readonly profile: { readonly name: string };
  readonly chat: readonly { readonly text: string }[];
  readonly sessions: readonly unknown[];
  readonly matches: readonly {
    readonly id: string;
    readonly status: string;
    readonly yours: unknown;
    readonly record: MatchRecord | null;
  }[];
}

test('an export has everything of one person and nothing of another', async () => {
  const [ann, bob] = await two('Annabella', 'Bartholomew');
  const over = await startTable('glade', [ann, bob]);
  const running = await startTable('glade', [bob, ann]);
  const [a, b] = over.sockets as [Socket, Socket];
  await say(a, over.table, 'said by her');
  await say(b, over.table, 'said by him');
  await playOn(over.table, over.sockets, 500);
  const person = personOf(ann);
  await setPassword(person, 'annabella-login');
  await person.addPasskey();
  await person.must('POST', `/api/tables/${over.table}/mute`, { line: 1, muted: true });

  const answer = await person.ask<Exported>('GET', '/api/account/export');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const { profile, chat, sessions, matches } = answer.body;
  expect(profile.name).toBe('Annabella');
  expect(answer.text).toContain('annabella-login');
  expect(chat.map(({ text }) => text)).toEqual(['said by her']);
  expect(sessions).toHaveLength(1);
  expect(matches).toHaveLength(2);
  const finished = matches.find(({ id }) => id === over.table);
  expect(finished).toMatchObject({ status: 'over', yours: [{ seat: 0, name: 'Annabella' }] });
  expect(finished?.record?.players).toEqual(['Annabella', 'Player 2']);
  expect(finished?.record && (await replays(finished.record))).toBe(true);
  expect(matches.find(({ id }) => id === running.table)).toMatchObject({ status: 'playing', record: null });
  for (const secret of ['Bartholomew', bob.user.id, 'said by him', person.cookie.split('=')[1], 'argon2', 'secret of'])
    expect(answer.text).not.toContain(secret);
  expect((await new Person(url).ask('GET', '/api/account/export')).status).toBe(401);
  for (const socket of [...over.sockets, ...running.sockets]) socket.close();
});

describe('whoever is forgotten', () => {
  test('leaves no name, word or login, and every game of the others as it was', async () => {
    const [eve, bob, cleo] = (await guests('Evangeline', 'Bob', 'Cleo')) as [Client, Client, Client];
    const over = await startTable('glade', [eve, bob]);
    await say(over.sockets[0] as Socket, over.table, 'a word of mine');
    await say(over.sockets[1] as Socket, over.table, 'a word of his');
    await playOn(over.table, over.sockets, 500);
    const pair = await startTable('glade', [bob, eve]);
    const three = await startTable('glade', [eve, bob, cleo]);
    const hosted = await eve.open('glade', { public: true });
    const alone = await eve.open('glade', { public: true });
    const handed = await startTable('glade', [eve, bob]);
    const { token } = (await eve.post<{ token: string }>(`/api/tables/${handed.table}/seat-link`, { seat: 0 })).body;
    await cleo.post('/api/claim', { token });
    const [e, b] = over.sockets as [Socket, Socket];
    await e.sit(hosted, 0, 'Evangeline');
    await b.sit(hosted, 1, 'Bob');
    const before = await recordAt(over.table);
    expect(before.players).toEqual(['Evangeline', 'Bob']);
    const person = personOf(eve);
    const login = await setPassword(person, 'evangeline-login');
    const key = await person.addPasskey();
    expect(onDisk()).toContain('Evangeline');

    await person.must('DELETE', '/api/account');
    for (const trace of ['Evangeline', 'evangeline-login', 'a word of mine', key.id])
      expect(onDisk()).not.toContain(trace);
    expect(onDisk()).toContain('a word of his');
    expect((await eve.get<{ user: unknown }>('/api/me')).body.user).toBeNull();
    await expect.poll(() => e.closed).toBe(4401);
    expect((await new Person(url).login(key)).status).toBe(400);
    const gone = { login, password: PASSWORD };
    expect((await new Person(url).ask('POST', '/api/login/password', gone)).status).toBe(401);
    expect((await request(url, 'POST', '/api/recover', { code: eve.recovery })).status).toBe(404);

    // The finished game is the same but for a name.
    expect(await recordAt(over.table)).toEqual({ ...before, players: [FORGOTTEN, 'Bob'] });
    expect(await replays(await recordAt(over.table))).toBe(true);
    const talk = await bob.get<ChatLine[]>(`/api/tables/${over.table}/chat`);
    expect(talk.body.map(({ n, text }) => [n, text])).toEqual([[1, 'a word of his']]);
    // A game of two ends for the other, a game of three goes on with a bot, an open table has a new host.
    const seenBy = async (who: Client, table: string) => (await who.get<Seen>(`/api/tables/${table}`)).body;
    expect(await seenBy(bob, pair.table)).toMatchObject({ status: 'over', result: { by: 'resign' } });
    expect((await seenBy(bob, three.table)).chairs[0]).toMatchObject({ name: FORGOTTEN, out: true });
    expect(await seenBy(bob, hosted)).toMatchObject({ status: 'open', host: true, chairs: [{ taken: false }, {}] });
    expect((await seenBy(bob, alone)).status).toBe('closed');
    expect((await seenBy(cleo, handed.table)).chairs[0]).toMatchObject({ name: FORGOTTEN, you: true });
    const left = three.sockets.slice(1);
    await level(three.table, left);
    for (let waits = 0; left[0]?.seen(three.table).status === 'playing' && waits < 400; waits++) {
      await playOn(three.table, left, 1).catch(() => new Promise((done) => setTimeout(done, 20)));
    }
    expect(left[0]?.seen(three.table).status).toBe('over');
    const lists = await bob.get<Listed[]>('/api/mine');
    expect(lists.body.length).toBeGreaterThanOrEqual(5);
    expect(lists.text + (await request(url, 'GET', '/api/tables')).text).not.toContain('Evangeline');
    for (const socket of [...over.sockets, ...pair.sockets, ...three.sockets, ...handed.sockets]) socket.close();

    // And all of it still fits when it is read again.
    await server.stop();
    expect(await runCommand(folder, 'verify')).toMatchObject({ code: 0 });
    await start();
    expect(await recordAt(over.table)).toEqual({ ...before, players: [FORGOTTEN, 'Bob'] });
    const eyes = Object.assign(new Person(url), { cookie: bob.cookie });
    for (const { id } of await eyes.must<Listed[]>('GET', '/api/mine'))
      for (const what of ['', '/chat', '/past'])
        expect((await eyes.ask('GET', `/api/tables/${id}${what}`)).text).not.toMatch(/Evangeline|a word of mine/);
  });

  test('must have signed in a short while ago, if there is a way to sign in', async () => {
    const [owner, guest] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Guest')];
    const login = await setPassword(owner, 'ann-2');
    const key = await owner.addPasskey();
    await server.stop();
    await start({ TEST_CLOCK_OFFSET_SECONDS: '3600' });
    const late = Object.assign(new Person(url), { cookie: owner.cookie });
    expect(await late.must<Account>('GET', '/api/account')).toMatchObject({ guest: false, fresh: false });
    for (const [method, path, body] of [
      ['DELETE', '/api/account'],
      ['DELETE', '/api/account/password'],
      ['DELETE', `/api/account/passkey/${key.id}`],
      ['POST', '/api/account/recovery'],
      ['POST', '/api/account/passkey/options'],
      ['POST', '/api/account/password', { login: 'ann-3', password: PASSWORD }],
    ] as const)
      expect(await late.ask(method, path, body)).toMatchObject({ status: 403, body: { code: 'sign-in-again' } });
    await late.must('POST', '/api/login/password', { login, password: PASSWORD });
    expect((await late.must<Account>('GET', '/api/account')).sessions).toHaveLength(1);
    await late.must('DELETE', '/api/account');
    const bare = Object.assign(new Person(url), { cookie: guest.cookie });
    await bare.must('DELETE', '/api/account');
    expect((await bare.ask('GET', '/api/me')).body).toMatchObject({ user: null });
  });
});
