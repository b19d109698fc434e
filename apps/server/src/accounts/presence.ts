// Who is here now. The page says so every twelve seconds, and whoever does not want to be seen is not.
import type { FriendStore } from '@sunglade/match';

/** Whoever had the page before their eyes so short a while ago is here. */
const HERE_MS = 40_000;

export async function hereNow(
  store: Pick<FriendStore, 'notHidden' | 'lookingSince'>,
  users: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  return new Set(await store.lookingSince(await store.notHidden(users), now - HERE_MS));
}
