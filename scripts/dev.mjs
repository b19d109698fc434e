import { run } from './prepare/spawn.mjs';

/**
 * Server and page side by side; when one ends, so does the other.
 * @param {string} node @param {string[]} args
 * @returns {Promise<import('./prepare/spawn.mjs').End>}
 */
export async function dev(node, args) {
  const stop = new AbortController();
  const programs = [
    ['--watch', 'apps/server/src/main.ts', ...args],
    ['node_modules/vite/bin/vite.js', 'dev', 'apps/web'],
  ];
  const running = programs.map((program) => run(node, program, { signal: stop.signal }));
  const first = await Promise.race(running);
  stop.abort();
  await Promise.allSettled(running);
  return first;
}
