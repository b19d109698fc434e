import type { PlanStore } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { sqlPlans } from '../sql/plans.ts';
import type { Tables } from '../sql/tables.ts';
import { retrying } from './retry.ts';

/** As with lines, only who knows how many there are, and what was planned, may go on. */
const PLAN = `
  with changed as (
    update matches set planned = planned + 1 where id = $1 and seq = $2 and planned = $3 returning id
  ), removed as (
    delete from plans p using changed where p.match = changed.id and p.seat = $4 and not $8::boolean
  ), added as (
    insert into plans (match, seat, "user", line, ways, at)
    select id, $4, $5, $2, $6, $7 from changed where $8::boolean
    on conflict (match, seat) do update
    set "user" = excluded."user", line = excluded.line, ways = excluded.ways, at = excluded.at
  )
  select id from changed`;

/** A plan that got through without an answer is one that somebody else made: whoever planned looks again. */
export function postgresPlans(pool: pg.Pool, queries: Kysely<Tables>, retryMs: number): PlanStore {
  const plans = sqlPlans(queries);
  return {
    plansAt: (match) => retrying(retryMs, () => plans.plansAt(match)),
    plansOf: (user) => retrying(retryMs, () => plans.plansOf(user)),
    plan: ({ match, seat, user, line, ways, at }, planned) =>
      retrying(retryMs, async () => {
        const values = [match, line, planned, seat, user, JSON.stringify(ways), at, ways.length > 0];
        const { rowCount } = await pool.query({ name: 'plan', text: PLAN, values });
        return rowCount === 1 ? 'done' : 'conflict';
      }),
  };
}
