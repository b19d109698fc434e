// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./better-sqlite3.d.ts" />
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from './schema.ts';

export const FILE = 'sunglade.sqlite';

/** `PRAGMA synchronous`: 2 is FULL, and a commit that returns has reached the disk. */
const FULL = 2;

const OWNER_ONLY = 0o600;

export interface Opened {
  readonly db: Database;
  /** Held as long as we run; the system lets go of it when we die. */
  readonly lock: Database | null;
}

export function openSqlite(folder: string): Opened {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const file = join(folder, FILE);
  const db = new Database(file, { timeout: 5_000 });
  try {
    // The folder may be older than we are, and open to everybody; the log beside the file takes over its rights.
    chmodSync(file, OWNER_ONLY);
    db.pragma('journal_mode = wal');
    db.pragma('synchronous = full');
    db.pragma('wal_autocheckpoint = 4000');
    db.pragma('cache_size = -65536');
    db.pragma('trusted_schema = off');
    // Who is forgotten is not to be found in the free space of the file either.
    db.pragma('secure_delete = on');
    const mode = String(db.pragma('journal_mode', { simple: true }));
    const safety = Number(db.pragma('synchronous', { simple: true }));
    if (mode !== 'wal' || safety !== FULL)
      throw new Error(`${file}: journal_mode is ${mode} and synchronous is ${safety}; moves would not be safe here.`);
    migrate(db, file);
  } catch (error) {
    db.close();
    lock.close();
    throw error;
  }
  return { db, lock };
}

/** Opens a store that another process may be writing, to read it or to copy it. */
export const openForReading = (file: string): Database =>
  new Database(file, { readonly: true, fileMustExist: true, timeout: 5_000 });

/** Two servers on one folder would each miss what the other's players do. */
function lockFolder(folder: string): Database {
  const lock = new Database(join(folder, 'server.lock.sqlite'), { timeout: 100 });
  try {
    lock.pragma('journal_mode = delete');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw new Error(`Another server is using ${folder}. Stop it first, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
}
