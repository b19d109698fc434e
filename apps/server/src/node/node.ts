// One web node: store, bus, bots, tables, people, sockets. Everything from outside comes in through its parts.
import type { Seats } from '@sunglade/core';
import type { Bus, Runner, Store } from '@sunglade/match';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Friends } from '../accounts/friends.ts';
import type { Holidays } from '../accounts/holidays.ts';
import type { People } from '../accounts/people.ts';
import type { Config } from '../base/config.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Secrets } from '../base/secrets.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Notices } from '../notices/notices.ts';
import type { Reviews } from '../reviews/reviews.ts';
import type { Campaigns } from '../tables/campaigns.ts';
import type { Chat } from '../tables/chat.ts';
import type { Games } from '../tables/games.ts';
import type { Tables } from '../tables/tables.ts';

export interface NodeParts {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: BotPool;
  readonly games: Games;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** What the rest needs to know of the sockets. */
interface Sockets {
  readonly size: number;
  /** Tells everybody at a table who is there, a moment later. */
  presence(table: string): void;
  /** Which seats have their person at the table, at any node, and how many others look on. */
  peopleAt(table: string): Promise<{ readonly here: Seats; readonly watching: number }>;
  /** Since when a table misses somebody it waits for: they went, or their turn began; null where it does not wait. */
  goneSince(table: string, chair: { readonly holder: string; readonly since: number | null }): number | null;
  /** Closes a person's sockets. */
  leave(user: string): void;
}

export interface Node extends NodeParts {
  readonly runner: Runner;
  readonly people: People;
  readonly accounts: Accounts;
  readonly holidays: Holidays;
  readonly friends: Friends;
  readonly tables: Tables;
  readonly campaigns: Campaigns;
  readonly chat: Chat;
  readonly reviews: Reviews;
  readonly notices: Notices;
  readonly hub: Sockets;
  readonly metrics: Metrics;
  readonly stopping: boolean;
}
