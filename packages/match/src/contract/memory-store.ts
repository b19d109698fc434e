// A store that keeps nothing: the plainest thing that keeps every clause, for tests of what stands above a store.
import type { Append, MatchListed, Muted, Store } from '../store.ts';
import { memoryAccounts } from './memory-accounts.ts';
import { memoryCampaigns } from './memory-campaigns.ts';
import { memoryFriends } from './memory-friends.ts';
import { memoryHolidays } from './memory-holidays.ts';
import { memoryNotices, moveNotices } from './memory-notices.ts';
import { memoryPlans, movePlans } from './memory-plans.ts';
import { memoryProgress } from './memory-progress.ts';
import { createShelves, type Kept } from './shelves.ts';

const DAY = 86_400_000;
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

export function createMemoryStore(): Store {
  const shelves = createShelves();
  const { matches, talk, users, sessions, links, mutes, reports } = shelves;
  const listed = ({ match, summary, updatedAt }: Kept): MatchListed => ({ config: match.config, summary, updatedAt });
  const runs = ({ summary }: Kept): boolean => summary.status === 'open' || summary.status === 'playing';

  function append({ match, seq, lines, submission, summary, turns, plans }: Append): 'done' | 'conflict' {
    const kept = matches.get(match);
    if (kept?.lines.length !== seq || kept.planned !== (plans?.planned ?? 0)) return 'conflict';
    if (submission !== null && kept.lines.some((line) => line.submission === submission)) return 'conflict';
    for (const [i, line] of lines.entries())
      kept.lines.push({ ...line, submission: i === lines.length - 1 ? submission : null });
    kept.summary = summary;
    kept.updatedAt = lines.at(-1)?.at ?? kept.updatedAt;
    if (turns) moveNotices(shelves, match, kept, turns);
    if (plans) movePlans(shelves, match, kept, plans.kept);
    return 'done';
  }

  return {
    async create(match, lines, summary) {
      const { id, openedAt } = match.config;
      if (matches.has(id)) throw new Error(`${id} is there`);
      matches.set(id, {
        match,
        host: match.config.host,
        lines: lines.map((line) => ({ ...line, submission: null })),
        summary,
        updatedAt: openedAt,
        planned: 0,
      });
    },
    async load(id) {
      const kept = matches.get(id);
      if (!kept) return null;
      const { match, lines, summary, planned } = kept;
      return { match, lines: lines.slice(), status: summary.status, planned };
    },
    linesFrom: async (id, seq) => matches.get(id)?.lines.slice(seq) ?? [],
    heads: async (ids) =>
      ids.flatMap((id) => {
        const kept = matches.get(id);
        if (!kept) return [];
        return [{ id, seq: kept.lines.length, said: talk.get(id)?.length ?? 0, planned: kept.planned }];
      }),
    append: async (one) => append(one),
    due: async (now, limit) =>
      [...matches.values()]
        .flatMap(({ match, summary: { wakeAt } }) =>
          wakeAt !== null && wakeAt <= now ? [{ id: match.config.id, wakeAt }] : [],
        )
        .sort((a, b) => a.wakeAt - b.wakeAt)
        .slice(0, limit)
        .map(({ id }) => id),
    lobby: async (limit) =>
      [...matches.values()]
        .filter((kept) => kept.match.config.public && runs(kept))
        .sort((a, b) => b.match.config.openedAt - a.match.config.openedAt)
        .slice(0, limit)
        .map(listed),
    tablesWith: async (users, limit) =>
      [...matches.values()]
        .filter(({ match, summary: { status, holders } }) => {
          const goesOn = status === 'open' || status === 'playing';
          return match.config.public && goesOn && holders.some((one) => one !== null && users.includes(one));
        })
        .sort((a, b) => b.updatedAt - a.updatedAt)
        .slice(0, limit)
        .map(listed),
    listed: async (ids) =>
      ids.flatMap((id) => {
        const kept = matches.get(id);
        return kept ? [listed(kept)] : [];
      }),
    listOf: async (user, limit) =>
      [...matches.values()]
        .filter(({ host, summary }) => host === user || summary.holders.includes(user))
        .sort((a, b) => b.updatedAt - a.updatedAt)
        .slice(0, limit)
        .map(listed),
    pageOf: async (user, after, limit) =>
      [...matches.values()]
        .filter(({ host, summary }) => host === user || summary.holders.includes(user))
        .filter(({ match }) => match.config.id > after)
        .sort((a, b) => (a.match.config.id < b.match.config.id ? -1 : 1))
        .slice(0, limit)
        .map(listed),
    countOf: async (host) => [...matches.values()].filter((kept) => kept.host === host && runs(kept)).length,
    ids: async (after, limit) =>
      [...matches.keys()]
        .filter((id) => id > after)
        .sort()
        .slice(0, limit),
    async say(said, submission) {
      const lines = talk.get(said.match) ?? [];
      talk.set(said.match, lines);
      const known = lines.find((one) => one.submission === submission);
      if (known) return known.line;
      const line = { ...said, n: lines.length };
      lines.push({ line, submission });
      return line;
    },
    chat: async (match, limit) => (talk.get(match) ?? []).slice(-limit).map(({ line }) => line),
    saidBy: async (user, limit) =>
      [...talk.values()]
        .flatMap((lines) => lines.flatMap(({ line }) => (line.user === user ? [line] : [])))
        .sort((a, b) => a.at - b.at)
        .slice(0, limit),
    async addUser(user, recovery) {
      if (users.has(user.id)) throw new Error(`${user.id} is there`);
      users.set(user.id, { user, recovery });
    },
    user: async (id) => users.get(id)?.user ?? null,
    async rename(id, name) {
      const kept = users.get(id);
      if (kept) users.set(id, { ...kept, user: { ...kept.user, name } });
    },
    userByRecovery: async (hash) => [...users.values()].find(({ recovery }) => recovery === hash)?.user ?? null,
    async addSession(hash, user, expiresAt, began) {
      const { createdAt = began?.at ?? null, agent = began?.agent ?? null } = sessions.get(hash) ?? {};
      sessions.set(hash, { user, expiresAt, createdAt, agent });
    },
    async userBySession(hash, now) {
      const session = sessions.get(hash);
      const user = session && session.expiresAt > now ? users.get(session.user)?.user : undefined;
      return session && user ? { user, expiresAt: session.expiresAt, createdAt: session.createdAt } : null;
    },
    async usersBySession(hashes, now) {
      const found = await Promise.all(hashes.map(async (hash) => [hash, await this.userBySession(hash, now)] as const));
      return new Map(found.flatMap(([hash, session]) => (session ? [[hash, session]] : [])));
    },
    async endSession(hash) {
      sessions.delete(hash);
    },
    async tidy(now) {
      for (const one of [sessions, shelves.challenges, shelves.friendLinks])
        for (const [hash, { expiresAt }] of one) if (expiresAt <= now) one.delete(hash);
      for (const [key, { at }] of shelves.invitations) if (at <= now - 30 * DAY) shelves.invitations.delete(key);
      for (const [key, { until }] of shelves.attempts) if (until <= now - DAY) shelves.attempts.delete(key);
    },
    async addSeatLink(hash, { match, seat, sitting }) {
      for (const [old, link] of links) if (link.match === match && link.seat === seat) links.delete(old);
      links.set(hash, { match, seat, sitting });
    },
    seatLink: async (hash) => links.get(hash) ?? null,
    async mute(user, other, name, blocked) {
      const own = mutes.get(user) ?? new Map<string, Omit<Muted, 'id'>>();
      mutes.set(user, own.set(other, { name, blocked }));
    },
    async unmute(user, other) {
      mutes.get(user)?.delete(other);
    },
    mutedBy: async (user) => [...(mutes.get(user) ?? [])].map(([id, muted]) => ({ id, ...muted })).sort(byId),
    async blockedFrom(user) {
      const own = [...(mutes.get(user) ?? [])].flatMap(([id, { blocked }]) => (blocked ? [id] : []));
      const others = [...mutes].flatMap(([id, muted]) => (muted.get(user)?.blocked ? [id] : []));
      return [...new Set([...own, ...others])].sort();
    },
    async addReport(report) {
      if (reports.has(report.id)) throw new Error('there is such a report');
      reports.set(report.id, report);
    },
    reports: async (after, limit) =>
      [...reports.values()]
        .filter(({ at }) => at > after)
        .sort((a, b) => a.at - b.at)
        .slice(0, limit),
    reportsBy: async (user) => [...reports.values()].filter(({ by }) => by === user).sort((a, b) => a.at - b.at),
    ...memoryProgress(shelves),
    ...memoryAccounts(shelves),
    ...memoryCampaigns(shelves),
    ...memoryNotices(shelves),
    ...memoryPlans(shelves),
    ...memoryHolidays(shelves),
    ...memoryFriends(shelves),
    check: async () => undefined,
    close: async () => undefined,
  };
}
