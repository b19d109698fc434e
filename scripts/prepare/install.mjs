import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.mjs';

/** @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry */
/** @typedef {Record<string, Entry>} Entries */

/** @param {string} path @returns {Entries | null} */
function entries(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/**
 * Whether what npm noted down when it last finished is what the lock file asks for. A development install also
 * serves `npm start`; packages for other systems are in the lock file only.
 * @param {Entries} lock @param {Entries} installed @param {{ dev: boolean }} want
 */
export function matches(lock, installed, want) {
  for (const [path, entry] of Object.entries(lock)) {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional) continue;
    if (entry.dev && !want.dev) continue;
    const found = installed[path];
    if (!found || found.version !== entry.version || Boolean(found.link) !== Boolean(entry.link)) return false;
  }
  return true;
}

/** Installs exactly the lock file unless that is what is there. @param {string} node @param {{ dev: boolean }} want */
export async function installPackages(node, want) {
  const lock = entries('package-lock.json');
  if (!lock) throw new Error('package-lock.json is missing.');
  const installed = entries('node_modules/.package-lock.json');
  if (installed && matches(lock, installed, want)) return;
  // Who develops here keeps the development tools when the product needs a fresh install.
  const dev = want.dev || existsSync('node_modules/vitest');
  await npm('Installing packages', node, ['ci', dev ? '--include=dev' : '--omit=dev']);
}
