import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KnipConfig } from 'knip';

/** A workspace that holds nothing yet cannot use what it declares; with its first source it counts. */
function isEmpty(workspace: string): boolean {
  const sources = globSync(`${workspace}/src/**/*.{ts,tsx}`);
  const index = `${workspace}/src/index.ts`;
  if (sources.length > 1) return false;
  return sources.length === 0 || (existsSync(index) && readFileSync(index, 'utf8').trim() === 'export {};');
}

const workspaces = globSync(['packages/*/package.json', 'packages/{games,bots}/*/package.json', 'apps/*/package.json']);

const config: KnipConfig = {
  ignoreWorkspaces: workspaces.map((manifest) => dirname(manifest)).filter(isEmpty),
  workspaces: {
    '.': {
      entry: [
        'scripts/check/main.ts',
        'scripts/{lockcheck,sum-counts}.mjs',
        'scripts/browser-runs.ts',
        'scripts/proofs.ts',
        'scripts/strength/main.ts',
        'scripts/{hints,puzzles,reviews}.ts',
        'scripts/mutation/{main.mjs,vitest.config.ts}',
        'scripts/**/*.test.ts',
        'tests/**/*.test.ts',
        'benches/main.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}', 'tests/**/*.ts', 'benches/**/*.ts'],
      ignoreDependencies: [
        // Started by path or found by another tool.
        '@biomejs/biome',
        '@swc/core',
        'oxlint',
        'oxlint-tsgolint',
        'preact',
        // Mutation tests and page audits are run by hand.
        '@stryker-mutator/core',
        '@stryker-mutator/vitest-runner',
        'lighthouse',
        // For the tests of any workspace.
        '@types/ws',
        'axe-core',
        'fast-check',
        'playwright-core',
      ],
    },
    'packages/*': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'packages/games/*': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'packages/bots/*': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'apps/web': {
      entry: [
        'src/main.tsx',
        'src/**/*.test.{ts,tsx}',
        'src/**/*.worker.ts',
        'src/offline/worker.ts',
        'src/pages/sentences/sentences.ts',
        'scripts/*.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'scripts/*.ts'],
    },
    'apps/*': { entry: ['src/main.ts', 'src/**/*.test.ts', 'src/**/*.worker.ts'], project: ['src/**/*.ts'] },
  },
};

export default config;
