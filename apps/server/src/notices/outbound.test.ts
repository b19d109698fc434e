import type { lookup as systemLookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbound, OutboundError } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

/** Addresses that lie in no public network, in the form that a resolver gives. */
const CLOSED_V4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.255',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.254',
  '192.175.48.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
];
const CLOSED_V6 = [
  '::',
  '::1',
  '::ffff:0:0',
  'fc00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff05::2',
  '100::1',
  '2001::1',
  '2001:0:5ef5:79fd::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2001:1::1',
  '3fff::1',
  '5f00::1',
  '64:ff9b:1::1',
  '2620:4f:8000::1',
  '4000::1',
  '8000::1',
  'e000::1',
];

const bytes = (address: string): number[] => address.split('.').map(Number);
const number = (address: string): number => bytes(address).reduce((sum, one) => sum * 256 + one, 0);
const hex = (n: number, digits = 1): string => n.toString(16).padStart(digits, '0');
const half = (address: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes(address);
  return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
};

/** One address as people write it who want to hide where it leads. */
const disguises = (address: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes(address);
  const all = number(address);
  return [
    address,
    `${address}.`,
    `${all}`,
    `0x${hex(all, 8)}`,
    `0${all.toString(8)}`,
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    [a, b, c, d].map((one) => `0x${hex(one)}`).join('.'),
    [a, b, c, d].map((one) => `0${one.toString(8)}`).join('.'),
    `0x${hex(a)}.${b}.0${c.toString(8)}.${d}`,
    `[::ffff:${address}]`,
    `[::ffff:${half(address)}]`,
    `[::${address}]`,
    `[64:ff9b::${half(address)}]`,
    `[2002:${half(address)}::1]`,
    `[2001:0:${half(address)}::1]`,
    encodeURIComponent(address).replaceAll('.', '%2e'),
    Array.from(address)
      .map((letter) => (letter === '.' ? '。' : String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)))
      .join(''),
  ];
};

const HIDDEN = [
  '127.0.0.1',
  '169.254.169.254',
  '10.0.0.1',
  '192.168.1.1',
  '172.16.5.4',
  '100.100.100.200',
  '0.0.0.0',
  '127.9.8.7',
  '198.18.1.2',
];
const hosts = [
  ...CLOSED_V4,
  ...CLOSED_V6.map((address) => `[${address}]`),
  ...HIDDEN.flatMap(disguises),
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'printer.local',
  'metadata.google.internal',
  'router.home.arpa',
];

type Found = readonly { readonly address: string; readonly family: number }[];
/** A resolver that gives one answer after the other, and counts. */
function resolver(...answers: readonly Found[]) {
  const asked: string[] = [];
  const lookup = (host: string, _options: unknown, done: (error: null, found: Found) => void): void => {
    asked.push(host);
    done(null, answers[Math.min(asked.length, answers.length) - 1] ?? []);
  };
  return { asked, lookup: lookup as unknown as typeof systemLookup };
}
const found = (...addresses: readonly string[]): Found =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const message = { headers: {}, body: '{}' };
let server: Server;
let port = 0;
let calls: { host: string | undefined; body: string }[] = [];
let answer: (path: string) => { status: number; headers?: Record<string, string> } = () => ({ status: 200 });

