// Somebody is away and says so before: their time stands still, the others see it, and it is theirs to take along.
import type { Holidays } from '@sunglade/protocol';
import type { Seen } from '@sunglade/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, ENTROPY, request } from './kit/client.ts';
import { startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const DAY = 86_400_000;
const folder = createFolder();
let server: Server;

beforeAll(async () => {
  server = await startServer(folder, { HOLIDAY_DAYS: '12' });
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const wish = (first: number, last: number) => ({ first: dayIn(first), last: dayIn(last), zone: 'UTC' });
const chairOf = async (client: Client, table: string, seat: number) =>
  (await client.get<Seen>(`/api/tables/${table}`)).body.chairs[seat];

test('a holiday holds at all turn-by-turn tables, also at those one sits down at later', async () => {
  const [ann, bob] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')];
  const days = { kind: 'days', days: 3 };
  const { table, sockets } = await startTable('glade', [ann, bob], { clock: days });
  const live = await startTable('glade', [ann, bob], { clock: { kind: 'move', seconds: 600 } });
  const made = await ann.post<Holidays>('/api/holidays', wish(0, 3));
  expect(made).toMatchObject({ status: 200, body: { perYear: 12, holidays: [{ id: '0', now: true }] } });
  const holiday = { until: Date.parse(`${dayIn(4)}T00:00:00Z`) };
  expect(await chairOf(bob, table, 0)).toMatchObject({ holiday });
  expect((await chairOf(bob, live.table, 0))?.holiday).toBeUndefined();
  expect((await chairOf(await Client.guest(server.url), table, 0))?.holiday).toBeUndefined();
  const later = await bob.open('glade', { clock: days });
  const socket = await ann.connect();
  expect(await socket.ask({ type: 'sit', table: later, name: 'Ann', entropy: ENTROPY })).toMatchObject({ type: 'ack' });
  expect(await chairOf(ann, later, 0)).toMatchObject({ holiday });

  const refused = await ann.post('/api/holidays', wish(5, 40));
  expect(refused).toMatchObject({ status: 409, body: { code: 'holiday-too-long' } });
  expect((await ann.get('/api/account/export')).text).toContain(`"last":"${dayIn(3)}"`);
  const back = await request<Holidays>(server.url, 'DELETE', '/api/holidays/0', undefined, { cookie: ann.cookie });
  expect(back.body.holidays).toEqual([]);
  for (const one of [table, later]) expect((await chairOf(ann, one, 0))?.holiday).toBeUndefined();
  for (const one of [...sockets, ...live.sockets, socket]) one.close();
});

test('nobody else’s, and none without a session', async () => {
  const [ann, eve] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Eve')];
  await ann.post('/api/holidays', wish(2, 3));
  const other = await request(server.url, 'DELETE', '/api/holidays/0', undefined, { cookie: eve.cookie });
  expect(other).toMatchObject({ status: 404, body: { code: 'no-such-holiday' } });
  expect((await request(server.url, 'GET', '/api/holidays')).status).toBe(401);
  expect((await ann.get<Holidays>('/api/holidays')).body.holidays).toHaveLength(1);
});
