// While somebody has the page before their eyes they need no notice. Only who has a way to be told is asked to say so.
import { call } from './api.ts';

/** Twice in the time for which the server believes it. */
const EVERY_MS = 12_000;
/** Who has no way may set one up at another device. */
const RARELY_MS = 300_000;

export function startLooking(): void {
  let next = 0;
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || Date.now() < next) return;
    next = Date.now() + RARELY_MS;
    const answer = await call('POST /api/looking');
    if (answer.ok && answer.value.again) next = 0;
  };
  void look();
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), EVERY_MS);
}
