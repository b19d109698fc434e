import type { Attempts, Challenge, Passkey, Password, SessionStored } from '../accounts.ts';
import type { CampaignRecord, CampaignStored } from '../campaigns.ts';
import type { FriendNames, Invitation } from '../friends.ts';
import type { HolidayStored } from '../holidays.ts';
import type { NoticeStored, WayStored } from '../notices.ts';
import type { PlanStored } from '../plans.ts';
import type { ChatStored, Match, Muted, Report, StoredLine, Summary, User } from '../store.ts';

export interface Kept {
  readonly match: Match;
  host: string;
  readonly lines: StoredLine[];
  summary: Summary;
  updatedAt: number;
  planned: number;
}

/** Where the store in memory keeps everything. */
export const createShelves = () => ({
  matches: new Map<string, Kept>(),
  talk: new Map<string, { line: ChatStored; submission: string }[]>(),
  users: new Map<string, { user: User; recovery: string }>(),
  sessions: new Map<string, Omit<SessionStored, 'tokenHash'> & { user: string }>(),
  links: new Map<string, { match: string; seat: number; sitting: number }>(),
  /** Whom somebody muted, by which name, and whether they were blocked. */
  mutes: new Map<string, Map<string, Omit<Muted, 'id'>>>(),
  reports: new Map<string, Report>(),
  passkeys: new Map<string, Passkey>(),
  passwords: new Map<string, Password>(),
  challenges: new Map<string, Challenge>(),
  attempts: new Map<string, Attempts>(),
  /** Guests that became part of an account. */
  aliases: new Map<string, string>(),
  campaigns: new Map<string, CampaignStored>(),
  campaignRecords: new Map<string, readonly CampaignRecord[]>(),
  ways: new Map<string, WayStored>(),
  /** By match, seat and way. */
  notices: new Map<string, NoticeStored & { dueAt: number; lease: string | null }>(),
  /** By match and seat. */
  plans: new Map<string, PlanStored>(),
  /** By user, and then by whom they want for a friend. */
  friends: new Map<string, Map<string, FriendNames & { readonly at: number }>>(),
  friendLinks: new Map<string, { readonly user: string; readonly expiresAt: number }>(),
  hidden: new Set<string>(),
  /** By match and user. */
  invitations: new Map<string, Invitation>(),
  /** By user. */
  holidays: new Map<string, readonly (HolidayStored & { readonly told: boolean })[]>(),
  /** The points of each thing, by user. */
  reached: new Map<string, Map<string, number>>(),
  looks: new Map<string, number>(),
  hostSecrets: new Map<string, string>(),
});

export type Shelves = ReturnType<typeof createShelves>;
