// Where a person wants to hear that it is their turn: bodies of the requests and answers, and the words both sides use.
import * as z from 'zod/mini';
import { NOTICE_LANGUAGES, PAUSES, WAY_GAPS, WAY_KINDS, WAY_RULES } from './notice-words.ts';

const MINUTES_OF_DAY = 24 * 60;
const minuteOfDay = z.int().check(z.gte(0), z.lt(MINUTES_OF_DAY));

/** Minutes since midnight in a time zone by name: daylight saving moves them along. The end may be on the next day. */
export const quietHours = z.strictObject({
  from: minuteOfDay,
  to: minuteOfDay,
  zone: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type QuietHours = z.infer<typeof quietHours>;

const web = z.string().check(z.regex(/^https?:\/\/\S{1,990}$/));
const token = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));
const base64url = (most: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{1,${most}}={0,2}$`)));

/** What a notice needs to arrive. It is shown to its owner only as far as they need to tell ways apart. */
export const wayTarget = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: web,
    p256dh: base64url(100),
    auth: base64url(40),
    /** Which browser, in the words of its owner's page. */
    label: z.string().check(z.maxLength(60)),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.string().check(z.minLength(3), z.maxLength(254)) }),
  z.strictObject({ kind: z.literal('ntfy'), url: web, token: z.optional(token) }),
  z.strictObject({ kind: z.literal('gotify'), url: web, token }),
  z.strictObject({ kind: z.literal('discord'), url: web }),
  z.strictObject({ kind: z.literal('webhook'), url: web }),
]);
export type WayTarget = z.infer<typeof wayTarget>;

const habits = {
  language: z.enum(NOTICE_LANGUAGES),
  rule: z.enum(WAY_RULES),
  /** For `every`. */
  minutes: z.int().check(z.gte(1), z.lte(10_080)),
  quiet: z.nullable(quietHours),
};

export const newWay = z.strictObject({
  target: wayTarget,
  language: habits.language,
  rule: z.optional(habits.rule),
  minutes: z.optional(habits.minutes),
  quiet: z.optional(habits.quiet),
});
export type NewWay = z.infer<typeof newWay>;

export const wayChange = z.strictObject({
  language: z.optional(habits.language),
  rule: z.optional(habits.rule),
  minutes: z.optional(habits.minutes),
  quiet: z.optional(habits.quiet),
});
export type WayChange = z.infer<typeof wayChange>;

export const wayParams = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,100}$/)) });

export const way = z.object({
  id: z.string(),
  kind: z.enum(WAY_KINDS),
  /** Enough to recognise it: a browser, an address, the host of a service. */
  shown: z.string(),
  ...habits,
  confirmed: z.boolean(),
  paused: z.nullable(z.enum(PAUSES)),
  toldAt: z.nullable(z.number()),
});
export type Way = z.infer<typeof way>;

export const ways = z.object({
  ways: z.array(way),
  /** For each kind null where it can be had, or why not. */
  gaps: z.record(z.enum(WAY_KINDS), z.nullable(z.enum(WAY_GAPS))),
  /** What a browser needs to subscribe to push. */
  pushKey: z.string(),
});
export type Ways = z.infer<typeof ways>;

/** The secret that signs a webhook is shown once, here. */
export const wayMade = z.object({ way, secret: z.nullable(z.string()) });
export type WayMade = z.infer<typeof wayMade>;

/** From a link in a mail. */
export const wayToken = z.strictObject({ token: z.string().check(z.minLength(8), z.maxLength(100)) });
export const wayConfirmed = z.object({ shown: z.string() });
/** `again`: whether there is a way that wants to know; whoever has none need not say it. */
export const looked = z.object({ again: z.boolean() });
