// Results that are measured by hand name the hashes of the files they were measured on: which of them are out of date?
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Of a file, or of everything in a folder but its tests. */
export function hashOf(path: string): string {
  const hash = createHash('sha256');
  if (!statSync(path).isDirectory()) return hash.update(readFileSync(path)).digest('hex');
  for (const file of globSync('**/*.{ts,tsx,json,sql}', { cwd: path }).toSorted())
    if (!file.includes('.test.')) hash.update(`${file}\n`).update(readFileSync(join(path, file)));
  return hash.digest('hex');
}

/** What decides whether a move is safe. */
const PROGRAM = [
  'apps/server/src',
  ...['core', 'table', 'match', 'protocol', 'storage', 'bus'].map((name) => `packages/${name}/src`),
];

export const hashesOfProgram = (): Record<string, string> =>
  Object.fromEntries(PROGRAM.map((folder) => [folder, hashOf(folder)]));

/** One line for each result that is older than its files. */
export function staleResults(root: string): string[] {
  const results = globSync(
    [
      'packages/**/mutation.json',
      'packages/bots/*/strength.json',
      'apps/web/src/puzzles/checked.json',
      'tests/web/{runs,slowed}.json',
      'tests/proofs/*.json',
      'benches/results/*.json',
    ],
    {
      cwd: root,
    },
  ).filter((path) => !path.includes('node_modules'));
  return results.toSorted().flatMap((path) => {
    const { files } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { files: Record<string, string> };
    const changed = Object.entries(files).filter(
      ([file, hash]) => !existsSync(join(root, file)) || hashOf(join(root, file)) !== hash,
    );
    return changed.length === 0 ? [] : [`${path} is older than ${changed.map(([file]) => file).join(', ')}`];
  });
}
