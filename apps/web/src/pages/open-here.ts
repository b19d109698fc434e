// Tables of this browser: how one is opened.
import { usualBots } from '@sunglade/bots';
import { loadGame } from '@sunglade/registry';
import { safeName } from '@sunglade/table';
import { settings } from '../base/settings.ts';
import { createId } from '../session/ids.ts';
import { createSavedTable } from '../session/local-table.ts';
import { allTables, type LocalSetup, putTable, type SavedTable } from '../session/saved-table.ts';

/** You against a bot, with everything as usual: what "play now" means. */
function usual(game: string, min: number): LocalSetup {
  const seats = Math.max(2, min);
  const name = safeName(settings.value.name) ?? '';
  const chairs = Array.from({ length: seats }, (_, i) =>
    i === 0
      ? ({ kind: 'person', person: 0, name } as const)
      : ({ kind: 'bot', level: usualBots(game)[i - 1] ?? 'random' } as const),
  );
  return { game, seats, chairs };
}

/** A table of the same kind at which nobody has done anything yet: another one beside it would only be in the way. */
async function untouched(wanted: SavedTable): Promise<SavedTable | undefined> {
  const kind = ({ game, rules, options, edition, chairs }: SavedTable): string =>
    JSON.stringify([game, rules, options, edition, chairs]);
  const tables = await allTables();
  return tables.find(
    (one) => one.status === 'playing' && one.lines.length === wanted.lines.length && kind(one) === kind(wanted),
  );
}

/** Opens a table in this browser; answers with its id, or null where there is no such game or set-up. */
export async function openHere(game: string, wish?: LocalSetup, version?: number): Promise<string | null> {
  const rules = await loadGame(game, version);
  if (!rules) return null;
  const kept = createSavedTable(wish ?? usual(game, rules.seats.min), rules, createId(), Date.now());
  if ('problems' in kept) return null;
  const same = wish ? undefined : await untouched(kept);
  if (same) return same.id;
  await putTable(kept);
  return kept.id;
}
