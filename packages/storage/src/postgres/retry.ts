// A database that restarts is away for seconds. Whoever asks meanwhile waits for it instead of being sent away.
import { StoreError } from '@sunglade/match';

const FIRST_MS = 25;
const LONGEST_MS = 500;

/** Codes of PostgreSQL: the server goes down, comes up, has no room for a connection, or broke a deadlock. */
const PASSING = new Set(['57P01', '57P02', '57P03', '53300', '40001', '40P01', '25006']);
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT']);
const DISK_FULL = '53100';
const UNIQUE = '23505';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A key is there already. */
export const isTaken = (error: unknown): boolean => codeOf(error) === UNIQUE;

/** Asking again may help: nothing was wrong with the question. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isPassing)) return true;
  const code = codeOf(error);
  if (PASSING.has(code) || NETWORK.has(code) || code.startsWith('08')) return true;
  // The driver's own words have no code.
  return (
    code === '' &&
    /^(Connection terminated|Query read timeout|timeout exceeded when trying|Client has encountered)/.test(
      error.message,
    )
  );
}

function storeError(error: unknown): unknown {
  if (error instanceof StoreError || isTaken(error)) return error;
  return new StoreError(codeOf(error) === DISK_FULL ? 'storage-full' : 'storage-failed', error);
}

/**
 * Repeats work as long as the database is away, at most `ms`. Work must bear being done twice: an answer may be lost
 * after the deed, and from the second time on it is told so.
 */
export async function retrying<T>(ms: number, work: (again: boolean) => Promise<T>): Promise<T> {
  const until = performance.now() + ms;
  for (let wait = FIRST_MS, again = false; ; again = true) {
    try {
      return await work(again);
    } catch (error) {
      if (!isPassing(error) || performance.now() + wait > until) throw storeError(error);
    }
    await new Promise((done) => setTimeout(done, wait * (0.5 + Math.random() / 2)));
    wait = Math.min(LONGEST_MS, wait * 2);
  }
}
