// "Again with the same" reaches those who have left the old table.
import type { Friends, Listed } from '@sunglade/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { startTable } from './kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

const folder = createFolder();
let server: Server;

beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

const invitationsOf = async (client: Client): Promise<Friends['invitations']> =>
  (await client.get<Friends>('/api/friends')).body.invitations;
const openedAgain = async (client: Client, table: string): Promise<string> =>
  (await client.post<{ id: string }>(`/api/tables/${table}/rematch`)).body.id;

/** Three people have played, and the game is over. */
async function played() {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Client.guest(server.url, name)));
  if (!ann || !bob || !eve) throw new Error('nobody came');
  const { table, sockets } = await startTable('glade', [ann, bob, eve]);
  for (const one of [1, 2]) await sockets[one]?.act(table, one, '!resign');
  expect(sockets[0]?.seen(table).status).toBe('over');
  const leave = async (...seats: readonly number[]): Promise<void> => {
    const here: number[] = [];
    const stays = [0, 1, 2].find((one) => !seats.includes(one)) ?? 0;
    const socket = sockets[stays];
    if (!socket) throw new Error('nobody stays');
    socket.onMessage = (message) => {
      if (message.type === 'presence') here.push(message.here);
    };
    for (const one of seats) sockets[one]?.close();
    await socket.watch(table);
    await expect.poll(() => here.at(-1)).toBe(seats.reduce((mask, one) => mask & ~(1 << one), 7));
  };
  const end = (): void => {
    for (const socket of sockets) socket.close();
  };
  return { ann, bob, eve, table, leave, end };
}

test('who sat there and has left is invited, who looks at the old table sees it there', async () => {
  const { ann, bob, eve, table, leave, end } = await played();
  await leave(1);
  const next = await openedAgain(ann, table);
  expect(await invitationsOf(bob)).toEqual([{ table: next, game: 'glade', by: 'Ann' }]);
  for (const other of [ann, eve]) expect(await invitationsOf(other)).toEqual([]);
  // Whoever asks second comes to the same table and invites nobody once more.
  expect(await openedAgain(eve, table)).toBe(next);
  expect(await invitationsOf(bob)).toHaveLength(1);
  end();
});

test('nobody is invited by somebody whom they avoid, nor the other way round', async () => {
  const { ann, bob, eve, table, leave, end } = await played();
  await leave(1, 2);
  await bob.post(`/api/tables/${table}/mute`, { seat: 0, muted: true, block: true });
  await ann.post(`/api/tables/${table}/mute`, { seat: 2, muted: true, block: true });
  await openedAgain(ann, table);
  for (const other of [bob, eve]) expect(await invitationsOf(other)).toEqual([]);
  end();
});

test('a finished table says in the own list with whom it can be played again', async () => {
  const { ann, bob, table, end } = await played();
  const againOf = async (client: Client) =>
    (await client.get<readonly Listed[]>('/api/mine')).body.find(({ id }) => id === table)?.again;
  expect(await againOf(ann)).toMatchObject({ seat: 0, with: ['Bob', 'Eve'] });
  expect(await againOf(bob)).toMatchObject({ seat: 1, with: ['Ann', 'Eve'] });
  const running = await startTable('glade', [ann, bob]);
  const listed = (await ann.get<readonly Listed[]>('/api/mine')).body.find(({ id }) => id === running.table);
  expect(listed).not.toHaveProperty('again');
  for (const socket of running.sockets) socket.close();
  end();
});
