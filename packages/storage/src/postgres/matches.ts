// The rows behind the matches. The busy ones (append, lines that others wrote) travel in batches; lists are Kysely queries.
import type { Append, ChatStored, Match, MatchStore, StoredLine, StoredMatch, Summary } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { sqlLists } from '../sql/lists.ts';
import type { Tables } from '../sql/tables.ts';
import { appendMany, seated } from './append.ts';
import { Batcher } from './batcher.ts';
import { isTaken, retrying } from './retry.ts';

const CREATE = `
  with opened as (
    insert into matches (id, seq, config, secret, host, public, status, acting, due_at, wake_at, names, holders, opened_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
  ), added as (
    insert into lines (match, seq, at, by, seat, text)
    select $1, l.i - 1, l.at, l.by, l.seat, l.text
    from unnest($14::bigint[], $15::text[], $16::bigint[], $17::text[]) with ordinality as l (at, by, seat, text, i)
  )
  insert into players ("user", match) select unnest($18::text[]), $1`;

type Line = Append['lines'][number];
type MatchRow = { config: string; secret: string; status: Summary['status']; planned: number };

interface Wanted {
  readonly id: string;
  readonly seq: number;
}

const GET_MATCH = 'select config, secret, status, planned from matches where id = $1';
const GET_LINES = 'select at, by, seat, text, submission from lines where match = $1 order by seq';
const GET_MANY = `
  select l.match, l.at, l.by, l.seat, l.text, l.submission
  from unnest($1::text[], $2::bigint[]) as w (match, seq) join lines l on l.match = w.match and l.seq >= w.seq
  order by l.match, l.seq`;
const DUE = 'select id from matches where wake_at <= $1 order by wake_at limit $2';
const SAY = `
  insert into chat (match, n, at, "user", name, seat, room, text, submission)
  select $1, coalesce((select max(n) from chat where match = $1), -1) + 1, $2, $3, $4, $5, $6, $7, $8
  on conflict do nothing returning n`;
const SAID = 'select match, n, at, "user", name, seat, room, text from chat where match = $1 and submission = $2';

/** Four moves together cost the database and the node little more than one: some milliseconds are well spent on that. */
const LIMITS = { most: 64, flights: 3, paceMs: 5 } as const;

const createValues = ({ config, secret }: Match, lines: readonly Line[], summary: Summary): unknown[] => [
  config.id,
  lines.length,
  JSON.stringify(config),
  secret,
  config.host,
  config.public ? 1 : 0,
  summary.status,
  summary.acting,
  summary.dueAt,
  summary.wakeAt,
  JSON.stringify(summary.names),
  JSON.stringify(summary.holders),
  config.openedAt,
  lines.map(({ at }) => at),
  lines.map(({ by }) => by),
  lines.map(({ seat }) => seat),
  lines.map(({ text }) => text),
  seated(summary.holders),
];

/** What came after a number of lines, for several matches at once. */
async function linesOfMany(pool: pg.Pool, wanted: readonly Wanted[]): Promise<readonly StoredLine[][]> {
  const values = [wanted.map(({ id }) => id), wanted.map(({ seq }) => seq)];
  const { rows } = await pool.query<StoredLine & { match: string }>({ name: 'lines-of-many', text: GET_MANY, values });
  const found = new Map<string, StoredLine[]>(wanted.map(({ id }) => [id, []]));
  for (const { match, ...line } of rows) found.get(match)?.push(line);
  return [...found.values()];
}

export function postgresMatches(pool: pg.Pool, queries: Kysely<Tables>, retryMs: number): MatchStore {
  const appends = new Batcher<Append, 'done' | 'conflict'>(
    LIMITS,
    ({ match }) => match,
    (all) => appendMany(pool, all),
  );
  const reads = new Batcher<Wanted, readonly StoredLine[]>(
    LIMITS,
    ({ id }) => id,
    (all) => linesOfMany(pool, all),
  );

  const find = async (id: string): Promise<Omit<StoredMatch, 'lines'> | null> => {
    const { rows } = await pool.query<MatchRow>({
      name: 'match',
      text: GET_MATCH,
      values: [id],
    });
    const row = rows[0];
    if (!row) return null;
    const { config, secret, status, planned } = row;
    return { match: { config: JSON.parse(config) as Match['config'], secret }, status, planned };
  };

  const lists = sqlLists(queries);
  return {
    lobby: (limit) => retrying(retryMs, () => lists.lobby(limit)),
    tablesWith: (users, limit) => retrying(retryMs, () => lists.tablesWith(users, limit)),
    listed: (ids) => retrying(retryMs, () => lists.listed(ids)),
    listOf: (user, limit) => retrying(retryMs, () => lists.listOf(user, limit)),
    pageOf: (user, after, limit) => retrying(retryMs, () => lists.pageOf(user, after, limit)),
    countOf: (host) => retrying(retryMs, () => lists.countOf(host)),
    ids: (after, limit) => retrying(retryMs, () => lists.ids(after, limit)),
    heads: (ids) => retrying(retryMs, () => lists.heads(ids)),
    chat: (match, limit) => retrying(retryMs, () => lists.chat(match, limit)),
    saidBy: (user, limit) => retrying(retryMs, () => lists.saidBy(user, limit)),

    create: (match, lines, summary) =>
      retrying(retryMs, async (again) => {
        try {
          await pool.query({ name: 'create', text: CREATE, values: createValues(match, lines, summary) });
        } catch (error) {
          // The first try had worked and only its answer was lost.
          if (!again || !isTaken(error) || (await find(match.config.id))?.match.secret !== match.secret) throw error;
        }
      }),

    load: (id) =>
      retrying(retryMs, async () => {
        const found = await find(id);
        if (!found) return null;
        const { rows } = await pool.query<StoredLine>({ name: 'lines', text: GET_LINES, values: [id] });
        return { ...found, lines: rows };
      }),

    linesFrom: (id, seq) => retrying(retryMs, () => reads.ask({ id, seq })),

    append: (one) => retrying(retryMs, () => appends.ask(one)),

    due: (now, limit) =>
      retrying(retryMs, async () => {
        const { rows } = await pool.query<{ id: string }>({ name: 'due', text: DUE, values: [now, limit] });
        return rows.map(({ id }) => id);
      }),

    say: (line, submission) =>
      retrying(retryMs, async () => {
        const { match, at, user, name, seat, room, text } = line;
        for (;;) {
          const values = [match, at, user, name, seat, room, text, submission];
          const said = await pool.query<{ n: number }>({ name: 'say', text: SAY, values });
          const n = said.rows[0]?.n;
          if (n !== undefined) return { ...line, n };
          const known = await pool.query<ChatStored>({ name: 'said', text: SAID, values: [match, submission] });
          if (known.rows[0]) return known.rows[0];
          // Somebody else took the number in the same moment: the next one, then.
        }
      }),
  };
}
