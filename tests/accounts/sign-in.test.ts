import type { Account } from '@sunglade/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '../server/kit/client.ts';
import { createFolder, removeFolder, type Server, startServer } from '../server/kit/server.ts';
import { Authenticator, type Lies } from './kit/authenticator.ts';
import { Person } from './kit/person.ts';

const folder = createFolder();
let server: Server;
let url = '';

beforeAll(async () => {
  server = await startServer(folder);
  // Passkeys are for names, not for numbers.
  url = server.url.replace('127.0.0.1', 'localhost');
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
  for (const secret of [PASSWORD, WRONG]) expect(server.output).not.toContain(secret);
  removeFolder(folder);
});

const PASSWORD = 'seven quiet owls';
const WRONG = 'seven quiet foxes';
let names = 0;
const login = (): string => `user-${++names}`;

async function withPassword(name = 'Ann'): Promise<{ person: Person; login: string; id: string }> {
  const person = await Person.guest(url, name);
  const wish = { login: login(), password: PASSWORD };
  const given = await person.must<{ login: string }>('POST', '/api/account/password', wish);
  return { person, login: given.login, id: person.client.user.id };
}

const enter = (person: Person, typed: string, password: string, more = {}) =>
  person.ask<{ user: { id: string }; moved: number; code?: string }>('POST', '/api/login/password', {
    login: typed,
    password,
    ...more,
  });

describe('passwords', () => {
  test('a guest gets a password and comes back with it, however the name is typed', async () => {
    const { login: typed, id } = await withPassword();
    const other = new Person(url);
    const answer = await enter(other, ` ${typed.toUpperCase()} `, PASSWORD);
    expect(answer).toMatchObject({ status: 200, body: { user: { id, name: 'Ann' }, moved: 0 } });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const account = await other.must<Account>('GET', '/api/account');
    expect(account).toMatchObject({
      guest: false,
      login: typed,
      fresh: true,
      offers: { passkey: true, password: true },
    });
    expect(account.sessions.map(({ current, agent }) => [current, agent])).toContainEqual([true, 'Firefox · Linux']);
  });

  test('an unknown name and a wrong password get the same answer', async () => {
    const { login: typed } = await withPassword();
    const wrong = await enter(new Person(url), typed, WRONG);
    expect(wrong).toMatchObject({ status: 401, text: '{"code":"wrong-login"}' });
    for (const name of [login(), 'x', ' not a name ']) {
      const { status, text, headers } = await enter(new Person(url), name, WRONG);
      expect([status, text, headers.get('set-cookie')]).toEqual([401, wrong.text, null]);
    }
  });

  test('who guesses waits, whatever they try then; the owner comes in by passkey, and later by password', async () => {
    const { person, login: typed } = await withPassword();
    const key = await person.addPasskey();
    const many = await Promise.all(Array.from({ length: 12 }, () => enter(new Person(url), typed, WRONG)));
    expect(many.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    for (let tries = 0; tries < 5; tries++) await enter(new Person(url), typed, WRONG);
    const stopped = await enter(new Person(url), typed, PASSWORD);
    expect(stopped).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await new Person(url).login(key)).status).toBe(200);
    await expect
      .poll(async () => (await enter(new Person(url), typed, PASSWORD)).status, { timeout: 10_000, interval: 300 })
      .toBe(200);
    // A right one clears the count.
    expect((await enter(new Person(url), typed, WRONG)).status).toBe(401);
  });

  test('unknown names are stopped just the same', async () => {
    const typed = login();
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 6; tries++) codes.push((await enter(new Person(url), typed, WRONG)).body.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'wrong-login'), 'too-many-tries']);
  });

  test('names and passwords that cannot be are refused by code', async () => {
    const { person, login: typed } = await withPassword();
    const eve = await Person.guest(url, 'Eve');
    const set = (who: Person, name: string, password: string) =>
      who.ask('POST', '/api/account/password', { login: name, password });
    expect((await set(eve, 'a b', PASSWORD)).body).toEqual({ code: 'bad-login' });
    expect((await set(eve, '\u202eabc', PASSWORD)).body).toEqual({ code: 'bad-login' });
    expect((await set(eve, login(), 'too short')).body).toEqual({ code: 'password-short' });
    expect((await set(eve, login(), 'aaaaaaaaaaaa')).body).toEqual({ code: 'password-easy' });
    expect((await set(eve, login(), '1234567890')).body).toEqual({ code: 'password-easy' });
    expect((await eve.must<Account>('GET', '/api/account')).guest).toBe(true);
    expect((await set(new Person(url), login(), PASSWORD)).status).toBe(401);
    // Another password signs out whoever knew the old one.
    const phone = new Person(url);
    await enter(phone, typed, PASSWORD);
    await person.must('POST', '/api/account/password', { login: typed, password: 'nine quiet owls' });
    expect((await phone.ask('GET', '/api/account')).status).toBe(401);
    expect((await person.ask('GET', '/api/account')).status).toBe(200);
    expect((await enter(new Person(url), typed, PASSWORD)).status).toBe(401);
  });

  test('no answer tells which logins there are: each ends with the number of its owner', async () => {
    const { person, login: typed, id } = await withPassword();
    const { number } = await person.must<Account>('GET', '/api/account');
    expect(typed).toMatch(new RegExp(`-${number}$`));
    const eve = await Person.guest(url, 'Eve');
    const hers = (await eve.must<Account>('GET', '/api/account')).number;
    for (const wish of [typed, typed.toUpperCase(), 'nobody-has-this']) {
      const answer = await eve.ask('POST', '/api/account/password', { login: wish, password: PASSWORD });
      expect([answer.status, answer.body]).toEqual([200, { login: `${wish.toLowerCase()}-${hers}` }]);
    }
    expect((await enter(new Person(url), typed, PASSWORD)).body.user.id).toBe(id);
    // One's own login stays as it is.
    const again = await person.must('POST', '/api/account/password', { login: typed, password: PASSWORD });
    expect(again).toEqual({ login: typed });
  });

  test('a stranger who guesses keeps nobody waiting but themselves', async () => {
    const own = createFolder();
    const proxied = await startServer(own, { TRUSTED_PROXIES: '127.0.0.1' });
    const from = (address: string, login: string, password: string) =>
      request<{ code?: string }>(
        proxied.url,
        'POST',
        '/api/login/password',
        { login, password },
        {
          'x-forwarded-for': address,
        },
      );
    const person = await Person.guest(proxied.url, 'Ann');
    const wish = { login: login(), password: PASSWORD };
    const { login: typed } = await person.must<{ login: string }>('POST', '/api/account/password', wish);
    for (let tries = 0; tries < 8; tries++) await from('2001:db8:1:2::7', typed, WRONG);
    // The same network, and so the same stranger.
    expect((await from('2001:db8:1:2::8', typed, PASSWORD)).body.code).toBe('too-many-tries');
    expect((await from('192.0.2.7', typed, PASSWORD)).status).toBe(200);
    await proxied.stop();
    removeFolder(own);
  });

  test('one address cannot ask for ever', async () => {
    const small = createFolder();
    const strict = await startServer(small, { GUESTS_PER_HOUR: '8' });
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) statuses.push((await enter(new Person(strict.url), `name-${i}`, WRONG)).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
    await strict.stop();
    removeFolder(small);
  });
});

