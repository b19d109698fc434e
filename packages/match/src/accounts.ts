// The port to what makes a guest last: ways to sign in, open sessions, and the right to take one's data or to be
// forgotten. An account is a user with a passkey or a password; the id stays, and with it every chair.

export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly user: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface Password {
  readonly user: string;
  /** As it is compared: folded to one case. */
  readonly login: string;
  /** Salted and slow, with its parameters. */
  readonly hash: string;
}

/** A question that may be answered once, and not for long. */
export interface Challenge {
  readonly hash: string;
  readonly purpose: 'register' | 'login';
  /** Who may answer; null for whoever wants to sign in. */
  readonly user: string | null;
  readonly expiresAt: number;
}

export interface SessionStored {
  readonly tokenHash: string;
  readonly expiresAt: number;
  /** null: from before this was kept. */
  readonly createdAt: number | null;
  /** Which browser, in a few words. */
  readonly agent: string | null;
}

/** Tries to sign in, counted; no more before `until`. */
export interface Attempts {
  readonly count: number;
  readonly until: number;
}

export interface AccountStore {
  setRecovery(user: string, hash: string): Promise<void>;

  /** `taken`: somebody else has this passkey. */
  addPasskey(passkey: Passkey): Promise<'done' | 'taken'>;
  passkey(id: string): Promise<Passkey | null>;
  passkeysOf(user: string): Promise<readonly Passkey[]>;
  /** false: the counter went back, so there are two of this passkey. One that does not count stays at 0. */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>;
  removePasskey(user: string, id: string): Promise<void>;

  /** Sets or replaces; `taken`: somebody else has this login, and nothing has changed. */
  setPassword(password: Password): Promise<'done' | 'taken'>;
  passwordOf(user: string): Promise<Password | null>;
  passwordByLogin(login: string): Promise<Password | null>;
  removePassword(user: string): Promise<void>;

  addChallenge(challenge: Challenge): Promise<void>;
  /** Of many who take it, one gets it. null: unknown, used or expired. */
  takeChallenge(hash: string, now: number): Promise<Challenge | null>;

  attempts(key: string): Promise<Attempts>;
  /** Counts one more, if nobody did since `before` was read. */
  countAttempt(key: string, before: number, until: number): Promise<boolean>;
  clearAttempts(key: string): Promise<void>;

  /** The newest first. */
  sessionsOf(user: string, now: number): Promise<readonly SessionStored[]>;
  /** Ends every session of a user but one. */
  endSessionsOf(user: string, except: string | null): Promise<void>;

  /**
   * A guest becomes part of an account: talk, mutes and tables opened. Chairs are handed over by lines of the table,
   * not here. The guest is gone afterwards, with sessions and recovery code.
   */
  merge(guest: string, account: string): Promise<void>;

  /** The ids under which a user gave names to chairs (their own and those of merged guests), and where. */
  namesOf(user: string): Promise<{ readonly ids: readonly string[]; readonly matches: readonly string[] }>;
  /**
   * Forgets a person: user, ways to sign in, sessions, mutes, what they said, and the names in the lines with which
   * they sat down. No line is removed and no fact of a game changes.
   */
  erase(user: string): Promise<void>;
}
