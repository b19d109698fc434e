// Routes as the protocol lists them, each with its validators and what it does.
import type { AnswerOf, RouteName, SentTo } from '@sunglade/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify';
import type * as z from 'zod/mini';

type Part<Name extends RouteName, Key extends string> =
  SentTo<Name> extends { readonly [K in Key]?: infer Value } ? Value : undefined;

type Request<Name extends RouteName> = FastifyRequest<{
  Params: Part<Name, 'params'>;
  Querystring: Part<Name, 'query'>;
  Body: Part<Name, 'body'>;
}>;

interface About {
  /** For the OpenAPI document. */
  readonly summary: string;
  /** Of requests from one address, where fewer are allowed than elsewhere. */
  readonly limit?: { readonly max: number; readonly timeWindow: number };
}

/** Whatever is sent has a validator; what is answered may have one, which then also drops what it does not know. */
type ServedRoute<Name extends RouteName> = About & {
  readonly [Key in keyof SentTo<Name>]-?: z.core.$ZodType<SentTo<Name>[Key]>;
} & {
  readonly answer?: z.core.$ZodType<AnswerOf<Name>>;
  readonly handle: (request: Request<Name>, reply: FastifyReply) => Promise<AnswerOf<Name>>;
};

export type ServedRoutes = { readonly [Name in RouteName]: ServedRoute<Name> };

interface AnyRoute extends About {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer?: unknown;
  readonly handle: unknown;
}

export function serve(app: FastifyInstance, routes: ServedRoutes): void {
  for (const [name, route] of Object.entries<AnyRoute>(routes)) {
    const [method, url] = name.split(' ') as [HTTPMethods, string];
    const { summary, limit, params, query, body, answer, handle } = route;
    app.route({
      method,
      url,
      config: limit ? { rateLimit: limit } : {},
      schema: {
        summary,
        ...(params ? { params } : {}),
        ...(query ? { querystring: query } : {}),
        ...(body ? { body } : {}),
        ...(answer ? { response: { 200: answer } } : {}),
      },
      // What it takes has been checked against its own route above.
      handler: handle as RouteHandlerMethod,
    });
  }
}
