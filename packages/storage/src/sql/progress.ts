// What people have reached by themselves, the same queries for every database.
import type { ProgressStore } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Write } from './write.ts';

export const sqlProgress = (queries: Kysely<Tables>, write: Write): ProgressStore => ({
  async reach(user, things) {
    if (things.length === 0) return;
    await write(
      queries
        .insertInto('reached')
        .values(things.map(({ thing, points }) => ({ user, thing, points })))
        .onConflict((conflict) =>
          conflict
            .columns(['user', 'thing'])
            .doUpdateSet((row) => ({ points: row.ref('excluded.points') }))
            .whereRef('excluded.points', '>', 'reached.points'),
        ),
    );
  },
  async reachedBy(user) {
    const rows = await queries.selectFrom('reached').select(['thing', 'points']).where('user', '=', user).execute();
    // Databases sort texts differently.
    return rows.sort((a, b) => (a.thing < b.thing ? -1 : 1));
  },
});

/** A guest's become the account's; of two results the better one stays. */
export const mergeReached = (queries: Kysely<Tables>, guest: string, account: string) => [
  queries
    .insertInto('reached')
    .columns(['user', 'thing', 'points'])
    .expression((of) =>
      of
        .selectFrom('reached as own')
        .select((one) => [one.val(account).as('user'), 'own.thing', 'own.points'])
        .where('own.user', '=', guest),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user', 'thing'])
        .doUpdateSet((row) => ({ points: row.ref('excluded.points') }))
        .whereRef('excluded.points', '>', 'reached.points'),
    ),
];

export const forgetReached = (queries: Kysely<Tables>, user: string) => [
  queries.deleteFrom('reached').where('user', '=', user),
];
