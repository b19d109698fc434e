import type { Store } from '../store.ts';
import { campaignClauses } from './campaign-clauses.ts';
import type { Clause } from './clause.ts';
import { friendClauses } from './friend-clauses.ts';
import { holidayClauses } from './holiday-clauses.ts';
import { matchClauses } from './match-clauses.ts';
import { noticeClauses } from './notice-clauses.ts';
import { peopleClauses } from './people-clauses.ts';
import { planClauses } from './plan-clauses.ts';

/** Everything that a store promises. */
export const storeClauses: readonly Clause<Store>[] = [
  ...matchClauses,
  ...peopleClauses,
  ...campaignClauses,
  ...noticeClauses,
  ...planClauses,
  ...holidayClauses,
  ...friendClauses,
];
