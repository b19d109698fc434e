import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, staleResults } from './results.ts';

test('a result is out of date when a file it names has changed or is gone', () => {
  const root = mkdtempSync(join(tmpdir(), 'sunglade-results-'));
  try {
    mkdirSync(join(root, 'packages/a/src'), { recursive: true });
    const file = join(root, 'packages/a/src/score.ts');
    writeFileSync(file, 'one');
    const hash = createHash('sha256').update('one').digest('hex');
    const files = { 'packages/a/src/score.ts': hash };
    writeFileSync(join(root, 'packages/a/mutation.json'), JSON.stringify({ files }));
    expect(staleResults(root)).toEqual([]);
    writeFileSync(file, 'two');
    expect(staleResults(root)).toEqual(['packages/a/mutation.json is older than packages/a/src/score.ts']);
    rmSync(file);
    expect(staleResults(root)).toHaveLength(1);
    // A folder counts as one, without its tests.
    writeFileSync(file, 'one');
    const folder = join(root, 'packages/a/src');
    writeFileSync(
      join(root, 'packages/a/mutation.json'),
      JSON.stringify({ files: { 'packages/a/src': hashOf(folder) } }),
    );
    writeFileSync(join(folder, 'score.test.ts'), 'a test');
    expect(staleResults(root)).toEqual([]);
    writeFileSync(join(folder, 'more.ts'), 'more');
    expect(staleResults(root)).toEqual(['packages/a/mutation.json is older than packages/a/src']);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
