// Bodies of the HTTP requests and answers, for server, page and OpenAPI.
import type { Json, OptionSpec } from '@sunglade/core';
import { TALKS, TIMEOUTS } from '@sunglade/table';
import * as z from 'zod/mini';
import type { Code, CodeOrGames } from './codes.ts';
import { LIMITS, REPORT_REASONS } from './limits.ts';
import { tableId } from './wire.ts';

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().check(z.gte(5), z.lte(86_400)) }),
  z.strictObject({ kind: z.literal('game'), seconds: z.int().check(z.gte(30), z.lte(604_800)) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().check(z.gte(1), z.lte(30)) }),
]);

export const newTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  seats: z.int().check(z.gte(1), z.lte(4)),
  options: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  /** The name of a shipped edition, or content of one's own. */
  edition: z.optional(z.unknown()),
  public: z.optional(z.boolean()),
  clock: z.optional(clock),
  onTimeout: z.optional(z.enum(TIMEOUTS)),
  fillIn: z.optional(z.string().check(z.maxLength(32))),
  /** Which help of the coach people may ask for; none if nothing is said. */
  help: z.optional(z.enum(['all', 'hints', 'none'])),
  /** How people may talk there, at most as much as the host of the site allows. */
  talk: z.optional(z.enum(TALKS)),
});
export type NewTable = z.infer<typeof newTable>;

const nameText = z.string().check(z.minLength(1), z.maxLength(60));
export const name = z.strictObject({ name: nameText });
export const guest = z.optional(z.nullable(z.strictObject({ name: z.optional(nameText) })));
export const recovery = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) });
export const seatChoice = z.strictObject({ seat: z.int().check(z.gte(0), z.lte(3)) });
export const claim = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) });
/** The speaker of a line of chat, or whoever sits on a chair. */
const somebody = {
  line: z.optional(z.int().check(z.gte(0))),
  seat: z.optional(z.int().check(z.gte(0), z.lte(3))),
};
/** Those, or somebody muted before. */
export const mute = z.strictObject({
  ...somebody,
  user: z.optional(z.string().check(z.maxLength(40))),
  muted: z.boolean(),
  /** Stay out of each other's way: neither hears the other, joins the other's tables or finds them in the lobby. */
  block: z.optional(z.boolean()),
});
/** What the host of the site is asked to look at. */
export const report = z.strictObject({
  ...somebody,
  reason: z.enum(REPORT_REASONS),
  text: z.string().check(z.maxLength(LIMITS.chatText)),
});
export type NewReport = z.infer<typeof report>;
export const tableParams = z.object({ id: tableId });
export const pastQuery = z.object({ views: z.optional(z.enum(['0', '1'])) });

const person = z.object({ id: z.string(), name: z.string() });
const muted = z.array(z.extend(person, { blocked: z.boolean() }));
export const welcomed = z.object({ user: person, recovery: z.string() });
export const me = z.object({ user: person, muted });
/** Nobody yet on a first visit, which is no error. */
export const whoAmI = z.object({
  user: z.nullable(person),
  muted,
  /** How people may talk at the tables of this site at most; unsaid by servers from before. */
  talk: z.optional(z.enum(TALKS)),
});
export type MutedListed = z.infer<typeof muted>[number];
export const mutedParams = z.object({ id: z.string().check(z.maxLength(40)) });
export const opened = z.object({
  id: z.string(),
  /** Strange, but playable: what an edition of one's own may not have meant. */
  warnings: z.optional(z.array(z.object({ code: z.string(), path: z.string() }))),
});
export type Opened = z.infer<typeof opened>;
export const seatToken = z.object({ token: z.string() });
export const claimed = z.object({ table: z.string(), seat: z.int() });

/** A game, and what can be chosen for a table of it. */
export interface GameOffer {
  readonly id: string;
  readonly version: number;
  readonly example: boolean;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly editions: readonly { readonly id: string; readonly hash: string }[];
  readonly levels: readonly string[];
}

/** A sheet, and the records of the matches on it that the server does not know. */
export const playedElsewhere = z.strictObject({
  sheet: z.unknown(),
  records: z.record(tableId, z.unknown()),
});
export type PlayedElsewhere = z.infer<typeof playedElsewhere>;
/** A new one, or one that was begun without a server. */
export const newCampaign = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  played: z.optional(playedElsewhere),
});
export type NewCampaign = z.infer<typeof newCampaign>;
/** What the players wish for in words of the game, and the table for it. */
export const newChapter = z.strictObject({
  wish: z.unknown(),
  clock: z.optional(clock),
  onTimeout: z.optional(z.enum(TIMEOUTS)),
});

export interface CampaignListed {
  readonly id: string;
  readonly game: string;
  readonly sheet: Json;
  /** Who else plays it: a name, empty where they gave none; null alone. */
  readonly partner: string | null;
  /** The table on which it goes on. */
  readonly running: string | null;
  readonly updatedAt: number;
}

/** Every error of the HTTP door. */
export interface HttpProblem {
  readonly code: Code;
  /** Of a set-up or a body: what is wrong where. */
  readonly problems?: readonly { readonly code: CodeOrGames; readonly path: string }[];
}

/** A table as the lobby and the own list show it. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly status: 'open' | 'playing' | 'over' | 'closed';
  readonly seats: number;
  /** Who sits where; `@level` for a bot, `@Deleted` for somebody forgotten, null for a free chair. */
  readonly names: readonly (string | null)[];
  readonly clock: z.infer<typeof clock>;
  readonly openedAt: number;
  /** In the lobby, of a table that waits: the seats whose people are here now and want it to be seen. */
  readonly here?: number;
  /** In the own list: the own seats, and those that must act. */
  readonly you?: number;
  readonly acting?: number;
  /** In the own list: whether one of the own seats must act, and until when. */
  readonly yourTurn?: boolean;
  readonly due?: number | null;
  /** In the own list, of a finished table that can be played again with the same: when it ended, on which chair one sat, and who else. */
  readonly again?: { readonly at: number; readonly seat: number; readonly with: readonly string[] };
}
