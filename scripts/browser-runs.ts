// The browser tests several times in a row without a retry, with a slower processor, or with answers that come late: whether
// they pass by luck. By hand: npm run browser-runs -- [--runs 10] [--slowed 4] [--late 300]. A file is run until it has passed
// so often in a row; changed, it begins anew, and all do with what they share. What is found is kept in tests/web/runs.json,
// of a slower processor in tests/web/slowed.json, and of late answers in tests/web/late.json.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { hashOf } from './check/results.ts';
import { childSeconds } from './prepare/cpu.mjs';

interface Run {
  /** How many files were run together. */
  readonly of: number;
  readonly passed: number;
  readonly failed: number;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

interface Kept {
  /** Times the browser's processor was slowed. */
  readonly slowed: number;
  /** Milliseconds by which an answer may be late. */
  readonly late: number;
  /** By file, how often in a row all of its tests passed. */
  readonly inARow: Record<string, number>;
  /** All that the counts are made of, the newest last. */
  readonly runs: Run[];
  readonly files: Readonly<Record<string, string>>;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    slowed: { type: 'string', default: '1' },
    late: { type: 'string', default: '0' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [wanted, slowed, late] = [Number(values.runs), Number(values.slowed), Number(values.late)];
if (values.help || !(wanted > 0) || !(slowed >= 1) || !(late >= 0)) {
  process.stderr.write(
    'npm run browser-runs -- [--runs 10] [--slowed 4] [--late 300]: each browser test so often in a row, without a retry\n',
  );
  process.exit(values.help ? 0 : 2);
}
const RESULT = `tests/web/${slowed > 1 ? 'slowed' : late > 0 ? 'late' : 'runs'}.json`;

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const files = Object.fromEntries(
  globSync(['tests/web/*.ts', 'vitest.config.ts'], { exclude: ['tests/web/pictures.test.ts'] })
    .toSorted()
    .map((file) => [file, hashOf(file)]),
);

function readKept(): Kept {
  const kept = existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, 'utf8')) as Kept) : null;
  const anew: Kept = { slowed, late, inARow: {}, runs: [], files };
  if (!kept || kept.slowed !== slowed || kept.late !== late) return anew;
  const isAsItWas = (file: string): boolean => kept.files[file] === files[file];
  if (!Object.keys(files).every((file) => isTest(file) || isAsItWas(file))) return anew;
  const inARow = Object.fromEntries(Object.entries(kept.inARow).filter(([file]) => isAsItWas(file) && file in files));
  return { ...kept, inARow, files };
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function runOnce(open: readonly string[], { inARow }: Kept): Run {
  const [began, cpu] = [performance.now(), childSeconds() ?? 0];
  const output = join(mkdtempSync(join(tmpdir(), 'sunglade-runs-')), 'report.json');
  const to = ['--reporter', 'json', '--outputFile', output];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'web', '--retry', '0'];
  spawnSync(process.execPath, [...vitest, ...to, ...open], {
    env: { ...process.env, SUNGLADE_SLOWED: String(slowed), SUNGLADE_LATE: String(late) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  let [passed, failed] = [0, 0];
  for (const file of open) {
    // A file that could not even be read has no tests, and has not passed.
    const tests = testResults.find(({ name }) => relative('.', name) === file)?.assertionResults ?? [];
    const wrong = tests.filter(({ status }) => status !== 'passed');
    for (const { fullName, failureMessages } of wrong)
      process.stderr.write(`  failed: ${fullName}\n${failureMessages.join('\n')}\n`);
    passed += tests.length - wrong.length;
    failed += tests.length === 0 ? 1 : wrong.length;
    const well = tests.length > 0 && wrong.length === 0;
    inARow[file] = well ? (inARow[file] ?? 0) + 1 : 0;
  }
  const [wallSeconds, cpuSeconds] = [(performance.now() - began) / 1000, (childSeconds() ?? 0) - cpu].map(Math.round);
  return { of: open.length, passed, failed, wallSeconds: wallSeconds ?? 0, cpuSeconds: cpuSeconds ?? 0 };
}

const kept = readKept();
const openFiles = (): string[] =>
  Object.keys(files).filter((file) => isTest(file) && (kept.inARow[file] ?? 0) < wanted);
for (let open = openFiles(); open.length > 0; open = openFiles()) {
  const run = runOnce(open, kept);
  kept.runs.push(run);
  process.stderr.write(`${JSON.stringify(run)}, ${openFiles().length} files to go\n`);
  writeFileSync(RESULT, `${JSON.stringify(kept, null, 2)}\n`);
  if (run.failed > 0) {
    process.exitCode = 1;
    break;
  }
}
