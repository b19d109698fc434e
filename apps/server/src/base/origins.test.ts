import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isOwnOrigin } from './origins.ts';

const at = (settings: Record<string, string>, origin: string | undefined, host = 'games.example.org') =>
  isOwnOrigin(readConfig(settings), { host, ...(origin === undefined ? {} : { origin }) });

test('without a public address a page belongs to the host it was asked from', () => {
  expect(at({}, 'http://localhost:5173', 'localhost:5173')).toBe(true);
  expect(at({}, 'http://localhost:5173', 'localhost:8080')).toBe(false);
  expect(at({}, 'null')).toBe(false);
});

test('with one, only that origin and those allowed besides', () => {
  const settings = { PUBLIC_URL: 'https://games.example.org', ALLOWED_ORIGINS: 'https://other.example.org' };
  expect(at(settings, 'https://games.example.org')).toBe(true);
  expect(at(settings, 'https://other.example.org')).toBe(true);
  expect(at(settings, 'http://games.example.org')).toBe(false);
  expect(at(settings, 'https://games.example.org.evil.example')).toBe(false);
});

test('a program that is no browser says nothing; a browser on another site does', () => {
  expect(at({}, undefined)).toBe(true);
  expect(isOwnOrigin(readConfig({}), { 'sec-fetch-site': 'cross-site' })).toBe(false);
});
