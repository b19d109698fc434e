import { join } from 'node:path';
import type { Store } from '@sunglade/match';
import type Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { sqlAccounts } from '../sql/accounts.ts';
import { sqlCampaigns } from '../sql/campaigns.ts';
import { sqlFriends } from '../sql/friends.ts';
import { sqlHolidays } from '../sql/holidays.ts';
import { SCHEMA_VERSION } from '../sql/migrations.ts';
import { sqlNotices } from '../sql/notices.ts';
import { sqlPeople } from '../sql/people.ts';
import type { Tables } from '../sql/tables.ts';
import type { Write } from '../sql/write.ts';
import { GroupCommit } from './group-commit.ts';
import { sqliteMatches } from './matches.ts';
import { FILE, type Opened, openForReading, openSqlite } from './open.ts';
import { sqlitePlans } from './plans.ts';

export interface SqliteLimits {
  /** How large the file may become; without it, as far as the disk goes. */
  readonly megabytes?: number;
}

/** Everything in one file of one folder: nothing to install, and a commit that returns has reached the disk. */
export function createSqliteStore(folder: string, { megabytes }: SqliteLimits = {}): Store {
  const opened = openSqlite(folder);
  if (megabytes !== undefined) limitSize(opened.db, megabytes);
  return storeOn(opened);
}

/** To look into while a server may be writing it; nothing can be changed through it. */
export const readSqliteStore = (folder: string): Store =>
  storeOn({ db: openForReading(join(folder, FILE)), lock: null });

/** Takes effect at once; a limit below what is used already only stops further growth. */
export function limitSize(db: Database, megabytes: number): void {
  const page = Number(db.pragma('page_size', { simple: true }));
  db.pragma(`max_page_count = ${Math.max(1, Math.floor((megabytes * 1_048_576) / page))}`);
}

export function storeOn({ db, lock }: Opened): Store {
  const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database: db }) });
  const commits = new GroupCommit(db);
  const write: Write = (...all) => {
    const compiled = all.map((query) => query.compile());
    return commits.write(() => compiled.map(({ sql, parameters }) => db.prepare(sql).run(...parameters).changes));
  };
  const accounts = sqlAccounts(queries, write);
  return {
    ...sqliteMatches(db, queries, commits),
    ...sqlPeople(queries, write),
    ...accounts,
    ...sqlCampaigns(queries, write),
    ...sqlNotices(queries, write),
    ...sqlitePlans(db, queries, commits),
    ...sqlHolidays(queries, write),
    ...sqlFriends(queries, write),
    async erase(user) {
      await accounts.erase(user);
      emptyLog(db);
    },
    async check() {
      // Writes what is there already: a commit like any other, which fails where a move would fail.
      await commits.write(() => db.pragma(`user_version = ${SCHEMA_VERSION}`));
    },
    async close() {
      commits.flush();
      db.close();
      lock?.close();
    },
  };
}

/** What was just overwritten still stands in the write-ahead log. Whoever reads at the moment is not waited for. */
function emptyLog(db: Database): void {
  const patience = Number(db.pragma('busy_timeout', { simple: true }));
  db.pragma('busy_timeout = 0');
  db.pragma('wal_checkpoint(truncate)');
  db.pragma(`busy_timeout = ${patience}`);
}

/** Copies a store into a file while a server may be writing it; the copy is whole and checked. */
export async function backUpSqlite(folder: string, file: string): Promise<void> {
  const db = openForReading(join(folder, FILE));
  try {
    await db.backup(file);
  } finally {
    db.close();
  }
  const copy = openForReading(file);
  try {
    const verdict = String(copy.pragma('integrity_check', { simple: true }));
    if (verdict !== 'ok') throw new Error(`${file}: ${verdict}`);
  } finally {
    copy.close();
  }
}
