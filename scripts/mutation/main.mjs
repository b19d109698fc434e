// Mutation testing of one package: breaks its code in many small ways and counts which of them a test sees. A package
// names the files and tests in mutation.config.json; the few numbers that are kept go to mutation.json, with the hashes
// of the files they belong to. What ran out of time counts as seen, as usual, and is counted apart; --loops finds out whether
// it was a loop or a busy machine. --again runs what survived, after tests were added.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, posix, resolve } from 'node:path';
import { runAgain } from './again.mjs';

const homes = new Map(
  globSync('packages/{*,*/*}/mutation.config.json').map((path) => [basename(dirname(path)), dirname(path)]),
);
const [id = '', ...options] = process.argv.slice(2);
/** Only what was left open by the last run. */
const again = options.includes('--again')
  ? ['Survived', 'NoCoverage']
  : options.includes('--loops')
    ? ['Timeout']
    : null;
const home = homes.get(id);
if (home === undefined) {
  console.error(
    `Usage: npm run mutation -- PACKAGE [--again | --loops], where PACKAGE is one of: ${[...homes.keys()].join(', ')}`,
  );
  process.exit(id === '--help' ? 0 : 2);
}

/** @type {{ mutate: string[], tests: string[], env?: Record<string, string>, timeoutMS?: number }} */
const { mutate, tests, env = {}, timeoutMS = 5000 } = JSON.parse(readFileSync(`${home}/mutation.config.json`, 'utf8'));
const results = '.results';
const report = `${results}/mutation-${id}.json`;
const config = `${results}/stryker-${id}.config.json`;
mkdirSync(results, { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    packageManager: 'npm',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    // Its TypeScript checker needs an API that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    mutate: mutate.map((file) => `${home}/src/${file}`),
    ignorePatterns: ['.*', 'apps', 'tests', 'benches', 'docs', 'data'],
    concurrency: 1,
    coverageAnalysis: 'perTest',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: `${results}/stryker-${id}`,
    timeoutMS,
  }),
);
// Of another package too, where its tests are what holds this one together.
const testPaths = tests.map((file) => posix.join(home, 'src', file));
const mutationEnv = { ...env, SUNGLADE_MUTATION_TESTS: JSON.stringify(testPaths), SUNGLADE_MUTATION_HOME: home };
if (!again) {
  const { status } = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config], {
    stdio: 'inherit',
    env: { ...process.env, ...mutationEnv },
  });
  if (status !== 0) process.exit(status ?? 1);
}
const reported = JSON.parse(readFileSync(report, 'utf8')).files;
if (again) {
  const changed = Object.keys(reported).filter((path) => readFileSync(path, 'utf8') !== reported[path].source);
  if (changed.length > 0) {
    console.error(`Changed since the last run: ${changed.join(', ')}. Run all of it.`);
    process.exit(2);
  }
  runAgain({ folder: resolve(results, `again-${id}`), files: reported, env: mutationEnv, statuses: again });
  // So that the next time goes on from here.
  writeFileSync(report, JSON.stringify({ files: reported }));
}

/** @type {Record<string, 'killed' | 'survived' | 'timeout' | 'noCoverage'>} */
const names = { Killed: 'killed', Survived: 'survived', Timeout: 'timeout', NoCoverage: 'noCoverage' };

/** @param {{ status: string }[]} mutants */
function counted(mutants) {
  const count = { killed: 0, survived: 0, timeout: 0, noCoverage: 0 };
  for (const { status } of mutants) {
    const name = names[status];
    if (name) count[name] += 1;
  }
  const total = count.killed + count.survived + count.timeout + count.noCoverage;
  return { ...count, score: Math.round(((count.killed + count.timeout) / total) * 1000) / 10 };
}

const paths = Object.keys(reported);
const summary = {
  files: Object.fromEntries(paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')])),
  ...counted(paths.flatMap((path) => reported[path].mutants)),
  scores: Object.fromEntries(paths.map((path) => [path, counted(reported[path].mutants).score])),
};
writeFileSync(`${home}/mutation.json`, `${JSON.stringify(summary, null, 2)}\n`);
console.log(JSON.stringify(summary));
