import { expect, test } from 'vitest';
import { readConfig } from '../base/config.ts';
import { describeAgent } from './agent.ts';
import { siteOf } from './site.ts';

const at = (publicUrl: string, headers: Record<string, string>) =>
  siteOf(readConfig({ PUBLIC_URL: publicUrl }), { headers });

test('passkeys are for the site of PUBLIC_URL, whatever a request claims', () => {
  const games = { id: 'games.example.org', origin: 'https://games.example.org' };
  expect(at('https://games.example.org/', { host: 'localhost:1', origin: 'http://localhost:1' })).toEqual(games);
  expect(at('https://games.example.org:8443', {})).toEqual({ ...games, origin: 'https://games.example.org:8443' });
  expect(at('http://games.example.org', {})).toBeNull();
  expect(at('https://192.168.0.7', {})).toBeNull();
  expect(at('http://localhost:8080', {})).toEqual({ id: 'localhost', origin: 'http://localhost:8080' });
});

test('without it they are for localhost alone', () => {
  const local = { id: 'localhost', origin: 'http://localhost:8080' };
  expect(at('', { host: 'localhost:8080' })).toEqual(local);
  expect(at('', { host: 'x', origin: 'http://localhost:8080' })).toEqual(local);
  for (const host of ['127.0.0.1:8080', 'games.example.org', '[::1]:8080', 'localhost.example.org', ''])
    expect(at('', { host })).toBeNull();
});

test('a browser is told by two words', () => {
  const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1';
  expect(describeAgent(edge)).toBe('Edge · Windows');
  expect(describeAgent(phone)).toBe('Safari · iOS');
  expect(describeAgent('curl/8')).toBe('');
  expect(describeAgent(undefined)).toBe('');
});
