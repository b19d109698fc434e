// Up to which line somebody has watched each table, kept in this browser.

const KEY = 'sunglade.watched';
/** Tables that were looked at longest ago are forgotten. */
const MOST = 100;

function load(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** null for a table that was never watched here. */
export function watchedLine(table: string): number | null {
  const line = load()[table];
  return typeof line === 'number' && line >= 0 ? line : null;
}

export function markWatched(table: string, line: number): void {
  const { [table]: _, ...others } = load();
  const kept = Object.fromEntries([...Object.entries(others), [table, line]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has nothing to offer later.
  }
}
