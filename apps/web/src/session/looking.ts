// While somebody has the page before their eyes they need no notice, and their friends see that they are here. Only who has
// a way to be told, a friend or a chair at a public table is asked to say so.
import { call } from './api.ts';

/** Twice in the time for which the server believes it. */
const EVERY_MS = 12_000;
/** Who has no way may set one up at another device. */
const RARELY_MS = 300_000;

let next = 0;

async function look(): Promise<void> {
  if (document.visibilityState !== 'visible' || Date.now() < next) return;
  next = Date.now() + RARELY_MS;
  const answer = await call('POST /api/looking');
  if (answer.ok && answer.value.again) next = 0;
}

/** Something has changed that makes it worth knowing. */
export function lookNow(): void {
  next = 0;
  void look();
}

export function startLooking(): void {
  void look();
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), EVERY_MS);
}
