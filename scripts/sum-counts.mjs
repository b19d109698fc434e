// Adds up the counts that test runs and checks left in a folder: sum-counts.mjs <folder> <exit status of the whole>.
// A run that broke before it could count anything is still one failure.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '', status = '0'] = process.argv.slice(2);
const sum = { passed: 0, failed: 0 };
for (const file of existsSync(folder) ? readdirSync(folder) : []) {
  const { passed, failed } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  sum.passed += passed;
  sum.failed += failed;
}
if (status !== '0' && sum.failed === 0) sum.failed = 1;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
if (sum.failed > 0) process.exitCode = 1;
