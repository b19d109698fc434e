import { describe, expect, it } from 'vitest';
import { choosePuzzles } from './choose-puzzles.ts';
import { type Difficulty, difficultyOf } from './difficulty.ts';
import type { Puzzle, PuzzleDeal } from './puzzle.ts';

const puzzle = (id: string, at: number, difficulty: Difficulty, gap: number, steps = 2): Puzzle => ({
  id,
  at,
  difficulty,
  gap,
  seat: 0,
  solution: Array.from({ length: steps }, () => 'x'),
  error: 0,
  reasons: [],
});

const deals: PuzzleDeal[] = [
  { seed: 'a', lines: ['0 x', '1 y', '0 z'], puzzles: [puzzle('a1', 1, 1, 900), puzzle('a3', 3, 1, 200)] },
  { seed: 'b', lines: ['0 x', '1 y', '0 z'], puzzles: [puzzle('b2', 2, 4, 150), puzzle('b3', 3, 1, 300)] },
];

const ids = (chosen: readonly PuzzleDeal[]): string[] => chosen.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));

describe('choosing puzzles', () => {
  it('takes every difficulty in turn, the clearest first', () => {
    expect(ids(choosePuzzles(deals, 2))).toEqual(['a1', 'b2']);
    expect(ids(choosePuzzles(deals, 3))).toEqual(['a1', 'b2', 'b3']);
    expect(ids(choosePuzzles(deals, 9))).toEqual(['a1', 'a3', 'b2', 'b3']);
  });

  it('takes single steps and whole turns alike', () => {
    const puzzles = [puzzle('s1', 1, 1, 900, 1), puzzle('s2', 2, 1, 800, 1), puzzle('l1', 3, 1, 200)];
    expect(ids(choosePuzzles([{ seed: 'c', lines: [], puzzles }], 2))).toEqual(['s1', 'l1']);
  });

  it('cuts a deal after its last puzzle, and drops those without one', () => {
    expect(choosePuzzles(deals, 2).map(({ lines }) => lines.length)).toEqual([1, 2]);
    expect(choosePuzzles(deals, 1)).toHaveLength(1);
  });
});

it('calls what all find easy and what nobody finds hard', () => {
  expect([12, 10, 7, 6, 3, 2, 0].map((found) => difficultyOf(found, 12))).toEqual([1, 1, 3, 3, 4, 5, 5]);
});
