import { test } from 'vitest';
import { createMemoryStore, matchClauses, peopleClauses } from './index.ts';

for (const { name, check } of [...matchClauses, ...peopleClauses]) test(name, () => check(createMemoryStore()));
