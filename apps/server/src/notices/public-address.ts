// Which addresses a server may call for somebody else. Whatever lies in its own machine, its own network or nowhere in
// the world is not for strangers to reach through it.
import { BlockList, isIP } from 'node:net';

/** What the registries of IANA list as anything but globally reachable. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** The only part of IPv6 where hosts of the world are. Mapped, translated and local addresses all lie outside. */
const WORLD_V6 = '2000::/3';
/** Inside it: tunnels that lead to addresses of version 4, and what is for examples and experiments. */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const closedV4 = listOf(NOT_PUBLIC_V4, 'ipv4');
const worldV6 = listOf([WORLD_V6], 'ipv6');
const closedV6 = listOf(NOT_PUBLIC_V6, 'ipv6');

/** Of an address in the form that a resolver gives or a URL has after it was parsed; false for anything else. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedV4.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && worldV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
    default:
      return false;
  }
}
