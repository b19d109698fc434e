// Every check of the code itself. All of them run even if one fails, so that one run tells everything.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { steps } from './steps.ts';

const wanted = process.argv.slice(2);
const names = steps.map((step) => step.name).join(', ');
if (wanted.includes('--help') || wanted.includes('-h')) {
  console.log(`npm run check -- [STEP…], where STEP is one of: ${names}`);
  process.exit(0);
}
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${names}.`);
  process.exit(2);
}

const counts = { passed: 0, failed: 0 };
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  const began = performance.now();
  const { ok, output, note } = await step.run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!ok && output) console.log(output.trimEnd());
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (note) console.log(note);
  counts[ok ? 'passed' : 'failed'] += 1;
}

const folder = process.env.SUNGLADE_COUNTS;
if (folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `check-${process.pid}.json`), `${JSON.stringify(counts)}\n`);
}
if (counts.failed > 0) process.exitCode = 1;
