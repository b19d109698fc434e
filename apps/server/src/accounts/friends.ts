// Friends: people who both want it. Who is blocked never appears, on either side.
import { NOBODY } from '@sunglade/core';
import type { FriendStored, MatchListed, Runner, Store, User } from '@sunglade/match';
import type { Friend, Friends as FriendsSeen, Listed, NewFriend } from '@sunglade/protocol';
import { FORGOTTEN, GUEST } from '@sunglade/table';
import { Coded } from '../base/coded.ts';
import { countInHour } from '../base/in-hour.ts';
import { hashSecret, type Secrets } from '../base/secrets.ts';
import { hereNow } from './presence.ts';

const MOST_FRIENDS = 200;
const INVITATIONS_PER_HOUR = 30;
const LINK_MS = 7 * 86_400_000;
const [TABLES_MET, PEOPLE_MET, TABLES_SHOWN, INVITATIONS_SHOWN] = [30, 12, 12, 12];

export interface FriendsNeeds {
  readonly store: Store;
  readonly runner: Runner;
  readonly secrets: Secrets;
  readonly now: () => number;
  /** As the lobby shows a table. */
  readonly listed: (match: MatchListed) => Listed;
}

/** What somebody is called in an answer: their id is theirs. */
const handleOf = (user: string, other: string): string => hashSecret(`${user} knows ${other}`).slice(0, 32);

export class Friends {
  readonly #needs: FriendsNeeds;

  constructor(needs: FriendsNeeds) {
    this.#needs = needs;
  }

  async look({ id: user }: User): Promise<FriendsSeen> {
    const { store, now, listed } = this.#needs;
    const away = new Set(await store.blockedFrom(user));
    const free = (all: readonly FriendStored[]): FriendStored[] => all.filter(({ id }) => !away.has(id));
    const friends = free(await store.friendsOf(user));
    const shown = await store.notHidden(friends.map(({ id }) => id));
    const here = await hereNow(store, shown, now());
    const [asking, asked] = [free(await store.askersOf(user)), free(await store.askedBy(user))];
    const known = new Set([...friends, ...asking, ...asked].map(({ id }) => id));
    const named = ({ id, name }: FriendStored): Friend => ({ id: handleOf(user, id), name });
    const nameOf = new Map(friends.map(({ id, name }) => [id, name]));
    const tables = await store.tablesWith(shown, TABLES_SHOWN);
    return {
      friends: friends.map((one) => ({ ...named(one), online: here.has(one.id) })),
      asking: asking.map(named),
      asked: asked.map(named),
      met: await this.#met(user, (other) => !known.has(other) && !away.has(other)),
      invitations: await this.#invitations(user, away),
      tables: tables
        .filter(
          ({ config, summary }) => ![config.host, ...summary.holders].some((one) => one !== null && away.has(one)),
        )
        .map((one) => ({
          ...listed(one),
          friends: one.summary.holders.flatMap((holder) =>
            holder !== null && shown.includes(holder) ? [nameOf.get(holder) ?? ''] : [],
          ),
        })),
      hidden: await store.isHidden(user),
    };
  }

  /** Asks somebody, or says yes where they asked before. Whoever made a link has asked everybody who has it. */
  async add(user: User, wish: NewFriend): Promise<FriendsSeen> {
    const { store, now } = this.#needs;
    const met = 'token' in wish ? await this.#linked(wish.token) : await this.#seated(user, wish);
    await this.#mayMeet(user.id, met.id);
    if ((await store.friendsOf(user.id)).length + (await store.askedBy(user.id)).length >= MOST_FRIENDS)
      throw new Coded('too-many-friends');
    const own = met.own ?? user.name;
    await store.befriend(user.id, met.id, { theirs: met.name, own }, now());
    if ('token' in wish) await store.befriend(met.id, user.id, { theirs: own, own: met.name }, now());
    return this.look(user);
  }

  async accept(user: User, handle: string): Promise<FriendsSeen> {
    const { store, now } = this.#needs;
    const asker = find(user.id, await store.askersOf(user.id), handle);
    await this.#mayMeet(user.id, asker.id);
    await store.befriend(user.id, asker.id, { theirs: asker.name, own: user.name }, now());
    return this.look(user);
  }

  async remove(user: User, handle: string): Promise<FriendsSeen> {
    const { store } = this.#needs;
    const all = [
      ...(await store.friendsOf(user.id)),
      ...(await store.askersOf(user.id)),
      ...(await store.askedBy(user.id)),
    ];
    await store.unfriend(user.id, find(user.id, all, handle).id);
    return this.look(user);
  }

