import { hasSeat, type Seats, seat } from '@sunglade/core';
import type { NoticeStore, NoticeStored, Turn } from '../notices.ts';
import type { Kept, Shelves } from './shelves.ts';

const keyOf = ({ match, seat: one, way }: Pick<NoticeStored, 'match' | 'seat' | 'way'>): string =>
  `${match} ${one} ${way}`;

/** What a move changes about who has to be told. */
export function moveNotices(
  { notices, ways }: Shelves,
  match: string,
  { lines, summary, updatedAt }: Kept,
  turns: readonly Turn[],
): void {
  for (const [key, notice] of notices)
    if (notice.match === match && !hasSeat(summary.acting as Seats, seat(notice.seat))) notices.delete(key);
  for (const { seat: one, user, kind = 'turn' } of turns)
    for (const way of ways.values()) {
      if (way.user !== user || way.paused !== null || !way.confirmed) continue;
      const notice = { kind, match, seat: one, way: way.id, line: lines.length, at: updatedAt, attempts: 0 };
      notices.set(keyOf(notice), { ...notice, dueAt: updatedAt, lease: null });
    }
}

export function memoryNotices({ ways, notices, looks, hostSecrets }: Shelves): NoticeStore {
  const plain = ({ kind, match, seat: one, way, line, at, attempts }: NoticeStored): NoticeStored => ({
    kind,
    match,
    seat: one,
    way,
    line,
    at,
    attempts,
  });
  const same = (notice: NoticeStored) => {
    const found = notices.get(keyOf(notice));
    return found?.line === notice.line ? found : undefined;
  };
  return {
    async addWay(way) {
      if (ways.has(way.id)) throw new Error(`${way.id} is there`);
      ways.set(way.id, way);
    },
    way: async (id) => ways.get(id) ?? null,
    waysOf: async (user) =>
      [...ways.values()].filter((way) => way.user === user).sort((a, b) => a.createdAt - b.createdAt),
    async changeWay(id, changes) {
      const way = ways.get(id);
      if (way) ways.set(id, { ...way, ...changes });
    },
    async removeWay(id) {
      ways.delete(id);
      for (const [key, notice] of notices) if (notice.way === id) notices.delete(key);
    },
    async tellBy(id, notice, now, before) {
      const way = ways.get(id);
      if (!way) return false;
      if (way.toldAt !== null && way.toldAt > before && way.toldOf !== notice) return false;
      ways.set(id, { ...way, toldAt: now, toldOf: notice });
      return true;
    },
    async takeNotices(lease, now, until, limit) {
      const taken = [...notices.values()]
        .filter(({ dueAt }) => dueAt <= now)
        .sort((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit);
      for (const notice of taken) notices.set(keyOf(notice), { ...notice, dueAt: until, lease });
      return taken.map(plain);
    },
    async keepNotices(lease, until) {
      for (const notice of notices.values()) if (notice.lease === lease) notice.dueAt = until;
    },
    async postponeNotice(notice, dueAt) {
      if (same(notice)) notices.set(keyOf(notice), { ...notice, dueAt, lease: null });
    },
    async removeNotice(notice) {
      if (same(notice)) notices.delete(keyOf(notice));
    },
    noticesOf: async (way) =>
      [...notices.values()]
        .filter((notice) => notice.way === way)
        .sort((a, b) => a.at - b.at)
        .map(plain),
    async look(user, at) {
      looks.set(user, at);
    },
    lookedAt: async (user) => looks.get(user) ?? null,
    async hostSecret(name, fresh) {
      const kept = hostSecrets.get(name) ?? fresh;
      hostSecrets.set(name, kept);
      return kept;
    },
  };
}
