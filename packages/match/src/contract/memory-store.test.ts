import { test } from 'vitest';
import { campaignClauses, createMemoryStore, matchClauses, peopleClauses } from './index.ts';

for (const { name, check } of [...matchClauses, ...peopleClauses, ...campaignClauses])
  test(name, () => check(createMemoryStore()));
