// An account is a guest who can come back: the same user with a passkey, a password or both.
import type { Session, Store, User } from '@sunglade/match';
import type { Account } from '@sunglade/protocol';
import { Coded } from '../base/coded.ts';
import { cleanRecovery, hashSecret, type Secrets } from '../base/secrets.ts';
import { canHash, checkPassword, hashPassword } from './argon2.ts';
import { foldLogin, judgePassword, numberOf, withNumber } from './logins.ts';
import { Throttle } from './throttle.ts';

/** So long after signing in one may do what a stolen cookie should not be able to. */
const FRESH_MS = 900_000;
/** Of the hash of the token: enough to tell one's own sessions apart, useless to sign in. */
const ID_LENGTH = 16;

export interface AccountsNeeds {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly sessionMs: number;
}

const noPasswords = (): Coded => new Coded('no-passwords-here');
const wrongLogin = (): Coded => new Coded('wrong-login');

export class Accounts {
  readonly #needs: AccountsNeeds;
  readonly #throttle: Throttle;
  /** Nobody's password: an unknown login takes as long as a known one. */
  #nobodys: Promise<string> | null = null;

  constructor(needs: AccountsNeeds) {
    this.#needs = needs;
    this.#throttle = new Throttle(needs.store, needs.now);
  }

  async isGuest(user: string): Promise<boolean> {
    const { store } = this.#needs;
    return (await store.passwordOf(user)) === null && (await store.passkeysOf(user)).length === 0;
  }

  isFresh({ createdAt }: Session): boolean {
    return createdAt !== null && createdAt > this.#needs.now() - FRESH_MS;
  }

  /** A guest may do anything; who has an account must have signed in a short while ago. */
  async mustBeFresh(session: Session): Promise<void> {
    if (!this.isFresh(session) && !(await this.isGuest(session.user.id))) throw new Coded('sign-in-again');
  }

  async look(session: Session, tokenHash: string, passkeysOffered: boolean): Promise<Account> {
    const { store, now, sessionMs } = this.#needs;
    const { user } = session;
    const [password, passkeys, sessions] = await Promise.all([
      store.passwordOf(user.id),
      store.passkeysOf(user.id),
      store.sessionsOf(user.id, now()),
    ]);
    return {
      user: { id: user.id, name: user.name, createdAt: user.createdAt },
      guest: password === null && passkeys.length === 0,
      login: password?.login ?? null,
      number: numberOf(user.id),
      passkeys: passkeys.map(({ id, label, createdAt, usedAt }) => ({ id, label, createdAt, usedAt })),
      sessions: sessions.map((one) => ({
        id: one.tokenHash.slice(0, ID_LENGTH),
        current: one.tokenHash === tokenHash,
        createdAt: one.createdAt,
        seenAt: one.expiresAt - sessionMs,
        agent: one.agent ?? '',
      })),
      fresh: this.isFresh(session),
      offers: { passkey: passkeysOffered, password: canHash },
    };
  }

  /**
   * Sets a password or another one and says the login; whoever knew the old one is signed out elsewhere. Every login ends
   * with its owner's number, so that no answer tells which logins there are. Those from before numbers stay as they are.
   */
  async setPassword(user: string, tokenHash: string, typed: { login: string; password: string }): Promise<string> {
    if (!canHash) throw noPasswords();
    const { store } = this.#needs;
    const before = await store.passwordOf(user);
    const plain = foldLogin(typed.login);
    const login = plain === null || plain === before?.login ? plain : foldLogin(withNumber(plain, user));
    if (plain === null || login === null) throw new Coded('bad-login');
    const wrong = judgePassword(typed.password, plain);
    if (wrong) throw new Coded(wrong);
    const done = await store.setPassword({ user, login, hash: await hashPassword(typed.password) });
    if (done === 'taken') throw new Coded('login-taken');
    if (before) await store.endSessionsOf(user, tokenHash);
    return login;
  }

  /** The same answer, after the same time, for an unknown login and a wrong password. */
  async checkPassword(typed: { login: string; password: string }, place: string): Promise<User> {
    if (!canHash) throw noPasswords();
    const { store, secrets } = this.#needs;
    const login = foldLogin(typed.login) ?? '';
    await this.#throttle.begin(login, place);
    this.#nobodys ??= hashPassword(secrets.token());
    const known = await store.passwordByLogin(login);
    const verdict = await checkPassword(typed.password, known?.hash ?? (await this.#nobodys));
    const user = known && verdict !== 'wrong' ? await store.user(known.user) : null;
    if (!known || !user) throw wrongLogin();
    await this.#throttle.clear(login, place);
    if (verdict === 'old') await store.setPassword({ ...known, hash: await hashPassword(typed.password) });
    return user;
  }

  async removePassword(user: string, recovery: string | undefined): Promise<void> {
    const { store } = this.#needs;
    if ((await store.passwordOf(user)) === null) throw new Coded('no-password');
    await this.#mayLose(user, (await store.passkeysOf(user)).length, recovery);
    await store.removePassword(user);
  }

  async removePasskey(user: string, id: string, recovery: string | undefined): Promise<void> {
    const { store } = this.#needs;
    const passkeys = await store.passkeysOf(user);
    if (!passkeys.some((one) => one.id === id)) throw new Coded('no-such-passkey');
    await this.#mayLose(user, passkeys.length - 1 + ((await store.passwordOf(user)) ? 1 : 0), recovery);
    await store.removePasskey(user, id);
  }

  async newRecovery(user: string): Promise<string> {
    const recovery = this.#needs.secrets.recovery();
    await this.#needs.store.setRecovery(user, hashSecret(recovery));
    return recovery;
  }

  /** false: there is no such session of this user. */
  async endSession(user: string, id: string): Promise<boolean> {
    const { store, now } = this.#needs;
    const found = (await store.sessionsOf(user, now())).find(({ tokenHash }) => tokenHash.startsWith(id));
    if (found) await store.endSession(found.tokenHash);
    return found !== undefined;
  }

  /** The last way in goes only if its owner still has the recovery code. */
  async #mayLose(user: string, others: number, recovery: string | undefined): Promise<void> {
    if (others > 0) return;
    const owner = recovery ? await this.#needs.store.userByRecovery(hashSecret(cleanRecovery(recovery))) : null;
    if (owner?.id !== user) throw new Coded('last-way-back');
  }
}
