// Everything that is asked for in one turn of the event loop is written in one transaction: a disk takes as long to
// keep a hundred rows as to keep one.
import { StoreError } from '@sunglade/match';
import type Database from 'better-sqlite3';

interface Job {
  /** Does its part inside the transaction and says how to answer once it is safe. */
  work(): () => void;
  reject(error: unknown): void;
}

/** More at once would be a pause that everybody feels, also after one. */
const MOST = 64;

export class GroupCommit {
  readonly #db: Database;
  #jobs: Job[] = [];
  #scheduled = false;

  constructor(db: Database) {
    this.#db = db;
  }

  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({
        work: () => {
          const result = work();
          return () => resolve(result);
        },
        reject,
      });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.#flush());
    });
  }

  /** Writes what is waiting now. */
  flush(): void {
    while (this.#jobs.length > 0) this.#flush();
  }

  #flush(): void {
    const jobs = this.#jobs.splice(0, MOST);
    this.#scheduled = this.#jobs.length > 0;
    if (this.#scheduled) setImmediate(() => this.#flush());
    if (jobs.length === 0 || this.#commit(jobs) === null) return;
    // One of them was bad: each for itself, so that the others do not suffer.
    for (const job of jobs) {
      const error = this.#commit([job]);
      if (error !== null) job.reject(error);
    }
  }

  #commit(jobs: readonly Job[]): StoreError | null {
    const answers: (() => void)[] = [];
    try {
      this.#db.exec('begin immediate');
      for (const job of jobs) answers.push(job.work());
      this.#db.exec('commit');
    } catch (error) {
      rollBack(this.#db);
      return storeError(error);
    }
    for (const answer of answers) answer();
    return null;
  }
}

/** A full disk may have ended the transaction already. */
function rollBack(db: Database): void {
  try {
    db.exec('rollback');
  } catch {
    // There was none left.
  }
}

function storeError(error: unknown): StoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const full = code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_WRITE' || code === 'SQLITE_IOERR_SHMSIZE';
  return new StoreError(full ? 'storage-full' : 'storage-failed', error);
}
