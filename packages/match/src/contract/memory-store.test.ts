import { test } from 'vitest';
import {
  campaignClauses,
  createMemoryStore,
  matchClauses,
  noticeClauses,
  peopleClauses,
  planClauses,
} from './index.ts';

for (const { name, check } of [...matchClauses, ...peopleClauses, ...campaignClauses, ...noticeClauses, ...planClauses])
  test(name, () => check(createMemoryStore()));
