import { defineConfig } from 'vitest/config';

// Only the quick tests of paying, events and scoring: each mutant runs those that reach it.
export default defineConfig({
  test: {
    isolate: false,
    fileParallelism: false,
    env: { PAY_RUNS: '70', COUNT_GAMES: '8' },
    include: ['packages/games/everdell-duo/src/{vectors,cards,events,clauses,pay,counts}.test.ts'],
  },
});
