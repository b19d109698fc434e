import type { AccountStore, CampaignStore, FriendStore, HolidayStore, NoticeStore, PeopleStore } from '@sunglade/match';
import type pg from 'pg';
import type { Write } from '../sql/write.ts';
import { isTaken, retrying } from './retry.ts';

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
      retrying(ms, async (again) => {
        try {
          await people.addUser(user, recoveryHash);
        } catch (error) {
          if (!again || !isTaken(error)) throw error;
        }
      }),
    user: (id) => retrying(ms, () => people.user(id)),
    rename: (id, name) => retrying(ms, () => people.rename(id, name)),
    userByRecovery: (hash) => retrying(ms, () => people.userByRecovery(hash)),
    addSession: (hash, user, expiresAt, began) => retrying(ms, () => people.addSession(hash, user, expiresAt, began)),
    userBySession: (hash, now) => retrying(ms, () => people.userBySession(hash, now)),
    usersBySession: (hashes, now) => retrying(ms, () => people.usersBySession(hashes, now)),
    endSession: (hash) => retrying(ms, () => people.endSession(hash)),
    tidy: (now) => retrying(ms, () => people.tidy(now)),
    addSeatLink: (hash, link) => retrying(ms, () => people.addSeatLink(hash, link)),
    seatLink: (hash) => retrying(ms, () => people.seatLink(hash)),
    mute: (user, other, name, blocked) => retrying(ms, () => people.mute(user, other, name, blocked)),
    blockedFrom: (user) => retrying(ms, () => people.blockedFrom(user)),
    addReport: (report) => retrying(ms, () => people.addReport(report)),
    reports: (after, limit) => retrying(ms, () => people.reports(after, limit)),
    reportsBy: (user) => retrying(ms, () => people.reportsBy(user)),
    reach: (user, things) => retrying(ms, () => people.reach(user, things)),
    reachedBy: (user) => retrying(ms, () => people.reachedBy(user)),
    unmute: (user, other) => retrying(ms, () => people.unmute(user, other)),
    mutedBy: (user) => retrying(ms, () => people.mutedBy(user)),
  };
}

/** What may be used once (a challenge, a count) is at worst used up without an answer: whoever asked asks again. */
export function patientAccounts(accounts: AccountStore, ms: number): AccountStore {
  return {
    setRecovery: (user, hash) => retrying(ms, () => accounts.setRecovery(user, hash)),
    addPasskey: (passkey) => retrying(ms, () => accounts.addPasskey(passkey)),
    passkey: (id) => retrying(ms, () => accounts.passkey(id)),
    passkeysOf: (user) => retrying(ms, () => accounts.passkeysOf(user)),
    usePasskey: (id, counter, at) => retrying(ms, () => accounts.usePasskey(id, counter, at)),
    removePasskey: (user, id) => retrying(ms, () => accounts.removePasskey(user, id)),
    setPassword: (password) => retrying(ms, () => accounts.setPassword(password)),
    passwordOf: (user) => retrying(ms, () => accounts.passwordOf(user)),
    passwordByLogin: (login) => retrying(ms, () => accounts.passwordByLogin(login)),
    removePassword: (user) => retrying(ms, () => accounts.removePassword(user)),
    addChallenge: (challenge) => retrying(ms, () => accounts.addChallenge(challenge)),
    takeChallenge: (hash, now) => retrying(ms, () => accounts.takeChallenge(hash, now)),
    attempts: (key) => retrying(ms, () => accounts.attempts(key)),
    countAttempt: (key, before, until) => retrying(ms, () => accounts.countAttempt(key, before, until)),
    clearAttempts: (key) => retrying(ms, () => accounts.clearAttempts(key)),
    sessionsOf: (user, now) => retrying(ms, () => accounts.sessionsOf(user, now)),
    endSessionsOf: (user, except) => retrying(ms, () => accounts.endSessionsOf(user, except)),
    merge: (guest, account) => retrying(ms, () => accounts.merge(guest, account)),
    namesOf: (user) => retrying(ms, () => accounts.namesOf(user)),
    erase: (user) => retrying(ms, () => accounts.erase(user)),
  };
}

