// Who judges boards while a turn is put together: the weights, how much of the game is left, and where cubes go.
import { lowestSpace } from '@sunglade/grid';
import { fits } from '@sunglade/harmonies';
import { type Clock, createClock, readClock } from './clock.ts';
import { type Counting, createCounting } from './features.ts';
import type { Ground } from './ground.ts';
import { type Board, copyBoard, createBoard, type Lean } from './lean.ts';
import { nextStack } from './stacks.ts';
import { placeCube, setStack } from './turn.ts';
import { type Weights, worthOf } from './value.ts';

export interface Judge {
  readonly g: Ground;
  readonly weights: Weights;
  readonly counting: Counting;
  readonly clock: Clock;
  readonly scratch: Board;
}

export const createJudge = (g: Ground, weights: Weights): Judge => ({
  g,
  weights,
  counting: createCounting(),
  clock: createClock(),
  scratch: createBoard(g),
});

/** From now on boards are judged as those of this seat. */
export const lookAt = ({ g, clock }: Judge, s: Lean, seat: number): void => readClock(g, s, seat, clock);

export const judge = ({ g, clock, weights, counting }: Judge, board: Board): number =>
  worthOf(g, board, clock, weights, counting);

/** What the board would be worth with one more token. */
export function judgeToken(j: Judge, board: Board, colour: number, space: number): number {
  const before = board.codes[space]!;
  const after = nextStack(before, colour);
  setStack(board, space, before, after);
  const worth = judge(j, board);
  setStack(board, space, after, before);
  return worth;
}

/** Places the cubes that make the board worth more, the best first. Answers what it is worth then. */
export function placeCubes(
  j: Judge,
  board: Board,
  worth: number,
  placed?: (card: number, space: number) => void,
): number {
  const { g, scratch } = j;
  for (let now = worth; ; ) {
    let best = -1;
    let bestSpace = -1;
    let most = now;
    for (let slot = 0; slot < board.heldCount; slot++) {
      const habitat = g.content.habitats[board.held[slot]!]!;
      for (let rest = fits(habitat, board.sets, 0); rest !== 0; rest &= rest - 1) {
        const space = lowestSpace(rest);
        copyBoard(board, scratch);
        placeCube(g, scratch, slot, space);
        // What is sure is better than what is about as good.
        const after = judge(j, scratch) + SURE;
        if (after <= most) continue;
        most = after;
        best = slot;
        bestSpace = space;
      }
    }
    if (best < 0) return now;
    placed?.(board.held[best]!, bestSpace);
    placeCube(g, board, best, bestSpace);
    now = most - SURE;
  }
}

const SURE = 0.01;
