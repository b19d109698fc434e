// SHA-256 (FIPS 180-4) in plain TypeScript: rules, page and server need the same hash, at once, without a promise.

const K = new Uint32Array(64);
const INIT = new Uint32Array(8);
{
  // The constants are the first 32 bits of the fractional parts of cube and square roots of the first primes.
  const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) INIT[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** A running hash: feed it text piece by piece. */
export interface Hasher {
  add(text: string): Hasher;
  hex(): string;
}

export function createHasher(): Hasher {
  const h = INIT.slice();
  const w = new Uint32Array(64);
  const block = new Uint8Array(64);
  const encoder = new Utf8();
  let filled = 0;
  let length = 0;

  const compress = (): void => {
    for (let i = 0; i < 16; i++) {
      const p = i * 4;
      w[i] = (block[p]! << 24) | (block[p + 1]! << 16) | (block[p + 2]! << 8) | block[p + 3]!;
    }
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (k + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      k = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    const sum = [a, b, c, d, e, f, g, k];
    for (let i = 0; i < 8; i++) h[i] = h[i]! + sum[i]!;
    filled = 0;
  };
  const push = (byte: number): void => {
    block[filled++] = byte;
    if (filled === 64) compress();
  };
  return {
    add(text) {
      length += encoder.each(text, push);
      return this;
    },
    hex() {
      const bits = length * 8;
      push(0x80);
      while (filled !== 56) push(0);
      const high = Math.floor(bits / 2 ** 32);
      for (const word of [high, bits >>> 0]) for (let s = 24; s >= 0; s -= 8) push((word >>> s) & 255);
      return Array.from(h, (word) => word.toString(16).padStart(8, '0')).join('');
    },
  };
}

export const sha256 = (text: string): string => createHasher().add(text).hex();

/** UTF-8 without TextEncoder, which rules packages do not have. A lone surrogate becomes U+FFFD, as everywhere else. */
class Utf8 {
  each(text: string, push: (byte: number) => void): number {
    let count = 0;
    const put = (byte: number): void => {
      push(byte);
      count++;
    };
    for (const char of text) {
      let code = char.codePointAt(0) ?? 0;
      if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
      if (code < 0x80) put(code);
      else {
        if (code < 0x800) put(0xc0 | (code >> 6));
        else {
          if (code < 0x10000) put(0xe0 | (code >> 12));
          else {
            put(0xf0 | (code >> 18));
            put(0x80 | ((code >> 12) & 63));
          }
          put(0x80 | ((code >> 6) & 63));
        }
        put(0x80 | (code & 63));
      }
    }
    return count;
  }
}
