import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Coded } from '../base/coded.ts';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

type Needs = Readonly<Record<string, readonly string[]>>;

/** Which files an address of the page needs besides the page itself, as the build wrote them down. */
function readNeeds(dist: string): Needs {
  const file = join(dist, 'early.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Needs) : {};
}

/** `/play/evergreen/x7` needs what `/play/evergreen` needs; the page alone needs only its own. */
function linksOf(needs: Needs, url: string): string {
  const path = url.split('?')[0] ?? '/';
  const known = Object.keys(needs).find((start) => path === start || (start !== '/' && path.startsWith(`${start}/`)));
  return (needs[known ?? ''] ?? [])
    .map((file) => `</${file}>; rel=${file.endsWith('.css') ? 'preload; as=style; crossorigin' : 'modulepreload'}`)
    .join(', ');
}

/** The built page. Its parts carry a hash in their names and never change; everything else is asked for each time. */
export async function page(app: FastifyInstance, dist = DIST): Promise<void> {
  const there = existsSync(join(dist, 'index.html'));
  const needs = readNeeds(dist);
  if (there)
    await app.register(files, {
      root: dist,
      cacheControl: false,
      // The build has compressed it better than there is time for now.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const forever = path.startsWith(join(dist, 'assets'));
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        const links = /index\.html(\.br)?$/.test(path) ? linksOf(needs, reply.request.url) : '';
        if (links) reply.header('link', links);
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const wantsPage = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (wantsPage && there) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    throw new Coded(wantsPage ? 'no-page' : 'not-found');
  });
}
