// Links in mails say whose way they are about and prove that we wrote them; nothing of them has to be stored.
import { createHmac, timingSafeEqual } from 'node:crypto';

type LinkPurpose = 'confirm' | 'stop';

/** 128 bits: nobody finds a second address for it. */
const ADDRESS_LETTERS = 22;

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export class Links {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** `about` binds the link to more than the way's id: to the address it was sent to. */
  make(purpose: LinkPurpose, way: string, about: string): string {
    return `${way}.${this.#mac(purpose, way, about)}`;
  }

  /**
   * Knows the address by its key, so it goes on working when the way is gone: whoever asks for an address that is not
   * theirs may take the way back or set it up again.
   */
  makeNever(way: string, address: string): string {
    const key = this.addressKey(address);
    return `${way}.${key}.${this.#mac('never', way, key)}`;
  }

  /** null for anything but a genuine link of this kind. */
  readNever(token: string): { readonly way: string; readonly addressKey: string } | null {
    const [way, addressKey, mac, ...more] = token.split('.');
    if (way === undefined || addressKey === undefined || mac === undefined || more.length > 0) return null;
    return isSame(mac, this.#mac('never', way, addressKey)) ? { way, addressKey } : null;
  }

  /** Whose way a link speaks of; whether it is genuine is asked with `isGenuine`, once the way is known. */
  wayOf(token: string): string {
    return token.slice(0, Math.max(0, token.lastIndexOf('.')));
  }

  isGenuine(token: string, purpose: LinkPurpose, way: string, about: string): boolean {
    return isSame(token, this.make(purpose, way, about));
  }

  /** Stands for an address where the address itself need not be known: nobody without our secret can tell whose it is. */
  addressKey(address: string): string {
    return this.#mac('address', address.toLowerCase()).slice(0, ADDRESS_LETTERS);
  }

  #mac(...parts: readonly string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url');
  }
}
