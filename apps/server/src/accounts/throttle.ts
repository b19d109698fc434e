// Whoever guesses a password waits longer after each wrong one. Only they wait: somebody who asks from another address is
// not kept waiting for what a stranger tries, and passkeys and recovery codes are never stopped.
import type { AccountStore } from '@sunglade/match';
import { Coded } from '../base/coded.ts';
import { hashSecret } from '../base/secrets.ts';

const FREE = 5;
const FIRST_MS = 2_000;
const LONGEST_MS = 900_000;
const MOST_RACES = 4;

/** How long to wait after so many tries. */
export const waitAfter = (tries: number): number =>
  tries < FREE ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - FREE));

export class TooManyTries extends Coded {
  readonly seconds: number;
  constructor(ms: number) {
    super('too-many-tries');
    this.seconds = Math.max(1, Math.ceil(ms / 1_000));
  }
}

const keyOf = (login: string, place: string): string => hashSecret(JSON.stringify([login, place]));

export class Throttle {
  readonly #store: AccountStore;
  readonly #now: () => number;

  constructor(store: AccountStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Counts a try from some place before it is made, so that many at once gain nothing. What was typed and where is kept as
   * a hash only.
   */
  async begin(login: string, place: string): Promise<void> {
    const key = keyOf(login, place);
    for (let race = 0; race < MOST_RACES; race++) {
      const now = this.#now();
      const { count, until } = await this.#store.attempts(key);
      if (until > now) throw new TooManyTries(until - now);
      if (await this.#store.countAttempt(key, count, now + waitAfter(count + 1))) return;
    }
    throw new TooManyTries(0);
  }

  async clear(login: string, place: string): Promise<void> {
    await this.#store.clearAttempts(keyOf(login, place));
  }
}
