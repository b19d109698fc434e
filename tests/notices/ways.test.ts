// Ways from their setting up to what arrives, through a real server, a real mail server and a push service of the test's own.
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Way, WayMade, Ways } from '@sunglade/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../accounts/kit/person.ts';
import { freePort } from '../free-port.ts';
import { request } from '../server/kit/client.ts';
import { playOn, startTable } from '../server/kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from '../server/kit/server.ts';
import { LetterBox } from './kit/letters.ts';
import { claimsOf, PushBrowser } from './kit/push-browser.ts';
import { Receiver } from './kit/receiver.ts';

const folder = createFolder();
const PUBLIC_URL = 'http://games.example.org';
const HOUR = 3_600;
/** Limits are counted by the hour: ten minutes after a full one, none is passed during the test. */
const OFFSET = Math.floor(HOUR / 6 - ((Date.now() / 1_000) % HOUR));
let server: Server;
let url = '';
let box: LetterBox;
let receiver: Receiver;

const start = async (more: Record<string, string> = {}): Promise<void> => {
  const port = await freePort();
  server = await startServer(folder, {
    PORT: String(port),
    SMTP_URL: box.url,
    MAIL_FROM: 'Sunglade <games@example.org>',
    ALLOW_PRIVATE_WEBHOOKS: 'yes',
    TEST_CLOCK_OFFSET_SECONDS: String(OFFSET),
    ...more,
  });
  url = `http://127.0.0.1:${port}`;
};

beforeAll(async () => {
  [box, receiver] = [await LetterBox.open(), await Receiver.open()];
  // With an address of its own a server takes cookies from there only; here it is asked directly.
  await start({ PUBLIC_URL, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await server?.stop();
  await box?.close();
  await receiver?.close();
  removeFolder(folder);
});

type Asking = Pick<Person, 'must' | 'ask'>;
let count = 0;
async function member(name: string): Promise<Person & { client: Awaited<ReturnType<typeof Person.guest>>['client'] }> {
  const person = await Person.guest(url, name);
  await person.must('POST', '/api/account/password', { login: `${name}${++count}`, password: 'seven quiet owls' });
  return person;
}
const add = (person: Asking, target: unknown, more = {}): Promise<WayMade> =>
  person.must<WayMade>('POST', '/api/notices', { target, language: 'en', rule: 'always', ...more });
const list = (person: Asking): Promise<Ways> => person.must<Ways>('GET', '/api/notices');
const codeOf = async (person: Asking, method: string, path: string, body?: unknown) => {
  const { status, body: answer } = await person.ask<{ code?: string }>(method, path, body);
  return [status, answer.code];
};
/** A table of two where the second has to act, whoever the game lets begin. */
async function secondToAct(first: Person & { client: unknown }, second: Person & { client: unknown }): Promise<string> {
  const people = [first.client, second.client] as Parameters<typeof startTable>[1];
  const { table, sockets } = await startTable('glade', people, { clock: { kind: 'days', days: 3 } });
  for (let i = 0; i < 50 && !(((sockets[1]?.seen(table).acting ?? 0) & 2) > 0); i++)
    await playOn(table, sockets, 1, i + 1);
  for (const socket of sockets) socket.close();
  return table;
}
const onDisk = (): string =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file)).toString('latin1'))
    .join();
const arrives = (what: () => number, least = 1) => expect.poll(what, { timeout: 15_000 }).toBeGreaterThanOrEqual(least);

