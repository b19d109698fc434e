import type { ProgressStore, Reached } from '../progress.ts';
import type { Shelves } from './shelves.ts';

function add({ reached }: Shelves, user: string, things: readonly Reached[]): void {
  const own = reached.get(user) ?? new Map<string, number>();
  for (const { thing, points } of things) own.set(thing, Math.max(points, own.get(thing) ?? points));
  reached.set(user, own);
}

const listOf = ({ reached }: Shelves, user: string): Reached[] =>
  [...(reached.get(user) ?? [])]
    .map(([thing, points]) => ({ thing, points }))
    .sort((a, b) => (a.thing < b.thing ? -1 : 1));

export const memoryProgress = (shelves: Shelves): ProgressStore => ({
  reach: async (user, things) => add(shelves, user, things),
  reachedBy: async (user) => listOf(shelves, user),
});

export const mergeReached = (shelves: Shelves, guest: string, account: string): void =>
  add(shelves, account, listOf(shelves, guest));
