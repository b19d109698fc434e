import type Database from 'better-sqlite3';

/** Each entry brings the store from its index to the next version. Entries are never changed once released. */
const MIGRATIONS: readonly string[] = [
  `
  create table matches (
    id text primary key,
    seq integer not null,
    config text not null,
    secret text not null,
    host text not null,
    public integer not null,
    status text not null,
    acting integer not null,
    due_at integer,
    wake_at integer,
    names text not null,
    holders text not null,
    opened_at integer not null,
    updated_at integer not null
  ) without rowid;
  create index matches_wake on matches (wake_at) where wake_at is not null;
  create index matches_lobby on matches (opened_at) where public = 1 and status in ('open', 'playing');
  create index matches_host on matches (host, opened_at);
  create table lines (
    match text not null,
    seq integer not null,
    at integer not null,
    by text not null,
    seat integer not null,
    text text not null,
    submission text,
    primary key (match, seq)
  ) without rowid;
  create unique index lines_submission on lines (match, submission) where submission is not null;
  create table players (
    user text not null,
    match text not null,
    primary key (user, match)
  ) without rowid;
  create table chat (
    match text not null,
    n integer not null,
    at integer not null,
    user text not null,
    name text not null,
    seat integer not null,
    room text not null,
    text text not null,
    submission text not null,
    primary key (match, n)
  ) without rowid;
  create unique index chat_submission on chat (match, submission);
  create table users (
    id text primary key,
    name text not null,
    created_at integer not null,
    recovery_hash text not null unique
  ) without rowid;
  create table sessions (
    token_hash text primary key,
    user text not null,
    expires_at integer not null
  ) without rowid;
  create index sessions_expiry on sessions (expires_at);
  create table seat_links (
    match text not null,
    seat integer not null,
    token_hash text not null unique,
    primary key (match, seat)
  ) without rowid;
  create table mutes (
    user text not null,
    other text not null,
    primary key (user, other)
  ) without rowid;
  `,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

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
