import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { arrowProblems } from './arrows.ts';
import { staleResults } from './results.ts';
import { type Result, runNode } from './run-node.ts';
import { screenProblems } from './screens.ts';

export interface Step {
  name: string;
  run: () => Promise<Result>;
}

const biome = 'node_modules/@biomejs/biome/bin/biome';
const texts = 'apps/web/scripts/check-texts.ts';

/** The tests and tools have the root's settings; each workspace has its own, the rules packages the narrowest. */
function typeProjects(): string[] {
  const manifests = globSync([
    'packages/*/package.json',
    'packages/{games,bots}/*/package.json',
    'apps/*/package.json',
  ]);
  const filled = manifests
    .map((manifest) => dirname(manifest))
    .filter((folder) => globSync(`${folder}/src/**/*.{ts,tsx}`).length > 0);
  // A workspace without a tsconfig.json is not passed over: tsc says that it is missing.
  return ['tsconfig.json', ...filled.toSorted().map((folder) => `${folder}/tsconfig.json`)];
}

/** One program after another; all of them run. */
async function each(commands: readonly (readonly string[])[]): Promise<Result> {
  let output = '';
  let ok = true;
  for (const command of commands) {
    const result = await runNode(command);
    ok &&= result.ok;
    if (!result.ok) output += `${result.output.trimEnd()}\n`;
  }
  return { ok, output };
}

export const steps: readonly Step[] = [
  { name: 'lock', run: () => runNode(['scripts/lockcheck.mjs']) },
  { name: 'format', run: () => runNode([biome, 'format', '.']) },
  {
    name: 'lint',
    run: () =>
      each([
        [biome, 'lint', '--error-on-warnings', '.'],
        ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
      ]),
  },
  {
    name: 'types',
    run: () => each(typeProjects().map((project) => ['node_modules/typescript/bin/tsc', '-p', project])),
  },
  {
    name: 'arrows',
    run: async () => {
      const problems = await arrowProblems(process.cwd());
      return { ok: problems.length === 0, output: problems.join('\n') };
    },
  },
  { name: 'dead-code', run: () => runNode(['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']) },
  {
    name: 'screens',
    run: async () => {
      const problems = await screenProblems(process.cwd());
      return { ok: problems.length === 0, output: problems.join('\n') };
    },
  },
  {
    name: 'results',
    run: async () => {
      const stale = staleResults(process.cwd());
      const note = stale.map((line) => `  ${line}`).join('\n');
      return stale.length === 0 ? { ok: true, output: '' } : { ok: true, output: '', note };
    },
  },
  ...(existsSync(texts) ? [{ name: 'texts', run: () => runNode([texts]) }] : []),
];
