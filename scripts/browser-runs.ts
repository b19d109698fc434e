// The browser tests several times in a row without a retry, with a slower processor, or with answers that come late: whether
// they pass by luck. By hand: npm run browser-runs -- [--runs 10] [--slowed 4] [--late 300]. What is found is kept in
// tests/web/runs.json, of a slower processor in tests/web/slowed.json, and of late answers in tests/web/late.json.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { childSeconds } from './prepare/cpu.mjs';

interface Run {
  readonly passed: number;
  readonly failed: number;
  /** Times the browser's processor was slowed. */
  readonly slowed: number;
  /** Milliseconds by which an answer may be late. */
  readonly late: number;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    slowed: { type: 'string', default: '1' },
    late: { type: 'string', default: '0' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  process.stdout.write(
    'npm run browser-runs -- [--runs 10] [--slowed 4] [--late 300]: the browser tests in a row, without a retry\n',
  );
  process.exit(0);
}

const files = Object.fromEntries(
  globSync(['tests/web/*.ts', 'vitest.config.ts'])
    .toSorted()
    .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
);

function runOnce(slowed: number, late: number): Run {
  const [began, cpu] = [performance.now(), childSeconds() ?? 0];
  const output = join(mkdtempSync(join(tmpdir(), 'sunglade-runs-')), 'report.json');
  const to = ['--reporter', 'json', '--outputFile', output];
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'web', '--retry', '0', ...to], {
    env: { ...process.env, SUNGLADE_SLOWED: String(slowed), SUNGLADE_LATE: String(late) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const report = JSON.parse(readFileSync(output, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
  };
  for (const { assertionResults } of report.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') process.stderr.write(`  failed: ${fullName}\n${failureMessages.join('\n')}\n`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    slowed,
    late,
    wallSeconds: Math.round((performance.now() - began) / 1000),
    cpuSeconds: Math.round((childSeconds() ?? 0) - cpu),
  };
}

const [slowed, late] = [Number(values.slowed), Number(values.late)];
const RESULT = `tests/web/${slowed > 1 ? 'slowed' : late > 0 ? 'late' : 'runs'}.json`;

/** Runs of the same files add up; a changed test begins anew. */
const kept = existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, 'utf8')) as { files: unknown; runs: Run[] }) : null;
const runs = kept && JSON.stringify(kept.files) === JSON.stringify(files) ? kept.runs : [];
for (let i = 1; i <= Number(values.runs); i++) {
  const run = runOnce(slowed, late);
  runs.push(run);
  process.stderr.write(`run ${i} of ${values.runs}: ${JSON.stringify(run)}\n`);
  writeFileSync(RESULT, `${JSON.stringify({ runs, files }, null, 2)}\n`);
}
if (runs.some(({ failed }) => failed > 0)) process.exitCode = 1;
