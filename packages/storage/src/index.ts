export { backUpSqlite, createSqliteStore } from './sqlite/store.ts';
