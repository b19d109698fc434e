import { defineConfig } from 'vitest/config';

// Each mutant runs those of the suite's tests that reach it.
export default defineConfig({
  test: {
    env: { PAY_RUNS: '70', COUNT_GAMES: '8' },
    include: ['packages/games/everdell-duo/mutation.suite.ts'],
  },
});
