// PostgreSQL and NATS for the tests of many nodes.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { quietly } from './spawn.mjs';

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const folders = () => [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin'];

/** Debian keeps the programs of each PostgreSQL in a folder of its own, outside PATH. The newest first. */
function postgresFolders() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin'));
}

/** The folder with `postgres` and `initdb`. */
export function findPostgres() {
  const named = process.env.SUNGLADE_POSTGRES;
  const places = [...(named ? [named] : []), ...postgresFolders(), ...folders()];
  return places.find((folder) => runs(join(folder, 'postgres')) && runs(join(folder, 'initdb'))) ?? null;
}

/** The program `nats-server`. */
export function findNats() {
  const named = process.env.SUNGLADE_NATS;
  if (named && runs(named)) return named;
  return (
    folders()
      .map((folder) => join(folder, 'nats-server'))
      .find(runs) ?? null
  );
}

/** @param {string[]} packages */
async function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await quietly('Reading the package lists', 'apt-get', ['update', '-q'], { env });
    await quietly(
      `Installing ${packages.join(' and ')}`,
      'apt-get',
      ['install', '-qy', '--no-install-recommends', ...packages],
      { env },
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** Without them a developer is told what will be left out; a CI run fails, because there nothing may be left out. */
export async function findServers() {
  const missing = [...(findPostgres() ? [] : ['postgresql']), ...(findNats() ? [] : ['nats-server'])];
  if (missing.length > 0) await install(missing);
  if (findPostgres() && findNats()) return;
  const sentence =
    'No PostgreSQL or no NATS found: install postgresql and nats-server, or name them in SUNGLADE_POSTGRES (the folder of its programs) and SUNGLADE_NATS';
  if (process.env.CI) throw new Error(`${sentence}.`);
  process.stderr.write(`${sentence}; the tests of many nodes are left out.\n`);
}