test('a push arrives sealed, for the right service, from a server that shows who it is', async () => {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Bob')];
  const browser = new PushBrowser();
  const { way, secret } = await add(bob, browser.target(receiver.url('/push/bob')), { language: 'de' });
  expect([way.kind, way.shown, way.confirmed, secret]).toEqual(['push', 'A browser of a test', true, null]);
  const table = await secondToAct(ann, bob);
  await arrives(() => receiver.at('/push/bob').length);
  const [taken] = receiver.at('/push/bob');
  if (!taken) throw new Error('nothing arrived');
  const notice = browser.read(taken);
  expect(notice.title).toBe('Du bist dran: Lichtung');
  expect(notice.body).toMatch(
    /^(.*Ann .+ Du hast \d+ Punkte?|Das Spiel hat begonnen\. Du spielst mit Ann)\. Noch [23] Tage\.$/,
  );
  expect(notice.path).toBe(`/t/${table}`);
  const { key, claims } = claimsOf(taken);
  expect(key).toBe((await list(bob)).pushKey);
  expect(claims).toMatchObject({ aud: new URL(receiver.url('/')).origin, sub: 'mailto:games@example.org' });
  expect(Number(claims.exp) * 1_000 - Date.now()).toBeLessThanOrEqual(86_400_000);
  expect(taken.headers.topic).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
  expect(Number(taken.headers.ttl)).toBeGreaterThan(3_600);
  // Nothing readable on the way.
  expect(taken.body.toString('latin1')).not.toContain('Lichtung');
});

test('a subscription that the push service has forgotten is forgotten here', async () => {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Bob')];
  receiver.answer = (path) => (path === '/push/gone' ? 410 : 201);
  await add(bob, new PushBrowser().target(receiver.url('/push/gone')));
  await secondToAct(ann, bob);
  await expect.poll(async () => (await list(bob)).ways.length, { timeout: 15_000 }).toBe(0);
  receiver.answer = () => 201;
});

