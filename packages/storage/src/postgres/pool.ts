// Connections to PostgreSQL. Each one is asked, before it is used, whether what it commits would survive a power cut.
import pg from 'pg';

/** The number that PostgreSQL gives to its type `bigint`; ours all fit a number. */
const BIGINT = 20;

export interface PoolOptions {
  readonly url: string;
  /** How many connections one node holds. */
  readonly connections: number;
  readonly onError: (error: unknown) => void;
}

export function createPool({ url, connections, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'sunglade',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    statement_timeout: 15_000,
    // A server that no longer answers is found out a little after it should have given up itself.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      getTypeParser: (oid, format) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)),
    },
    // The pool waits for it; its types do not say so.
    onConnect: prepare as (client: pg.ClientBase) => void,
  });
  // A connection that nobody uses at the moment has died; the next query opens another.
  pool.on('error', onError);
  // One that is in use has died: whoever uses it is told by their query, and needs no second word that nobody catches.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * `synchronous_commit` and `fsync` may be set for a server, a database, a role or in the address itself. Every question
 * of ours has an index; a database that is new, or has just grown, would rather read whole tables for a while.
 */
async function prepare(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ commits: string; fsync: string }>(
    `select current_setting('synchronous_commit') as commits, current_setting('fsync') as fsync,
      set_config('enable_seqscan', 'off', false)`,
  );
  const { commits = 'unknown', fsync = 'unknown' } = rows[0] ?? {};
  if (commits === 'off' || fsync !== 'on')
    throw new Error(
      `PostgreSQL: synchronous_commit is ${commits} and fsync is ${fsync}; moves would not be safe here.`,
    );
}