/** A change that got through without an answer is one that somebody else made: whoever asked looks again. */
export function patientCampaigns(campaigns: CampaignStore, ms: number): CampaignStore {
  return {
    addCampaign: (campaign) =>
      retrying(ms, async (again) => {
        try {
          await campaigns.addCampaign(campaign);
        } catch (error) {
          if (!again || !isTaken(error)) throw error;
        }
      }),
    campaign: (id) => retrying(ms, () => campaigns.campaign(id)),
    campaignsOf: (user) => retrying(ms, () => campaigns.campaignsOf(user)),
    changeCampaign: (campaign) => retrying(ms, () => campaigns.changeCampaign(campaign)),
    addCampaignRecords: (id, records) => retrying(ms, () => campaigns.addCampaignRecords(id, records)),
    campaignRecords: (id) => retrying(ms, () => campaigns.campaignRecords(id)),
  };
}

/** What was taken without an answer comes back when its time is over. */
export function patientNotices(notices: NoticeStore, ms: number): NoticeStore {
  return {
    addWay: (way) =>
      retrying(ms, async (again) => {
        try {
          await notices.addWay(way);
        } catch (error) {
          if (!again || !isTaken(error)) throw error;
        }
      }),
    way: (id) => retrying(ms, () => notices.way(id)),
    waysOf: (user) => retrying(ms, () => notices.waysOf(user)),
    changeWay: (id, changes) => retrying(ms, () => notices.changeWay(id, changes)),
    removeWay: (id) => retrying(ms, () => notices.removeWay(id)),
    tellBy: (way, notice, now, before) => retrying(ms, () => notices.tellBy(way, notice, now, before)),
    takeNotices: (lease, now, until, limit) => retrying(ms, () => notices.takeNotices(lease, now, until, limit)),
    keepNotices: (lease, until) => retrying(ms, () => notices.keepNotices(lease, until)),
    postponeNotice: (notice, dueAt) => retrying(ms, () => notices.postponeNotice(notice, dueAt)),
    removeNotice: (notice) => retrying(ms, () => notices.removeNotice(notice)),
    hurryLater: (notice) => retrying(ms, () => notices.hurryLater(notice)),
    noticesOf: (way) => retrying(ms, () => notices.noticesOf(way)),
    look: (user, at) => retrying(ms, () => notices.look(user, at)),
    lookedAt: (user) => retrying(ms, () => notices.lookedAt(user)),
    hostSecret: (name, fresh) => retrying(ms, () => notices.hostSecret(name, fresh)),
  };
}

/** One that was added without an answer is there under its number: whoever asked looks again. */
export function patientHolidays(holidays: HolidayStore, ms: number): HolidayStore {
  return {
    addHoliday: (holiday) => retrying(ms, () => holidays.addHoliday(holiday)),
    holidaysOf: (user) => retrying(ms, () => holidays.holidaysOf(user)),
    endHoliday: (user, n, at) => retrying(ms, () => holidays.endHoliday(user, n, at)),
    holidaysToTell: (before, limit) => retrying(ms, () => holidays.holidaysToTell(before, limit)),
    holidaysTold: (told) => retrying(ms, () => holidays.holidaysTold(told)),
  };
}

/** An invitation that got through without an answer is one that was there already. */
export function patientFriends(friends: FriendStore, ms: number): FriendStore {
  return {
    befriend: (user, other, names, at) => retrying(ms, () => friends.befriend(user, other, names, at)),
    unfriend: (user, other) => retrying(ms, () => friends.unfriend(user, other)),
    friendsOf: (user) => retrying(ms, () => friends.friendsOf(user)),
    askedBy: (user) => retrying(ms, () => friends.askedBy(user)),
    askersOf: (user) => retrying(ms, () => friends.askersOf(user)),
    addFriendLink: (hash, user, expiresAt) =>
      retrying(ms, async (again) => {
        try {
          await friends.addFriendLink(hash, user, expiresAt);
        } catch (error) {
          if (!again || !isTaken(error)) throw error;
        }
      }),
    friendLink: (hash, now) => retrying(ms, () => friends.friendLink(hash, now)),
    hide: (user, hidden) => retrying(ms, () => friends.hide(user, hidden)),
    isHidden: (user) => retrying(ms, () => friends.isHidden(user)),
    notHidden: (users) => retrying(ms, () => friends.notHidden(users)),
    lookingSince: (users, at) => retrying(ms, () => friends.lookingSince(users, at)),
    invite: (invitation) => retrying(ms, () => friends.invite(invitation)),
    invitationsTo: (user) => retrying(ms, () => friends.invitationsTo(user)),
    removeInvitation: (match, user) => retrying(ms, () => friends.removeInvitation(match, user)),
  };
}
