// A passkey in software, so that a test can sign what no honest browser would.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** As much CBOR as an authenticator needs. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

export interface Lies {
  readonly origin?: string;
  readonly site?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly handle?: string;
  readonly id?: string;
}

export class Authenticator {
  readonly id = base64url(randomBytes(32));
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  #counter = 0;
  #handle = '';

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  create(options: { challenge: string; user: { id: string } }, lies: Lies = {}) {
    this.#handle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#cose]);
    const data = Buffer.concat([this.#data(ATTESTED, lies), made]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#client('webauthn.create', options.challenge, lies),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  get(options: { challenge: string }, lies: Lies = {}) {
    this.#counter++;
    const data = this.#data(0, lies);
    const client = this.#client('webauthn.get', options.challenge, lies);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return {
      id: lies.id ?? this.id,
      rawId: lies.id ?? this.id,
      type: 'public-key',
      response: {
        clientDataJSON: client,
        authenticatorData: base64url(data),
        signature: base64url(createSign('sha256').update(signed).sign(this.#key)),
        userHandle: lies.handle ?? this.#handle,
      },
    };
  }

  #client(type: string, challenge: string, lies: Lies): string {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false };
    const { origin = said.origin, type: other = type, challenge: asked = challenge } = lies;
    return base64url(JSON.stringify({ ...said, origin, type: other, challenge: asked }));
  }

  #data(
    more: number,
    { site = new URL(this.#origin).hostname, verified = true, counter = this.#counter }: Lies,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | more]), count]);
  }
}
