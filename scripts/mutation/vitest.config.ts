import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Only a package's quick tests: each mutant runs those of them that reach it. The script beside this names them.
const tests: string[] = JSON.parse(process.env.SUNGLADE_MUTATION_TESTS ?? '[]');
const root = process.env.SUNGLADE_MUTATION_ROOT ?? process.cwd();
const home = process.env.SUNGLADE_MUTATION_HOME ?? '';

export default defineConfig({
  // Tests of other packages must meet the broken code too, not the one that is installed.
  resolve: {
    alias: [
      {
        find: new RegExp(`^@sunglade/${home.split('/').at(-1)}$`),
        replacement: resolve(root, home, 'src/index.ts'),
      },
    ],
  },
  test: { include: tests },
});
