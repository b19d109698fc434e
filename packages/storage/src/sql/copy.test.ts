import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleLine, sampleMatch, samplePlan, sampleSummary, sampleWay } from '@sunglade/match/contract';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpSqlite, copyStore, createSqliteStore, openBackup, openSqliteRows } from '../index.ts';
import { FILE } from '../sqlite/open.ts';
import { digestRows, KEYS } from './copy.ts';

let root = '';
const folder = (name: string): string => join(root, name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sunglade-copy-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function fill(name: string, matches: number): Promise<void> {
  const store = createSqliteStore(folder(name));
  for (const user of ['u0', 'u1', 'u2']) await store.addWay(sampleWay(`way of ${user}`, { user }));
  const one = async (i: number): Promise<void> => {
    const lines = Array.from({ length: i % 7 }, (_, k) => sampleLine(`step ${k} of ünïcode '${i}'`));
    await store.create(sampleMatch(`m${i}`), lines, sampleSummary({ holders: [`u${i % 3}`, null] }));
    await store.append({
      match: `m${i}`,
      seq: lines.length,
      lines: [sampleLine('!start')],
      submission: null,
      summary: sampleSummary({ acting: 1, holders: [`u${i % 3}`, null] }),
      turns: [{ seat: 0, user: `u${i % 3}` }],
    });
    await store.plan(samplePlan(`m${i}`, { user: `u${i % 3}`, line: lines.length + 1 }), 0);
    await store.say({ match: `m${i}`, at: i, user: 'u', name: 'U', seat: 0, room: 'table', text: 'hi' }, `s${i}`);
  };
  await Promise.all(Array.from({ length: matches }, (_, i) => one(i)));
  for (const id of ['u0', 'u1', 'u2']) await store.addUser({ id, name: id, createdAt: 1 }, `r${id}`);
  await store.mute('u0', 'u1', 'U', true);
  await store.reach('u0', [{ thing: 'lesson:a', points: 1 }]);
  const report = { match: 'm0', by: 'u0', about: 'u1', name: 'U', reason: 'spam', text: '', lines: [] } as const;
  await store.addReport({ ...report, id: 'r', at: 1 });
  await store.close();
}

test('every table is copied: the list of keys is the schema', async () => {
  await createSqliteStore(folder('a')).close();
  const db = new Database(join(folder('a'), FILE));
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  expect(Object.keys(KEYS).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  for (const [table, key] of Object.entries(KEYS)) {
    const columns = db.prepare(`select name from pragma_table_info('${table}') where pk > 0 order by pk`).all();
    expect((columns as { name: string }[]).map(({ name }) => name)).toEqual(key);
  }
  db.close();
});

test('a copy has the same rows, and a row that changed shows', async () => {
  await fill('a', 1_203);
  const [from, to] = [openSqliteRows(folder('a')), openSqliteRows(folder('b'))];
  const counts = await copyStore(from, to);
  expect(counts.get('matches')).toBe(1_203);
  expect(counts.get('mutes')).toBe(1);
  expect(counts.get('notices')).toBe(1_203);
  expect(counts.get('plans')).toBe(1_203);
  expect(await digestRows(to.queries)).toEqual(await digestRows(from.queries));
  await to.queries.updateTable('lines').set({ text: 'else' }).where('match', '=', 'm5').where('seq', '=', 0).execute();
  expect((await digestRows(to.queries)).get('lines')).not.toBe((await digestRows(from.queries)).get('lines'));
  await from.close();
  await to.close();
});

test('a store that is not empty is left as it is', async () => {
  await fill('a', 3);
  await fill('b', 2);
  const [from, to] = [openSqliteRows(folder('a')), openSqliteRows(folder('b'))];
  await expect(copyStore(from, to)).rejects.toThrow(/not empty/);
  await from.close();
  await to.close();
  const store = createSqliteStore(folder('b'));
  expect(await store.ids('', 10)).toHaveLength(2);
  await store.close();
});

test('a backup comes back whole, and the file stays as it was', async () => {
  await fill('a', 20);
  const file = join(root, 'copy.sqlite');
  await backUpSqlite(folder('a'), file);
  for (const name of ['b', 'c']) {
    const [from, to] = [openBackup(file), openSqliteRows(folder(name))];
    expect((await copyStore(from, to)).get('matches')).toBe(20);
    await from.close();
    await to.close();
  }
  expect(() => openBackup(join(root, 'nothing.sqlite'))).toThrow(/There is no/);
});
