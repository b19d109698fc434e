import type Database from 'better-sqlite3';
import { migrations, SCHEMA_VERSION } from '../sql/migrations.ts';

const MIGRATIONS = migrations(' without rowid');

/** Brings the store up to date; two servers that start at once do it one after the other. */
export function migrate(db: Database, file: string): void {
  db.exec('begin immediate');
  try {
    const version = Number(db.pragma('user_version', { simple: true }));
    if (version > SCHEMA_VERSION)
      throw new Error(
        `${file} was written by a newer Sunglade (schema ${version}, this one knows ${SCHEMA_VERSION}). Update the program, or restore a backup from before the update.`,
      );
    for (const sql of MIGRATIONS.slice(version)) db.exec(sql);
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}
