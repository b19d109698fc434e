// The few calls that are used here; the published types are for an older version.
declare module 'better-sqlite3' {
  interface RunResult {
    changes: number;
    lastInsertRowid: number | bigint;
  }
  interface Statement {
    readonly reader: boolean;
    run(...values: readonly unknown[]): RunResult;
    get(...values: readonly unknown[]): unknown;
    all(...values: readonly unknown[]): unknown[];
    iterate(...values: readonly unknown[]): IterableIterator<unknown>;
  }
  interface DatabaseOptions {
    readonly?: boolean;
    fileMustExist?: boolean;
    timeout?: number;
  }
  class Database {
    constructor(file: string, options?: DatabaseOptions);
    readonly open: boolean;
    prepare(sql: string): Statement;
    exec(sql: string): this;
    pragma(source: string, options?: { simple?: boolean }): unknown;
    backup(file: string): Promise<unknown>;
    close(): this;
  }
  export default Database;
}