test('a mail comes only after its address was confirmed, and one click stops it', async () => {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await member('bob')];
  const { way } = await add(bob, { kind: 'mail', address: 'bob@example.net' }, { language: 'fr' });
  expect(way.confirmed).toBe(false);
  await arrives(() => box.to('bob@example.net').length);
  await secondToAct(ann, bob);
  const [question] = box.to('bob@example.net');
  const token = /\/notices\/confirm\/(\S+)/.exec(question?.text ?? '')?.[1] ?? '';
  expect(await codeOf(ann, 'POST', '/api/notices/confirm', { token: `${token.slice(0, -1)}x` })).toEqual([
    404,
    'no-such-link',
  ]);
  // The link works in any browser: whoever reads the mail has the address.
  expect(await request(url, 'POST', '/api/notices/confirm', { token })).toMatchObject({
    status: 200,
    body: { shown: 'bob@example.net' },
  });
  await secondToAct(ann, bob);
  await arrives(() => box.to('bob@example.net').length, 2);
  const letter = box.to('bob@example.net')[1];
  expect(letter?.headers.get('subject')).toBe('À vous de jouer : Clairière');
  const stop = /<(.+)>/.exec(letter?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(stop.startsWith(`${PUBLIC_URL}/api/notices/stop/`)).toBe(true);
  // A program that only opens the link finds the page that asks, and has changed nothing.
  const looked = await fetch(stop.replace(PUBLIC_URL, url), { redirect: 'manual' });
  const page = /\/notices\/stop\/\S+/.exec(letter?.text ?? '')?.[0];
  expect([looked.status, looked.headers.get('location')]).toEqual([302, page]);
  expect((await list(bob)).ways.map(({ paused }) => paused)).toEqual([null]);
  // As mail programs do it (RFC 8058): a form, no cookie, no page.
  const clicked = await fetch(stop.replace(PUBLIC_URL, url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect((await list(bob)).ways.map(({ paused }) => paused)).toEqual(['stopped']);
  await secondToAct(ann, bob);
  const [{ id } = { id: '' }] = (await list(bob)).ways;
  // Its owner wants it again: the next letter is the test's, and nothing came in between.
  await bob.must('POST', `/api/notices/${id}/test`);
  expect(box.to('bob@example.net').map(({ headers }) => headers.get('subject'))).toEqual([
    'Sunglade peut-il vous écrire ?',
    'À vous de jouer : Clairière',
    'Sunglade peut vous joindre',
  ]);
});

test('nobody’s letter box is filled with questions', async () => {
  const answers: unknown[] = [];
  for (let i = 0; i < 5; i++) {
    const person = await member('eve');
    answers.push(
      (
        await person.ask('POST', '/api/notices', {
          target: { kind: 'mail', address: 'victim@example.net' },
          language: 'en',
        })
      ).status,
    );
  }
  expect(answers).toEqual([200, 200, 200, 429, 429]);
  expect(box.to('victim@example.net').length).toBe(3);
});

test('whoever did not ask says never again by one click, and is not asked again, whoever tries', async () => {
  const [eve, mallory] = [await member('eve'), await member('mallory')];
  const target = { kind: 'mail', address: 'nobody@example.net' };
  const { way } = await add(eve, target, { language: 'de' });
  const [question] = box.to('nobody@example.net');
  const never = /<(.+)>/.exec(question?.headers.get('list-unsubscribe') ?? '')?.[1]?.replace(PUBLIC_URL, url) ?? '';
  // Taking the way back does not make the link useless.
  await eve.must('DELETE', `/api/notices/${way.id}`);
  const looked = await fetch(never, { redirect: 'manual' });
  const page = /\/notices\/stop\/\S+/.exec(question?.text ?? '')?.[0];
  expect([looked.status, looked.headers.get('location')]).toEqual([302, page]);
  const click = (link: string) =>
    fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const forged = never.replace(/[^./]+(?=\.[^./]+$)/, 'A'.repeat(22));
  expect((await click(forged)).status).toBe(404);
  // Looking and guessing have changed nothing.
  const again = await add(eve, target);
  expect([(await click(never)).status, (await click(never)).status]).toEqual([200, 200]);
  const asking = (person: Asking, address: string) =>
    codeOf(person, 'POST', '/api/notices', { target: { kind: 'mail', address }, language: 'en' });
  expect(await asking(mallory, 'Nobody@Example.net')).toEqual([424, 'way-refused']);
  expect(await codeOf(eve, 'POST', `/api/notices/${again.way.id}/test`)).toEqual([424, 'way-refused']);
  expect(box.to('nobody@example.net').length).toBe(2);
  // Another address is asked as before.
  expect(await asking(mallory, 'other@example.net')).toEqual([200, undefined]);
  // Whoever reads these letters may think better of it: the yes in one of them counts.
  const token = /\/notices\/confirm\/(\S+)/.exec(box.to('nobody@example.net')[1]?.text ?? '')?.[1] ?? '';
  expect((await request(url, 'POST', '/api/notices/confirm', { token })).status).toBe(200);
  expect(await asking(mallory, 'nobody@example.net')).toEqual([200, undefined]);
});

test('a click in a question stops its own way and no other of that address', async () => {
  const [bob, eve] = [await member('bob'), await member('eve')];
  const target = { kind: 'mail', address: 'shared@example.net' };
  await add(bob, target);
  const [first] = box.to('shared@example.net');
  const token = /\/notices\/confirm\/(\S+)/.exec(first?.text ?? '')?.[1] ?? '';
  await request(url, 'POST', '/api/notices/confirm', { token });
  await add(eve, target);
  const click = (text = ''): Promise<unknown> =>
    request(url, 'POST', `/api/notices/stop/${/\/notices\/stop\/(\S+)/.exec(text)?.[1]}`);
  await click(box.to('shared@example.net')[1]?.text);
  const paused = async (person: Asking) => (await list(person)).ways.map((way) => way.paused);
  expect([await paused(bob), await paused(eve)]).toEqual([[null], ['stopped']]);
  await click(first?.text);
  expect(await paused(bob)).toEqual(['stopped']);
  // What is kept of an address that does not want to be asked is not the address.
  await bob.must('DELETE', '/api/account');
  await eve.must('DELETE', '/api/account');
  expect(onDisk()).not.toContain('shared@example.net');
});

test('a webhook is signed with a secret that is shown once, and can be told apart from a copy', async () => {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await member('bob')];
  const { secret } = await add(bob, { kind: 'webhook', url: receiver.url('/hook') });
  const table = await secondToAct(ann, bob);
  await arrives(() => receiver.at('/hook').length);
  const [taken] = receiver.at('/hook');
  const timestamp = String(taken?.headers['sunglade-timestamp']);
  const signature = createHmac('sha256', secret ?? '')
    .update(`${timestamp}.${taken?.body.toString()}`)
    .digest('hex');
  expect(taken?.headers['sunglade-signature']).toBe(`v1=${signature}`);
  expect(Math.abs(Number(timestamp) - OFFSET - Date.now() / 1_000)).toBeLessThan(60);
  const body = JSON.parse(taken?.body.toString() ?? '{}') as Record<string, unknown>;
  expect(body).toMatchObject({ title: 'Your turn: Glade', path: `/t/${table}`, link: `${PUBLIC_URL}/t/${table}` });
  expect(taken?.headers['idempotency-key']).toBe(body.id);
  expect(JSON.stringify(await list(bob))).not.toContain(secret);
});

test('ntfy and Gotify get what they understand', async () => {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await member('bob')];
  await add(bob, { kind: 'ntfy', url: receiver.url('/deep/my-topic'), token: 'tk_1' });
  await add(bob, { kind: 'gotify', url: receiver.url('/gotify'), token: 'app' });
  await secondToAct(ann, bob);
  await arrives(() => receiver.at('/deep/').length);
  await arrives(() => receiver.at('/gotify/message').length);
  const [ntfy, gotify] = [receiver.at('/deep/')[0], receiver.at('/gotify/message')[0]];
  expect(ntfy?.headers.authorization).toBe('Bearer tk_1');
  expect(JSON.parse(ntfy?.body.toString() ?? '')).toMatchObject({ topic: 'my-topic', title: 'Your turn: Glade' });
  expect(gotify?.headers['x-gotify-key']).toBe('app');
  expect(JSON.parse(gotify?.body.toString() ?? '')).toMatchObject({ title: 'Your turn: Glade', priority: 5 });
});

