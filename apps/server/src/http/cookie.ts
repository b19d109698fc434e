import type { FastifyReply } from 'fastify';
import type { Config } from '../base/config.ts';

/** The session cookie where the site has no https. */
const PLAIN = 'sunglade';
/** Browsers take it only from this very host and over https, so that no neighbour can put another in its place. */
const HOST_ONLY = '__Host-sunglade';

type Cookies = Readonly<Record<string, string | undefined>>;
type Site = Pick<Config, 'secure' | 'sessionMs'>;

/** The session of this browser. `old`: it has the name from before the site had https, or before this name was used. */
export function sessionOf(
  cookies: Cookies,
  { secure }: Pick<Site, 'secure'>,
): { readonly token: string | undefined; readonly old: boolean } {
  if (!secure) return { token: cookies[PLAIN], old: false };
  const token = cookies[HOST_ONLY];
  return token ? { token, old: false } : { token: cookies[PLAIN], old: cookies[PLAIN] !== undefined };
}

const where = ({ secure }: Pick<Site, 'secure'>) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

export function rememberBrowser(reply: FastifyReply, site: Site, token: string): void {
  const maxAge = Math.floor(site.sessionMs / 1000);
  reply.setCookie(site.secure ? HOST_ONLY : PLAIN, token, { ...where(site), maxAge });
  if (site.secure) reply.clearCookie(PLAIN, { path: '/' });
}

export function forgetBrowser(reply: FastifyReply, site: Site): void {
  reply.clearCookie(PLAIN, { path: '/' });
  if (site.secure) reply.clearCookie(HOST_ONLY, where(site));
}
