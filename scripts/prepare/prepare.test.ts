import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matches } from './install.mjs';
import { isRecent } from './node.mjs';
import { latestChange } from './page.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('Node %s runs TypeScript: %s', (version, recent) => {
  expect(isRecent(version)).toBe(recent);
});

const lock = {
  '': { version: '0.0.0' },
  'packages/core': { version: '0.0.0' },
  'node_modules/@sunglade/core': { link: true },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
};

const installed = {
  'node_modules/@sunglade/core': { link: true },
  'node_modules/zod': { version: '4.0.0' },
};

test('an install without development tools serves the product, not the tests', () => {
  expect(matches(lock, installed, { dev: false })).toBe(true);
  expect(matches(lock, installed, { dev: true })).toBe(false);
  expect(matches(lock, { ...installed, 'node_modules/vitest': { version: '5.0.0' } }, { dev: true })).toBe(true);
});

test('another version, a missing package and a missing link ask for an install', () => {
  expect(matches(lock, { ...installed, 'node_modules/zod': { version: '4.0.1' } }, { dev: false })).toBe(false);
  expect(matches(lock, { 'node_modules/zod': { version: '4.0.0' } }, { dev: false })).toBe(false);
  expect(matches(lock, { 'node_modules/@sunglade/core': { link: true } }, { dev: false })).toBe(false);
});

test('the page is as old as its newest source; a deleted file shows in its folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'sunglade-page-'));
  try {
    for (const folder of ['src', 'dist']) mkdirSync(join(root, folder));
    for (const file of ['src/a.ts', 'src/b.ts', 'dist/index.html']) writeFileSync(join(root, file), '');
    const at = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds);
    at('dist/index.html', 900);
    at('src/a.ts', 300);
    at('src/b.ts', 200);
    at('src', 100);
    at('.', 100);
    expect(latestChange(root)).toBe(300_000);
    rmSync(join(root, 'src/b.ts'));
    at('src', 400);
    expect(latestChange(root)).toBe(400_000);
    expect(latestChange(join(root, 'gone'))).toBe(0);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
