// Neither too much nor too little: when a way may be used.
import type { NoticeStored, WayStored } from '@sunglade/match';
import { quietUntil } from './quiet.ts';

/** Whoever had a page before their eyes so short a while ago still looks. */
const LOOKING_MS = 30_000;
const MINUTE = 60_000;

/**
 * Until when the person wants to be left alone by this way; null: it may be used now. A notice that has the word already
 * is not kept waiting by itself.
 */
export function waitUntil(
  { rule, minutes, quiet, toldAt, toldOf }: Pick<WayStored, 'rule' | 'minutes' | 'quiet' | 'toldAt' | 'toldOf'>,
  notice: string,
  lookedAt: number | null,
  now: number,
): number | null {
  const silent = quietUntil(quiet, now);
  if (silent !== null) return silent;
  if (rule === 'away' && lookedAt !== null && lookedAt + LOOKING_MS > now) return lookedAt + LOOKING_MS;
  if (rule === 'every' && toldOf !== notice && toldAt !== null && toldAt + minutes * MINUTE > now)
    return toldAt + minutes * MINUTE;
  return null;
}

/**
 * News that ask for nothing are not told to whoever has been here since: they have seen it, or can. Unless a way is to say
 * everything.
 */
export const hasSeen = (
  { rule }: Pick<WayStored, 'rule'>,
  { kind, at }: Pick<NoticeStored, 'kind' | 'at'>,
  lookedAt: number | null,
): boolean => kind === 'over' && rule !== 'always' && lookedAt !== null && lookedAt + LOOKING_MS > at;

/** In quiet hours, while its person looked, or because nobody took it: it has waited for longer than any notice needs. */
export const wasHeldBack = ({ at }: Pick<NoticeStored, 'at'>, now: number): boolean => at + LOOKING_MS <= now;

/**
 * Who was told before this moment may be told again. Without a limit nothing stands in the way, also what another node
 * tells at the same time with a clock that is a little ahead.
 */
export const toldBefore = ({ rule, minutes }: Pick<WayStored, 'rule' | 'minutes'>, now: number): number =>
  rule === 'every' ? now - minutes * MINUTE : Number.MAX_SAFE_INTEGER;

const FIRST_MS = 5_000;
const LONGEST_MS = 900_000;
/** About ten minutes of trying. */
export const MOST_ATTEMPTS = 8;

/** How long to wait after so many tries that failed. */
export const backOff = (attempts: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
