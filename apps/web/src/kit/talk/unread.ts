// Up to which line a table's chat was on the screen, kept as long as the tab of the browser.
import { signal } from '@preact/signals';
import type { ChatLine } from '@sunglade/protocol';

const KEY = 'sunglade.chat-read';

function load(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const read = signal(load());

const lastOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.n ?? -1;

export const hasUnread = (table: string, lines: readonly ChatLine[]): boolean =>
  lastOf(lines) > (read.value[table] ?? -1);

export function markRead(table: string, lines: readonly ChatLine[]): void {
  if (!hasUnread(table, lines)) return;
  read.value = { ...read.value, [table]: lastOf(lines) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(read.value));
  } catch {
    // A browser that keeps nothing shows the dot once more.
  }
}
