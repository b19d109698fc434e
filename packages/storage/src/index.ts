export { createPostgresStore, type PostgresStore } from './postgres/store.ts';
export { backUpPostgres, copyStore, openBackup, openPostgresRows, openSqliteRows, type Rows } from './rows.ts';
export { backUpSqlite, createSqliteStore, readSqliteStore } from './sqlite/store.ts';
