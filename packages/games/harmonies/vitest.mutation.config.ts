import { defineConfig } from 'vitest/config';

// Only the quick tests of scoring and habitats: each mutant runs those that reach it.
export default defineConfig({
  test: {
    include: ['packages/games/harmonies/src/{vectors,clauses,position,properties}.test.ts'],
  },
});
