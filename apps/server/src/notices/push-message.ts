// Messages that only one browser can read (RFC 8291, with the coding of RFC 8188), from a server that shows who it is
// (RFC 8292). Push services carry them without being able to look inside.
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SALT_BYTES = 16;
const AUTH_BYTES = 16;
const RECORD_BYTES = 4_096;
/** Marks the last record; there is only one. */
const LAST_RECORD = 2;
/** So long a token shows who we are; services take at most a day. */
const TOKEN_SECONDS = 12 * 3_600;

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The keys by which push services know this site, as they are stored: a JSON web key. */
export function makeVapidKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

export class Vapid {
  readonly #key: ReturnType<typeof createPrivateKey>;
  /** What a browser needs to subscribe, base64url. */
  readonly publicKey: string;
  /** How to reach whoever runs the site: an address of the web or `mailto:`. */
  readonly #subject: string;

  constructor(stored: string, subject: string) {
    const jwk = JSON.parse(stored) as JsonWebKey;
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.#subject = subject;
    const point = [Buffer.from([4]), Buffer.from(jwk.x ?? '', 'base64url'), Buffer.from(jwk.y ?? '', 'base64url')];
    this.publicKey = Buffer.concat(point).toString('base64url');
  }

  authorization(endpoint: string, now: number): string {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1_000) + TOKEN_SECONDS,
      sub: this.#subject,
    };
    const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

/** Whether a browser could have made this: a point of the curve and a secret of the right length. */
export function isSubscription({ p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    return encrypt(new Uint8Array(0), { p256dh, auth }).length > 0;
  } catch {
    // Not a point of the curve.
    return false;
  }
}

/** What is random in a message. A test brings what the standard's own example used. */
export interface Chance {
  readonly privateKey: Uint8Array;
  readonly salt: Uint8Array;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

export function encrypt(
  plain: Uint8Array,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  chance?: Chance,
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  if (theirs.length !== POINT_BYTES) throw new Error('not a point');
  const ours = createECDH(CURVE);
  if (chance) ours.setPrivateKey(chance.privateKey);
  else ours.generateKeys();
  const point = ours.getPublicKey();
  const salt = Buffer.from(chance?.salt ?? randomBytes(SALT_BYTES));
  const shared = ours.computeSecret(theirs);
  const derive = (key: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));
  const both = Buffer.concat([bytesOf('WebPush: info\0'), theirs, point]);
  const input = derive(shared, Buffer.from(auth, 'base64url'), both, 32);
  const key = derive(input, salt, bytesOf('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, bytesOf('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([LAST_RECORD])), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(POINT_BYTES, 4);
  return Buffer.concat([salt, head, point, record, cipher.getAuthTag()]);
}
