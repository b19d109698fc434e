#!/usr/bin/env node
// The one door to every task. Plain JavaScript that any Node from 20 on can run: it makes sure that the
// packages and a recent Node are there, and then hands over to that Node.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dev } from './dev.mjs';
import { findBrowser } from './prepare/browser.mjs';
import { childSeconds } from './prepare/cpu.mjs';
import { installPackages } from './prepare/install.mjs';
import { chooseNode } from './prepare/node.mjs';
import { buildPage } from './prepare/page.mjs';
import { findServers } from './prepare/servers.mjs';
import { exitLike, run } from './prepare/spawn.mjs';

/** @typedef {{ node: string, args: string[] }} Context */
/** @typedef {{ about: string, dev?: boolean, timed?: boolean, run: (context: Context) => Promise<import('./prepare/spawn.mjs').End> }} Task */

const vitest = 'node_modules/vitest/vitest.mjs';

/** @typedef {Awaited<ReturnType<typeof run>>} End */
/** @type {End} */
const OK = { code: 0, signal: null };
/** @param {End} end */
const failed = (end) => end.signal !== null || end.code !== 0;

/** @param {Context} context @param {string} project @param {string[]} [more] */
const tests = ({ node, args }, project, more = []) =>
  run(node, [vitest, 'run', '--project', project, ...more, ...args]);

/** @param {Context} context */
async function systemTests(context) {
  await findBrowser();
  await findServers();
  await buildPage(context.node);
  const ends = [];
  // Names of files or folders may belong to one of them only.
  for (const project of ['system', 'web']) ends.push(await tests(context, project, ['--passWithNoTests']));
  return ends.find(failed) ?? OK;
}

/** @type {Record<string, Task>} */
const tasks = {
  start: {
    about: 'build the page if it changed and start the server',
    dev: false,
    run: async ({ node, args }) => {
      await buildPage(node);
      // Pictures live until the next move: with room for the young ones, collecting them never stops the server for long.
      return run(node, ['--max-semi-space-size=32', 'apps/server/src/main.ts', ...args]);
    },
  },
  dev: { about: 'server and page, both reloading on change', run: ({ node, args }) => dev(node, args) },
  test: {
    about: 'unit tests; names of files or folders narrow them',
    timed: true,
    run: (context) => tests(context, 'unit*'),
  },
  'test:system': { about: 'tests with a real browser, database and faults', timed: true, run: systemTests },
  'test:all': {
    about: 'check, unit tests, system tests',
    timed: true,
    run: async (context) => {
      const ends = [
        await run(context.node, ['scripts/check/main.ts']),
        await tests(context, 'unit*'),
        await systemTests(context),
      ];
      return ends.find(failed) ?? OK;
    },
  },
  soak: {
    about: 'long runs',
    run: async (context) => {
      await findServers();
      return tests(context, 'soak');
    },
  },
  check: {
    about: 'format, lint, types, arrows, dead code, texts, lock, old results; names of steps narrow them',
    timed: true,
    run: ({ node, args }) => run(node, ['scripts/check/main.ts', ...args]),
  },
  bench: {
    about: 'measure: bench <name>',
    run: async ({ node, args }) => {
      if (args[0] === 'web') await buildPage(node);
      return run(node, ['benches/main.ts', ...args]);
    },
  },
  'browser-runs': {
    about: 'the browser tests many times in a row, by hand',
    run: async ({ node, args }) => {
      await findBrowser();
      await buildPage(node);
      return run(node, ['scripts/browser-runs.ts', ...args]);
    },
  },
  pictures: {
    about: 'photographs the key screens into .results/pictures, for people to look at',
    run: async (context) => {
      await findBrowser();
      await buildPage(context.node);
      return tests(context, 'pictures');
    },
  },
  proofs: {
    about: 'long proofs of safety, by hand: proofs <name> --until N',
    run: async ({ node, args }) => {
      await findServers();
      return run(node, ['scripts/proofs.ts', ...args]);
    },
  },
  strength: {
    about: 'how strong the bots are, by hand: strength [game…] [--minutes 30]',
    run: ({ node, args }) => run(node, ['scripts/strength/main.ts', ...args]),
  },
  puzzles: {
    about: 'whether the puzzles are clear, by hand; goes on where it stopped',
    run: ({ node, args }) => run(node, ['scripts/puzzles.ts', ...args]),
  },
  hints: {
    about: 'how good hints are, by hand; goes on where it stopped',
    run: ({ node, args }) => run(node, ['scripts/hints.ts', ...args]),
  },
  reviews: {
    about: 'whether reviews add up, by hand; goes on where it stopped',
    run: ({ node, args }) => run(node, ['scripts/reviews.ts', ...args]),
  },
  mutation: {
    about: 'mutation tests of a game, by hand: mutation <game>',
    run: ({ node, args }) => run(node, ['scripts/mutation/main.mjs', ...args]),
  },
  cli: {
    about: 'play, replay and score games from the command line',
    dev: false,
    run: ({ node, args }) => run(node, ['apps/cli/src/main.ts', ...args]),
  },
  format: {
    about: 'write the agreed format into the files',
    run: ({ node, args }) =>
      run(node, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...(args.length > 0 ? args : ['.'])]),
  },
};

function help() {
  const width = Math.max(...Object.keys(tasks).map((name) => name.length));
  const lines = Object.entries(tasks).map(([name, task]) => `  ${name.padEnd(width)}  ${task.about}`);
  return `node scripts/run.mjs <task> [arguments]\n\n${lines.join('\n')}\n`;
}

/** How long it took, and how much of that was work: machines differ in what else they do. @param {number} began */
function timeSince(began) {
  const [wall, cpu] = [Math.round((performance.now() - began) / 1000), childSeconds()];
  return `${wall} s${cpu === null ? '' : `, ${Math.round(cpu)} s of processor time`}\n`;
}

async function main() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--version') {
    process.stdout.write(`${JSON.parse(readFileSync('package.json', 'utf8')).version}\n`);
    return;
  }
  if (name === '--help' || name === '-h') {
    process.stdout.write(help());
    return;
  }
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) {
    process.stderr.write(`There is no task "${name}".\n\n${help()}`);
    process.exitCode = 2;
    return;
  }
  // Every process starts in half the time when what its files were compiled to is kept.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
  const node = await chooseNode();
  await installPackages(node, { dev: task.dev ?? true });
  const began = performance.now();
  const end = await task.run({ node, args });
  if (task.timed) process.stderr.write(timeSince(began));
  exitLike(end);
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
