// The solution drawn on the board, through the eyes of the one seat: what others hold stays hidden.
import type { OpenPuzzle } from '@sunglade/coach/puzzles';
import { NOBODY, only, type Step, viewOf } from '@sunglade/core';
import { withTurn } from '../coach/positions.ts';
import { targetsOf } from '../coach/turn-words.ts';
import type { TableModel } from '../kit/model/model.ts';
import { createPosition } from '../kit/screen/position.ts';
import type { Position } from '../kit/screen/screen.ts';

const printed = ({ rules, solution }: OpenPuzzle): string[] => solution.map((step: Step) => rules.print(step));

export const solutionTargets = (model: TableModel, puzzle: OpenPuzzle) =>
  new Set(targetsOf(model, puzzle.seat, printed(puzzle)));

export function positionWith(model: TableModel, puzzle: OpenPuzzle, turn: readonly string[]): Position {
  const { rules, setup, seat, state } = puzzle;
  const world = withTurn(puzzle, state, seat, turn);
  const you = only(seat);
  const { chairs } = model.shown.value;
  const view = viewOf(rules, world, you);
  const about = { game: model.game, setup, rules, view, chairs, you, seat, acting: NOBODY, over: false, live: false };
  return createPosition(about, rules.copy(world));
}
