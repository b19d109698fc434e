import type { FastifyRequest } from 'fastify';
import { Coded } from '../base/coded.ts';
import type { Config } from '../base/config.ts';
import type { Site } from './passkeys.ts';

/**
 * Browsers bind a passkey to a name that does not change: the one in PUBLIC_URL, or localhost while somebody tries
 * things out. null where they would not make one: an address of numbers, or a site without https.
 */
export function siteOf(config: Config, { headers }: Pick<FastifyRequest, 'headers'>): Site | null {
  const said = config.publicUrl || headers.origin || `http://${headers.host ?? ''}`;
  if (!URL.canParse(said)) return null;
  const { hostname, origin, protocol } = new URL(said);
  if (hostname === 'localhost') return { id: hostname, origin };
  return config.publicUrl !== '' && protocol === 'https:' && !/^[\d.]+$|^\[/.test(hostname)
    ? { id: hostname, origin }
    : null;
}

export function passkeySiteOf(config: Config, request: Pick<FastifyRequest, 'headers'>): Site {
  const site = siteOf(config, request);
  if (!site) throw new Coded('no-passkeys-here');
  return site;
}
