import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode } from './run-node.ts';

interface Dependency {
  module: string;
  resolved: string;
  dependencyTypes: readonly string[];
}

interface Cruise {
  modules: readonly { source: string; dependencies: readonly Dependency[] }[];
  summary: { violations: readonly { from: string; to: string; rule: { name: string } }[] };
}

const cruiser = fileURLToPath(
  new URL('../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url),
);

/** The folder of the workspace that a file belongs to. */
function workspaceOf(root: string, file: string): string | null {
  for (let at = dirname(file); at !== '.'; at = dirname(at)) {
    if (existsSync(join(root, at, 'package.json'))) return at;
  }
  return null;
}

function declared(root: string, workspace: string): Set<string> {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(
    readFileSync(join(root, workspace, 'package.json'), 'utf8'),
  );
  return new Set(
    ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((kind) => Object.keys(manifest[kind] ?? {})),
  );
}

/**
 * The cruiser sees every edge, but npm links all workspaces for everybody: whether an edge was declared, and whether
 * it goes through the front door, is asked here.
 */
function* workspaceProblems(root: string, cruise: Cruise): Generator<string> {
  for (const { source, dependencies } of cruise.modules) {
    const from = workspaceOf(root, source);
    if (!from || source.includes('node_modules')) continue;
    for (const { module, resolved, dependencyTypes } of dependencies) {
      const to = workspaceOf(root, resolved);
      if (!to || to === from || resolved.includes('node_modules')) continue;
      if (!dependencyTypes.includes('aliased-workspace')) yield `by-name: ${source} → ${resolved}`;
      const name = module.split('/').slice(0, 2).join('/');
      if (module.startsWith('@') && !declared(root, from).has(name)) yield `declared: ${source} → ${name}`;
    }
  }
}

/** Every import that goes against the arrows, one line each: "rule: from → to". */
export async function arrowProblems(root: string): Promise<string[]> {
  const folders = ['packages', 'apps'].filter((folder) => existsSync(join(root, folder)));
  const { stdout, output } = await runNode(
    [cruiser, ...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    root,
  );
  if (!stdout.startsWith('{')) return [`dependency-cruiser did not answer:\n${output}`];
  const cruise: Cruise = JSON.parse(stdout);
  if (cruise.modules.length === 0) return ['dependency-cruiser saw no file'];
  const violations = cruise.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return [...new Set([...violations, ...workspaceProblems(root, cruise)])].toSorted();
}
