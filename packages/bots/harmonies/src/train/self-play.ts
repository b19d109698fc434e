// Games against oneself from which the value is learned: each with a taste of its own, so that all kinds of boards come up.
import { countFeatures, createCounting, FEATURES } from '../features.ts';
import type { Ground } from '../ground.ts';
import { lookAt } from '../judge.ts';
import { createLand, surveyLand, totalPoints } from '../landscape.ts';
import type { Lean } from '../lean.ts';
import { actByBeam, swapQuickly } from '../playout.ts';
import { actQuickly, createPolicy } from '../policy.ts';
import { finishTurn, isEmptySpace, keepSpirit, type Pick, takeTokens } from '../turn.ts';
import { findKnot, type Weights } from '../value.ts';
import { createContest, type Rivalry } from './contest.ts';
import { addSample, type Sums } from './ridge.ts';

export interface Manner {
  /** How much the weights differ from game to game. */
  readonly spread: number;
  /** One group of tokens in so many is taken at random. */
  readonly stray: number;
  /** Width of the beam; 0 for the quick player. */
  readonly width: number;
  /** How turns are set against each other now and then, where they are. */
  readonly contest: Rivalry | null;
}

const bell = (pick: Pick): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += pick(1 << 20) / (1 << 20);
  return sum;
};

/** Plays a game to its end, adds what was seen to the sums, and answers the final points of all seats. */
export type SelfPlay = (start: Lean, pick: Pick) => number[];

export function createSelfPlay(g: Ground, weights: Weights, manner: Manner, sums: Sums, contests: Sums): SelfPlay {
  const { spread, stray, width, contest: rivalry } = manner;
  const own = weights.slice();
  const contest = rivalry && createContest(g, own, weights, rivalry, contests);
  const policy = createPolicy(g, own);
  const counting = createCounting();
  const land = createLand();

  const changeTaste = (pick: Pick): void => {
    const factors = Float64Array.from({ length: FEATURES }, () => Math.exp(spread * bell(pick)));
    for (let i = 0; i < own.length; i++) own[i] = weights[i]! * factors[i % FEATURES]!;
  };

  const act = (s: Lean, pick: Pick): void => {
    if (pick(stray) === 0) {
      const groups = Array.from({ length: g.central }, (_, i) => i).filter((group) => !isEmptySpace(s, group));
      takeTokens(s, groups[pick(groups.length)]!);
    }
    if (width === 0) actQuickly(policy, s);
    else actByBeam(policy.judge, width, s);
  };

  return (s, pick) => {
    changeTaste(pick);
    if (g.spirits) dealSpirits(g, s, pick);
    const seen: { seat: number; points: number; left: number; features: Float64Array }[] = [];
    while (s.phase !== 'over') {
      if (s.phase === 'swap') swapQuickly(policy, s);
      if (rivalry && pick(rivalry.every) === 0) contest?.(s, pick);
      act(s, pick);
      const seat = s.mover;
      lookAt(policy.judge, s, seat);
      const points = countFeatures(g, s.boards[seat]!, policy.judge.clock, counting);
      if (counting.left > 0) seen.push({ seat, points, left: counting.left, features: counting.features.slice() });
      finishTurn(g, s, pick);
    }
    const finals = s.boards.map((board) => {
      surveyLand(g, board, land);
      return totalPoints(g, board, land);
    });
    for (const { seat, points, left, features } of seen) {
      const { row, share } = findKnot(left);
      addSample(sums, features, row, share, finals[seat]! - points);
    }
    return finals;
  };
}

/** Any spirit for everybody: which of two is the better one is not known yet. */
function dealSpirits({ content: { animals, cards } }: Ground, s: Lean, pick: Pick): void {
  const pile = Array.from({ length: cards - animals }, (_, i) => animals + i);
  for (const board of s.boards) keepSpirit(board, pile.splice(pick(pile.length), 1)[0]!);
  s.phase = 'turn';
}