  async link(user: User): Promise<{ readonly token: string }> {
    const { store, secrets, now } = this.#needs;
    const token = secrets.token();
    await store.addFriendLink(hashSecret(token), user.id, now() + LINK_MS);
    return { token };
  }

  async hide(user: User, hidden: boolean): Promise<FriendsSeen> {
    await this.#needs.store.hide(user.id, hidden);
    return this.look(user);
  }

  /** To a table that waits for people, by somebody who is there. */
  async invite(user: User, match: string, handle: string): Promise<void> {
    const { store, runner, now } = this.#needs;
    const friend = find(user.id, await store.friendsOf(user.id), handle);
    const table = await runner.read(match, (one) => ({
      status: one.status,
      mine: one.host === user.id || one.seatsOf(user.id) !== NOBODY,
      people: [one.host, ...one.chairs.map(({ holder }) => holder)],
      isFree: one.chairs.some(({ holder, bot }) => holder === null && bot === null),
      name: one.chairs.find(({ holder }) => holder === user.id)?.name,
    }));
    if (!table) throw new Coded('no-such-table');
    if (!table.mine) throw new Coded('not-your-seat');
    if (table.status !== 'open') throw new Coded('already-started');
    if (!table.isFree) throw new Coded('seat-taken');
    const away = new Set<string | null>(await store.blockedFrom(friend.id));
    if (table.people.some((one) => away.has(one))) throw new Coded('not-with-you');
    if ((await countInHour(store, `invitations of ${user.id}`, INVITATIONS_PER_HOUR, now())) !== null)
      throw new Coded('too-many-invitations');
    await store.invite({ match, user: friend.id, by: user.id, name: table.name || user.name, at: now() });
  }

  async #mayMeet(user: string, other: string): Promise<void> {
    if (user === other) throw new Coded('no-such-friend');
    if ((await this.#needs.store.blockedFrom(user)).includes(other)) throw new Coded('not-with-you');
  }

  async #linked(token: string): Promise<{ readonly id: string; readonly name: string; readonly own?: string }> {
    const { store, now } = this.#needs;
    const id = await store.friendLink(hashSecret(token), now());
    const user = id === null ? null : await store.user(id);
    if (!user) throw new Coded('no-such-link');
    return { id: user.id, name: user.name };
  }

  /** Only who sits at a table knows the others there; each by the name they have there. */
  async #seated(
    { id }: User,
    { table, seat }: Extract<NewFriend, { table: string }>,
  ): Promise<{ readonly id: string; readonly name: string; readonly own?: string }> {
    const found = await this.#needs.runner.read(table, ({ chairs }) => ({
      other: chairs[seat],
      own: chairs.find(({ holder }) => holder === id),
    }));
    const other = found?.other?.holder;
    if (!found?.own || !other || !(await this.#needs.store.user(other))) throw new Coded('no-such-friend');
    const own = found.own.name;
    return { id: other, name: found.other?.name ?? '', ...(own === '' ? {} : { own }) };
  }

  async #met(user: string, wanted: (other: string) => boolean): Promise<FriendsSeen['met']> {
    const met = new Map<string, FriendsSeen['met'][number]>();
    for (const { config, summary } of await this.#needs.store.listOf(user, TABLES_MET)) {
      // Whoever only opened a table has not played with those who sit there.
      if (summary.status === 'open' || !summary.holders.includes(user)) continue;
      for (const [seat, holder] of summary.holders.entries())
        if (
          holder !== null &&
          holder !== user &&
          summary.names[seat] !== FORGOTTEN &&
          !met.has(holder) &&
          wanted(holder)
        )
          met.set(holder, { table: config.id, seat, name: summary.names[seat] ?? GUEST, game: config.game });
    }
    return [...met.values()].slice(0, PEOPLE_MET);
  }

  /** Those to tables that still wait, from people one may meet. */
  async #invitations(user: string, away: ReadonlySet<string>): Promise<FriendsSeen['invitations']> {
    const { store } = this.#needs;
    const all = (await store.invitationsTo(user)).filter(({ by }) => !away.has(by)).slice(0, INVITATIONS_SHOWN);
    const tables = new Map((await store.listed(all.map(({ match }) => match))).map((one) => [one.config.id, one]));
    return all.flatMap(({ match, name }) => {
      const table = tables.get(match);
      const isOpen = table?.summary.status === 'open' && table.summary.names.includes(null);
      if (!table || !isOpen || table.summary.holders.includes(user)) return [];
      return [{ table: match, game: table.config.game, by: name }];
    });
  }
}

function find(user: string, all: readonly FriendStored[], handle: string): FriendStored {
  const found = all.find(({ id }) => handleOf(user, id) === handle);
  if (!found) throw new Coded('no-such-friend');
  return found;
}
