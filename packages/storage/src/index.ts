export { createPostgresStore, type PostgresStore } from './postgres/store.ts';
export { backUpSqlite, createSqliteStore } from './sqlite/store.ts';
