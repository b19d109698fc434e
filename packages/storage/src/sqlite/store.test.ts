import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@sunglade/match';
import { sampleLine, sampleMatch, sampleSummary, storeClauses } from '@sunglade/match/contract';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUpSqlite, createSqliteStore } from '../index.ts';
import { migrations } from '../sql/migrations.ts';
import { FILE, openSqlite } from './open.ts';
import { limitSize, storeOn } from './store.ts';

let folder = '';
let store: Store | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sunglade-store-'));
});

afterEach(async () => {
  await store?.close();
  store = null;
  rmSync(folder, { recursive: true, force: true });
});

const open = (): Store => {
  store = createSqliteStore(folder);
  return store;
};

const raw = (): Database => new Database(join(folder, FILE));

describe('the contract', () => {
  for (const { name, check } of storeClauses) test(name, () => check(open()));
});

test('nobody else on the machine can read it, even in a folder that is open to everybody', async () => {
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, FILE), '', { mode: 0o644 });
  await open().create(sampleMatch('a'), [], sampleSummary());
  for (const file of readdirSync(folder).filter((name) => name.startsWith(FILE)))
    expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
});

test('what was stored is there after closing and opening', async () => {
  await open().create(sampleMatch('a'), [sampleLine('x')], sampleSummary());
  await store?.close();
  expect((await open().load('a'))?.lines).toHaveLength(1);
});

test('a commit reaches the disk: the journal is a write-ahead log and synchronous is full', () => {
  open();
  const db = raw();
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  db.close();
});

test('a second server on the same folder is refused, and let in when the first is gone', async () => {
  open();
  expect(() => createSqliteStore(folder)).toThrow(/Another server is using/);
  await store?.close();
  expect(() => open()).not.toThrow();
});

test('a store of a newer program is refused and left as it is', async () => {
  await open().create(sampleMatch('a'), [], sampleSummary());
  await store?.close();
  const db = raw();
  db.pragma('user_version = 999');
  db.close();
  expect(() => createSqliteStore(folder)).toThrow(/written by a newer Sunglade \(schema 999/);
  const again = raw();
  expect(again.pragma('user_version', { simple: true })).toBe(999);
  again.close();
  store = null;
});

test('a store of an older program is brought up to date with everything in it', async () => {
  const old = raw();
  for (const sql of migrations(' without rowid').slice(0, 1)) old.exec(sql);
  old.exec("insert into users values ('ann', 'Ann', 5, 'r'); insert into sessions values ('h', 'ann', 100)");
  old.pragma('user_version = 1');
  old.close();
  const s = open();
  expect(await s.userBySession('h', 1)).toEqual({
    user: { id: 'ann', name: 'Ann', createdAt: 5 },
    expiresAt: 100,
    createdAt: null,
  });
  expect(await s.setPassword({ user: 'ann', login: 'ann', hash: 'x' })).toBe('done');
});

test('the names a person gave are found without reading every line', async () => {
  open();
  const db = raw();
  const plan = db
    .prepare("explain query plan select match from lines where by in ('a', 'b') and substr(text, 1, 5) = '!sit '")
    .all();
  expect(JSON.stringify(plan)).toContain('lines_sit');
  db.close();
});

test('one bad write in a group does not harm the others', async () => {
  const s = open();
  await s.create(sampleMatch('a'), [], sampleSummary());
  const results = await Promise.allSettled([
    s.create(sampleMatch('b'), [], sampleSummary()),
    s.create(sampleMatch('a'), [], sampleSummary()),
    s.append({ match: 'a', seq: 0, lines: [sampleLine('x')], submission: null, summary: sampleSummary() }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await s.load('b')).not.toBeNull();
  expect((await s.load('a'))?.lines).toHaveLength(1);
});

test('what is asked for at once is written in few commits', async () => {
  const s = open();
  for (let i = 0; i < 50; i++) await s.create(sampleMatch(`m${i}`), [], sampleSummary());
  const began = performance.now();
  for (let i = 0; i < 50; i++)
    await s.append({ match: `m${i}`, seq: 0, lines: [sampleLine('x')], submission: null, summary: sampleSummary() });
  const single = performance.now() - began;
  const again = performance.now();
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      s.append({ match: `m${i}`, seq: 1, lines: [sampleLine('y')], submission: null, summary: sampleSummary() }),
    ),
  );
  expect(performance.now() - again).toBeLessThan(single);
  expect((await s.load('m49'))?.lines).toHaveLength(2);
});

test('a full disk is refused as such, loses nothing, and writing goes on when there is room', async () => {
  const opened = openSqlite(folder);
  const s = storeOn(opened);
  store = s;
  await s.create(sampleMatch('a'), [], sampleSummary());
  const long = 'x'.repeat(3_000);
  let seq = 0;
  const append = () =>
    s.append({ match: 'a', seq, lines: [sampleLine(long)], submission: null, summary: sampleSummary() });
  limitSize(opened.db, 0.25);
  await expect(
    (async () => {
      for (; seq < 200; seq++) await append();
    })(),
  ).rejects.toMatchObject({ code: 'storage-full' });
  expect((await s.load('a'))?.lines).toHaveLength(seq);
  limitSize(opened.db, 1_000);
  expect(await append()).toBe('done');
});

test('a backup of a store in use is whole', async () => {
  const s = open();
  await s.create(sampleMatch('a'), [], sampleSummary());
  let writing = true;
  const writer = (async () => {
    for (let seq = 0; writing; seq++)
      await s.append({ match: 'a', seq, lines: [sampleLine('x')], submission: null, summary: sampleSummary() });
  })();
  const copies = mkdtempSync(join(tmpdir(), 'sunglade-copy-'));
  await backUpSqlite(folder, join(copies, FILE));
  writing = false;
  await writer;
  const copy = createSqliteStore(copies);
  const lines = (await copy.load('a'))?.lines ?? [];
  const seqs = (await copy.linesFrom('a', 0)).length;
  expect(lines.length).toBe(seqs);
  await copy.close();
  rmSync(copies, { recursive: true });
});

test('lists leave out the content of editions, which may be large, and are cheap to ask for again', async () => {
  const s = open();
  const content = Array.from({ length: 20_000 }, (_, i) => i);
  for (let i = 0; i < 30; i++)
    await s.create(
      sampleMatch(`m${i}`, { setup: { seats: 2, options: {}, edition: { id: 'own', hash: 'h', content } } }),
      [],
      sampleSummary(),
    );
  const timed = async (): Promise<number> => {
    const began = performance.now();
    expect((await s.lobby(30)).map(({ config }) => config.setup.edition.content)).toEqual(
      content.slice(0, 30).map(() => undefined),
    );
    return performance.now() - began;
  };
  const first = await timed();
  expect(Math.min(await timed(), await timed(), await timed())).toBeLessThan(first);
  expect((await s.load('m0'))?.match.config.setup.edition.content).toEqual(content);
});