test('a way that is refused rests and is named, a test wakes it, and answers are not shown', async () => {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await member('bob')];
  receiver.answer = (path) => (path === '/closed' ? 403 : 201);
  const { way } = await add(bob, { kind: 'webhook', url: receiver.url('/closed') });
  await secondToAct(ann, bob);
  await expect.poll(async () => (await list(bob)).ways[0]?.paused, { timeout: 15_000 }).toBe('refused');
  const refused = await bob.ask<{ code: string }>('POST', `/api/notices/${way.id}/test`);
  expect([refused.status, refused.text]).toEqual([424, JSON.stringify({ code: 'way-refused' })]);
  receiver.answer = () => 201;
  expect((await bob.must<Way>('POST', `/api/notices/${way.id}/test`)).paused).toBe(null);
  expect((await list(bob)).ways[0]?.paused).toBe(null);
});

test('whoever looks is not told, and is when they have gone', async () => {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Bob')];
  expect(await bob.must('POST', '/api/looking')).toEqual({ again: false });
  await add(bob, new PushBrowser().target(receiver.url('/push/looks')), { rule: 'away' });
  expect(await bob.must('POST', '/api/looking')).toEqual({ again: true });
  const began = Date.now();
  await secondToAct(ann, bob);
  await expect.poll(() => receiver.at('/push/looks').length, { timeout: 60_000 }).toBe(1);
  const late = (receiver.at('/push/looks')[0]?.at ?? 0) - began;
  expect(late).toBeGreaterThan(29_000);
  expect(late).toBeLessThan(40_000);
});

test('a guest may be told by push alone, and what is wrong is said', async () => {
  const guest = await Person.guest(url, 'Guest');
  const { gaps } = await list(guest);
  expect(gaps).toMatchObject({
    push: null,
    mail: 'account-needed',
    webhook: 'account-needed',
    discord: 'account-needed',
  });
  const post = (target: unknown, more = {}) =>
    codeOf(guest, 'POST', '/api/notices', { target, language: 'en', ...more });
  expect(await post({ kind: 'mail', address: 'a@example.org' })).toEqual([403, 'account-needed']);
  const browser = new PushBrowser().target(receiver.url('/push/x'));
  expect(await post({ ...browser, p256dh: 'AAAA' })).toEqual([400, 'bad-address']);
  expect(await post({ ...browser, endpoint: 'ftp://x' })).toEqual([400, 'bad-request']);
  expect(await post(browser, { quiet: { from: 0, to: 60, zone: 'Mars/Olympus' } })).toEqual([400, 'no-such-zone']);
  const { way } = await add(guest, browser);
  const other = await Person.guest(url, 'Other');
  for (const [method, path] of [
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/test'],
  ] as const)
    expect(
      await codeOf(other, method, `/api/notices/${way.id}${path}`, method === 'PATCH' ? { rule: 'always' } : undefined),
    ).toEqual([404, 'no-such-way']);
  const quiet = { from: 1_320, to: 450, zone: 'Europe/Paris' };
  const changed = await guest.must<Way>('PATCH', `/api/notices/${way.id}`, { rule: 'every', minutes: 15, quiet });
  expect(changed).toMatchObject({ rule: 'every', minutes: 15, quiet });
  expect((await list(guest)).ways).toEqual([changed]);
  await guest.must('DELETE', `/api/notices/${way.id}`);
  expect((await list(guest)).ways).toEqual([]);
});

