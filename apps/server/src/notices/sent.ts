// What became of a notice that was handed over, in words that are the same for every way.
import type { Pause } from '@sunglade/protocol';
import { type Answered, OutboundError } from './outbound.ts';

export type Sent =
  | { readonly kind: 'sent' }
  /** The other side has forgotten this way: so do we. */
  | { readonly kind: 'gone' }
  /** It will not be taken by trying again. */
  | { readonly kind: 'failed'; readonly why: Pause }
  /** Perhaps it is taken later. */
  | { readonly kind: 'later'; readonly afterMs: number | null };

const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** A redirect is a refusal too: nobody is followed anywhere. */
export function judgeAnswer({ status, retryAfterMs }: Answered): Sent {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status >= 500 || PASSING.has(status)) return { kind: 'later', afterMs: retryAfterMs };
  return { kind: 'failed', why: 'refused' };
}

export function judgeError(error: unknown): Sent {
  if (!(error instanceof OutboundError)) throw error;
  return error.code === 'unreachable' ? { kind: 'later', afterMs: null } : { kind: 'failed', why: 'private' };
}
