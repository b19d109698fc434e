import { test } from 'vitest';
import { createMemoryStore, storeClauses } from './index.ts';

for (const { name, check } of storeClauses) test(name, () => check(createMemoryStore()));
