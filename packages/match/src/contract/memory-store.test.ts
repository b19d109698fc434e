import { test } from 'vitest';
import { campaignClauses, createMemoryStore, matchClauses, noticeClauses, peopleClauses } from './index.ts';

for (const { name, check } of [...matchClauses, ...peopleClauses, ...campaignClauses, ...noticeClauses])
  test(name, () => check(createMemoryStore()));
