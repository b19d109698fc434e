import type { PlanStore, PlanStored } from '../plans.ts';
import type { Kept, Shelves } from './shelves.ts';

const keyOf = ({ match, seat }: Pick<PlanStored, 'match' | 'seat'>): string => `${match} ${seat}`;

/** What a move leaves of the plans. */
export function movePlans({ plans }: Shelves, match: string, { lines }: Kept, kept: readonly number[]): void {
  for (const [key, plan] of plans) {
    if (plan.match !== match) continue;
    if (kept.includes(plan.seat)) plans.set(key, { ...plan, line: lines.length });
    else plans.delete(key);
  }
}

export function forgetPlans({ plans, matches }: Shelves, user: string): void {
  for (const [key, plan] of plans) {
    if (plan.user !== user) continue;
    const kept = matches.get(plan.match);
    if (kept) kept.planned++;
    plans.delete(key);
  }
}

export function memoryPlans({ plans, matches }: Shelves): PlanStore {
  const some = (wanted: (plan: PlanStored) => boolean): PlanStored[] =>
    [...plans.values()].filter(wanted).sort((a, b) => a.at - b.at || a.seat - b.seat);
  return {
    plansAt: async (match) => ({
      planned: matches.get(match)?.planned ?? 0,
      plans: some((plan) => plan.match === match),
    }),
    async plan(plan, planned) {
      const kept = matches.get(plan.match);
      if (kept?.lines.length !== plan.line || kept.planned !== planned) return 'conflict';
      kept.planned++;
      if (plan.ways.length > 0) plans.set(keyOf(plan), plan);
      else plans.delete(keyOf(plan));
      return 'done';
    },
    plansOf: async (user) => some((plan) => plan.user === user),
  };
}
