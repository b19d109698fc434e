import type { Store } from '@sunglade/match';
import { Kysely, PostgresDialect } from 'kysely';
import { sqlAccounts } from '../sql/accounts.ts';
import { sqlCampaigns } from '../sql/campaigns.ts';
import { sqlFriends } from '../sql/friends.ts';
import { sqlHolidays } from '../sql/holidays.ts';
import { sqlNotices } from '../sql/notices.ts';
import { sqlPeople } from '../sql/people.ts';
import type { Tables } from '../sql/tables.ts';
import { postgresMatches } from './matches.ts';
import {
  patientAccounts,
  patientCampaigns,
  patientFriends,
  patientHolidays,
  patientNotices,
  patientPeople,
  postgresWrite,
} from './people.ts';
import { postgresPlans } from './plans.ts';
import { createPool } from './pool.ts';
import { retrying } from './retry.ts';
import { migrate } from './schema.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
  /** How long to wait for a database that is away before a request is given up. */
  readonly retryMs?: number;
  /** A connection that nobody used has died. */
  readonly onError?: (error: unknown) => void;
}

export interface PostgresStore extends Store {
  /** The one clock of all nodes, in milliseconds since 1970. */
  time(): Promise<number>;
}

const START_MS = 30_000;

/** One database for many nodes: the number of a match's lines is the lock between them. */
export async function createPostgresStore(options: PostgresOptions): Promise<PostgresStore> {
  const { url, connections = 10, retryMs = 10_000, onError = () => undefined } = options;
  const pool = createPool({ url, connections, onError });
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    // The database may be started at the same moment as we.
    await retrying(START_MS, () => migrate(pool)).catch(plainly);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const write = postgresWrite(pool);
  return {
    ...postgresMatches(pool, queries, retryMs),
    ...patientPeople(sqlPeople(queries, write), retryMs),
    ...patientAccounts(sqlAccounts(queries, write), retryMs),
    ...patientCampaigns(sqlCampaigns(queries, write), retryMs),
    ...patientNotices(sqlNotices(queries, write), retryMs),
    ...postgresPlans(pool, queries, retryMs),
    ...patientHolidays(sqlHolidays(queries, write), retryMs),
    ...patientFriends(sqlFriends(queries, write), retryMs),
    async time() {
      const { rows } = await pool.query<{ at: number }>({
        name: 'time',
        text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
      });
      return rows[0]?.at ?? Number.NaN;
    },
    async check() {
      const { rows } = await pool.query<{ read_only: string }>(
        "select current_setting('transaction_read_only') as read_only",
      );
      if (rows[0]?.read_only !== 'off') throw new Error('PostgreSQL takes no writes now.');
    },
    close: () => pool.end(),
  };
}

/** Who starts a server wants to read what the database said. */
function plainly(error: unknown): never {
  const { cause } = error as { cause?: unknown };
  throw cause instanceof Error
    ? new Error(`The database cannot be used: ${cause.message || cause.name}`, { cause })
    : error;
}
