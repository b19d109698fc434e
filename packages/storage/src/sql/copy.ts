// Every row of one store into another, whichever databases they are: how a site moves, and how a backup comes back.
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Every table with its primary key, by which its rows are visited. A test holds this against the databases. */
export const KEYS = {
  matches: ['id'],
  lines: ['match', 'seq'],
  players: ['user', 'match'],
  chat: ['match', 'n'],
  users: ['id'],
  sessions: ['token_hash'],
  seat_links: ['match', 'seat'],
  mutes: ['user', 'other'],
  passkeys: ['id'],
  passwords: ['user'],
  challenges: ['hash'],
  attempts: ['key'],
  aliases: ['alias'],
  campaigns: ['id'],
  campaign_records: ['campaign', 'match'],
  ways: ['id'],
  notices: ['match', 'seat', 'way'],
  plans: ['match', 'seat'],
  holidays: ['user', 'n'],
  friends: ['user', 'other'],
  friend_links: ['token_hash'],
  hidden_people: ['user'],
  invitations: ['match', 'user'],
  reached: ['user', 'thing'],
  looks: ['user'],
  host_secrets: ['name'],
  reports: ['id'],
} as const satisfies { readonly [Name in keyof Tables]: readonly (keyof Tables[Name])[] };

export type TableName = keyof typeof KEYS;
type Row = Readonly<Record<string, string | number | null>>;
/** What is copied is whole rows: which columns a table has does not matter here. */
type Loose = Kysely<Record<string, Row>>;

const PAGE = 500;
const NAMES = Object.keys(KEYS) as TableName[];
const loose = (queries: Kysely<Tables>): Loose => queries as unknown as Loose;

/** The rows of a table, a page at a time, in the order of its key. */
async function* pages(queries: Kysely<Tables>, table: TableName): AsyncGenerator<Row[]> {
  const key: readonly string[] = KEYS[table];
  for (let last: Row | undefined; ; ) {
    let query = loose(queries).selectFrom(table).selectAll().limit(PAGE);
    for (const column of key) query = query.orderBy(column);
    if (last !== undefined) {
      const values = key.map((column) => last?.[column] ?? null);
      // Behind the last one: the same in the first columns of the key, and more in the next.
      query = query.where((where) =>
        where.or(
          key.map((column, i) =>
            where.and([
              ...key.slice(0, i).map((before, j) => where(before, '=', values[j] ?? null)),
              where(column, '>', values[i] ?? null),
            ]),
          ),
        ),
      );
    }
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

export async function isEmpty(queries: Kysely<Tables>): Promise<boolean> {
  for (const table of ['matches', 'users'] as const) {
    const row = await loose(queries).selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Returns how many rows each table had. Both ends are transactions: what is copied is one moment, all of it or none. */
export async function copyRows(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
): Promise<ReadonlyMap<TableName, number>> {
  const counts = new Map<TableName, number>();
  for (const table of NAMES) {
    let count = 0;
    for await (const rows of pages(from, table)) {
      await loose(to).insertInto(table).values(rows).execute();
      count += rows.length;
    }
    counts.set(table, count);
  }
  return counts;
}

/** Two stores with equal digests have equal rows: databases sort texts differently, so the order does not count. */
export async function digestRows(queries: Kysely<Tables>): Promise<ReadonlyMap<TableName, string>> {
  const digests = new Map<TableName, string>();
  for (const table of NAMES) {
    let [sum, count] = [0n, 0];
    for await (const rows of pages(queries, table))
      for (const row of rows) {
        const text = JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
        sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % 2n ** 256n;
        count++;
      }
    digests.set(table, `${count}:${sum.toString(16)}`);
  }
  return digests;
}
