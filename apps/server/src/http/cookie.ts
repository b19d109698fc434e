import type { FastifyReply } from 'fastify';
import type { Config } from '../base/config.ts';

/** The name of the session cookie. */
export const COOKIE = 'sunglade';

export function rememberBrowser(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secure,
    maxAge: Math.floor(config.sessionMs / 1000),
  });
}
