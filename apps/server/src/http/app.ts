// The HTTP door: security headers, limits, errors as codes, the API and the page.
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { User } from '@sunglade/match';
import { LIMITS } from '@sunglade/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Passkeys } from '../accounts/passkeys.ts';
import { TooManyTries } from '../accounts/throttle.ts';
import { trustedBy } from '../base/addresses.ts';
import { answerBare } from '../base/bare.ts';
import { Coded } from '../base/coded.ts';
import type { Config } from '../base/config.ts';
import { isOwnOrigin } from '../base/origins.ts';
import type { Node } from '../node/node.ts';
import { accountRoutes } from './account-routes.ts';
import { guardBodies } from './bodies.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { rememberBrowser, sessionOf } from './cookie.ts';
import { friendRoutes } from './friend-routes.ts';
import { health } from './health.ts';
import { holidayRoutes } from './holiday-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { page } from './page.ts';
import { peopleRoutes } from './people-routes.ts';
import { answerTo } from './problems.ts';
import { progressRoutes } from './progress-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { type ServedRoutes, serve } from './serve.ts';
import { tableRoutes } from './table-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it, where the session cookie says so. */
    user: User | null;
    /** What the session cookie holds. */
    token: string | undefined;
  }
}

/** By the route that answers, not by how the address was written: `/%61pi/` is the same door. */
const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false;

export async function createApp(node: Node, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const { config } = node;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedBy(config.trustedProxies),
    bodyLimit: LIMITS.body,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    clientErrorHandler: (_error, stream) => answerBare(stream, '400 Bad Request', 'bad-request'),
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = answerTo(error);
      void (reply as FastifyReply).status(status).send(body);
    },
    // Node would refuse it with an empty answer before we see it.
    http: { requireHostHeader: false },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  guardBodies(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = answerTo(error);
    if (error instanceof TooManyTries) reply.header('retry-after', error.seconds);
    if (status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'request failed');
    return reply.status(status).send(body);
  });
  await app.register(helmet, headers(config));
  await app.register(compress, { threshold: 1024 });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    ipv6Subnet: 64,
    // Many people share an address, and a page has many parts, which cost next to nothing.
    allowList: (request) => !isApi(request),
    errorResponseBuilder: () => new Coded('too-fast'),
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Sunglade', description: 'Tables and games over HTTP.', version: '1' } },
    transform: jsonSchemaTransform,
  });

  app.decorateRequest('user', null);
  app.decorateRequest('token', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host === undefined) throw new Coded('bad-request');
    if (!isApi(request)) return;
    reply.header('cache-control', 'no-store');
    // A cookie comes along from other sites too: what changes something must come from our own page.
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(config, request.headers))
      throw new Coded('foreign-origin');
    const { token, old } = sessionOf(request.cookies, config);
    request.token = token;
    request.user = await node.people.find(token);
    if (request.user && token && old) rememberBrowser(reply, config, token);
  });

  const passkeys = new Passkeys(node.store, node.now);
  const routes: ServedRoutes = {
    ...peopleRoutes(node),
    ...progressRoutes(node),
    ...loginRoutes(node, passkeys),
    ...accountRoutes(node, passkeys),
    ...tableRoutes(node),
    ...reviewRoutes(node),
    ...campaignRoutes(node),
    ...noticeRoutes(node),
    ...holidayRoutes(node),
    ...friendRoutes(node),
  };
  await app.register(async (api) => {
    serve(api, routes);
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    // A mail program that opens the link instead of posting to it finds the page that asks.
    api.get<{ Params: { id: string } }>(
      '/api/notices/stop/:id',
      { schema: { hide: true } },
      async ({ params: { id } }, reply) => reply.redirect(`/notices/stop/${encodeURIComponent(id)}`),
    );
  });
  health(app, node);
  await page(app);
  return app;
}

function headers(config: Config) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only where the operator said that the site is reached over https.
    strictTransportSecurity: config.secure ? { maxAge: 15_552_000 } : false,
    crossOriginOpenerPolicy: config.secure,
    originAgentCluster: config.secure,
  } as const;
}
