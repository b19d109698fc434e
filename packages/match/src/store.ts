// The port to whatever keeps matches: a match is its config, its secret and its lines. Everything else that a store
// holds about it is a summary that could be made again from these.
import type { ReportReason, StoreProblem } from '@sunglade/protocol';
import type { Status, StoredConfig, StoredTable, TableLine } from '@sunglade/table';
import type { AccountStore } from './accounts.ts';
import type { CampaignStore } from './campaigns.ts';
import type { FriendStore } from './friends.ts';
import type { HolidayStore } from './holidays.ts';
import type { NoticeStore, Turn } from './notices.ts';
import type { PlanStore } from './plans.ts';
import type { ProgressStore } from './progress.ts';

export type Match = StoredTable;

/** A match with all its lines. */
export interface StoredMatch {
  readonly match: Match;
  readonly lines: readonly StoredLine[];
  readonly status: Status;
  /** How often anybody planned here; what is planned is asked for apart. */
  readonly planned: number;
}

export interface StoredLine extends TableLine {
  /** On the last line of a submission: who sent it and the id they chose. */
  readonly submission: string | null;
}

/** What lists and the sweep need to know without playing the match again. */
export interface Summary {
  readonly status: Status;
  /** Who must act, as a set of seats. */
  readonly acting: number;
  /** When the next player's time is up. */
  readonly dueAt: number | null;
  /** When somebody has to look after this match: a clock, a bot, a table nobody came back to. */
  readonly wakeAt: number | null;
  readonly names: readonly (string | null)[];
  /** The users in the chairs. */
  readonly holders: readonly (string | null)[];
}

/** All of these lines or none, and only if the match has exactly `seq` lines. */
export interface Append {
  readonly match: string;
  readonly seq: number;
  readonly lines: readonly TableLine[];
  readonly submission: string | null;
  readonly summary: Summary;
  /**
   * Who must act now and did not before, or has to be told something else: for each of their ways a notice is written
   * with the lines, and the notices of seats that need not act any more go. Absent where nothing of that changes.
   */
  readonly turns?: readonly Turn[];
  /**
   * Absent where nobody has ever planned. Only if that is still so, or nobody planned since `planned` was read; the plans
   * of all other seats than these go with the lines.
   */
  readonly plans?: { readonly planned: number; readonly kept: readonly number[] };
}

/** As lists need it: the content of an edition is left out. */
export interface MatchListed {
  readonly config: StoredConfig;
  readonly summary: Summary;
  readonly updatedAt: number;
}

/** How far a match is. */
export interface Head {
  readonly id: string;
  /** Lines of the table. */
  readonly seq: number;
  /** Lines of talk. */
  readonly said: number;
  /** How often anybody planned. */
  readonly planned: number;
}

export interface ChatStored {
  readonly match: string;
  readonly n: number;
  readonly at: number;
  readonly user: string;
  readonly name: string;
  readonly seat: number;
  /** Spectators' talk is kept from the players while the game runs. */
  readonly room: 'table' | 'stands';
  readonly text: string;
}

export interface MatchStore {
  create(match: Match, lines: readonly TableLine[], summary: Summary): Promise<void>;
  load(id: string): Promise<StoredMatch | null>;
  linesFrom(id: string, seq: number): Promise<readonly StoredLine[]>;
  /** How far these matches are; those that do not exist are left out. */
  heads(ids: readonly string[]): Promise<readonly Head[]>;
  /** Resolved only when the lines are safe. `conflict`: somebody else was faster, or the submission is there already. */
  append(append: Append): Promise<'done' | 'conflict'>;
  /** Matches whose moment has come, the longest waiting first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Public tables that wait or play, the newest first. */
  lobby(limit: number): Promise<readonly MatchListed[]>;
  /** Public tables that wait or play where one of these users sits, the latest first. */
  tablesWith(users: readonly string[], limit: number): Promise<readonly MatchListed[]>;
  /** These matches as lists show them; those that do not exist are left out. */
  listed(ids: readonly string[]): Promise<readonly MatchListed[]>;
  /** Tables where the user sits or which they opened, the latest first. */
  listOf(user: string, limit: number): Promise<readonly MatchListed[]>;
  /** The same by name, from the one after `after` on: for walking through all of them, however many. */
  pageOf(user: string, after: string, limit: number): Promise<readonly MatchListed[]>;
  /** How many tables of this host wait or play. */
  countOf(host: string): Promise<number>;
  /** Every match there is, for checking a restored store. */
  ids(after: string, limit: number): Promise<readonly string[]>;
  /** Gives the line its number; a repeated submission gets its old one. */
  say(line: Omit<ChatStored, 'n'>, submission: string): Promise<ChatStored>;
  /** The last lines up to `limit`, oldest first. */
  chat(match: string, limit: number): Promise<readonly ChatStored[]>;
  /** What one user said anywhere, oldest first. */
  saidBy(user: string, limit: number): Promise<readonly ChatStored[]>;
}

