import type pg from 'pg';
import { migrations, SCHEMA_VERSION } from '../sql/migrations.ts';

/** Nodes that start at once bring the tables up to date one after the other. */
const LOCK = 7_785_203;

export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('create table if not exists schema_version (version bigint not null)');
    const { rows } = await client.query<{ version: number }>('select version from schema_version');
    const version = rows[0]?.version ?? 0;
    if (version > SCHEMA_VERSION)
      throw new Error(
        `The database was written by a newer Sunglade (schema ${version}, this one knows ${SCHEMA_VERSION}). Update the program, or restore a backup from before the update.`,
      );
    for (const sql of migrations('').slice(version)) await client.query(sql);
    // Every move renews its match's row: there is room for that on the same page.
    if (version === 0) await client.query('alter table matches set (fillfactor = 50)');
    if (rows.length === 0) await client.query('insert into schema_version values ($1)', [SCHEMA_VERSION]);
    else if (version < SCHEMA_VERSION) await client.query('update schema_version set version = $1', [SCHEMA_VERSION]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
