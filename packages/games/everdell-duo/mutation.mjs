// Turns stryker's report into the few numbers that are kept, with the hashes of the files they belong to.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const report = JSON.parse(readFileSync(join(root, '.results/mutation-everdell-duo.json'), 'utf8'));
const count = { killed: 0, survived: 0, timeout: 0, noCoverage: 0 };
const names = { Killed: 'killed', Survived: 'survived', Timeout: 'timeout', NoCoverage: 'noCoverage' };
const files = {};
for (const [path, { mutants }] of Object.entries(report.files)) {
  files[path] = createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex');
  for (const { status } of mutants) if (status in names) count[names[status]] += 1;
}
const total = count.killed + count.survived + count.timeout + count.noCoverage;
const score = Math.round(((count.killed + count.timeout) / total) * 1000) / 10;
writeFileSync(join(import.meta.dirname, 'mutation.json'), `${JSON.stringify({ files, ...count, score }, null, 2)}\n`);