describe('passkeys', () => {
  test('a guest adds one and comes back with it', async () => {
    const person = await Person.guest(url, 'Ann');
    const key = await person.addPasskey();
    const other = new Person(url);
    expect(await other.login(key)).toMatchObject({ status: 200, body: { user: person.client.user } });
    const { passkeys, guest } = await other.must<Account>('GET', '/api/account');
    expect(guest).toBe(false);
    expect(passkeys).toMatchObject([{ id: key.id, label: 'Key', usedAt: expect.any(Number) }]);
  });

  const lies: Record<string, Lies> = {
    'another site': { site: 'evil.example' },
    'a page of another site': { origin: 'https://evil.example' },
    'the other ceremony': { type: 'webauthn.create' },
    'a challenge of its own': { challenge: Buffer.from('x'.repeat(32)).toString('base64url') },
    'nobody verified': { verified: false },
    'the handle of another': { handle: Buffer.from('somebody').toString('base64url') },
    'an unknown passkey': { id: Buffer.from('y'.repeat(32)).toString('base64url') },
  };
  for (const [name, lie] of Object.entries(lies))
    test(`signing in: ${name} is refused`, async () => {
      const key = await (await Person.guest(url, 'Ann')).addPasskey();
      const eve = new Person(url);
      expect(await eve.login(key, lie)).toMatchObject({ status: 400, body: { code: 'passkey-refused' } });
      expect((await eve.ask('GET', '/api/account')).status).toBe(401);
    });

  for (const name of ['another site', 'a page of another site', 'a challenge of its own', 'nobody verified'])
    test(`adding: ${name} is refused`, async () => {
      const person = await Person.guest(url, 'Ann');
      const options = await person.must<Parameters<Authenticator['create']>[0]>('POST', '/api/account/passkey/options');
      const credential = new Authenticator(url).create(options, lies[name]);
      const answer = await person.ask('POST', '/api/account/passkey/verify', { credential });
      expect(answer).toMatchObject({ status: 400, body: { code: 'passkey-refused' } });
    });

  test('an answer counts once, and a forged one uses the challenge up', async () => {
    const key = await (await Person.guest(url, 'Ann')).addPasskey();
    const person = new Person(url);
    const options = await person.must<{ challenge: string }>('POST', '/api/login/passkey/options');
    const credential = key.get(options);
    const send = () => person.ask('POST', '/api/login/passkey/verify', { credential });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400]);
    expect((await send()).status).toBe(400);
    const again = await person.must<{ challenge: string }>('POST', '/api/login/passkey/options');
    const forged = await person.ask('POST', '/api/login/passkey/verify', {
      credential: key.get(again, { origin: 'https://evil.example' }),
    });
    expect(forged.status).toBe(400);
    const honest = await person.ask('POST', '/api/login/passkey/verify', { credential: key.get(again) });
    expect(honest.status).toBe(400);
  });

  test('a copy of a passkey is found out by its counter', async () => {
    const key = await (await Person.guest(url, 'Ann')).addPasskey();
    expect((await new Person(url).login(key, { counter: 9 })).status).toBe(200);
    expect((await new Person(url).login(key, { counter: 9 })).status).toBe(400);
    expect((await new Person(url).login(key, { counter: 10 })).status).toBe(200);
  });

  test("challenges and passkeys of one person are nobody else's", async () => {
    const [ann, eve] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Eve')];
    const options = await ann.must<Parameters<Authenticator['create']>[0]>('POST', '/api/account/passkey/options');
    const stolen = await eve.ask('POST', '/api/account/passkey/verify', {
      credential: new Authenticator(url).create(options),
    });
    expect(stolen.status).toBe(400);
    const login = await ann.must<{ challenge: string }>('POST', '/api/login/passkey/options');
    const mixed = new Authenticator(url).create({ challenge: login.challenge, user: options.user });
    expect((await ann.ask('POST', '/api/account/passkey/verify', { credential: mixed })).status).toBe(400);
    const key = await ann.addPasskey();
    const again = await eve.must<Parameters<Authenticator['create']>[0]>('POST', '/api/account/passkey/options');
    expect((await eve.ask('POST', '/api/account/passkey/verify', { credential: key.create(again) })).status).toBe(400);
    expect((await eve.ask('DELETE', `/api/account/passkey/${key.id}`)).status).toBe(404);
    expect((await ann.must<Account>('GET', '/api/account')).passkeys).toHaveLength(1);
  });

  test('an address of numbers has none, and says so', async () => {
    const person = await Person.guest(server.url, 'Ann');
    expect((await person.must<Account>('GET', '/api/account')).offers.passkey).toBe(false);
    expect((await person.ask('POST', '/api/account/passkey/options')).body).toEqual({ code: 'no-passkeys-here' });
  });
});

