// A site outgrows its machine: everything moves from one file to PostgreSQL, and backups go either way.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatLine } from '@sunglade/protocol';
import type { Seen } from '@sunglade/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../server/kit/client.ts';
import { playOn, startTable } from '../server/kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from '../server/kit/server.ts';
import { available } from './kit/available.ts';
import { command } from './kit/command.ts';
import { Postgres } from './kit/postgres.ts';

describe.runIf(available)('a site with games in it', () => {
  const folders = Array.from({ length: 3 }, createFolder);
  const [old = '', fresh = '', copies = ''] = folders;
  let postgres: Postgres;
  let server: Server;
  let people: [Client, Client];
  const tables: string[] = [];
  let seen: unknown[] = [];
  let urls: string[] = [];

  const still = (seen: Seen): unknown => ({ ...seen, now: 0 });
  const pictures = async (url: string): Promise<unknown[]> => {
    const [ann] = people;
    ann.url = url;
    const all: unknown[] = [];
    for (const table of tables) {
      all.push(still((await ann.get<Seen>(`/api/tables/${table}`)).body));
      all.push((await ann.get<ChatLine[]>(`/api/tables/${table}/chat`)).body);
      all.push((await ann.get(`/api/tables/${table}/past`)).body);
    }
    all.push((await ann.get('/api/me')).body);
    return all;
  };

  beforeAll(async () => {
    postgres = await Postgres.start();
    urls = [await postgres.createDatabase('first'), await postgres.createDatabase('second')];
    server = await startServer(old);
    people = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bøb')];
    for (const [i, game] of ['glade', 'evergreen', 'harmonies', 'glade'].entries()) {
      const { table, sockets } = await startTable(game, people, { public: i % 2 === 0 });
      await playOn(table, sockets, i === 0 ? 1_000 : 12);
      await sockets[1]?.must({ type: 'say', table, text: `well played 🌲 ${i}` });
      for (const socket of sockets) socket.close();
      tables.push(table);
    }
    seen = await pictures(server.url);
  });
  afterAll(async () => {
    await server?.kill();
    await postgres?.stop();
    for (const folder of folders) removeFolder(folder);
  });

  test('a site that is running is not moved', async () => {
    const { code, output } = await command({ DATA_DIR: old, DATABASE_URL: urls[0] ?? '' }, 'move');
    expect(code).toBe(1);
    expect(output).toMatch(/Another server is using/);
    await server.stop();
  });

  test('everything moves by one command, and the games go on', async () => {
    const env = { DATA_DIR: old, DATABASE_URL: urls[0] ?? '' };
    const moved = await command(env, 'move');
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.output).toMatch(/^4 matches with \d+ lines are in PostgreSQL: every one plays again/);
    expect(existsSync(join(old, 'sunglade.sqlite'))).toBe(true);
    server = await startServer(fresh, env);
    expect(await pictures(server.url)).toEqual(seen);
    for (const person of people) person.url = server.url;
    const table = tables[1] ?? '';
    const sockets = await Promise.all(people.map((person) => person.connect()));
    for (const socket of sockets) await socket.watch(table);
    expect(await playOn(table, sockets, 10)).toBe(10);
    for (const socket of sockets) socket.close();
    seen = await pictures(server.url);
    const again = await command(env, 'move');
    expect(again.code).toBe(1);
    expect(again.output).toMatch(/not empty; nothing was changed/);
  });

  test('a backup of PostgreSQL in use comes back into a file or another PostgreSQL', async () => {
    const file = join(copies, 'backup.sqlite');
    const first = { DATA_DIR: fresh, DATABASE_URL: urls[0] ?? '' };
    expect(await command(first, 'backup', file)).toEqual({ code: 0, output: '' });
    expect((await command(first, 'backup', file)).output).toMatch(/is there already/);
    expect((await command(first, 'verify')).output).toMatch(/^4 matches/);
    await server.stop();
    for (const env of [
      { DATA_DIR: fresh, DATABASE_URL: '' },
      { DATA_DIR: fresh, DATABASE_URL: urls[1] ?? '' },
    ]) {
      const restored = await command(env, 'restore', file);
      expect(restored.output).toMatch(/^4 matches with \d+ lines are back/);
      server = await startServer(fresh, env);
      expect(await pictures(server.url)).toEqual(seen);
      await server.stop();
      expect((await command(env, 'restore', file)).output).toMatch(/not empty; nothing was changed/);
    }
  });
});
