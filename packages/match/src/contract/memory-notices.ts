import { hasSeat, type Seats, seat } from '@sunglade/core';
import type { NoticeStore, NoticeStored, Turn } from '../notices.ts';
import { momentsOf } from '../turns.ts';
import type { Kept, Shelves } from './shelves.ts';

const keyOf = ({ match, seat: one, way }: Pick<NoticeStored, 'match' | 'seat' | 'way'>): string =>
  `${match} ${one} ${way}`;

/** What a move changes about who has to be told. */
export function moveNotices(
  shelves: Shelves,
  match: string,
  { lines, summary, updatedAt }: Kept,
  turns: readonly Turn[],
): void {
  const { notices } = shelves;
  for (const [key, notice] of notices)
    if (notice.match === match && !hasSeat(summary.acting as Seats, seat(Math.max(0, notice.seat))))
      notices.delete(key);
  for (const turn of turns) writeNotices(shelves, match, turn, lines.length, updatedAt);
}

/** One for each way of somebody. */
export function writeNotices({ ways, notices }: Shelves, match: string, turn: Turn, line: number, at: number): void {
  const { seat: one, user, kind = 'turn' } = turn;
  const { dueAt, hurryAt } = momentsOf(turn, at);
  for (const way of ways.values()) {
    if (way.user !== user || way.paused !== null || !way.confirmed) continue;
    const notice = { kind, match, seat: one, way: way.id, line, at, attempts: 0, hurryAt };
    notices.set(keyOf(notice), { ...notice, dueAt, lease: null });
  }
}

export function memoryNotices({ ways, notices, looks, hostSecrets }: Shelves): NoticeStore {
  const plain = ({ kind, match, seat: one, way, line, at, attempts, hurryAt }: NoticeStored): NoticeStored => ({
    kind,
    match,
    seat: one,
    way,
    line,
    at,
    attempts,
    hurryAt,
  });
  const same = (notice: NoticeStored) => {
    const found = notices.get(keyOf(notice));
    return found?.line === notice.line && found.kind === notice.kind ? found : undefined;
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
    async hurryLater(notice) {
      if (notice.hurryAt === null || !same(notice)) return;
      const next = { ...notice, kind: 'hurry', hurryAt: null, attempts: 0 } as const;
      notices.set(keyOf(notice), { ...next, dueAt: notice.hurryAt, lease: null });
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
