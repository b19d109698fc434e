import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encrypt, isSubscription, makeVapidKeys, Vapid } from './push-message.ts';

const raw = (text: string): Buffer => Buffer.from(text, 'base64url');

test('the example of RFC 8291 comes out byte by byte', () => {
  const message = encrypt(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { privateKey: raw('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: raw('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('every message has its own key and salt', () => {
  const browser = createECDH('prime256v1');
  const to = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const [one, two] = [encrypt(Buffer.from('x'), to), encrypt(Buffer.from('x'), to)];
  expect(one.subarray(0, 16)).not.toEqual(two.subarray(0, 16));
  expect(one.subarray(21, 86)).not.toEqual(two.subarray(21, 86));
});

test('a push service can tell who sends, for which service and for how long', () => {
  const vapid = new Vapid(makeVapidKeys(), 'https://games.example.org');
  const now = Date.parse('2026-11-16T12:00:00Z');
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(vapid.authorization('https://push.example:444/a/b', now)) ?? [];
  expect(key).toBe(vapid.publicKey);
  const point = raw(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, raw(signature))).toBe(true);
  expect(JSON.parse(raw(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  const { aud, exp, sub } = JSON.parse(raw(claims).toString());
  expect([aud, sub]).toEqual(['https://push.example:444', 'https://games.example.org']);
  expect(exp - now / 1_000).toBeLessThanOrEqual(86_400);
});

test('what no browser could have made is told apart', () => {
  const browser = createECDH('prime256v1');
  const good = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  expect(isSubscription(good)).toBe(true);
  expect(isSubscription({ ...good, auth: 'AAAA' })).toBe(false);
  expect(isSubscription({ ...good, p256dh: good.p256dh.slice(0, 40) })).toBe(false);
  expect(
    isSubscription({ ...good, p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url') }),
  ).toBe(false);
});
