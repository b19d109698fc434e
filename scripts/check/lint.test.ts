import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNode } from './run-node.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sunglade-lint-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(join(repository, file), join(root, file));
  for (const folder of ['packages/grid', 'packages/games/evergreen', 'packages/match']) {
    mkdirSync(join(root, folder, 'src'), { recursive: true });
    const base = `${'../'.repeat(folder.split('/').length)}tsconfig.base.json`;
    writeFileSync(join(root, folder, 'tsconfig.json'), JSON.stringify({ extends: base, include: ['src'] }));
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function lint(file: string, source: string): Promise<string[]> {
  writeFileSync(join(root, file), `${source}\n`);
  try {
    const { stdout } = await runNode([oxlint, '--type-aware', '--format', 'json', '.'], root);
    const { diagnostics }: { diagnostics: readonly { code: string }[] } = JSON.parse(stdout);
    return diagnostics.map(({ code }) => code);
  } finally {
    rmSync(join(root, file));
  }
}

const inRules: readonly [source: string, code: string][] = [
  ['export const x = Math.random();', 'no-restricted-properties'],
  ['const { random } = Math;\nexport { random };', 'no-restricted-properties'],
  ['export const x = Date.now();', 'no-restricted-globals'],
  ['export const x = new Date(0);', 'no-restricted-globals'],
  ["export const x = new Intl.Collator('en');", 'no-restricted-globals'],
  ["export const x = 'a'.localeCompare('b');", 'no-restricted-properties'],
  ['export const x = [2, 1].sort();', 'require-array-sort-compare'],
  ['export const x = [2, 1].toSorted();', 'require-array-sort-compare'],
  ["export const x = ['b', 'a'].sort();", 'require-array-sort-compare'],
];

test.each(inRules)('rules may not say %s', async (source, code) => {
  for (const folder of ['packages/grid', 'packages/games/evergreen']) {
    expect(await lint(`${folder}/src/x.ts`, source)).toContainEqual(expect.stringContaining(code));
  }
});

test('a sort with a comparator is fine', async () => {
  expect(await lint('packages/grid/src/x.ts', 'export const x = [2, 1].sort((a, b) => a - b);')).toEqual([]);
});

test('outside of the rules there is time, but neither any nor a forgotten promise', async () => {
  expect(await lint('packages/match/src/x.ts', 'export const x = Date.now();')).toEqual([]);
  const any = await lint('packages/match/src/x.ts', 'export const x = (y: any) => y;');
  expect(any).toContainEqual(expect.stringContaining('no-explicit-any'));
  const promise = await lint(
    'packages/match/src/x.ts',
    'const f = async () => 1;\nexport const g = () => {\n  f();\n};',
  );
  expect(promise).toContainEqual(expect.stringContaining('no-floating-promises'));
});
