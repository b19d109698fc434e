// @vitest-environment node
// What is shipped: enough of it, small, and playable by the rules it names.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPuzzle, type PuzzleFile } from '@sunglade/coach/puzzles';
import { hasSeat } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { describe, expect, it } from 'vitest';
import { loadPuzzles, PUZZLE_GAMES } from './load.ts';

const ENOUGH = 50;
const MOST_BYTES = 150_000;

const textOf = (game: string): string =>
  readFileSync(fileURLToPath(new URL(`./data/${game}.json`, import.meta.url)), 'utf8');

describe.each(PUZZLE_GAMES)('the puzzles of %s', (game) => {
  it('are enough, small, and each known by a name of its own', () => {
    const text = textOf(game);
    const { deals } = JSON.parse(text) as PuzzleFile;
    const ids = deals.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
    expect(ids.length).toBeGreaterThanOrEqual(ENOUGH);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text.length).toBeLessThan(MOST_BYTES);
  });

  it('can be played: their moment is reached, and the solution ends where something is learned or others go on', async () => {
    const book = await loadPuzzles(game);
    const rules = await loadGame(game, book?.file.rules);
    if (!book || !rules) throw new Error('no puzzles');
    for (const { deal, puzzle } of book.list) {
      const open = openPuzzle(rules, book.file, deal, puzzle);
      if (!open.ok) throw new Error(`${puzzle.id}: ${JSON.stringify(open.problems)}`);
      const { rules: bound, state, seat, solution } = open.value;
      expect(deal.lines.length).toBeGreaterThanOrEqual(puzzle.at);
      let over = false;
      for (const step of solution) {
        expect(over).toBe(false);
        expect(bound.refuse(state, seat, step)).toBeNull();
        const sealed = bound.apply(state, seat, step);
        over = hasSeat(sealed, seat) || !hasSeat(bound.acting(state), seat);
      }
      expect(over).toBe(true);
    }
  });

  it('come in more than one difficulty, the easiest first', async () => {
    const levels = (await loadPuzzles(game))?.list.map(({ puzzle }) => puzzle.difficulty) ?? [];
    expect(new Set(levels).size).toBeGreaterThan(2);
    expect(levels).toEqual(levels.toSorted());
  });
});
