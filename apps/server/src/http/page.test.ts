import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from './page.ts';
import { answerTo } from './problems.ts';

let dist = '';
let app: FastifyInstance;

beforeEach(() => {
  dist = `${mkdtempSync(join(tmpdir(), 'sunglade-page-'))}/`;
  app = Fastify();
  app.setErrorHandler((error: Error, _, reply) => {
    const { status, body } = answerTo(error);
    return reply.status(status).send(body);
  });
});

afterEach(async () => {
  await app.close();
  rmSync(dist, { recursive: true, force: true });
});

async function build(): Promise<void> {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<title>Sunglade</title>');
  writeFileSync(join(dist, 'sw.js'), '1');
  writeFileSync(
    join(dist, 'early.json'),
    JSON.stringify({ '/': ['assets/l.js'], '/play/glade': ['assets/t.js', 'assets/t.css'] }),
  );
  writeFileSync(join(dist, 'index.html.br'), brotliCompressSync('<title>Sunglade</title>'));
  writeFileSync(join(dist, 'assets/main-abc.js'), '2');
  writeFileSync(join(dist, 'assets/main-abc.js.br'), brotliCompressSync('2'));
  await page(app, dist);
}

const get = (url: string, method: 'GET' | 'POST' = 'GET') => app.inject({ method, url });

test('what carries a hash is kept for ever, everything else is asked for again', async () => {
  await build();
  expect((await get('/assets/main-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/index.html', '/sw.js', '/table/abc'])
    expect((await get(path)).headers['cache-control']).toBe('no-cache');
});

test('every address of the page is the page; the API and missing parts are not', async () => {
  await build();
  for (const path of ['/', '/table/abc', '/games?x=1', '/deep/er'])
    expect((await get(path)).body).toContain('<title>Sunglade');
  for (const path of ['/api/nothing', '/assets/old-123.js'])
    expect(await get(path).then(({ statusCode, body }) => [statusCode, body])).toEqual([404, '{"code":"not-found"}']);
  expect((await get('/table/abc', 'POST')).statusCode).toBe(404);
});

test('the page comes with the names of what its address needs', async () => {
  await build();
  const links = async (url: string) => (await get(url)).headers.link;
  const table = '</assets/t.js>; rel=modulepreload, </assets/t.css>; rel=preload; as=style; crossorigin';
  expect(await links('/')).toBe('</assets/l.js>; rel=modulepreload');
  expect(await links('/play/glade')).toBe(table);
  expect(await links('/play/glade/x7?at=3')).toBe(table);
  for (const path of ['/play/gladed', '/play', '/lobby', '/assets/main-abc.js', '/__proto__'])
    expect(await links(path)).toBeUndefined();
});

test('who takes it compressed gets what the build has compressed, with the same headers', async () => {
  await build();
  for (const [url, text] of [
    ['/', '<title>Sunglade</title>'],
    ['/play/glade/x7', '<title>Sunglade</title>'],
    ['/assets/main-abc.js', '2'],
  ] as const) {
    const plain = await get(url);
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
    for (const name of ['cache-control', 'link', 'content-type']) expect(headers[name]).toBe(plain.headers[name]);
    expect(plain.body).toBe(text);
  }
});

test('without a built page the server says so', async () => {
  await page(app, dist);
  expect((await get('/')).body).toBe('{"code":"no-page"}');
});
