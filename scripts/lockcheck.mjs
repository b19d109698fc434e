import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optionalDependencies?: Record<string, string> }} Entry */

/**
 * What would make `npm ci` refuse a lock file, fail on another system or ask one particular registry.
 * @param {Record<string, Entry>} packages
 */
export function problems(packages) {
  /** @type {string[]} */
  const found = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!reaches(packages, path, name)) found.push(`${name}, wanted by ${path || 'the root'}, is missing`);
    }
    if (entry.resolved && /^[a-z+]+:\/\//i.test(entry.resolved)) found.push(`${path} names a host: ${entry.resolved}`);
  }
  return found;
}

/** Looks for a package the way Node does: here, then in every folder above. @param {Record<string, Entry>} packages @param {string} from @param {string} name */
function reaches(packages, from, name) {
  let at = from;
  for (;;) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
    const cut = at.lastIndexOf('/node_modules/');
    at = cut < 0 ? '' : at.slice(0, cut);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'));
  const found = problems(lock.packages);
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
}
