// What people have reached by themselves: brought along, the same everywhere, exported, and gone with its person.
import type { Progress } from '@sunglade/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolder, removeFolder, type Server, startServer } from '../server/kit/server.ts';
import { Person } from './kit/person.ts';

const folder = createFolder();
let server: Server;
let url = '';

beforeAll(async () => {
  server = await startServer(folder);
  url = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

const bring = (person: Person, ...reached: [thing: string, points: number][]): Promise<Progress> =>
  person.must<Progress>('POST', '/api/progress', { reached: reached.map(([thing, points]) => ({ thing, points })) });

const told = ({ reached }: Progress): [string, number][] => reached.map(({ thing, points }) => [thing, points]);

test('a guest who signs in brings it along, and the better of two results stays', async () => {
  const owner = await Person.guest(url, 'Ann');
  const password = 'seven quiet owls';
  const { login } = await owner.must<{ login: string }>('POST', '/api/account/password', { login: 'ann', password });
  await bring(owner, ['lesson:evergreen/powers', 1], ['trial:harmonies-1', 80]);
  const guest = await Person.guest(url, 'Guest');
  await bring(guest, ['trial:harmonies-1', 96], ['puzzle:evergreen/1-2', 1]);
  await guest.must('POST', '/api/login/password', { login, password, take: true });
  const all: [string, number][] = [
    ['lesson:evergreen/powers', 1],
    ['puzzle:evergreen/1-2', 1],
    ['trial:harmonies-1', 96],
  ];
  expect(told(await bring(guest))).toEqual(all);
  expect(told(await bring(owner, ['trial:harmonies-1', 90]))).toEqual(all);
  const exported = await owner.ask<Progress>('GET', '/api/account/export');
  expect(told(exported.body)).toEqual(all);
  // Nobody else's.
  expect(told(await bring(await Person.guest(url, 'Bob')))).toEqual([]);
});

test('who is forgotten takes it along', async () => {
  const eve = await Person.guest(url, 'Eve');
  await bring(eve, ['lesson:evergreen/powers', 1]);
  await eve.must('DELETE', '/api/account');
  expect((await eve.ask('POST', '/api/progress', { reached: [] })).status).toBe(401);
});

test('is for people the server knows, in words it can read, and not without end', async () => {
  expect((await new Person(url).ask('POST', '/api/progress', { reached: [] })).status).toBe(401);
  const ann = await Person.guest(url, 'Ann');
  for (const thing of ['', 'lesson', 'lesson:', 'lesson:<b>', 'lesson:a/b/c'])
    expect([thing, (await ann.ask('POST', '/api/progress', { reached: [{ thing, points: 1 }] })).status]).toEqual([
      thing,
      400,
    ]);
  const many = (from: number): [string, number][] =>
    Array.from({ length: 600 }, (_, i) => [`lesson:g/l-${from + i}`, 1]);
  expect((await bring(ann, ...many(0))).reached).toHaveLength(600);
  const more = { reached: many(600).map(([thing, points]) => ({ thing, points })) };
  expect((await ann.ask('POST', '/api/progress', more)).status).toBe(400);
  expect((await bring(ann)).reached).toHaveLength(600);
});
