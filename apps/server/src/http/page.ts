import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.ts';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** The built page. Its parts carry a hash in their names and never change; everything else is asked for each time. */
export async function page(app: FastifyInstance, dist = DIST): Promise<void> {
  const there = existsSync(join(dist, 'index.html'));
  if (there)
    await app.register(files, {
      root: dist,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = path.startsWith(join(dist, 'assets'));
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const wantsPage = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (wantsPage && there) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    throw new Problem(404, wantsPage ? 'no-page' : 'not-found');
  });
}
