import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Coded } from '../base/coded.ts';
import { hashSecret } from '../base/secrets.ts';
import { VERSION } from '../base/version.ts';
import type { Node } from '../node/node.ts';

const CHECK_MS = 1_000;
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** How somebody at this machine calls it; what a proxy passes on is mostly the name of the site. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));

/** For whoever watches over the server. */
export function health(app: FastifyInstance, node: Node): void {
  const quiet = { schema: { hide: true }, config: { rateLimit: false } } as const;
  let checked = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve() };
  app.get('/healthz', quiet, async () => ({ ok: true, version: VERSION }));
  app.get('/readyz', quiet, async () => {
    if (node.stopping) throw new Coded('restarting');
    // Asking costs a write: however many ask, once a second is enough.
    if (performance.now() - checked.at > CHECK_MS) checked = { at: performance.now(), result: node.store.check() };
    await checked.result;
    return { ok: true };
  });
  app.get('/metrics', quiet, async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const { metricsToken, publicUrl } = node.config;
    // Behind a proxy everybody comes from this machine, and not every proxy says that it is one.
    const isProxied = FORWARDED.some((name) => name in request.headers) || !OWN_NAME.test(request.headers.host ?? '');
    const here = publicUrl === '' && LOOPBACK.has(request.ip) && !isProxied;
    if (metricsToken !== '' ? !same(token, metricsToken) : !here) throw new Coded('forbidden');
    return reply.type(node.metrics.contentType).send(await node.metrics.print());
  });
}
