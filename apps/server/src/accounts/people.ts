// Guests at once: a name and a cookie. A code to write down brings the same person back on another device.
import type { PeopleStore, User } from '@sunglade/match';
import { GUEST, safeName } from '@sunglade/table';
import { cleanRecovery, hashSecret, type Secrets } from '../base/secrets.ts';

const DAY = 86_400_000;

export interface Visit {
  readonly user: User;
  readonly token: string;
}

export class People {
  readonly #store: PeopleStore;
  readonly #secrets: Secrets;
  readonly #now: () => number;
  readonly #sessionMs: number;

  constructor(store: PeopleStore, secrets: Secrets, now: () => number, sessionMs: number) {
    this.#store = store;
    this.#secrets = secrets;
    this.#now = now;
    this.#sessionMs = sessionMs;
  }

  /** null: the name has nothing that could be read. */
  async guest(name: string | undefined, agent: string): Promise<(Visit & { readonly recovery: string }) | null> {
    const clean = safeName(name ?? GUEST);
    if (clean === null) return null;
    const recovery = this.#secrets.recovery();
    const user: User = { id: this.#secrets.id(), name: clean, createdAt: this.#now() };
    await this.#store.addUser(user, hashSecret(recovery));
    return { ...(await this.visit(user, agent)), recovery };
  }

  byRecovery(code: string): Promise<User | null> {
    return this.#store.userByRecovery(hashSecret(cleanRecovery(code)));
  }

  /** Who this token belongs to; a visit keeps the session alive. */
  async find(token: string | undefined): Promise<User | null> {
    const [user = null] = await this.findAll([token]);
    return user;
  }

  /** The same for many at once, in their order. */
  async findAll(tokens: readonly (string | undefined)[]): Promise<readonly (User | null)[]> {
    const now = this.#now();
    const hashes = tokens.map((token) => (token && token.length <= 100 ? hashSecret(token) : null));
    const known = hashes.filter((hash) => hash !== null);
    if (known.length === 0) return tokens.map(() => null);
    const found = await this.#store.usersBySession(known, now);
    for (const [hash, { user, expiresAt }] of found) {
      if (expiresAt < now + this.#sessionMs - DAY) await this.#store.addSession(hash, user.id, now + this.#sessionMs);
    }
    return hashes.map((hash) => (hash === null ? null : (found.get(hash)?.user ?? null)));
  }

  async rename(user: User, name: string): Promise<User | null> {
    const clean = safeName(name);
    if (clean === null) return null;
    await this.#store.rename(user.id, clean);
    return { ...user, name: clean };
  }

  async leave(token: string): Promise<void> {
    await this.#store.endSession(hashSecret(token));
  }

  /** Lets somebody in at this browser. */
  async visit(user: User, agent: string): Promise<Visit> {
    const token = this.#secrets.token();
    const now = this.#now();
    await this.#store.addSession(hashSecret(token), user.id, now + this.#sessionMs, { at: now, agent });
    return { user, token };
  }
}
