// The quick player of games in the head: one card and one token after the other, each where it is worth most now.
import { type Ground, MOST_HELD, TOKENS } from './ground.ts';
import { createJudge, type Judge, judge, judgeToken, lookAt, placeCubes } from './judge.ts';
import { type Board, copyBoard, createBoard, type Lean, NONE } from './lean.ts';
import { COLOUR_COUNT } from './stacks.ts';
import { holdCard, isEmptySpace, mayPlace, placeToken, takeCard, takeTokens } from './turn.ts';
import type { Weights } from './value.ts';

export interface Policy {
  readonly judge: Judge;
  /** The best and second best gain of a token of each colour, and where the best lies. */
  readonly gains: Float64Array;
  readonly seconds: Float64Array;
  readonly spaces: Int8Array;
  readonly trial: Board;
}

export const createPolicy = (g: Ground, weights: Weights): Policy => ({
  judge: createJudge(g, weights),
  gains: new Float64Array(COLOUR_COUNT),
  seconds: new Float64Array(COLOUR_COUNT),
  spaces: new Int8Array(COLOUR_COUNT),
  trial: createBoard(g),
});

const NEVER = -1e9;

/** The mover's whole turn but its end. */
export function actQuickly(p: Policy, s: Lean): void {
  const { judge: j } = p;
  const board = s.boards[s.mover]!;
  lookAt(j, s, s.mover);
  let worth = judge(j, board);
  worth = takeBestCard(p, s, board, worth);
  if (s.took === NONE) {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) findSpace(p, board, colour, worth);
    takeTokens(s, bestGroup(p, s));
  } else
    for (let colour = 0; colour < COLOUR_COUNT; colour++) if (s.hand[colour]! > 0) findSpace(p, board, colour, worth);
  for (let fresh = true; ; fresh = false) {
    let best = NONE;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (s.hand[colour] === 0) continue;
      if (!fresh) findSpace(p, board, colour, worth);
      if (best === NONE || p.gains[colour]! > p.gains[best]!) best = colour;
    }
    if (best === NONE) break;
    placeToken(board, best, p.spaces[best]!);
    s.hand[best]! -= 1;
    worth = placeCubes(j, board, worth + p.gains[best]!);
  }
  takeBestCard(p, s, board, worth);
}

function findSpace(p: Policy, board: Board, colour: number, worth: number): void {
  const { judge: j } = p;
  let gain = NEVER;
  let second = NEVER;
  for (let space = 0; space < j.g.size; space++) {
    if (!mayPlace(board, colour, space)) continue;
    const now = judgeToken(j, board, colour, space) - worth;
    if (now > gain) {
      second = gain;
      gain = now;
      p.spaces[colour] = space;
    } else if (now > second) second = now;
  }
  p.gains[colour] = gain;
  p.seconds[colour] = second;
}

/** The group whose tokens gain most one by one; a second token of a colour gains what its second best space does. */
function bestGroup(p: Policy, s: Lean): number {
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let group = 0; group * TOKENS < s.middle.length; group++) {
    if (isEmptySpace(s, group)) continue;
    let gain = 0;
    for (let i = 0; i < TOKENS; i++) {
      const colour = s.middle[group * TOKENS + i]!;
      let again = false;
      for (let k = 0; k < i; k++) if (s.middle[group * TOKENS + k] === colour) again = true;
      gain += again ? p.seconds[colour]! : p.gains[colour]!;
    }
    if (gain <= most) continue;
    most = gain;
    best = group;
  }
  return best;
}

/** What the board is worth with each open card in hand; answers the best slot, or NONE where none is worth taking. */
function takeBestCard(p: Policy, s: Lean, board: Board, worth: number): number {
  if (s.cardTaken || board.heldCount === MOST_HELD) return worth;
  let best = NONE;
  let most = worth;
  for (let slot = 0; slot < s.display.length; slot++) {
    if (s.display[slot] === NONE) continue;
    const now = judgeCard(p, board, s.display[slot]!);
    if (now <= most) continue;
    most = now;
    best = slot;
  }
  if (best === NONE) return worth;
  takeCard(s, board, best);
  return placeCubes(p.judge, board, most);
}

function judgeCard(p: Policy, board: Board, card: number): number {
  copyBoard(board, p.trial);
  holdCard(p.trial, card);
  return judge(p.judge, p.trial);
}

/** Alone: the open card that is worth least is put away, unless there is no room for any. */
export function chooseSwap(p: Policy, s: Lean): number {
  const board = s.boards[s.mover]!;
  if (board.heldCount === MOST_HELD) return NONE;
  lookAt(p.judge, s, s.mover);
  let worst = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < s.display.length; slot++) {
    if (s.display[slot] === NONE) continue;
    const worth = judgeCard(p, board, s.display[slot]!);
    if (worth >= least) continue;
    least = worth;
    worst = slot;
  }
  return worst;
}
