// What the book learns from the tables of this browser.
import { CAMPAIGN } from '@sunglade/everdell-duo';
import { describe, expect, it } from 'vitest';
import type { SavedTable } from '../../../session/saved-table.ts';
import { type Book, bestKey, EMPTY, settle } from './kept.ts';
import { game, givenUp, opened } from './testing.ts';

describe('the book', () => {
  const kept = opened('campaign-1');
  const book: Book = { ...EMPTY, running: { table: 'campaign-1', chapter: 1 } };

  it('waits for a chapter that is being played', () => {
    expect(settle(book, [kept], game)).toEqual(book);
  });

  it('enters a finished one once', () => {
    const over = givenUp(kept);
    expect(over).toMatchObject({ status: 'over', won: false });
    const after = settle(book, [over], game);
    expect(after.running).toBeNull();
    expect(after.sheet.chapters[0]?.lost).toBe(1);
    expect(after.sheet.entries).toEqual([{ kind: 'played', match: 'campaign-1' }]);
    expect(CAMPAIGN.check(after.sheet, (match) => after.records[match] ?? null)).toBeNull();
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
    const { bests } = settle(EMPTY, tables, game);
    expect(bests).toEqual({ [bestKey(4, 'hard')]: 30 });
    expect(settle({ ...EMPTY, bests }, [won(4, 70, 60)], game).bests).toEqual(bests);
  });
});
