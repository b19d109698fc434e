import { defineConfig } from 'vitest/config';

// Only the quick tests of scoring and legality: each mutant runs those that reach it.
export default defineConfig({
  test: {
    include: [
      'packages/games/evergreen/src/clauses/*.test.ts',
      'packages/games/evergreen/src/{vectors,position,preview,properties,score,check,apply}.test.ts',
    ],
  },
});
