import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environment, quietly } from './spawn.mjs';

const sources = ['packages', 'apps/web', 'package-lock.json'];
const built = 'apps/web/dist/index.html';

/** The latest change below a path. Folders count too: theirs is the only trace of a deleted file. @param {string} path */
export function latestChange(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  let latest = path === 'apps/web' ? 0 : stat.mtimeMs; // building makes dist/ and so touches apps/web itself
  for (const entry of readdirSync(path)) {
    if (entry === 'node_modules' || entry === 'dist' || entry.startsWith('.')) continue;
    latest = Math.max(latest, latestChange(join(path, entry)));
  }
  return latest;
}

/** Builds the page if a source is newer than it. @param {string} node */
export async function buildPage(node) {
  if (!existsSync('apps/web/vite.config.ts')) return;
  const age = latestChange(built);
  if (age > 0 && age > Math.max(...sources.map(latestChange))) return;
  await quietly('Building the page', node, ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel=warn'], {
    env: environment(node),
  });
}
