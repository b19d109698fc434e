import type { Client } from '../server/kit/client.ts';
import type { Size, Visitor } from './browser.ts';
import type { openSite } from './site.ts';

/** The page of somebody whom the server knows already. */
export async function pageOf(site: ReturnType<typeof openSite>, client: Client, size: Size): Promise<Visitor> {
  const visitor = await site.visit({ name: client.user.name, size });
  const [name = '', value = ''] = client.cookie.split('=');
  await visitor.context.addCookies([{ name, value, url: site.server.url }]);
  return visitor;
}
