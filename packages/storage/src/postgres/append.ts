// Moves of one or several matches in one statement: a node that dies leaves all of it or nothing, and no transaction
// open that others would wait for.
import { type Append, momentsOf } from '@sunglade/match';
import type pg from 'pg';
import { isTaken } from './retry.ts';

/**
 * Only whoever finds a match with exactly as many lines as they know moves it on; who waits for another's commit looks
 * again and finds more. The primary key of the lines stands behind that. Matches are locked in the order of their ids,
 * so that two nodes with several in common never wait for each other.
 */
const APPEND = `
  with wanted as (
    select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[],
      $8::text[], $9::text[], $10::bigint[], $20::boolean[], $26::bigint[])
      as w (id, seq, lines, status, acting, due_at, wake_at, names, holders, at, turned, planned)
  ), locked as (
    select m.id, m.holders from matches m join wanted w on m.id = w.id
    where m.seq = w.seq and m.planned = w.planned order by m.id for update of m
  ), moved as (
    update matches m set seq = w.seq + w.lines, status = w.status, acting = w.acting, due_at = w.due_at,
      wake_at = w.wake_at, names = w.names, holders = w.holders, updated_at = w.at
    from wanted w join locked on locked.id = w.id
    where m.id = w.id and m.seq = w.seq and m.planned = w.planned
    returning m.id, locked.holders as before, locked.holders <> w.holders as seated
  ), added as (
    insert into lines (match, seq, at, by, seat, text, submission)
    select l.match, l.seq, l.at, l.by, l.seat, l.text, l.submission
    from unnest($11::text[], $12::bigint[], $13::bigint[], $14::text[], $15::bigint[], $16::text[], $17::text[])
      as l (match, seq, at, by, seat, text, submission)
    join moved on moved.id = l.match
  ), holders as (
    select h.match, h."user" from unnest($18::text[], $19::text[]) as h (match, "user")
    join moved on moved.id = h.match where moved.seated
  ), left_seats as (
    delete from players p
    using moved cross join lateral json_array_elements_text(moved.before::json) as old ("user")
    where moved.seated and p."user" = old."user" and p.match = moved.id
      and not exists (select from holders h where h.match = p.match and h."user" = p."user")
  ), taken_seats as (
    insert into players ("user", match) select "user", match from holders on conflict do nothing
  ), ended as (
    delete from notices n using moved join wanted w on w.id = moved.id
    where w.turned and n.match = moved.id and (w.acting >> greatest(n.seat, 0)::int) & 1 = 0
      and not exists (
        select from unnest($21::text[], $22::bigint[]) as t (match, seat) where t.match = n.match and t.seat = n.seat
      )
  ), begun as (
    insert into notices (match, seat, way, line, at, due_at, attempts, kind, hurry_at)
    select t.match, t.seat, ways.id, t.line, t.at, t.due_at, 0, t.kind, t.hurry_at
    from unnest($21::text[], $22::bigint[], $23::text[], $24::bigint[], $25::bigint[], $29::text[], $30::bigint[],
      $31::bigint[]) as t (match, seat, "user", line, at, kind, due_at, hurry_at)
    join moved on moved.id = t.match
    join ways on ways."user" = t."user" and ways.paused is null and ways.confirmed = 1
    on conflict (match, seat, way) do update
    set kind = excluded.kind, line = excluded.line, at = excluded.at, due_at = excluded.due_at,
      hurry_at = excluded.hurry_at, attempts = 0, lease = null
  ), kept as (
    select k.match, k.seat from unnest($27::text[], $28::bigint[]) as k (match, seat)
  ), dropped as (
    delete from plans p using moved join wanted w on w.id = moved.id
    where w.planned > 0 and p.match = moved.id
      and not exists (select from kept k where k.match = p.match and k.seat = p.seat)
  ), going_on as (
    update plans p set line = w.seq + w.lines from moved join wanted w on w.id = moved.id
    where w.planned > 0 and p.match = moved.id
      and exists (select from kept k where k.match = p.match and k.seat = p.seat)
  )
  select id from moved`;

