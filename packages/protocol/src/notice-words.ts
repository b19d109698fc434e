// What both sides call the ways on which people are told. Apart from the validators, so that a page need not load them.

/** How a notice travels. */
export const WAY_KINDS = ['push', 'mail', 'ntfy', 'gotify', 'discord', 'webhook'] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** When a way may be used: whenever a turn begins, not while its person looks, or at most once in so many minutes. */
export const WAY_RULES = ['always', 'away', 'every'] as const;
export type WayRule = (typeof WAY_RULES)[number];

/** Why a way rests: what it leads to does not answer, wants nothing of us, or lies in a network that is not for us. */
export const PAUSES = ['unreachable', 'refused', 'private', 'stopped'] as const;
export type Pause = (typeof PAUSES)[number];

/** Why a way cannot be had here: a setting of the server is missing, or a guest asks for more than push. */
export const WAY_GAPS = ['no-mail-server', 'no-public-url', 'account-needed'] as const;
export type WayGap = (typeof WAY_GAPS)[number];

export const NOTICE_LANGUAGES = ['en', 'de', 'fr'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

/** What a push message tells the service worker. */
export interface PushedNotice {
  /** The same for a second copy. */
  readonly id: string;
  /** One notice at a time for each table: a newer one takes the place of the older. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly path: string;
}
