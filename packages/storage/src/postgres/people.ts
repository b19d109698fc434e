import type { AccountStore, PeopleStore } from '@sunglade/match';
import type pg from 'pg';
import type { Write } from '../sql/write.ts';
import { isTaken, patiently } from './patience.ts';

/** One statement for itself, several in one transaction. */
export function postgresWrite(pool: pg.Pool): Write {
  return async (...queries) => {
    const compiled = queries.map((query) => query.compile());
    const [only] = compiled;
    if (only && compiled.length === 1) return [(await pool.query(only.sql, [...only.parameters])).rowCount ?? 0];
    const client = await pool.connect();
    try {
      await client.query('begin');
      const changed: number[] = [];
      for (const { sql, parameters } of compiled)
        changed.push((await client.query(sql, [...parameters])).rowCount ?? 0);
      await client.query('commit');
      client.release();
      return changed;
    } catch (error) {
      // What the server thinks of this transaction is unknown: the connection is given up, and with it the transaction.
      client.release(true);
      throw error;
    }
  };
}

/** Every one of these may be done twice; only a user that is there already is refused, unless it was us. */
export function patientPeople(people: PeopleStore, ms: number): PeopleStore {
  return {
    addUser: (user, recoveryHash) =>
      patiently(ms, async (again) => {
        try {
          await people.addUser(user, recoveryHash);
        } catch (error) {
          if (!again || !isTaken(error)) throw error;
        }
      }),
    user: (id) => patiently(ms, () => people.user(id)),
    rename: (id, name) => patiently(ms, () => people.rename(id, name)),
    userByRecovery: (hash) => patiently(ms, () => people.userByRecovery(hash)),
    addSession: (hash, user, expiresAt, began) => patiently(ms, () => people.addSession(hash, user, expiresAt, began)),
    userBySession: (hash, now) => patiently(ms, () => people.userBySession(hash, now)),
    endSession: (hash) => patiently(ms, () => people.endSession(hash)),
    tidy: (now) => patiently(ms, () => people.tidy(now)),
    addSeatLink: (hash, match, seat) => patiently(ms, () => people.addSeatLink(hash, match, seat)),
    seatLink: (hash) => patiently(ms, () => people.seatLink(hash)),
    mute: (user, other, muted) => patiently(ms, () => people.mute(user, other, muted)),
    mutedBy: (user) => patiently(ms, () => people.mutedBy(user)),
  };
}

/** What may be used once (a challenge, a count) is at worst used up without an answer: whoever asked asks again. */
export function patientAccounts(accounts: AccountStore, ms: number): AccountStore {
  return {
    setRecovery: (user, hash) => patiently(ms, () => accounts.setRecovery(user, hash)),
    addPasskey: (passkey) => patiently(ms, () => accounts.addPasskey(passkey)),
    passkey: (id) => patiently(ms, () => accounts.passkey(id)),
    passkeysOf: (user) => patiently(ms, () => accounts.passkeysOf(user)),
    usePasskey: (id, counter, at) => patiently(ms, () => accounts.usePasskey(id, counter, at)),
    removePasskey: (user, id) => patiently(ms, () => accounts.removePasskey(user, id)),
    setPassword: (password) => patiently(ms, () => accounts.setPassword(password)),
    passwordOf: (user) => patiently(ms, () => accounts.passwordOf(user)),
    passwordByLogin: (login) => patiently(ms, () => accounts.passwordByLogin(login)),
    removePassword: (user) => patiently(ms, () => accounts.removePassword(user)),
    addChallenge: (challenge) => patiently(ms, () => accounts.addChallenge(challenge)),
    takeChallenge: (hash, now) => patiently(ms, () => accounts.takeChallenge(hash, now)),
    attempts: (key) => patiently(ms, () => accounts.attempts(key)),
    countAttempt: (key, before, until) => patiently(ms, () => accounts.countAttempt(key, before, until)),
    clearAttempts: (key) => patiently(ms, () => accounts.clearAttempts(key)),
    sessionsOf: (user, now) => patiently(ms, () => accounts.sessionsOf(user, now)),
    endSessionsOf: (user, except) => patiently(ms, () => accounts.endSessionsOf(user, except)),
    merge: (guest, account) => patiently(ms, () => accounts.merge(guest, account)),
    namesOf: (user) => patiently(ms, () => accounts.namesOf(user)),
    erase: (user) => patiently(ms, () => accounts.erase(user)),
  };
}