beforeAll(async () => {
  server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      calls.push({ host: request.headers.host, body });
      const { status, headers } = answer(request.url ?? '');
      if (status > 0) reply.writeHead(status, headers).end('something that nobody reads');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'called',
    (error: unknown) => (error instanceof OutboundError ? error.code : String(error)),
  );

test('at least two hundred ways to write a closed address, and none is called', async () => {
  const { lookup, asked } = resolver(found('127.0.0.1'));
  const post = createOutbound({ allowPrivate: false, lookup });
  const codes = new Map<string, string>();
  for (const host of hosts) codes.set(host, await codeOf(post(`https://${host}:${port}/`, message)));
  const refused = [...codes].filter(([, code]) => code === 'private');
  expect(refused.length).toBeGreaterThanOrEqual(200);
  // A form that no URL can have is as good as refused.
  expect([...codes].filter(([, code]) => code !== 'private' && code !== 'bad-url')).toEqual([]);
  expect(calls).toEqual([]);
  // Letters that only look like digits and dots are digits and dots to a URL; nothing had to be asked for.
  expect(asked).toEqual([]);
});

test('a name that leads to a closed address is not called, alone or among others', async () => {
  for (const address of [
    ...CLOSED_V4,
    ...CLOSED_V6,
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1%eth0',
  ])
    for (const answers of [found(address), found('93.184.215.14', address), found(address, '2606:2800:21f::1')]) {
      const { lookup } = resolver(answers);
      expect([
        address,
        await codeOf(createOutbound({ allowPrivate: false, lookup })('https://hook.example/', message)),
      ]).toEqual([address, 'private']);
    }
});

test('the resolver is asked once, and what it said then is what is connected to', async () => {
  calls = [];
  // To the first question the address of the server, to the next one something else.
  const { lookup, asked } = resolver(found('127.0.0.1'), found('127.0.0.99'));
  const post = createOutbound({ allowPrivate: true, lookup });
  expect((await post(`http://hook.example:${port}/`, message)).status).toBe(200);
  expect(asked).toEqual(['hook.example']);
  expect(calls).toEqual([{ host: `hook.example:${port}`, body: '{}' }]);
  // Checked as public, then closed: there is no second question in which it could turn.
  const turning = resolver(found('127.0.0.1'), found('93.184.215.14'));
  calls = [];
  expect(
    await codeOf(
      createOutbound({ allowPrivate: false, lookup: turning.lookup })(`https://hook.example:${port}/`, message),
    ),
  ).toBe('private');
  expect(turning.asked.length).toBe(1);
  expect(calls).toEqual([]);
});

test('where the first address does not answer, the next one of the same answer is called', async () => {
  calls = [];
  const { lookup, asked } = resolver(found('::2', '127.0.0.99', '127.0.0.1'));
  const post = createOutbound({ allowPrivate: true, lookup });
  expect((await post(`http://hook.example:${port}/`, message)).status).toBe(200);
  expect([asked.length, calls.length]).toEqual([1, 1]);
});

test('a redirect is an answer like any other, and is not followed', async () => {
  const post = createOutbound({ allowPrivate: true });
  for (const status of [301, 302, 303, 307, 308]) {
    calls = [];
    answer = () => ({ status, headers: { location: `http://127.0.0.1:${port}/elsewhere` } });
    expect((await post(`http://127.0.0.1:${port}/`, message)).status).toBe(status);
    expect(calls.length).toBe(1);
  }
  answer = () => ({ status: 200 });
});

test('who asks to wait is understood, who is silent is given up', async () => {
  answer = () => ({ status: 429, headers: { 'retry-after': '7' } });
  expect(await createOutbound({ allowPrivate: true })(`http://127.0.0.1:${port}/`, message)).toEqual({
    status: 429,
    retryAfterMs: 7_000,
  });
  answer = () => ({ status: 0 });
  expect(
    await codeOf(createOutbound({ allowPrivate: true, timeoutMs: 50 })(`http://127.0.0.1:${port}/`, message)),
  ).toBe('unreachable');
  answer = () => ({ status: 200 });
});

test('nothing but the web is called, and no name or password travels in an address', async () => {
  const post = createOutbound({ allowPrivate: true });
  for (const url of [
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://x/',
    'https://user:pw@example.org/',
    'javascript:1',
    'x',
    '',
  ])
    expect([url, await codeOf(post(url, message))]).toEqual([url, 'bad-url']);
  // Without encryption only where the operator allows it.
  expect(await codeOf(createOutbound({ allowPrivate: false })('http://example.org/', message))).toBe('bad-url');
});

test('addresses of the world are open', () => {
  for (const address of [
    '1.1.1.1',
    '8.8.8.8',
    '93.184.215.14',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '2001:4860:4860::8888',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  for (const text of ['', 'x', '1.2.3', '1.2.3.4.5', '::g']) expect(isPublicAddress(text)).toBe(false);
});
