// The rows behind the matches. A move is one statement, so a node that dies leaves all of it or nothing, and no
// transaction open that others would wait for.
import type { ChatStored, Match, MatchStore, StoredLine, Summary } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { sqlLists } from '../sql/lists.ts';
import type { Tables } from '../sql/tables.ts';
import { isTaken, patiently } from './patience.ts';

const LINES =
  'unnest($3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::text[]) with ordinality as l (at, by, seat, text, submission, i)';
const NEW_LINES = 'insert into lines (match, seq, at, by, seat, text, submission)';

/**
 * Only whoever finds the match with exactly as many lines as they know moves it on; who waits for another's commit
 * looks again and finds more. The primary key of the lines stands behind that.
 */
const APPEND = `
  with moved as (
    update matches set seq = $2::bigint + cardinality($3::bigint[]), status = $8, acting = $9, due_at = $10,
      wake_at = $11, names = $12, holders = $13, updated_at = $14
    from (select id, holders from matches where id = $1) as old
    where matches.id = old.id and matches.seq = $2
    returning old.holders <> $13 as seated
  ), added as (
    ${NEW_LINES} select $1, $2::bigint + l.i - 1, l.at, l.by, l.seat, l.text, l.submission from moved, ${LINES}
  ), left_seats as (
    delete from players where match = $1 and "user" <> all ($15::text[]) and exists (select from moved where seated)
  ), taken_seats as (
    insert into players ("user", match) select unnest($15::text[]), $1 from moved where seated on conflict do nothing
  )
  select count(*) as moved from moved`;

const CREATE = `
  with opened as (
    insert into matches (id, seq, config, secret, host, public, status, acting, due_at, wake_at, names, holders, opened_at, updated_at)
    values ($1, cardinality($3::bigint[]), $16, $17, $18, $19, $8, $9, $10, $11, $12, $13, $14, $14)
  ), added as (
    ${NEW_LINES} select $1, $2::bigint + l.i - 1, l.at, l.by, l.seat, l.text, l.submission from ${LINES}
  )
  insert into players ("user", match) select unnest($15::text[]), $1`;

const GET_MATCH = 'select config, secret from matches where id = $1';
const GET_LINES = 'select at, by, seat, text, submission from lines where match = $1 and seq >= $2 order by seq';
const DUE = 'select id from matches where wake_at <= $1 order by wake_at limit $2';
const SAY = `
  insert into chat (match, n, at, "user", name, seat, room, text, submission)
  select $1, coalesce((select max(n) from chat where match = $1), -1) + 1, $2, $3, $4, $5, $6, $7, $8
  on conflict do nothing returning n`;
const SAID = 'select match, n, at, "user", name, seat, room, text from chat where match = $1 and submission = $2';

/** $3 to $7: the lines as columns; the submission stands on the last one. */
const lineColumns = (lines: readonly Omit<StoredLine, 'submission'>[], submission: string | null): unknown[] => [
  lines.map(({ at }) => at),
  lines.map(({ by }) => by),
  lines.map(({ seat }) => seat),
  lines.map(({ text }) => text),
  lines.map((_, i) => (i === lines.length - 1 ? submission : null)),
];

/** $8 to $15: the summary, when it was made, and who sits at the table, everybody once. */
const summaryColumns = ({ status, acting, dueAt, wakeAt, names, holders }: Summary, at: number): unknown[] => [
  status,
  acting,
  dueAt,
  wakeAt,
  JSON.stringify(names),
  JSON.stringify(holders),
  at,
  [...new Set(holders.filter((one) => one !== null))],
];

export function postgresMatches(pool: pg.Pool, queries: Kysely<Tables>, patienceMs: number): MatchStore {
  const linesFrom = async (id: string, seq: number): Promise<StoredLine[]> =>
    (await pool.query<StoredLine>({ name: 'lines', text: GET_LINES, values: [id, seq] })).rows;

  const find = async (id: string): Promise<Match | null> => {
    const { rows } = await pool.query<{ config: string; secret: string }>({
      name: 'match',
      text: GET_MATCH,
      values: [id],
    });
    const row = rows[0];
    return row ? { config: JSON.parse(row.config) as Match['config'], secret: row.secret } : null;
  };

  const lists = sqlLists(queries);
  return {
    lobby: (limit) => patiently(patienceMs, () => lists.lobby(limit)),
    listOf: (user, limit) => patiently(patienceMs, () => lists.listOf(user, limit)),
    countOf: (host) => patiently(patienceMs, () => lists.countOf(host)),
    ids: (after, limit) => patiently(patienceMs, () => lists.ids(after, limit)),
    heads: (ids) => patiently(patienceMs, () => lists.heads(ids)),
    chat: (match, limit) => patiently(patienceMs, () => lists.chat(match, limit)),
    saidBy: (user, limit) => patiently(patienceMs, () => lists.saidBy(user, limit)),

    create: ({ config, secret }, lines, summary) =>
      patiently(patienceMs, async (again) => {
        const values = [config.id, 0, ...lineColumns(lines, null), ...summaryColumns(summary, config.openedAt)];
        values.push(JSON.stringify(config), secret, config.host, config.public ? 1 : 0);
        try {
          await pool.query({ name: 'create', text: CREATE, values });
        } catch (error) {
          // The first try had worked and only its answer was lost.
          if (!again || !isTaken(error) || (await find(config.id))?.secret !== secret) throw error;
        }
      }),

    load: (id) =>
      patiently(patienceMs, async () => {
        const match = await find(id);
        return match ? { match, lines: await linesFrom(id, 0) } : null;
      }),

    linesFrom: (id, seq) => patiently(patienceMs, () => linesFrom(id, seq)),

    append: ({ match, seq, lines, submission, summary }) =>
      patiently(patienceMs, async () => {
        const at = lines.at(-1)?.at ?? 0;
        const values = [match, seq, ...lineColumns(lines, submission), ...summaryColumns(summary, at)];
        try {
          const { rows } = await pool.query<{ moved: number }>({ name: 'append', text: APPEND, values });
          return rows[0]?.moved === 1 ? 'done' : 'conflict';
        } catch (error) {
          if (isTaken(error)) return 'conflict';
          throw error;
        }
      }),

    due: (now, limit) =>
      patiently(patienceMs, async () => {
        const { rows } = await pool.query<{ id: string }>({ name: 'due', text: DUE, values: [now, limit] });
        return rows.map(({ id }) => id);
      }),

    say: (line, submission) =>
      patiently(patienceMs, async () => {
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
