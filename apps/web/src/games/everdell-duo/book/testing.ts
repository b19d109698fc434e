// A first chapter as the book would have opened it, for tests.
import type { AnyGame } from '@sunglade/core';
import { carriedInto, createSheet, everdellDuo } from '@sunglade/everdell-duo';
import { createSavedTable, LocalTable } from '../../../session/local-table.ts';
import type { LocalChair, SavedTable } from '../../../session/saved-table.ts';

export const game = everdellDuo as unknown as AnyGame;
const NOON = Date.UTC(2026, 4, 1, 12);
const me: LocalChair = { kind: 'person', person: 0, name: 'Fern' };

export function opened(id: string): SavedTable {
  const carried = carriedInto(createSheet(), 1, 'normal');
  const options = { mode: 'together', chapter: 1, difficulty: 'normal' };
  const kept = createSavedTable(
    { game: game.id, seats: 2, chairs: [me, me], options, carried: carried as never },
    game,
    id,
    NOON,
  );
  if ('problems' in kept) throw new Error(kept.problems.join());
  return kept;
}

/** Somebody gives up: for a team that is the end. */
export function givenUp(kept: SavedTable): SavedTable {
  const table = new LocalTable(kept, game);
  const refused = table.take('person-0', 0, '!resign', NOON);
  if (refused) throw new Error(refused.code);
  return table.kept(NOON);
}
