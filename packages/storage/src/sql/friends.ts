// Who plays with whom, the same queries for every database.
import type { FriendStore } from '@sunglade/match';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Write } from './write.ts';

export function sqlFriends(queries: Kysely<Tables>, write: Write): FriendStore {
  /** Halves of somebody's friendships, with the other half where there is one. */
  const halves = (user: string) =>
    queries
      .selectFrom('friends')
      .leftJoin('friends as back', (join) =>
        join.onRef('back.user', '=', 'friends.other').onRef('back.other', '=', 'friends.user'),
      )
      .select(['friends.other as id', 'friends.theirs as name', 'friends.at as at'])
      .where('friends.user', '=', user)
      .orderBy('friends.at')
      .orderBy('friends.other');
  return {
    async befriend(user, other, { theirs, own }, at) {
      await write(
        queries
          .insertInto('friends')
          .values({ user, other, theirs, own, at })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    async unfriend(user, other) {
      await write(
        queries.deleteFrom('friends').where('user', '=', user).where('other', '=', other),
        queries.deleteFrom('friends').where('user', '=', other).where('other', '=', user),
      );
    },
    friendsOf: (user) => halves(user).where('back.user', 'is not', null).execute(),
    askedBy: (user) => halves(user).where('back.user', 'is', null).execute(),
    askersOf: (user) =>
      queries
        .selectFrom('friends')
        .leftJoin('friends as back', (join) =>
          join.onRef('back.user', '=', 'friends.other').onRef('back.other', '=', 'friends.user'),
        )
        .select(['friends.user as id', 'friends.own as name', 'friends.at as at'])
        .where('friends.other', '=', user)
        .where('back.user', 'is', null)
        .orderBy('friends.at')
        .orderBy('friends.user')
        .execute(),
    async addFriendLink(token_hash, user, expires_at) {
      await write(queries.insertInto('friend_links').values({ token_hash, user, expires_at }));
    },
    async friendLink(tokenHash, now) {
      const row = await queries
        .selectFrom('friend_links')
        .select('user')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.user ?? null;
    },
    async hide(user, hidden) {
      await write(
        hidden
          ? queries
              .insertInto('hidden_people')
              .values({ user })
              .onConflict((conflict) => conflict.doNothing())
          : queries.deleteFrom('hidden_people').where('user', '=', user),
      );
    },
    async isHidden(user) {
      return (
        (await queries.selectFrom('hidden_people').select('user').where('user', '=', user).executeTakeFirst()) !==
        undefined
      );
    },
    async notHidden(users) {
      if (users.length === 0) return [];
      const rows = await queries.selectFrom('hidden_people').select('user').where('user', 'in', users).execute();
      const hidden = new Set(rows.map(({ user }) => user));
      return users.filter((user) => !hidden.has(user));
    },
    async lookingSince(users, at) {
      if (users.length === 0) return [];
      const rows = await queries
        .selectFrom('looks')
        .select('user')
        .where('user', 'in', users)
        .where('at', '>', at)
        .orderBy('user')
        .execute();
      return rows.map(({ user }) => user);
    },
    async invite(invitation) {
      const { match, user, at } = invitation;
      // Whoever is invited already keeps the notice they had: there is none for them to write.
      const isNew = queries
        .insertInto('invitations')
        .values(invitation)
        .onConflict((conflict) => conflict.doNothing());
      const [added] = await write(
        isNew,
        queries
          .insertInto('notices')
          .columns(['match', 'seat', 'way', 'line', 'at', 'due_at', 'attempts', 'kind'])
          .expression((of) =>
            of
              .selectFrom('ways')
              .innerJoin('invitations', (join) =>
                join.onRef('invitations.user', '=', 'ways.user').on('invitations.match', '=', match),
              )
              .select((one) => [
                'invitations.match',
                one.lit(-1).as('seat'),
                'ways.id as way',
                one.lit(0).as('line'),
                'invitations.at',
                'invitations.at as due_at',
                one.lit(0).as('attempts'),
                one.val('invite').as('kind'),
              ])
              .where('ways.user', '=', user)
              .where('ways.paused', 'is', null)
              .where('ways.confirmed', '=', 1)
              .where('invitations.at', '=', at),
          )
          .onConflict((conflict) => conflict.doNothing()),
      );
      return added === 1;
    },
    invitationsTo: (user) =>
      queries.selectFrom('invitations').selectAll().where('user', '=', user).orderBy('at', 'desc').execute(),
    async removeInvitation(match, user) {
      await write(queries.deleteFrom('invitations').where('match', '=', match).where('user', '=', user));
    },
  };
}

/** A guest's friends become the account's, and what others want of the guest is wanted of the account. */
export const mergeFriends = (queries: Kysely<Tables>, guest: string, account: string) => {
  const halves = queries.insertInto('friends').columns(['user', 'other', 'theirs', 'own', 'at']);
  const invited = queries.insertInto('invitations').columns(['match', 'user', 'by', 'name', 'at']);
  return [
    halves
      .expression((of) =>
        of
          .selectFrom('friends')
          .select((one) => [one.val(account).as('user'), 'other', 'theirs', 'own', 'at'])
          .where('user', '=', guest)
          .where('other', '<>', account),
      )
      .onConflict((conflict) => conflict.doNothing()),
    halves
      .expression((of) =>
        of
          .selectFrom('friends')
          .select((one) => ['user', one.val(account).as('other'), 'theirs', 'own', 'at'])
          .where('other', '=', guest)
          .where('user', '<>', account),
      )
      .onConflict((conflict) => conflict.doNothing()),
    queries.updateTable('invitations').set({ by: account }).where('by', '=', guest).where('user', '<>', account),
    invited
      .expression((of) =>
        of
          .selectFrom('invitations')
          .select((one) => ['match', one.val(account).as('user'), 'by', 'name', 'at'])
          .where('user', '=', guest)
          .where('by', '<>', account),
      )
      .onConflict((conflict) => conflict.doNothing()),
    queries.updateTable('friend_links').set({ user: account }).where('user', '=', guest),
  ];
};

export const forgetFriends = (queries: Kysely<Tables>, user: string) => [
  queries.deleteFrom('friends').where((where) => where.or([where('user', '=', user), where('other', '=', user)])),
  queries.deleteFrom('friend_links').where('user', '=', user),
  queries.deleteFrom('hidden_people').where('user', '=', user),
  queries.deleteFrom('invitations').where((where) => where.or([where('user', '=', user), where('by', '=', user)])),
];
