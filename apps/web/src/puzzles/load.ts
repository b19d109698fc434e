// The puzzles of each game: loaded when somebody wants to see them.
import type { Puzzle, PuzzleDeal, PuzzleFile } from '@sunglade/coach/puzzles';

const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  evergreen: () => import('./data/evergreen.json'),
  harmonies: () => import('./data/harmonies.json'),
  'everdell-duo': () => import('./data/everdell-duo.json'),
};

export const PUZZLE_GAMES: readonly string[] = Object.keys(FILES);

export interface Listed {
  readonly deal: PuzzleDeal;
  readonly puzzle: Puzzle;
}

export interface PuzzleBook {
  readonly file: PuzzleFile;
  /** The easiest first. */
  readonly list: readonly Listed[];
}

/** null for a game without puzzles. */
export async function loadPuzzles(game: string): Promise<PuzzleBook | null> {
  const load = Object.hasOwn(FILES, game) ? FILES[game] : undefined;
  if (!load) return null;
  const file = (await load()).default as PuzzleFile;
  const list = file.deals
    .flatMap((deal) => deal.puzzles.map((puzzle) => ({ deal, puzzle })))
    .sort((a, b) => a.puzzle.difficulty - b.puzzle.difficulty);
  return { file, list };
}
