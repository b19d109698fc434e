// Plans on a real server: whose they are, and what is left of them when the power fails.
import { createPicker } from '@sunglade/core';
import { createSqliteStore } from '@sunglade/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { Client, type Socket } from '../server/kit/client.ts';
import { level, seatsToMove, startTable } from '../server/kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from '../server/kit/server.ts';

const KILLS = 6;
const folder = createFolder();
let env: Record<string, string>;
let server: Server;

beforeAll(async () => {
  env = { PORT: String(await freePort()) };
  server = await startServer(folder, env);
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

/** Two at the draft of Evergreen: who takes the first card, and who waits. */
async function draft() {
  const people = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')] as const;
  const { table, sockets } = await startTable('evergreen', people);
  await level(table, sockets);
  const first = sockets.findIndex((socket) => seatsToMove(socket.seen(table)).length > 0);
  const [mover, waiter] = [sockets[first], sockets[1 - first]];
  if (!mover || !waiter) throw new Error('nobody there');
  const [player = people[0], owner = people[0]] = first === 0 ? people : people.toReversed();
  return { table, mover, waiter, seat: 1 - first, first, player, owner };
}

const plan = (socket: Socket, table: string, seat: number, ...ways: string[][]) =>
  socket.ask({ type: 'plan', table, seat, seq: socket.seen(table).seq, ways });
const take = (socket: Socket, table: string, seat: number, slot: number) =>
  socket.ask({ type: 'submit', table, seat, at: 0, steps: [`take ${slot}`] });

async function linesOf(table: string): Promise<{ texts: string[]; plans: number }> {
  const store = createSqliteStore(folder);
  const [found, { plans }] = [await store.load(table), await store.plansAt(table)];
  await store.close();
  const lines = found?.lines ?? [];
  const start = lines.findIndex(({ text }) => text === '!start');
  return { texts: lines.slice(start + 1).map(({ seat, text }) => `${seat} ${text}`), plans: plans.length };
}

test('a plan is taken by the server when the turn comes, and is in nobody else’s answers', async () => {
  const { table, mover, waiter, seat, first, owner } = await draft();
  mover.keep = true;
  expect(await plan(waiter, table, seat, ['take 1'], ['take 2'])).toMatchObject({ type: 'ack' });
  expect(waiter.seen(table).plans).toEqual([{ seat, ways: [['take 1'], ['take 2']] }]);
  expect(await plan(mover, table, seat)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
  const exported = await owner.get<{ plans: unknown[] }>('/api/account/export');
  expect(exported.body.plans).toMatchObject([{ table, seat, ways: [['take 1'], ['take 2']] }]);
  expect(await take(mover, table, first, 1)).toMatchObject({ type: 'ack' });
  await level(table, [mover, waiter]);
  const heard = mover.heard.join('\n');
  expect(heard).toContain('"note":"!planned"');
  expect(heard).not.toContain('"plans"');
  expect(heard).not.toContain('ways');
  expect(mover.seen(table).counts).toEqual([1, 1]);
  expect(waiter.seen(table)).not.toHaveProperty('plans');
});

test('when the power fails, a plan and its move are both there or neither is', async () => {
  const pick = createPicker(5);
  const seen = new Set<string>();
  for (let i = 0; i < KILLS; i++) {
    const { table, mover, waiter, seat, first, player } = await draft();
    expect(await plan(waiter, table, seat, ['take 2'])).toMatchObject({ type: 'ack' });
    const answered = take(mover, table, first, 1).then(
      ({ type }) => type,
      () => 'lost',
    );
    // At once, or after the answer, or somewhere in between.
    if (i === 0) await answered;
    else if (i > 1) await new Promise((done) => setTimeout(done, pick(12)));
    await server.kill();
    const answer = await answered;
    const { texts, plans } = await linesOf(table);
    const [before, after] = [[], [`${first} take 1`, `${seat} !planned`, `${seat} take 2`]];
    if (answer === 'ack') expect(texts).toEqual(after);
    expect([before, after]).toContainEqual(texts);
    expect(plans).toBe(texts.length === 0 ? 1 : 0);
    seen.add(answer);
    server = await startServer(folder, env);
    if (texts.length > 0) continue;
    // What was acknowledged is carried out by the next one.
    const socket = await player.connect();
    await socket.watch(table);
    expect(await take(socket, table, first, 3)).toMatchObject({ type: 'ack' });
    expect(socket.seen(table).counts).toEqual([1, 1]);
    socket.close();
  }
  expect(seen).toContain('ack');
});
