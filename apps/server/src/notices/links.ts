// Links in mails say whose way they are about and prove that we wrote them; nothing of them has to be stored.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'confirm' | 'stop';

export class Links {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** `about` binds the link to more than the way's id: to the address it was sent to. */
  make(purpose: LinkPurpose, way: string, about: string): string {
    return `${way}.${this.#mac(purpose, way, about)}`;
  }

  /** Whose way a link speaks of; whether it is genuine is asked with `isGenuine`, once the way is known. */
  wayOf(token: string): string {
    return token.slice(0, Math.max(0, token.lastIndexOf('.')));
  }

  isGenuine(token: string, purpose: LinkPurpose, way: string, about: string): boolean {
    const [given, right] = [Buffer.from(token), Buffer.from(this.make(purpose, way, about))];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #mac(...parts: readonly string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url');
  }
}
