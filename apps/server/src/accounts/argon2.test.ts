import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './argon2.ts';

test('a password is known again, another is not, and no two hashes are alike', async () => {
  const [one, other] = [await hashPassword('seven quiet owls'), await hashPassword('seven quiet owls')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await checkPassword('seven quiet owls', one)).toBe('right');
  expect(await checkPassword('seven quiet owl', one)).toBe('wrong');
});

test('the same letters composed in another way are the same password', async () => {
  const hash = await hashPassword('cafe\u0301 au lait');
  expect(await checkPassword('caf\u00e9 au lait', hash)).toBe('right');
});

test('a hash of other parameters still counts and is called old', async () => {
  const nonce = Buffer.alloc(16, 7);
  const costs = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: 'seven quiet owls', nonce, ...costs });
  const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  const hash = `$argon2id$v=19$m=64,t=1,p=1$${plain(nonce)}$${plain(tag)}`;
  expect(await checkPassword('seven quiet owls', hash)).toBe('old');
  expect(await checkPassword('seven loud owls', hash)).toBe('wrong');
});

test('what is no hash is no password', async () => {
  for (const hash of ['', 'seven quiet owls', '$argon2i$v=19$m=64,t=1,p=1$AAAA$AAAA'])
    expect(await checkPassword(hash, hash)).toBe('wrong');
});

test('many at once are answered, too many are sent away', async () => {
  const hash = '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA';
  const asked = await Promise.allSettled(Array.from({ length: 80 }, () => checkPassword('x', hash)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
  expect(await checkPassword('x', hash)).toBe('wrong');
});
