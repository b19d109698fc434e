import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressReader } from './addresses.ts';

function address(proxies: readonly string[], from: string, forwarded?: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return addressReader(proxies)(request);
}

test('nobody may choose an address', () => {
  expect(address([], '203.0.113.5', '1.2.3.4')).toBe('203.0.113.5');
  expect(address(['10.0.0.1'], '203.0.113.5', '1.2.3.4')).toBe('203.0.113.5');
});

test('a trusted proxy is believed, and only for the step before it', () => {
  expect(address(['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 203.0.113.5')).toBe('203.0.113.5');
  expect(address(['10.0.0.0/8'], '::ffff:10.0.0.1', '203.0.113.5, 10.0.0.7')).toBe('203.0.113.5');
  expect(address(['10.0.0.0/8'], '10.0.0.1')).toBe('10.0.0.1');
  expect(address(['fd00::/8'], 'fd00::1', '2001:db8::5')).toBe('2001:db8:0:0::/64');
});

test('one network of IPv6 is one place', () => {
  expect(address([], '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(address([], '2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(address([], '2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(address([], 'fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(address([], '::1')).toBe('0:0:0:0::/64');
  expect(address([], '::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('nonsense in the list is refused at the start', () => {
  expect(() => addressReader(['everyone'])).toThrow(/TRUSTED_PROXIES: everyone/);
});
