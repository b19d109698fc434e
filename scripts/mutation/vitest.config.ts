import { defineConfig } from 'vitest/config';

// Only a game's quick tests: each mutant runs those of them that reach it. The script beside this names them.
const tests: string[] = JSON.parse(process.env.SUNGLADE_MUTATION_TESTS ?? '[]');

export default defineConfig({ test: { include: tests } });
