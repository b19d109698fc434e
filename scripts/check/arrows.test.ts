import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrowProblems } from './arrows.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The real manifests and the real rules around empty sources. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sunglade-arrows-'));
  for (const file of ['package.json', '.dependency-cruiser.mjs']) cpSync(join(repository, file), join(root, file));
  mkdirSync(join(root, 'node_modules/@sunglade'), { recursive: true });
  for (const manifest of globSync(
    ['packages/*/package.json', 'packages/{games,bots}/*/package.json', 'apps/*/package.json'],
    {
      cwd: repository,
    },
  )) {
    const folder = dirname(manifest);
    write(manifest, readFileSync(join(repository, manifest), 'utf8'));
    write(`${folder}/src/index.ts`, 'export const one = 1;\n');
    const { name }: { name: string } = JSON.parse(readFileSync(join(repository, manifest), 'utf8'));
    symlinkSync(join(root, folder), join(root, 'node_modules', name), 'dir');
  }
  for (const name of ['vitest', 'zod', 'stray', 'kysely']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  write('packages/testkit/src/glade/index.ts', 'export const one = 1;\n');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Plants the files, asks, and takes them away again. */
async function problemsWith(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) write(path, text);
  try {
    return await arrowProblems(root);
  } finally {
    for (const path of Object.keys(files)) rmSync(join(root, path));
  }
}

test('what follows the arrows passes', async () => {
  const problems = await problemsWith({
    'packages/table/src/good.ts': "import { one } from '@sunglade/core';\nexport { one };\n",
    'packages/games/evergreen/src/good.ts': "export { one } from '@sunglade/grid';\n",
    'packages/games/evergreen/src/good.test.ts':
      "import { readFileSync } from 'node:fs';\nimport { test } from 'vitest';\nimport { one } from '@sunglade/testkit';\n",
    'packages/games/registry/src/good.ts': "export const load = () => import('@sunglade/evergreen');\n",
    'packages/games/registry/src/example.ts': "export const load = () => import('@sunglade/testkit/glade');\n",
    'packages/protocol/src/good.ts': "import * as z from 'zod';\nexport { z };\n",
    'apps/web/src/good.ts': "export { one } from '@sunglade/table';\n",
  });
  expect(problems).toEqual([]);
});

const forbidden: readonly [what: string, file: string, source: string, problems: readonly RegExp[]][] = [
  [
    'upward',
    'packages/core/src/x.ts',
    "import { one } from '@sunglade/grid';",
    [/^arrow:packages\/core: /, /^declared: /],
  ],
  [
    'upward, type-only',
    'packages/core/src/x.ts',
    "import type { T } from '@sunglade/table';",
    [/^arrow:packages\/core: /],
  ],
  [
    'upward, by path',
    'packages/grid/src/x.ts',
    "import '../../table/src/index.ts';",
    [/^arrow:packages\/grid: /, /^by-name: /],
  ],
  ['allowed, but by path', 'packages/grid/src/x.ts', "import '../../core/src/index.ts';", [/^by-name: /]],
  [
    'upward, dynamic',
    'packages/table/src/x.ts',
    "export const m = () => import('@sunglade/match');",
    [/^arrow:packages\/table: /],
  ],
  [
    'between games',
    'packages/games/evergreen/src/x.ts',
    "import '@sunglade/harmonies';",
    [/^arrow:packages\/games\/\*: /],
  ],
  [
    'between games, type-only',
    'packages/games/harmonies/src/x.ts',
    "import type { T } from '@sunglade/everdell-duo';",
    [/^arrow:packages\/games\/\*: /],
  ],
  [
    'between games, in a test',
    'packages/games/harmonies/src/x.test.ts',
    "import '@sunglade/everdell-duo';",
    [/^arrow-of-test:packages\/games\/\*: /],
  ],
  [
    'game to registry',
    'packages/games/evergreen/src/x.ts',
    "import '@sunglade/registry';",
    [/^arrow:packages\/games\/\*: /],
  ],
  [
    'registry to the suite',
    'packages/games/registry/src/x.ts',
    "import '@sunglade/testkit';",
    [/^arrow:packages\/games\/registry: /],
  ],
  [
    'the example game to the suite',
    'packages/testkit/src/glade/x.ts',
    "import '../index.ts';",
    [/^example-game-knows-no-suite: /],
  ],
  [
    'the page to the server side',
    'apps/web/src/x.ts',
    "import '@sunglade/match';",
    [/^arrow:apps\/web: /, /^declared: /],
  ],
  ['the page to another app', 'apps/web/src/x.ts', "import '../../server/src/index.ts';", [/^arrow:apps\/web: /]],
  [
    'a package to an app',
    'packages/match/src/x.ts',
    "import '../../../apps/server/src/index.ts';",
    [/^nobody-imports-apps: /],
  ],
  ['rules to an npm package', 'packages/table/src/x.ts', "import 'zod';", [/^rules-import-no-npm-package: /]],
  [
    'rules to Node',
    'packages/games/everdell-duo/src/x.ts',
    "import { readFileSync } from 'node:fs';",
    [/^rules-import-no-node-module: /],
  ],
  [
    'rules to Node, type-only',
    'packages/core/src/x.ts',
    "import type { Stats } from 'node:fs';",
    [/^rules-import-no-node-module: /],
  ],
  ['an npm package nobody declared', 'apps/server/src/x.ts', "import 'stray';", [/^declared: /]],
  ["another package's npm package", 'packages/protocol/src/x.ts', "import 'kysely';", [/^declared: /]],
  [
    'a development package in the product',
    'apps/server/src/x.ts',
    "import 'vitest';",
    [/^product-needs-no-dev-package: /],
  ],
  [
    'a workspace that was not declared',
    'packages/bus/src/x.ts',
    "import '@sunglade/table';",
    [/^declared: .*bus.*@sunglade\/table$/],
  ],
  ['nothing there', 'packages/grid/src/x.ts', "import './gone.ts';", [/^resolvable: /]],
  ['a circle', 'packages/grid/src/x.ts', "import { x } from './x.ts';\nexport { x };", [/^no-cycles: /]],
];

