// What a page needs of puzzles: no bots, and nothing that thinks.
export { choosePuzzles } from './choose-puzzles.ts';
export { DIFFICULTIES, type Difficulty, difficultyOf } from './difficulty.ts';
export {
  type OpenPuzzle,
  openPuzzle,
  type Puzzle,
  type PuzzleDeal,
  type PuzzleFile,
  readPuzzleLine,
} from './puzzle.ts';
export { positionAfter } from './same-turn.ts';
