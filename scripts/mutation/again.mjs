// A mutant that ran out of time may be caught in a loop, or the machine was busy. So those are run once more, with a limit
// on processor time instead of the clock: what still does not end is a loop, and a test has seen it. Likewise those that
// survived, when tests were added since.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Some times what all the tests need. */
const SECONDS = 12;
const VITEST = 'node_modules/vitest/vitest.mjs';
const CONFIG = resolve('scripts/mutation/vitest.config.ts');

/** @param {string} source @param {{ line: number, column: number }} at */
const offsetOf = (source, at) =>
  source
    .split('\n')
    .slice(0, at.line - 1)
    .reduce((sum, line) => sum + line.length + 1, at.column - 1);

/**
 * @typedef {{ status: string, replacement: string, location: Record<'start' | 'end', { line: number, column: number }> }} Mutant
 * @param {{ folder: string, files: Record<string, { source: string, mutants: Mutant[] }>, env: Record<string, string>, statuses: readonly string[] }} wish
 */
export function runAgain({ folder, files, env, statuses }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('packages', join(folder, 'packages'), {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  });
  cpSync('tsconfig.base.json', join(folder, 'tsconfig.base.json'));
  const open = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.filter(({ status }) => statuses.includes(status)).map((mutant) => ({ path, source, mutant })),
  );
  const run = () => {
    const command = `ulimit -t ${SECONDS}; exec "${process.execPath}" ${VITEST} run --config "${CONFIG}" --root "${folder}" --bail 1 --pool threads --maxWorkers 1 --no-isolate --testTimeout 600000`;
    const { status, signal } = spawnSync('bash', ['-c', command], {
      stdio: 'ignore',
      env: { ...process.env, ...env, SUNGLADE_MUTATION_ROOT: folder },
    });
    return signal === null ? (status === 0 ? 'Survived' : 'Killed') : 'Timeout';
  };
  if (open.length > 0 && run() !== 'Survived') throw new Error('the tests fail without any mutant');
  for (const [i, { path, source, mutant }] of open.entries()) {
    const { start, end } = mutant.location;
    const mutated = source.slice(0, offsetOf(source, start)) + mutant.replacement + source.slice(offsetOf(source, end));
    writeFileSync(join(folder, path), mutated);
    mutant.status = run();
    writeFileSync(join(folder, path), source);
    process.stderr.write(`again ${i + 1}/${open.length}: ${mutant.status}\n`);
  }
  rmSync(folder, { recursive: true, force: true });
}