describe('sessions and ways back', () => {
  test('one sees and ends the own sessions, not those of others', async () => {
    const { person, login: typed } = await withPassword();
    const phone = new Person(url);
    await enter(phone, typed, PASSWORD);
    const { sessions } = await person.must<Account>('GET', '/api/account');
    expect(sessions).toHaveLength(2);
    expect(JSON.stringify(sessions)).not.toContain(phone.cookie.split('=')[1]);
    const other = sessions.find(({ current }) => !current);
    const eve = await Person.guest(url, 'Eve');
    expect((await eve.ask('DELETE', `/api/sessions/${other?.id}`)).status).toBe(404);
    expect((await phone.ask('GET', '/api/account')).status).toBe(200);
    await person.must('DELETE', `/api/sessions/${other?.id}`);
    expect((await phone.ask('GET', '/api/account')).status).toBe(401);
    const cookie = person.cookie;
    await person.must('POST', '/api/logout');
    person.cookie = cookie;
    expect((await person.ask('GET', '/api/account')).status).toBe(401);
  });

  test('the last way to sign in goes only with the recovery code', async () => {
    const { person } = await withPassword();
    const key = await person.addPasskey();
    const eve = await Person.guest(url, 'Eve');
    await person.must('DELETE', '/api/account/password');
    expect((await person.ask('DELETE', '/api/account/password')).status).toBe(404);
    const remove = (body?: unknown) => person.ask('DELETE', `/api/account/passkey/${key.id}`, body);
    expect((await remove()).body).toEqual({ code: 'last-way-back' });
    expect((await remove({ recovery: eve.client.recovery })).body).toEqual({ code: 'last-way-back' });
    const { recovery } = await person.must<{ recovery: string }>('POST', '/api/account/recovery');
    expect((await remove({ recovery: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' })).body).toEqual({ code: 'last-way-back' });
    expect((await remove({ recovery: recovery.toLowerCase() })).status).toBe(200);
    expect((await new Person(url).login(key)).status).toBe(400);
    const back = new Person(url);
    expect((await back.ask('POST', '/api/recover', { code: recovery })).status).toBe(200);
  });

  test('pages of other sites cannot use a session', async () => {
    const { person } = await withPassword();
    for (const [method, path] of [
      ['DELETE', '/api/account'],
      ['POST', '/api/account/recovery'],
      ['POST', '/api/logout'],
    ] as const) {
      const answer = await fetch(url + path, {
        method,
        headers: { cookie: person.cookie, origin: 'https://evil.example' },
      });
      expect(answer.status).toBe(403);
    }
  });
});
