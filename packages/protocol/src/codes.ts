// Every code that a person can be answered with. The page has a text for each of them in each language, or it does not
// compile; whoever refuses or throws with a code takes it from here.
import { EDITION_LIMITS, EDITION_WARNINGS } from '@sunglade/core';
import { OPEN_PROBLEMS, TABLE_REFUSALS } from '@sunglade/table';

/** What people may ask of a table, beyond what the table itself refuses. */
const REQUEST_REFUSALS = ['stale', 'no-such-level', 'no-help', 'no-plan-now', 'plan-too-far'] as const;

/** The server's part in running a table. */
const RUNNER_REFUSALS = ['no-such-table', 'conflict', 'restarting'] as const;

export const STORE_PROBLEMS = ['storage-full', 'storage-failed'] as const;
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

/** Parts of a set-up that the rules do not take; `bad-setup` comes with a list of them. */
const SETUP_PROBLEMS = [
  'seats',
  'options-not-object',
  'option-unknown',
  'option-not-for-seats',
  'option-not-now',
  'option-value',
  'edition-not-json',
  'edition-hash',
  'edition-words',
  ...EDITION_LIMITS,
  ...EDITION_WARNINGS,
  'carried-unknown',
  'clock',
] as const;

const TABLES_PROBLEMS = [
  'no-such-game',
  'bad-setup',
  'too-many-tables',
  'still-here',
  'away-briefly',
  'not-to-nudge',
  'no-such-link',
  'link-old',
  'nothing-said',
  'no-talk-here',
  'phrases-only',
  'no-such-phrase',
  'nobody-to-mute',
  'nobody-to-report',
  'not-with-you',
  'too-many-muted',
  'nothing-to-do',
] as const;

const REVIEW_PROBLEMS = ['no-reviews-here', 'review-running', 'too-many-reviews', 'review-failed'] as const;

const CAMPAIGN_PROBLEMS = [
  'no-such-campaign',
  'no-campaigns-here',
  'too-many-campaigns',
  'chapter-running',
  'chapter-not-open',
  'sheet-wrong',
  'sheet-behind',
] as const;

/** `way-…`: why one could not be used just now. */
const NOTICE_PROBLEMS = [
  'no-such-way',
  'too-many-ways',
  'way-not-offered',
  'account-needed',
  'bad-address',
  'no-such-zone',
  'too-many-mails',
  'way-unreachable',
  'way-refused',
  'way-private',
] as const;

const FRIEND_PROBLEMS = ['no-such-friend', 'too-many-friends', 'too-many-invitations'] as const;

const HOLIDAY_PROBLEMS = [
  'no-holidays',
  'holiday-past',
  'holiday-far',
  'holiday-overlaps',
  'holiday-too-long',
  'too-many-holidays',
  'no-such-holiday',
] as const;

const ACCOUNT_PROBLEMS = [
  'no-session',
  'sign-in-again',
  'wrong-login',
  'too-many-tries',
  'bad-login',
  'login-taken',
  'password-short',
  'password-long',
  'password-easy',
  'no-password',
  'no-passwords-here',
  'passkey-refused',
  'no-such-passkey',
  'too-many-passkeys',
  'no-passkeys-here',
  'last-way-back',
  'no-such-code',
  'no-such-session',
  'busy',
] as const;

/** Of HTTP and the socket themselves, before anybody looked at what was wanted. */
const DOOR_PROBLEMS = [
  'bad-request',
  'bad-message',
  'hello-first',
  'too-large',
  'too-fast',
  'foreign-origin',
  'forbidden',
  'not-found',
  'no-page',
  'server-error',
] as const;

/** What a page says by itself, without a server. */
const PAGE_PROBLEMS = [
  'offline',
  'not-online',
  'not-in-replay',
  'not-done',
  'passkey-cancelled',
  'passkey-known',
  /** The table needs rules, or a version of them, that this page does not have. */
  'page-old',
  'record-bad',
] as const;

export const CODES = [
  ...TABLE_REFUSALS,
  ...OPEN_PROBLEMS,
  ...REQUEST_REFUSALS,
  ...RUNNER_REFUSALS,
  ...STORE_PROBLEMS,
  ...SETUP_PROBLEMS,
  ...TABLES_PROBLEMS,
  ...REVIEW_PROBLEMS,
  ...CAMPAIGN_PROBLEMS,
  ...NOTICE_PROBLEMS,
  ...FRIEND_PROBLEMS,
  ...HOLIDAY_PROBLEMS,
  ...ACCOUNT_PROBLEMS,
  ...DOOR_PROBLEMS,
  ...PAGE_PROBLEMS,
] as const;
export type Code = (typeof CODES)[number];

/**
 * The one place where a code may be any string: the rules of a game refuse steps, and check editions, with codes of
 * their own. No list outside the game can know them, and their texts come with the game's screen.
 */
export type CodeOrGames = Code | (string & Record<never, never>);

const KNOWN: ReadonlySet<string> = new Set(CODES);

export const isCode = (text: string): text is Code => KNOWN.has(text);
