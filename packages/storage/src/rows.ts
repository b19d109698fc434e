// Stores as plain rows, for moving, backing up and restoring.
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { createPool } from './postgres/pool.ts';
import { migrate } from './postgres/schema.ts';
import { copyRows, digestRows, isEmpty, type TableName } from './sql/copy.ts';
import type { Tables } from './sql/tables.ts';
import { FILE, openSqlite } from './sqlite/open.ts';

export interface Rows {
  readonly queries: Kysely<Tables>;
  close(): Promise<void>;
}

/** The store of a folder; nobody else may be using it. */
export function openSqliteRows(folder: string): Rows {
  const { db, lock } = openSqlite(folder);
  return {
    queries: new Kysely<Tables>({ dialect: new SqliteDialect({ database: db }) }),
    close: async () => {
      db.close();
      lock?.close();
    },
  };
}

export async function openPostgresRows(url: string): Promise<Rows> {
  const pool = createPool({ url, connections: 2, onError: () => undefined });
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { queries: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), close: () => pool.end() };
}

/** A backup of any age, brought up to date in a copy: the file itself is never touched. */
export function openBackup(file: string): Rows {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const folder = mkdtempSync(join(dirname(file), '.restore-'));
  const leave = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    copyFileSync(file, join(folder, FILE));
    const rows = openSqliteRows(folder);
    return { ...rows, close: () => rows.close().finally(leave) };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Copies everything into an empty store and compares. All of it is there afterwards, or nothing. */
export async function copyStore(from: Rows, to: Rows): Promise<ReadonlyMap<TableName, number>> {
  return to.queries.transaction().execute(async (target) => {
    if (!(await isEmpty(target))) throw new Error('The store to fill is not empty; nothing was changed.');
    return from.queries.transaction().execute(async (source) => {
      const counts = await copyRows(source, target);
      const [before, after] = [await digestRows(source), await digestRows(target)];
      for (const [table, digest] of before)
        if (after.get(table) !== digest) throw new Error(`${table} did not arrive as it was; nothing was changed.`);
      return counts;
    });
  });
}

/** Everything of a PostgreSQL as it is at one moment, in the same kind of file that a backup of SQLite is. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const folder = mkdtempSync(join(dirname(file), '.backup-'));
  try {
    const [from, to] = [await openPostgresRows(url), openSqliteRows(folder)];
    try {
      await from.queries
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((source) => to.queries.transaction().execute((target) => copyRows(source, target)));
    } finally {
      await from.close();
      await to.close();
    }
    renameSync(join(folder, FILE), file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
