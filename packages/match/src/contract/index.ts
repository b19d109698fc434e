export { busClauses } from './bus-clauses.ts';
export { campaignClauses } from './campaign-clauses.ts';
export { matchClauses } from './match-clauses.ts';
export { createMemoryStore } from './memory-store.ts';
export { noticeClauses, sampleWay } from './notice-clauses.ts';
export { peopleClauses } from './people-clauses.ts';
export { planClauses, samplePlan } from './plan-clauses.ts';
export { sampleLine, sampleMatch, sampleSummary } from './samples.ts';
