// Which of the puzzles that were found are kept: of every difficulty as many as of any other, single steps and whole turns
// alike, the clearest first.
import { DIFFICULTIES } from './difficulty.ts';
import type { Puzzle, PuzzleDeal } from './puzzle.ts';

/** Deals without a puzzle left are dropped, and each is cut after its last puzzle. */
export function choosePuzzles(deals: readonly PuzzleDeal[], want: number): PuzzleDeal[] {
  const kept = new Set(spread(deals.flatMap(({ puzzles }) => puzzles)).slice(0, want));
  return deals.flatMap((deal) => {
    const puzzles = deal.puzzles.filter((puzzle) => kept.has(puzzle));
    const last = Math.max(0, ...puzzles.map(({ at }) => at));
    return puzzles.length === 0 ? [] : [{ ...deal, lines: deal.lines.slice(0, last), puzzles }];
  });
}

/** One of each difficulty in turn, now a whole turn and then a single step, as long as there are any. */
function spread(puzzles: readonly Puzzle[]): Puzzle[] {
  const isShort = ({ solution }: Puzzle): boolean => solution.length === 1;
  const groups = [false, true].flatMap((short) =>
    DIFFICULTIES.map((difficulty) =>
      puzzles
        .filter((puzzle) => puzzle.difficulty === difficulty && isShort(puzzle) === short)
        .toSorted((a, b) => b.gap - a.gap),
    ),
  );
  const most = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => groups.flatMap((group) => group[i] ?? [])).flat();
}
