import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, quietly } from './spawn.mjs';

/** The npm that called us, else the one beside this Node, else the one in PATH. */
function npmScript() {
  const caller = process.env.npm_execpath;
  if (caller?.endsWith('npm-cli.js') && existsSync(caller)) return caller;
  const beside = join(process.execPath, '..', '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return existsSync(beside) ? beside : null;
}

/**
 * npm under the given Node, so that what it installs fits that Node. The settings of an outer `npm run` are not ours.
 * @param {string} label @param {string} node @param {string[]} args @param {string} [cwd]
 */
export function npm(label, node, args, cwd = process.cwd()) {
  const env = environment(node);
  for (const name of ['npm_config_prefix', 'npm_config_local_prefix', 'npm_config_loglevel']) delete env[name];
  const script = npmScript();
  const common = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (script) return quietly(label, node, [script, ...args, ...common], { cwd, env });
  return quietly(label, 'npm', [...args, ...common], { cwd, env, shell: process.platform === 'win32' });
}
