// What the book learns from the tables of this browser.
import type { AnyGame } from '@sunglade/core';
import { carriedInto, createSheet, everdellDuo } from '@sunglade/everdell-duo';
import { describe, expect, it } from 'vitest';
import { createSavedTable, LocalTable } from '../../../session/local-table.ts';
import type { LocalChair, SavedTable } from '../../../session/saved-table.ts';
import { type Book, bestKey, settle } from './kept.ts';

const game = everdellDuo as unknown as AnyGame;
const NOON = Date.UTC(2026, 4, 1, 12);
const me: LocalChair = { kind: 'person', person: 0, name: 'Fern' };
const empty: Book = { sheet: createSheet(), running: null, bests: {} };

function opened(id: string): SavedTable {
  const carried = carriedInto(empty.sheet, 1, 'normal');
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
function givenUp(kept: SavedTable): SavedTable {
  const table = new LocalTable(kept, game);
  const refused = table.take('person-0', 0, '!resign', NOON);
  if (refused) throw new Error(refused.code);
  return table.kept(NOON);
}

describe('the book', () => {
  const kept = opened('campaign-1');
  const book: Book = { ...empty, running: { table: 'campaign-1', chapter: 1 } };

  it('waits for a chapter that is being played', () => {
    expect(settle(book, [kept], game)).toEqual(book);
  });

  it('enters a finished one once', () => {
    const over = givenUp(kept);
    expect(over).toMatchObject({ status: 'over', won: false });
    const after = settle(book, [over], game);
    expect(after.running).toBeNull();
    expect(after.sheet.chapters[0]?.lost).toBe(1);
    expect(after.sheet.matches).toEqual(['campaign-1']);
    expect(settle({ ...after, running: book.running }, [over], game).sheet).toEqual(after.sheet);
  });

  it('counts a table that is gone as a lost try', () => {
    expect(settle(book, [], game).sheet.chapters[0]?.lost).toBe(1);
  });

  it('remembers the highest lead of each challenge that was won, also when its table is gone', () => {
    const won = (challenge: number, score: number, opponent: number, end = true): SavedTable => ({
      ...kept,
      won: end,
      facts: { challenge, difficulty: 'hard', score, opponent, goals: [true] },
    });
    const tables = [won(4, 80, 70), won(4, 90, 60), won(5, 90, 60, false)];
    const { bests } = settle(empty, tables, game);
    expect(bests).toEqual({ [bestKey(4, 'hard')]: 30 });
    expect(settle({ ...empty, bests }, [won(4, 70, 60)], game).bests).toEqual(bests);
  });
});
