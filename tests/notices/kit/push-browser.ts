// A browser's side of web push, written from RFC 8291 and RFC 8188 and nothing else.
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { PushedNotice } from '@sunglade/protocol';
import type { Taken } from './receiver.ts';

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();
const info = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');
/** HKDF with one block is two HMACs (RFC 5869). */
const expand = (key: Buffer, about: Buffer, length: number): Buffer =>
  hmac(key, Buffer.concat([about, Buffer.from([1])])).subarray(0, length);

export class PushBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#keys.generateKeys();
  }

  target(endpoint: string) {
    return {
      kind: 'push',
      endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
      label: 'A browser of a test',
    } as const;
  }

  read({ body, headers }: Taken): PushedNotice {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`not aes128gcm: ${headers['content-encoding']}`);
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
    const shared = this.#keys.computeSecret(theirs);
    const both = Buffer.concat([info('WebPush: info'), this.#keys.getPublicKey(), theirs]);
    const input = expand(hmac(this.#auth, shared), both, 32);
    const secret = hmac(salt, input);
    const key = expand(secret, info('Content-Encoding: aes128gcm'), 16);
    const nonce = expand(secret, info('Content-Encoding: nonce'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = plain.lastIndexOf(2);
    if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
    return JSON.parse(plain.subarray(0, end).toString()) as PushedNotice;
  }
}

/** What a push service asks of RFC 8292: the claims, if the signature is that of the key. */
export function claimsOf({ headers }: Taken): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is not that of the key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}
