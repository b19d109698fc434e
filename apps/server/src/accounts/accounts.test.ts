import { createMemoryStore } from '@sunglade/match/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { systemSecrets } from '../base/secrets.ts';
import { Accounts } from './accounts.ts';
import * as argon2 from './argon2.ts';

/** Against which hashes something was checked: how long an answer takes depends on nothing else. */
const checked = vi.hoisted((): string[] => []);

vi.mock(import('./argon2.ts'), async (load) => {
  const real = await load();
  return {
    ...real,
    checkPassword: (password, hash) => {
      checked.push(hash);
      return real.checkPassword(password, hash);
    },
  };
});

const PASSWORD = 'seven quiet owls';
const store = createMemoryStore();
const accounts = new Accounts({ store, secrets: systemSecrets, now: () => 1_000, sessionMs: 1_000 });

beforeEach(() => {
  checked.length = 0;
});

test('an unknown login costs the same work as a known one, and gets the same answer', async () => {
  await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'r');
  const login = await accounts.setPassword('ann', 'token', { login: 'ann', password: PASSWORD });
  for (const typed of [login, 'nobody', ' not a login '])
    await expect(accounts.checkPassword({ login: typed, password: 'wrong' }, 'here')).rejects.toMatchObject({
      code: 'wrong-login',
    });
  const costs = checked.map((hash) => /^\$argon2id\$v=19\$[^$]+\$/.exec(hash)?.[0]);
  expect(costs).toHaveLength(3);
  expect(new Set(costs)).toEqual(new Set([costs[0]]));
  expect(costs[0]).toContain('m=19456');
  expect((await accounts.checkPassword({ login: login.toUpperCase(), password: PASSWORD }, 'here')).id).toBe('ann');
});

test('a hash made with other parameters is made anew when its owner comes', async () => {
  await store.addUser({ id: 'old', name: 'Old', createdAt: 1 }, 'r2');
  const { argon2Sync } = await import('node:crypto');
  const nonce = Buffer.alloc(16, 7);
  const costs = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, ...costs });
  const text = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', '')).join('$');
  await store.setPassword({ user: 'old', login: 'old', hash: `$argon2id$v=19$m=64,t=1,p=1$${text}` });
  await accounts.checkPassword({ login: 'old', password: PASSWORD }, 'here');
  const { hash = '' } = (await store.passwordOf('old')) ?? {};
  expect(hash).toContain('m=19456,t=2,p=1');
  expect(await argon2.checkPassword(PASSWORD, hash)).toBe('right');
});
