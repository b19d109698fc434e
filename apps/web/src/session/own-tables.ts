// The own tables on the server, looked at again and again: often while somebody looks at the page, and now and then for the
// tab, which tells from afar how many of them wait.
import { signal } from '@preact/signals';
import type { Listed } from '@sunglade/protocol';
import { waiting } from '../base/title.ts';
import { call, ifKnown } from './api.ts';

const EVERY_MS = 30_000;
const UNSEEN_MS = 120_000;

/** The latest first; empty for somebody whom the server does not know. */
export const ownOnline = signal<readonly Listed[]>([]);

/** Whether the server knows whoever looks. */
export const isKnown = signal(false);

async function read(): Promise<void> {
  const mine = await ifKnown(() => call('GET /api/mine'));
  if (!mine.ok) return;
  isKnown.value = mine.value !== null;
  ownOnline.value = mine.value ?? [];
  waiting.value = ownOnline.value.filter(({ yourTurn }) => yourTurn).length;
}

/** From now on. In a page that nobody sees it is asked more seldom, and only for somebody whom the server knows. */
export function startOwnTables(): void {
  let asked = Number.NEGATIVE_INFINITY;
  const look = (): void => {
    const isSeen = document.visibilityState === 'visible';
    if (!isSeen && (!isKnown.value || Date.now() < asked + UNSEEN_MS)) return;
    asked = Date.now();
    void read();
  };
  look();
  document.addEventListener('visibilitychange', look);
  setInterval(look, EVERY_MS);
}
