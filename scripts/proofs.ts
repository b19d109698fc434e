// Long proofs, by hand: npm run proofs -- kills --until 1000. They go on where they stopped as long as the program is the
// same; what they found is kept in tests/proofs/NAME.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faults } from '../tests/proofs/faults.ts';
import { fuzz } from '../tests/proofs/fuzz.ts';
import { kills } from '../tests/proofs/kills.ts';
import { notices } from '../tests/proofs/notices.ts';
import { plans } from '../tests/proofs/plans.ts';
import type { Proof } from '../tests/proofs/proof.ts';
import { hashesOfProgram } from './check/results.ts';
import { childSeconds } from './prepare/cpu.mjs';

const PROOFS: Readonly<Record<string, Proof>> = { kills, faults, fuzz, notices, plans };

interface Result {
  readonly files: Readonly<Record<string, string>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
  readonly batches: number;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { until: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [name = ''] = positionals;
const proof = Object.hasOwn(PROOFS, name) ? PROOFS[name] : undefined;
if (!proof || values.help || !Number(values.until)) {
  const list = Object.entries(PROOFS).map(([one, { about, goal }]) => `  ${one} --until N ${goal}\n    ${about}`);
  process.stderr.write(`npm run proofs -- NAME --until N\n\n${list.join('\n')}\n`);
  process.exit(values.help ? 0 : 2);
}

const path = `tests/proofs/${name}.json`;
const files = hashesOfProgram();
const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Result) : null;
let result: Result =
  kept && JSON.stringify(kept.files) === JSON.stringify(files)
    ? kept
    : { files, counts: {}, problems: [], batches: 0, wallSeconds: 0, cpuSeconds: 0 };
while ((result.counts[proof.goal] ?? 0) < Number(values.until) && result.problems.length === 0) {
  const [began, cpu] = [performance.now(), childSeconds() ?? 0];
  const { counts, problems } = await proof.batch(result.batches + 1);
  const names = [...new Set([...Object.keys(result.counts), ...Object.keys(counts)])];
  result = {
    files,
    counts: Object.fromEntries(names.map((one) => [one, (result.counts[one] ?? 0) + (counts[one] ?? 0)])),
    problems,
    batches: result.batches + 1,
    wallSeconds: result.wallSeconds + Math.round((performance.now() - began) / 1000),
    cpuSeconds: result.cpuSeconds + Math.round((childSeconds() ?? 0) - cpu),
  };
  writeFileSync(path, `${JSON.stringify(result, null, 2)}\n`);
  process.stderr.write(`${JSON.stringify(result.counts)} ${problems.join('; ')}\n`);
}
if (result.problems.length > 0) process.exitCode = 1;
// Drivers and sockets that a batch left open keep nobody waiting.
process.exit();
