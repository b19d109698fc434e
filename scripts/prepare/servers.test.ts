import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findNats, findPostgres } from './servers.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sunglade-servers-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const program = (path: string, mode = 0o755): string => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), '#!/bin/sh\n', { mode });
  return join(root, path);
};

test('a named PostgreSQL goes before every other, if it has both programs', () => {
  program('pg/postgres');
  vi.stubEnv('SUNGLADE_POSTGRES', join(root, 'pg'));
  expect(findPostgres()).not.toBe(join(root, 'pg'));
  program('pg/initdb');
  expect(findPostgres()).toBe(join(root, 'pg'));
});

test('NATS is the named one, else the first in PATH that can be run', () => {
  const named = program('mine/nats');
  vi.stubEnv('SUNGLADE_NATS', named);
  expect(findNats()).toBe(named);
  vi.stubEnv('SUNGLADE_NATS', join(root, 'nothing'));
  program('no/nats-server', 0o644);
  const found = program('yes/nats-server');
  vi.stubEnv('PATH', `${join(root, 'no')}:${join(root, 'yes')}`);
  expect(findNats()).toBe(found);
});