/** Between rooms of one app: from, to. */
const betweenRooms: readonly [from: string, to: string, problem: RegExp | null][] = [
  ['apps/server/src/http/x.ts', 'apps/server/src/base/y.ts', null],
  ['apps/server/src/start.ts', 'apps/server/src/http/y.ts', null],
  ['apps/server/src/base/x.ts', 'apps/server/src/http/y.ts', /^room:server\/base: /],
  ['apps/server/src/accounts/x.ts', 'apps/server/src/tables/y.ts', /^room:server\/accounts: /],
  ['apps/server/src/socket/x.ts', 'apps/server/src/start.ts', /^room:server\/socket: /],
  ['apps/web/src/pages/x.ts', 'apps/web/src/kit/table/y.ts', null],
  ['apps/web/src/games/evergreen/x.ts', 'apps/web/src/kit/parts/y.ts', null],
  ['apps/web/src/kit/table/x.ts', 'apps/web/src/kit/end/y.ts', null],
  ['apps/web/src/pages/x.ts', 'apps/web/src/coach/y.ts', null],
  ['apps/web/src/coach/x.ts', 'apps/web/src/games/glade/y.ts', /^room:web\/coach: /],
  ['apps/web/src/kit/table/x.ts', 'apps/web/src/coach/y.ts', /^room:web\/kit: /],
  ['apps/web/src/locales/x.ts', 'apps/web/src/kit/screen/y.ts', /^room:web\/locales: /],
  ['apps/web/src/kit/model/x.ts', 'apps/web/src/games/glade/y.ts', /^room:web\/kit: /],
  ['apps/web/src/session/x.ts', 'apps/web/src/site/y.ts', /^room:web\/session: /],
  ['apps/web/src/kit/parts/x.ts', 'apps/web/src/kit/model/y.ts', /^room:web\/kit\/parts: /],
  ['apps/web/src/games/harmonies/x.ts', 'apps/web/src/games/evergreen/y.ts', /^room:web\/games\/harmonies: /],
];

/** Each file has a name of its own, so all of them are planted at once and asked about once. */
const named = (path: string, n: number): string => path.replace(/\/([xy])(?=\.)/, `/$1${n}`);
const edgeOf = ([from, to]: readonly [string, string, unknown], n: number) => [named(from, n), named(to, n)] as const;
let planted: readonly string[] = [];
const problemsOf = (file: string): readonly string[] => planted.filter((problem) => problem.includes(`: ${file} → `));

beforeAll(async () => {
  const files: Record<string, string> = {};
  for (const [, to] of betweenRooms.map(edgeOf)) files[to] = 'export {};\n';
  for (const [from, to] of betweenRooms.map(edgeOf)) {
    const path = relative(dirname(from), to);
    files[from] = `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
  }
  for (const [i, [, file, source]] of forbidden.entries())
    files[named(file, 100 + i)] = `${source.replaceAll('./x.ts', `./x${100 + i}.ts`)}\n`;
  planted = await problemsWith(files);
}, 60_000);

test.each(forbidden.map(([what, file, , expected], i) => [what, named(file, 100 + i), expected] as const))(
  '%s is forbidden',
  (_what, file, expected) => {
    for (const problem of expected) expect(problemsOf(file)).toContainEqual(expect.stringMatching(problem));
  },
);

test.each(betweenRooms.map((edge, n) => [...edgeOf(edge, n), edge[2]] as const))(
  'from %s to %s',
  (from, _to, problem) => {
    if (problem) expect(problemsOf(from)).toContainEqual(expect.stringMatching(problem));
    else expect(problemsOf(from)).toEqual([]);
  },
);
