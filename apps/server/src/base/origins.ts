import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';

/** Browsers always say which site a page came from; programs that are not browsers carry no cookie of a victim. */
export function isOwnOrigin(config: Config, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (config.allowedOrigins.includes(origin)) return true;
  if (config.publicUrl !== '' && origin === new URL(config.publicUrl).origin) return true;
  if (config.publicUrl !== '') return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}
