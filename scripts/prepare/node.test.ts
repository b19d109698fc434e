// A registry of its own: what is fetched must be what was meant, whoever answers.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPackage } from './node.mjs';
import { npm } from './npm.mjs';

const [NAME, VERSION] = ['node-of-a-test', '1.0.0'];

let root = '';
let registry: Server | null = null;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sunglade-node-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  registry?.close();
  rmSync(root, { recursive: true, force: true });
});

/** Serves one package with one program in it; answers with the hash of what it serves. */
async function serve(): Promise<string> {
  const source = join(root, 'source');
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: NAME, version: VERSION, files: ['node'] }));
  writeFileSync(join(source, 'node'), 'a program');
  await npm('packing', process.execPath, ['pack', '--pack-destination', root], source);
  const packed = readFileSync(join(root, `${NAME}-${VERSION}.tgz`));
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  registry = createServer((request, reply) => {
    if (request.url?.endsWith('.tgz')) return void reply.end(packed);
    const tarball = `http://${request.headers.host}/${NAME}.tgz`;
    const one = { name: NAME, version: VERSION, dist: { tarball, integrity } };
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ name: NAME, 'dist-tags': { latest: VERSION }, versions: { [VERSION]: one } }));
  });
  await new Promise<void>((done) => registry?.listen(0, '127.0.0.1', done));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
  vi.stubEnv('npm_config_cache', join(root, 'cache'));
  return integrity;
}

const fetched = (): boolean => existsSync(join(root, 'own', 'node_modules', NAME, 'node'));

test('a package with the hash that is named is installed', async () => {
  const integrity = await serve();
  await fetchPackage(join(root, 'own'), NAME, VERSION, integrity);
  expect(fetched()).toBe(true);
});

test('one with another hash is refused, whatever the registry says of it', async () => {
  await serve();
  const other = `sha512-${createHash('sha512').update('another program').digest('base64')}`;
  await expect(fetchPackage(join(root, 'own'), NAME, VERSION, other)).rejects.toThrow(/EINTEGRITY|integrity/i);
  expect(fetched()).toBe(false);
});
