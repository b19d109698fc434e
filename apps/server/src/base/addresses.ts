// Whose address a request came from: a proxy's word is taken only where the operator trusts the proxy.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');
const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export function trustedBy(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: ${proxy} is no address`);
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (address) => isIP(plain(address)) !== 0 && list.check(plain(address), family(plain(address)));
}

/** Whoever has one IPv6 address has a whole network of them: the first 64 bits count as one place. */
export function placeOf(written: string): string {
  const address = plain(written);
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...gap, ...after].slice(0, 4).join(':')}::/64`;
}

/** Where a request comes from: the last address in the chain that is not one of our proxies. */
export function addressReader(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = trustedBy(proxies);
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    let address = socket.remoteAddress ?? '';
    while (trusted(address)) {
      const before = forwarded.pop()?.trim();
      if (!before) break;
      address = before;
    }
    return placeOf(address);
  };
}
