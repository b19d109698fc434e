// Turns of one moment against each other: games in the same worlds after each tell how the boards they leave behind differ,
// which games that were played once hardly do. What all have in common is left out.
import { createPicker } from '@sunglade/core';
import { createFinder, findCandidates, followCandidate } from '../candidates.ts';
import { countFeatures, createCounting, FEATURES } from '../features.ts';
import type { Ground } from '../ground.ts';
import { lookAt } from '../judge.ts';
import { createLand, surveyLand, totalPoints } from '../landscape.ts';
import { createLean, type Lean } from '../lean.ts';
import { playTurns } from '../playout.ts';
import { createPolicy } from '../policy.ts';
import { type Pick, shuffleDeck } from '../turn.ts';
import { findKnot, KNOTS, type Weights } from '../value.ts';
import { addDifference, type Sums } from './ridge.ts';

export interface Rivalry {
  /** One moment in so many is looked at. */
  readonly every: number;
  readonly turns: number;
  readonly worlds: number;
  /** Width of the beam with which the games are played to their end. */
  readonly width: number;
}

/** Width of the beam that finds the turns: not only the best shall be compared. */
const FINDING = 10;
/** Points by which a turn may look worse than the best and still be compared. */
const NEAR = 15;
const WORLDS = 0x7fffffff;

/** The taste finds the turns, the weights play. */
export function createContest(g: Ground, taste: Weights, weights: Weights, manner: Rivalry, sums: Sums) {
  const finder = createFinder(g, taste, FINDING);
  const policy = createPolicy(g, weights);
  const counting = createCounting();
  const land = createLand();
  const world = createLean(g);
  const size = FEATURES * KNOTS.length;

  return (s: Lean, pick: Pick): void => {
    const seat = s.mover;
    const found = findCandidates(finder, s, seat, []);
    const near = found.filter(({ worth }) => worth > found[0]!.worth - NEAR);
    const turns = near.splice(0, 1);
    while (turns.length < manner.turns && near.length > 0) turns.push(...near.splice(pick(near.length), 1));
    const worlds = Array.from({ length: manner.worlds }, () => pick(WORLDS));
    const usual = new Float64Array(size);
    let mean = 0;
    const seen: { values: Float64Array; target: number }[] = [];
    for (const turn of turns) {
      lookAt(policy.judge, s, seat);
      const points = countFeatures(g, turn.draft.board, policy.judge.clock, counting);
      // What ends the game is known for sure: there is nothing to learn.
      if (counting.left === 0) continue;
      const values = new Float64Array(size);
      const { row, share } = findKnot(counting.left);
      for (let i = 0; i < FEATURES; i++) {
        values[row * FEATURES + i] = counting.features[i]! * (1 - share);
        values[(row + 1) * FEATURES + i] = counting.features[i]! * share;
      }
      let sum = 0;
      for (const number of worlds) {
        const deal = createPicker(number);
        followCandidate(turn, s, seat, world);
        shuffleDeck(world, deal);
        playTurns(policy, world, seat, deal, Number.POSITIVE_INFINITY, manner.width);
        surveyLand(g, world.boards[seat]!, land);
        sum += totalPoints(g, world.boards[seat]!, land);
      }
      const target = sum / worlds.length - points;
      mean += target;
      for (let i = 0; i < size; i++) usual[i]! += values[i]!;
      seen.push({ values, target });
    }
    if (seen.length < 2) return;
    for (const { values, target } of seen) {
      for (let i = 0; i < size; i++) values[i]! -= usual[i]! / seen.length;
      addDifference(sums, values, target - mean / seen.length);
    }
  };
}
