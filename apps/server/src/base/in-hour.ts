// Nobody gets more than so many mails, and nobody sends more than so many invitations, whichever node they ask.
import type { AccountStore } from '@sunglade/match';
import { hashSecret } from './secrets.ts';

const HOUR = 3_600_000;
const MOST_RACES = 8;

/** Counts one more of something in this hour; when the next one may be tried where there were too many, else null. */
export async function countInHour(
  store: AccountStore,
  what: string,
  most: number,
  now: number,
): Promise<number | null> {
  const end = (Math.floor(now / HOUR) + 1) * HOUR;
  const key = hashSecret(JSON.stringify([what, end]));
  for (let race = 0; race < MOST_RACES; race++) {
    const { count } = await store.attempts(key);
    if (count >= most) return end;
    if (await store.countAttempt(key, count, end)) return null;
  }
  return now + 1_000;
}
