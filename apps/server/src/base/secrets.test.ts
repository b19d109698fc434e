import { expect, test } from 'vitest';
import { cleanRecovery, hashSecret, systemSecrets } from './secrets.ts';

test('everything unguessable has enough bits and never comes twice', () => {
  const { id, token, seed, recovery } = systemSecrets;
  expect(id()).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(token()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(seed()).toMatch(/^[0-9a-f]{64}$/);
  expect(recovery()).toMatch(/^([2-9A-HJKMNP-TV-Z]{5}-){4}[2-9A-HJKMNP-TV-Z]{5}$/);
  for (const make of [id, token, seed, recovery]) expect(new Set(Array.from({ length: 500 }, make)).size).toBe(500);
});

test('a recovery code counts however it was typed', () => {
  const code = systemSecrets.recovery();
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
    expect(hashSecret(cleanRecovery(typed))).toBe(hashSecret(code));
});
