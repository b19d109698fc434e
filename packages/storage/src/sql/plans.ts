// What is planned, the same queries for every database. Plans themselves are written where each database keeps the lines
// of a match, since one depends on the other.
import type { PlanStore, PlanStored } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const asPlan = ({ ways, ...row }: Tables['plans']): PlanStored => ({
  ...row,
  ways: JSON.parse(ways) as PlanStored['ways'],
});

export const sqlPlans = (queries: Kysely<Tables>): Pick<PlanStore, 'plansAt' | 'plansOf'> => ({
  async plansAt(match) {
    // One statement, so that what it finds was there at one moment.
    const rows = await queries
      .selectFrom('matches')
      .leftJoin('plans', 'plans.match', 'matches.id')
      .select(['matches.planned', 'plans.seat', 'plans.user', 'plans.line', 'plans.ways', 'plans.at'])
      .where('matches.id', '=', match)
      .orderBy('plans.at')
      .orderBy('plans.seat')
      .execute();
    const plans = rows.flatMap(({ seat, user, line, ways, at }) =>
      seat === null || user === null || line === null || ways === null || at === null
        ? []
        : [asPlan({ match, seat, user, line, ways, at })],
    );
    return { planned: rows[0]?.planned ?? 0, plans };
  },
  async plansOf(user) {
    const rows = await queries.selectFrom('plans').selectAll().where('user', '=', user).orderBy('at').execute();
    return rows.map(asPlan);
  },
});

/** Whoever has read them before is behind, as if somebody had planned. */
export const forgetPlans = (queries: Kysely<Tables>, user: string) => [
  queries
    .updateTable('matches')
    .set((old) => ({ planned: old('planned', '+', 1) }))
    .where('id', 'in', (of) => of.selectFrom('plans').select('match').where('user', '=', user)),
  queries.deleteFrom('plans').where('user', '=', user),
];
