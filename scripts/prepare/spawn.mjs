import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End */

/** The environment in which `node` and `npm` mean the given Node. @param {string} node @returns {NodeJS.ProcessEnv} */
export function environment(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * npm starts us through a shell, and a signal to npm ends that shell without reaching us: then we have a new parent.
 * Who starts us without npm may leave us running on purpose.
 * @param {() => void} then
 */
function whenOrphaned(then) {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  };
  const timer = setInterval(look, 200);
  if (!process.env.npm_lifecycle_event) clearInterval(timer);
  return timer;
}

/**
 * Runs a program on our terminal and passes our signals on. A Ctrl-C in a terminal reaches the child without help.
 * @param {string} node @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<End>}
 */
export function run(node, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: 'inherit', env: environment(node), ...options });
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, pass);
    const orphaned = whenOrphaned(() => child.kill('SIGTERM'));
    const stop = () => {
      clearInterval(orphaned);
      for (const signal of signals) process.off(signal, pass);
    };
    child.on('error', (error) => {
      stop();
      reject(error);
    });
    child.on('close', (code, signal) => {
      stop();
      resolve({ code, signal });
    });
  });
}

/** Ends this process the way the child ended. @param {End} end */
export function exitLike(end) {
  if (end.signal) process.kill(process.pid, end.signal);
  else process.exitCode = end.code ?? 1;
}

/**
 * Runs a helper program whose output matters only if it fails; says on stderr what takes longer than two seconds.
 * @param {string} label @param {string} command @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function quietly(label, command, args, options = {}) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  let told = false;
  const tell = () => {
    process.stderr.write(told ? `${label} … ${seconds()} s\n` : `${label} …\n`);
    told = true;
  };
  const first = setTimeout(tell, 2_000);
  const again = setInterval(tell, 15_000);
  let output = '';
  try {
    /** @type {End} */
    const end = await new Promise((resolve, reject) => {
      const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
          output += chunk;
        });
      }
      child.on('error', reject);
      child.on('close', (code, signal) => resolve({ code, signal }));
    });
    if (end.code !== 0) throw new Error(`${label}: failed\n${output.trim()}`);
    if (told) process.stderr.write(`${label}: done in ${seconds()} s\n`);
    return output;
  } finally {
    clearTimeout(first);
    clearInterval(again);
  }
}
