// What travels over the socket. Validators and types are one thing here, shared by server and page.
import type { Patch, Seats } from '@sunglade/core';
import type { Heard, Phrase, Seen, Talk } from '@sunglade/table';
import * as z from 'zod/mini';
import type { Code, CodeOrGames } from './codes.ts';
import { LIMITS } from './limits.ts';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const whole = (max: number) => z.int().check(z.gte(0), z.lte(max));
/** Chosen by the client; a repeated one is answered, not done twice. */
const submissionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));
export const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));
const seat = whole(3);
export const entropy = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A ready phrase, or what it is about, by name. */
const phraseWord = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: whole(1_000_000) }),
  z.strictObject({ type: z.literal('watch'), id: submissionId, table: tableId }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  /** Steps of one seat, all or none. `at` is the seat's count of standing lines they were made for. */
  z.strictObject({
    type: z.literal('submit'),
    id: submissionId,
    table: tableId,
    seat,
    at: whole(100_000),
    steps: z.array(text(LIMITS.stepText)).check(z.minLength(1), z.maxLength(LIMITS.steps)),
  }),
  z.strictObject({
    type: z.literal('sit'),
    id: submissionId,
    table: tableId,
    /** Any free chair where none is named. */
    seat: z.optional(seat),
    /** May be empty: every viewer then finds a word of their own. One's own chair again gives it another name. */
    name: z.string().check(z.maxLength(60)),
    entropy,
  }),
  /** `!undo`, `!hint`, `!resign`, `!stand`, `!bot LEVEL`, `!start`, `!return`, `!propose N`, `!propose bot N`, `!propose end`, `!agree`, `!decline`, `!nudge N`, `!close`. */
  z.strictObject({
    type: z.literal('act'),
    id: submissionId,
    table: tableId,
    seat: z.int().check(z.gte(-1), z.lte(3)),
    text: z
      .string()
      .check(
        z.regex(
          /^!(undo|hint|resign|stand|start|return|agree|decline|close|propose (?:\d{1,6}|bot \d|end)|nudge \d|bot [a-z][a-z0-9-]{0,30}(?:\+[a-z]{1,20})?)$/,
        ),
      ),
  }),
  /** What to do when one's turn comes; no ways: nothing. `seq` is how many lines the table had when it was planned. */
  z.strictObject({
    type: z.literal('plan'),
    id: submissionId,
    table: tableId,
    seat,
    seq: whole(1_000_000),
    ways: z
      .array(z.array(text(LIMITS.stepText)).check(z.minLength(1), z.maxLength(LIMITS.steps)))
      .check(z.maxLength(LIMITS.ways)),
  }),
  z.strictObject({ type: z.literal('say'), id: submissionId, table: tableId, text: text(LIMITS.chatText) }),
  z.strictObject({
    type: z.literal('phrase'),
    id: submissionId,
    table: tableId,
    phrase: z.strictObject({ id: phraseWord, about: z.optional(phraseWord) }),
  }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export type { Heard, Talk };

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  /** The speaker's chair, or -1 for a spectator. */
  readonly seat: number;
  /** Empty where a ready phrase was said. */
  readonly text: string;
  readonly phrase?: Phrase;
}

/** What was heard of one line: numbered from `from` on, and most of them steps. */
export interface SentHeard extends Omit<Heard, 'seq' | 'kind'> {
  readonly kind?: Exclude<Heard['kind'], 'step'>;
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly user: { readonly id: string; readonly name: string };
      readonly talk: Talk;
      /** How long somebody must be gone before a bot may play for them. */
      readonly awayMs?: number;
    }
  /** The page is too old (or too new) for this server. */
  | { readonly type: 'reload'; readonly protocol: number }
  | { readonly type: 'seen'; readonly table: string; readonly seen: Seen }
  /** Up to `seq` lines: what was heard, and how the picture changed. A gap means: watch again. */
  | {
      readonly type: 'moved';
      readonly table: string;
      /** After how many lines it begins, where not every line since is heard of. */
      readonly from?: number;
      readonly seq: number;
      readonly heard: readonly SentHeard[];
      /** Of the open part of the view, where most changes are. */
      readonly open?: Patch;
      /** Of everything else. */
      readonly patch?: Patch;
    }
  | { readonly type: 'ack'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly code: CodeOrGames;
      readonly at?: Readonly<Record<string, number | string>>;
      /** Which of the submitted steps was refused. */
      readonly index?: number;
    }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly here: Seats;
      readonly watching: number;
      /** By seat: since when the table misses whoever sits there; null for who is here, or is not waited for. */
      readonly gone?: readonly (number | null)[];
    }
  | { readonly type: 'error'; readonly code: Code }
  | { readonly type: 'pong' };