test('a discord address leads to Discord, and a member has at most ten ways', async () => {
  const bob = await member('bob');
  const post = (target: unknown) => codeOf(bob, 'POST', '/api/notices', { target, language: 'en' });
  expect(await post({ kind: 'discord', url: receiver.url('/api/webhooks/1/x') })).toEqual([400, 'bad-address']);
  expect(await post({ kind: 'ntfy', url: receiver.url('/') })).toEqual([400, 'bad-address']);
  expect(await post({ kind: 'mail', address: 'a@b, c@example.org' })).toEqual([400, 'bad-address']);
  for (let i = 0; i < 10; i++) await add(bob, { kind: 'webhook', url: receiver.url(`/hook/${i}`) });
  expect(await post({ kind: 'webhook', url: receiver.url('/hook/10') })).toEqual([429, 'too-many-ways']);
  // The same one again takes its own place.
  await add(bob, { kind: 'webhook', url: receiver.url('/hook/3') });
});

test('ways come along to an account, are in one’s data, and go with oneself', async () => {
  const owner = await member('mira');
  const { login } = await owner.must<{ login: string }>('GET', '/api/account');
  const guest = await Person.guest(url, 'Guest');
  await add(guest, new PushBrowser().target(receiver.url('/push/moved-in')));
  await guest.must('POST', '/api/login/password', { login, password: 'seven quiet owls', take: true });
  await add(guest, { kind: 'webhook', url: receiver.url('/hook/mine') });
  const data = await guest.must<{ notices: { kind: string; endpoint?: string; url?: string }[] }>(
    'GET',
    '/api/account/export',
  );
  expect(data.notices.map(({ kind, endpoint, url: hook }) => [kind, endpoint ?? hook])).toEqual([
    ['push', receiver.url('/push/moved-in')],
    ['webhook', receiver.url('/hook/mine')],
  ]);
  expect(onDisk()).toContain('/push/moved-in');
  await guest.must('DELETE', '/api/account');
  expect(onDisk()).not.toContain('/push/moved-in');
  expect(onDisk()).not.toContain('/hook/mine');
});

test('keys stay after a restart, a way that cannot be had says why, and the log names nobody', async () => {
  const bob = await member('bob');
  const { pushKey } = await list(bob);
  const browser = new PushBrowser();
  await add(bob, browser.target(receiver.url('/push/kept')));
  await add(bob, { kind: 'mail', address: 'kept@example.net' });
  await server.stop();
  const said = server.output;
  for (const secret of ['bob@example.net', 'kept@example.net', '/push/', '/hook', 'tk_1', pushKey])
    expect(said).not.toContain(secret);
  expect(said.length).toBeGreaterThan(0);
  await start({ SMTP_URL: '', MAIL_FROM: '', ALLOW_PRIVATE_WEBHOOKS: 'no' });
  const again = Object.assign(new Person(url), { cookie: bob.cookie });
  const { pushKey: same, gaps, ways } = await list(again);
  expect(same).toBe(pushKey);
  expect(gaps.mail).toBe('no-mail-server');
  expect(ways.map(({ kind }) => kind)).toEqual(['push', 'mail']);
  const target = { kind: 'webhook', url: receiver.url('/hook').replace('http:', 'https:') };
  expect(await codeOf(again, 'POST', '/api/notices', { target, language: 'en' })).toEqual([400, 'way-private']);
  const push = ways[0]?.id ?? '';
  expect(await codeOf(again, 'POST', `/api/notices/${push}/test`)).toEqual([400, 'way-private']);
});