export interface User {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface Session {
  readonly user: User;
  readonly expiresAt: number;
  /** When somebody last signed in here; null for a session from before this was kept. */
  readonly createdAt: number | null;
}

/** A chair at one sitting; null for a link from before sittings were told apart. */
export interface SeatLink {
  readonly match: string;
  readonly seat: number;
  readonly sitting: number | null;
}

/** Somebody who is no longer heard. */
export interface Muted {
  readonly id: string;
  /** null where the name was not kept. */
  readonly name: string | null;
  /** Neither is to meet the other: not in talk, at a table, or in the lobby. */
  readonly blocked: boolean;
}

/** What somebody tells the host of the site about somebody else, with what was said. */
export interface Report {
  readonly id: string;
  readonly match: string;
  readonly by: string;
  readonly about: string;
  /** What the other was called at that table. */
  readonly name: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly lines: readonly Pick<ChatStored, 'at' | 'name' | 'text'>[];
  readonly at: number;
}

/** Secrets of people are kept as hashes only: who reads the store cannot use them. */
export interface PeopleStore extends ProgressStore {
  addUser(user: User, recoveryHash: string): Promise<void>;
  user(id: string): Promise<User | null>;
  rename(id: string, name: string): Promise<void>;
  userByRecovery(hash: string): Promise<User | null>;
  /** Again with the same token: the session lasts longer. When and where it began stays as it was. */
  addSession(
    tokenHash: string,
    user: string,
    expiresAt: number,
    began?: { readonly at: number; readonly agent: string },
  ): Promise<void>;
  /** null for an unknown or expired session. */
  userBySession(tokenHash: string, now: number): Promise<Session | null>;
  /** The same for many at once, by hash; who is missing has an unknown or expired session. */
  usersBySession(tokenHashes: readonly string[], now: number): Promise<ReadonlyMap<string, Session>>;
  endSession(tokenHash: string): Promise<void>;
  /** Forgets what has expired: sessions, challenges, links to friends; tries of a day ago, invitations of a month ago. */
  tidy(now: number): Promise<void>;
  /** A link that gives a chair back to who lost it; a newer one replaces it. */
  addSeatLink(tokenHash: string, link: SeatLink & { readonly sitting: number }): Promise<void>;
  seatLink(tokenHash: string): Promise<SeatLink | null>;
  /** `name` is what the other was called where they spoke: what else they are called is not for everybody. */
  mute(user: string, other: string, name: string, blocked: boolean): Promise<void>;
  unmute(user: string, other: string): Promise<void>;
  mutedBy(user: string): Promise<readonly Muted[]>;
  /** Everybody whom this user blocked, and everybody who blocked them. */
  blockedFrom(user: string): Promise<readonly string[]>;
  /** Once more under the same id is an error. */
  addReport(report: Report): Promise<void>;
  /** Those after a moment, the oldest first. */
  reports(after: number, limit: number): Promise<readonly Report[]>;
  reportsBy(user: string): Promise<readonly Report[]>;
}

export interface Store
  extends MatchStore,
    PeopleStore,
    AccountStore,
    CampaignStore,
    NoticeStore,
    PlanStore,
    HolidayStore,
    FriendStore {
  /** Throws if the store cannot be written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store said no; nothing of what was asked has happened. */
export class StoreError extends Error {
  readonly code: StoreProblem;
  constructor(code: StoreProblem, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
