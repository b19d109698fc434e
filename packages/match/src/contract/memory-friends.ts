import type { FriendStore, FriendStored } from '../friends.ts';
import { writeNotices } from './memory-notices.ts';
import type { Shelves } from './shelves.ts';

const keyOf = (match: string, user: string): string => `${match} ${user}`;
const byTime = (a: FriendStored, b: FriendStored): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** A guest's friends become the account's, and what others want of the guest is wanted of the account. */
export function mergeFriends({ friends, invitations, friendLinks }: Shelves, guest: string, account: string): void {
  const own = new Map([...(friends.get(guest) ?? []), ...(friends.get(account) ?? [])]);
  own.delete(account);
  own.delete(guest);
  friends.set(account, own);
  for (const [user, others] of friends) {
    const half = others.get(guest);
    if (half && user !== account) others.set(account, others.get(account) ?? half);
    others.delete(guest);
  }
  for (const [key, one] of invitations) {
    const [to, by] = [one.user, one.by].map((id) => (id === guest ? account : id));
    if (to === one.user && by === one.by) continue;
    invitations.delete(key);
    const merged = { ...one, user: to ?? account, by: by ?? account };
    const known = invitations.has(keyOf(one.match, merged.user));
    if (!known && merged.user !== merged.by) invitations.set(keyOf(one.match, merged.user), merged);
  }
  for (const [hash, link] of friendLinks) if (link.user === guest) friendLinks.set(hash, { ...link, user: account });
}

export function forgetFriends({ friends, friendLinks, hidden, invitations }: Shelves, user: string): void {
  friends.delete(user);
  for (const others of friends.values()) others.delete(user);
  for (const [hash, link] of friendLinks) if (link.user === user) friendLinks.delete(hash);
  for (const [key, one] of invitations) if (one.user === user || one.by === user) invitations.delete(key);
  hidden.delete(user);
}

export function memoryFriends(shelves: Shelves): FriendStore {
  const { friends, friendLinks, hidden, invitations, looks } = shelves;
  const wants = (user: string, other: string): boolean => friends.get(user)?.has(other) ?? false;
  const wantedBy = (user: string): FriendStored[] =>
    [...(friends.get(user) ?? [])].map(([id, { theirs, at }]) => ({ id, name: theirs, at })).sort(byTime);
  return {
    async befriend(user, other, names, at) {
      const own = friends.get(user) ?? new Map();
      if (!own.has(other)) friends.set(user, own.set(other, { ...names, at }));
    },
    async unfriend(user, other) {
      friends.get(user)?.delete(other);
      friends.get(other)?.delete(user);
    },
    friendsOf: async (user) => wantedBy(user).filter(({ id }) => wants(id, user)),
    askedBy: async (user) => wantedBy(user).filter(({ id }) => !wants(id, user)),
    askersOf: async (user) =>
      [...friends]
        .flatMap(([id, others]) => {
          const half = others.get(user);
          return half && !wants(user, id) ? [{ id, name: half.own, at: half.at }] : [];
        })
        .sort(byTime),
    async addFriendLink(hash, user, expiresAt) {
      friendLinks.set(hash, { user, expiresAt });
    },
    async friendLink(hash, now) {
      const link = friendLinks.get(hash);
      return link && link.expiresAt > now ? link.user : null;
    },
    async hide(user, wanted) {
      if (wanted) hidden.add(user);
      else hidden.delete(user);
    },
    isHidden: async (user) => hidden.has(user),
    notHidden: async (users) => users.filter((user) => !hidden.has(user)),
    lookingSince: async (users, at) => users.filter((user) => (looks.get(user) ?? 0) > at),
    async invite(invitation) {
      const { match, user, at } = invitation;
      if (invitations.has(keyOf(match, user))) return false;
      invitations.set(keyOf(match, user), invitation);
      writeNotices(shelves, match, { kind: 'invite', seat: -1, user }, 0, at);
      return true;
    },
    invitationsTo: async (user) =>
      [...invitations.values()].filter((one) => one.user === user).sort((a, b) => b.at - a.at),
    async removeInvitation(match, user) {
      invitations.delete(keyOf(match, user));
    },
  };
}
