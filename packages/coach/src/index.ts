export { type Advice, type AdvisedTurn, adviseTurn } from './advise.ts';
export { type TriedAnew, weighAgainst, weighAnew } from './against.ts';
export type { Coach } from './coach.ts';
export { ENGINE } from './engine.ts';
export type { Gain } from './gain.ts';
export type { Hundredths } from './hundredths.ts';
export { loadCoach, loadSeating } from './load.ts';
export { type KeyMoment, weighTurn } from './moments.ts';
export type { Reason } from './reasons.ts';
export {
  REVIEW_BUDGETS,
  type Review,
  type ReviewBudget,
  type ReviewedSeat,
  type ReviewedTurn,
  type ReviewNews,
  review,
} from './review.ts';
export { type PartPoints, type WhatIf, whatIf } from './what-if.ts';
