// What was reached goes along with whoever the server knows, and what was reached elsewhere comes here. Without a network
// it stays where it is, and goes along the next time.
import { useSignalEffect } from '@preact/signals';
import { bringLessons, progress } from '../../learn/progress.ts';
import { bringSolved, solved } from '../../puzzles/solved.ts';
import { call, ifKnown } from '../../session/api.ts';
import { bringResults, results } from '../../trials/results.ts';
import { fromReached, type Reached, toReached } from './reached.ts';

const reachedHere = (): Reached =>
  toReached({ lessons: progress.value.lessons, solved: solved.value, results: results.value });

/** What the server has answered to, as a text to compare. */
let sent: string | null = null;

export async function syncProgress(): Promise<void> {
  if (!navigator.onLine) return;
  const reached = reachedHere();
  if (sent === JSON.stringify(reached)) return;
  const answer = await ifKnown(() => call('POST /api/progress', { body: { reached } }));
  if (!answer.ok || answer.value === null) return;
  const all = fromReached(answer.value.reached);
  bringLessons(all.lessons);
  bringSolved(all.solved);
  bringResults(all.results);
  sent = JSON.stringify(reachedHere());
}

/** Now, and whenever something more is reached. */
export function useSyncedProgress(): void {
  useSignalEffect(() => {
    // Read here, so that a change begins it anew.
    reachedHere();
    void syncProgress();
  });
}

/** Somebody else is signed in now. */
export function forgetSent(): void {
  sent = null;
}
