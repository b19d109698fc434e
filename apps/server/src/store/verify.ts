import type { Store } from '@sunglade/match';
import { type LoadGame, openTable } from '@sunglade/table';

const PAGE = 500;

/** Plays every stored match again; throws with the names of those that do not fit. */
export async function verifyStore(store: Store, loadGame: LoadGame): Promise<string> {
  let [matches, lines, after] = [0, 0, ''];
  const bad: string[] = [];
  for (;;) {
    const ids = await store.ids(after, PAGE);
    for (const id of ids) {
      const found = await store.load(id);
      if (!found) continue;
      matches++;
      lines += found.lines.length;
      try {
        await openTable(found.match, found.lines, loadGame);
      } catch (error) {
        bad.push(error instanceof Error ? error.message : String(error));
      }
      after = id;
    }
    if (ids.length < PAGE) break;
  }
  await store.close();
  if (bad.length > 0) throw new Error(bad.join('\n'));
  return `${matches} matches with ${lines} lines: every one plays again.\n`;
}
