export { busClauses } from './bus-clauses.ts';
export { createMemoryStore } from './memory-store.ts';
export { sampleWay } from './notice-clauses.ts';
export { samplePlan } from './plan-clauses.ts';
export { sampleLine, sampleMatch, sampleSummary } from './samples.ts';
export { storeClauses } from './store-clauses.ts';