/** Everybody in the chairs, once. */
export const seated = (holders: readonly (string | null)[]): string[] => [
  ...new Set(holders.filter((one) => one !== null)),
];

const HOUR = 3_600_000;

/**
 * A moment that is hours away needs no precision: to the hour, it stays the same from move to move, and PostgreSQL can
 * renew a row in its place without touching any index.
 */
const coarse = (wakeAt: number | null, at: number): number | null =>
  wakeAt === null || wakeAt - at < 3 * HOUR ? wakeAt : Math.ceil(wakeAt / HOUR) * HOUR;

function columnsOf(appends: readonly Append[]): unknown[] {
  const lines = appends.flatMap((one) =>
    one.lines.map((line, i) => ({
      ...line,
      match: one.match,
      seq: one.seq + i,
      submission: i === one.lines.length - 1 ? one.submission : null,
    })),
  );
  const people = appends.flatMap(({ match, summary }) => seated(summary.holders).map((user) => ({ match, user })));
  const turns = appends.flatMap((one) =>
    (one.turns ?? []).map((turn) => {
      const { seat, user, kind = 'turn' } = turn;
      const at = one.lines.at(-1)?.at ?? 0;
      return { match: one.match, seat, user, line: one.seq + one.lines.length, at, kind, ...momentsOf(turn, at) };
    }),
  );
  const kept = appends.flatMap(({ match, plans }) => (plans?.kept ?? []).map((seat) => ({ match, seat })));
  const summary = <T>(read: (one: Append['summary']) => T): T[] => appends.map((one) => read(one.summary));
  return [
    appends.map(({ match }) => match),
    appends.map(({ seq }) => seq),
    appends.map((one) => one.lines.length),
    summary(({ status }) => status),
    summary(({ acting }) => acting),
    summary(({ dueAt }) => dueAt),
    appends.map((one) => coarse(one.summary.wakeAt, one.lines.at(-1)?.at ?? 0)),
    summary(({ names }) => JSON.stringify(names)),
    summary(({ holders }) => JSON.stringify(holders)),
    appends.map((one) => one.lines.at(-1)?.at ?? 0),
    lines.map(({ match }) => match),
    lines.map(({ seq }) => seq),
    lines.map(({ at }) => at),
    lines.map(({ by }) => by),
    lines.map(({ seat }) => seat),
    lines.map(({ text }) => text),
    lines.map(({ submission }) => submission),
    people.map(({ match }) => match),
    people.map(({ user }) => user),
    appends.map((one) => one.turns !== undefined),
    turns.map(({ match }) => match),
    turns.map(({ seat }) => seat),
    turns.map(({ user }) => user),
    turns.map(({ line }) => line),
    turns.map(({ at }) => at),
    appends.map(({ plans }) => plans?.planned ?? 0),
    kept.map(({ match }) => match),
    kept.map(({ seat }) => seat),
    turns.map(({ kind }) => kind),
    turns.map(({ dueAt }) => dueAt),
    turns.map(({ hurryAt }) => hurryAt),
  ];
}

type Done = 'done' | 'conflict';

/** Each of a different match. */
export async function appendMany(pool: pg.Pool, appends: readonly Append[]): Promise<readonly Done[]> {
  try {
    const { rows } = await pool.query<{ id: string }>({ name: 'append', text: APPEND, values: columnsOf(appends) });
    const moved = new Set(rows.map(({ id }) => id));
    return appends.map(({ match }) => (moved.has(match) ? 'done' : 'conflict'));
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (appends.length === 1) return ['conflict'];
    // One of them was stored before under another number: each for itself, so that the others do not suffer.
    return (await Promise.all(appends.map((one) => appendMany(pool, [one])))).flat();
  }
}
