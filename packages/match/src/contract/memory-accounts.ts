import { FORGOTTEN, parseNote } from '@sunglade/table';
import type { AccountStore } from '../accounts.ts';
import { forgetFriends, mergeFriends } from './memory-friends.ts';
import { mergeHolidays } from './memory-holidays.ts';
import { forgetPlans } from './memory-plans.ts';
import { mergeReached } from './memory-progress.ts';
import type { Shelves } from './shelves.ts';

export function memoryAccounts(shelves: Shelves): AccountStore {
  const { matches, talk, users, sessions, mutes, reports, passkeys, passwords, challenges, attempts, aliases } =
    shelves;
  const { campaigns, campaignRecords, ways, notices, looks } = shelves;
  const idsOf = (user: string): string[] => [user, ...[...aliases].flatMap(([id, to]) => (to === user ? [id] : []))];

  function forgetWay(id: string): void {
    ways.delete(id);
    for (const [key, notice] of notices) if (notice.way === id) notices.delete(key);
  }

  /** Everything that only this user has. */
  function forget(user: string): void {
    for (const [id, one] of passkeys) if (one.user === user) passkeys.delete(id);
    for (const [hash, one] of sessions) if (one.user === user) sessions.delete(hash);
    for (const [hash, one] of challenges) if (one.user === user) challenges.delete(hash);
    for (const others of mutes.values()) others.delete(user);
    for (const [id, way] of ways) if (way.user === user) forgetWay(id);
    forgetPlans(shelves, user);
    shelves.reached.delete(user);
    passwords.delete(user);
    mutes.delete(user);
    for (const [id, { by, about }] of reports) if (by === user || about === user) reports.delete(id);
    looks.delete(user);
    shelves.holidays.delete(user);
    forgetFriends(shelves, user);
    users.delete(user);
  }

  return {
    async setRecovery(user, recovery) {
      const kept = users.get(user);
      if (kept) users.set(user, { ...kept, recovery });
    },
    async addPasskey(passkey) {
      const known = passkeys.get(passkey.id);
      if (known && known.user !== passkey.user) return 'taken';
      passkeys.set(passkey.id, known ?? passkey);
      return 'done';
    },
    passkey: async (id) => passkeys.get(id) ?? null,
    passkeysOf: async (user) =>
      [...passkeys.values()].filter((one) => one.user === user).sort((a, b) => a.createdAt - b.createdAt),
    async usePasskey(id, counter, at) {
      const known = passkeys.get(id);
      if (!known || (counter <= known.counter && (counter > 0 || known.counter > 0))) return false;
      passkeys.set(id, { ...known, counter, usedAt: at });
      return true;
    },
    async removePasskey(user, id) {
      if (passkeys.get(id)?.user === user) passkeys.delete(id);
    },
    async setPassword(password) {
      const other = [...passwords.values()].find(({ login }) => login === password.login);
      if (other && other.user !== password.user) return 'taken';
      passwords.set(password.user, password);
      return 'done';
    },
    passwordOf: async (user) => passwords.get(user) ?? null,
    passwordByLogin: async (login) => [...passwords.values()].find((one) => one.login === login) ?? null,
    async removePassword(user) {
      passwords.delete(user);
    },
    async addChallenge(challenge) {
      challenges.set(challenge.hash, challenge);
    },
    async takeChallenge(hash, now) {
      const challenge = challenges.get(hash);
      challenges.delete(hash);
      return challenge && challenge.expiresAt > now ? challenge : null;
    },
    attempts: async (key) => attempts.get(key) ?? { count: 0, until: 0 },
    async countAttempt(key, before, until) {
      if ((attempts.get(key)?.count ?? 0) !== before) return false;
      attempts.set(key, { count: before + 1, until });
      return true;
    },
    async clearAttempts(key) {
      attempts.delete(key);
    },
    sessionsOf: async (user, now) =>
      [...sessions]
        .flatMap(([tokenHash, { user: owner, ...one }]) =>
          owner === user && one.expiresAt > now ? [{ tokenHash, ...one }] : [],
        )
        .sort((a, b) => b.expiresAt - a.expiresAt),
    async endSessionsOf(user, except) {
      for (const [hash, one] of sessions) if (one.user === user && hash !== except) sessions.delete(hash);
    },
    async merge(guest, account) {
      for (const lines of talk.values())
        for (const one of lines) if (one.line.user === guest) one.line = { ...one.line, user: account };
      for (const kept of matches.values()) if (kept.host === guest) kept.host = account;
      // What the account knew of somebody stays as it is.
      const own = new Map([...(mutes.get(guest) ?? []), ...(mutes.get(account) ?? [])]);
      own.delete(account);
      mutes.set(account, own);
      for (const [user, others] of mutes)
        if (others.has(guest) && user !== account)
          others.set(account, others.get(account) ?? others.get(guest) ?? { name: null, blocked: false });
      const renamed = (one: string): string => (one === guest ? account : one);
      for (const [id, report] of reports)
        reports.set(id, { ...report, by: renamed(report.by), about: renamed(report.about) });
      for (const [id, to] of aliases) if (to === guest) aliases.set(id, account);
      aliases.set(guest, account);
      mergeReached(shelves, guest, account);
      for (const [id, campaign] of campaigns) {
        const [owner, partner] = [campaign.owner, campaign.partner].map((one) => (one === guest ? account : one));
        const both = { owner: owner ?? account, partner: partner === owner ? null : (partner ?? null) };
        campaigns.set(id, { ...campaign, ...both });
      }
      for (const [id, way] of ways) if (way.user === guest) ways.set(id, { ...way, user: account });
      mergeHolidays(shelves, guest, account);
      mergeFriends(shelves, guest, account);
      forget(guest);
    },
    async namesOf(user) {
      const ids = idsOf(user);
      const named = [...matches].filter(([, { lines }]) =>
        lines.some(({ by, text }) => ids.includes(by) && text.startsWith('!sit ')),
      );
      return { ids, matches: named.map(([id]) => id).sort() };
    },
    async erase(user) {
      const ids = idsOf(user);
      for (const { lines } of matches.values())
        for (const [i, line] of lines.entries()) {
          const note = ids.includes(line.by) ? parseNote(line.text) : null;
          if (note?.kind === 'sit') lines[i] = { ...line, text: `!sit ${note.entropy} ${FORGOTTEN}` };
        }
      for (const lines of talk.values())
        for (const one of lines)
          if (one.line.user === user) one.line = { ...one.line, user: '', name: FORGOTTEN, text: '' };
      for (const id of ids) aliases.delete(id);
      for (const [id, campaign] of campaigns) {
        const [heir] = [campaign.owner, campaign.partner].filter((one) => one !== null && one !== user);
        if (!heir) {
          campaigns.delete(id);
          campaignRecords.delete(id);
        } else if (campaign.owner === user || campaign.partner === user)
          campaigns.set(id, { ...campaign, owner: heir, partner: null });
      }
      forget(user);
    },
  };
}
