// The own tables on the server, looked at again and again while somebody looks at the page.
import { signal } from '@preact/signals';
import type { Listed } from '@sunglade/protocol';
import { waiting } from '../base/title.ts';
import { call, ifKnown } from './api.ts';

const EVERY_MS = 30_000;

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

/** From now on; a page that nobody sees asks nothing. */
export function startOwnTables(): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void read();
  };
  look();
  document.addEventListener('visibilitychange', look);
  setInterval(look, EVERY_MS);
}
