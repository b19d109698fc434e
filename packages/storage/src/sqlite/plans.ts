import type { PlanStore } from '@sunglade/match';
import type Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { sqlPlans } from '../sql/plans.ts';
import type { Tables } from '../sql/tables.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqlitePlans(db: Database, queries: Kysely<Tables>, commits: GroupCommit): PlanStore {
  const change = db.prepare('update matches set planned = planned + 1 where id = ? and seq = ? and planned = ?');
  const remove = db.prepare('delete from plans where match = ? and seat = ?');
  const add = db.prepare('insert into plans (match, seat, user, line, ways, at) values (?, ?, ?, ?, ?, ?)');
  return {
    ...sqlPlans(queries),
    plan: ({ match, seat, user, line, ways, at }, planned) =>
      commits.write(() => {
        if (change.run(match, line, planned).changes !== 1) return 'conflict';
        remove.run(match, seat);
        if (ways.length > 0) add.run(match, seat, user, line, JSON.stringify(ways), at);
        return 'done';
      }),
  };
}
