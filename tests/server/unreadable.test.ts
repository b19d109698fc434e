// A stored table that this program cannot open, by whichever reason: a code at every door, the others go on, nothing is
// changed, and what was stored of a finished game can still be downloaded.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@sunglade/registry';
import { openSqliteRows } from '@sunglade/storage';
import { openTable, readTableFile } from '@sunglade/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import expected from '../fixtures/65f5018/expected.json' with { type: 'json' };
import { Client, type Question } from './kit/client.ts';
import { createFolder, removeFolder, type Server, startServer } from './kit/server.ts';

type Config = {
  format?: number;
  rules: number;
  setup: { options: Record<string, unknown>; edition: { hash: string } };
};

const idOf = (about: string): string => expected.matches.find((match) => match.about === about)?.id ?? '';
const set = (about: string, change: (config: Config) => void) => ({ id: idOf(about), change });

/** One table for each reason. */
const BROKEN = {
  'rules-unknown': set('glade over', (config) => {
    config.rules = 99;
  }),
  'edition-unknown': set('harmonies over', ({ setup }) => {
    setup.edition.hash = 'f'.repeat(64);
  }),
  'setup-unknown': set('evergreen over', ({ setup }) => {
    setup.options = { weather: 'rain' };
  }),
  'table-newer': set('everdell-duo over', (config) => {
    config.format = 99;
  }),
} as const;
const CODES = Object.keys(BROKEN) as (keyof typeof BROKEN)[];
const RUNNING = idOf('glade running');

let server: Server;
let ann: Client;
const folder = createFolder();

beforeAll(async () => {
  const file = join(folder, 'sunglade.sqlite');
  copyFileSync(fileURLToPath(new URL('../fixtures/65f5018/store.db', import.meta.url)), file);
  const rows = openSqliteRows(folder);
  const change = async (id: string, edit: (config: Config) => void): Promise<void> => {
    const row = await rows.queries
      .selectFrom('matches')
      .select('config')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const config = JSON.parse(row.config) as Config;
    edit(config);
    await rows.queries
      .updateTable('matches')
      .set({ config: JSON.stringify(config) })
      .where('id', '=', id)
      .execute();
  };
  for (const { id, change: edit } of Object.values(BROKEN)) await change(id, edit);
  await change(RUNNING, (config) => {
    config.rules = 99;
  });
  await rows.close();
  server = await startServer(folder);
  ann = await Client.guest(server.url, 'Ann');
});
afterAll(async () => {
  await server?.stop();
  removeFolder(folder);
});

test.each(CODES)('%s is the answer at every door', async (code) => {
  const { id } = BROKEN[code];
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: 409, body: { code } });
  expect(await ann.get(`/api/tables/${id}/past`)).toMatchObject({ status: 409, body: { code } });
  const socket = await ann.connect();
  const questions: Question[] = [
    { type: 'watch', table: id },
    { type: 'submit', table: id, seat: 0, at: 0, steps: ['done'] },
    { type: 'sit', table: id, name: 'Ann', entropy: 'ab'.repeat(32) },
    { type: 'act', table: id, seat: 0, text: '!undo' },
  ];
  for (const question of questions) expect(await socket.ask(question)).toMatchObject({ type: 'refused', code });
  socket.close();
});

test.each(CODES)('%s: what was stored can be downloaded, and names nobody by their id', async (code) => {
  const { id } = BROKEN[code];
  const { status, body, text } = await ann.get(`/api/tables/${id}/record`);
  expect(status).toBe(200);
  const file = readTableFile({ ...(body as object), config: { ...(body as { config: object }).config, format: 1 } });
  expect(file?.lines.length).toBe(expected.matches.find((match) => match.id === id)?.lines);
  for (const { chairs, host } of expected.matches)
    for (const user of [host, ...chairs.map(({ holder }) => holder)]) if (user) expect(text).not.toContain(user);
});

test('a program that knows the rules opens the downloaded table', async () => {
  const { body } = await ann.get(`/api/tables/${BROKEN['rules-unknown'].id}/record`);
  const file = readTableFile(body);
  if (!file) throw new Error('not read');
  const table = await openTable({ ...file, config: { ...file.config, rules: 1 } }, file.lines, loadGame);
  expect(table.status).toBe('over');
});

test('the secret of a running game stays where it is', async () => {
  expect(await ann.get(`/api/tables/${RUNNING}/record`)).toMatchObject({
    status: 409,
    body: { code: 'rules-unknown' },
  });
});

test('other tables are played as ever', async () => {
  const id = await ann.open('glade');
  expect((await ann.get(`/api/tables/${id}`)).status).toBe(200);
});
