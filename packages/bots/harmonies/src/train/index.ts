// Learns the weights from games against oneself. Everything follows from the seed: the same seed gives the same weights.
import { type AnyRules, createPicker, hashJson, type Json, type Seed, seedFrom } from '@sunglade/core';
import { harmonies, type Open, type Side } from '@sunglade/harmonies';
import { weightsByHand } from '../by-hand.ts';
import { FEATURES } from '../features.ts';
import { createGround } from '../ground.ts';
import { readOpen } from '../lean.ts';
import type { PerSet, WeightsFile } from '../learned.ts';
import { type Pick, shuffleDeck } from '../turn.ts';
import { KNOTS, type Weights } from '../value.ts';
import { createSums, explained, type Sums, solveRidge } from './ridge.ts';
import { createSelfPlay, type Manner } from './self-play.ts';

interface Generation extends Manner {
  /** Boards to learn from: a game has as many as it has seats. */
  readonly boards: number;
}

interface Lesson {
  readonly side: Side;
  readonly seats: readonly number[];
  /** Each generation plays with the weights of the one before. */
  readonly generations: readonly Generation[];
}

const ALONE: readonly number[] = [1];
const TOGETHER: readonly number[] = [2, 3, 4];

const FIRST: readonly Generation[] = [
  { boards: 1_800, spread: 0.3, stray: 12, width: 0 },
  { boards: 1_800, spread: 0.2, stray: 20, width: 2 },
  { boards: 2_400, spread: 0.12, stray: 30, width: 2 },
];
/** Where much is known from the other side. */
const FURTHER: readonly Generation[] = [
  { boards: 1_200, spread: 0.15, stray: 25, width: 2 },
  { boards: 1_800, spread: 0.12, stray: 30, width: 2 },
];

/** Side A is learned from common sense, side B from what was learned on side A. */
const LESSONS: PerSet<Lesson> = {
  A: {
    alone: { side: 'A', seats: ALONE, generations: FIRST },
    together: { side: 'A', seats: TOGETHER, generations: FIRST },
  },
  B: {
    alone: { side: 'B', seats: ALONE, generations: FURTHER },
    together: { side: 'B', seats: TOGETHER, generations: FURTHER },
  },
};
const RIDGE = 20;
const HABIT = 0.05;
const PRIOR = 0.05;
const DIGITS = 5;

/** The mean final score in the last generation, and the share of variance that is explained. */
interface Result {
  readonly mean: number;
  readonly explained: number;
}

export interface TrainingCard {
  readonly seed: string;
  readonly ridge: number;
  readonly habit: number;
  readonly prior: number;
  readonly edition: string;
  /** Half of the games are with spirits. */
  readonly lessons: PerSet<Lesson>;
  readonly results: PerSet<Result>;
}

interface Learning {
  readonly weights: Weights;
  readonly result: Result;
}

/** The weights of one lesson. `before` is what was learned for something else and is gone on from. */
function learn(
  { side, seats, generations }: Lesson,
  before: Weights | null,
  seed: string,
  progress: (text: string) => void,
): Learning {
  let weights = before ?? weightsByHand(1);
  let result: Result = { mean: 0, explained: 0 };
  for (const [i, generation] of generations.entries()) {
    const sums = createSums(FEATURES, KNOTS.length);
    const mean = playGeneration(side, seats, weights, generation, `${seed}/train/${side}${seats.join('')}/${i}`, sums);
    weights = solveRidge(sums, RIDGE, HABIT, before && { weights: before, strength: PRIOR });
    result = { mean: Math.round(mean * 10) / 10, explained: Math.round(explained(sums, weights) * 1000) / 1000 };
    const told = `mean ${result.mean}, explained ${result.explained}`;
    progress(`side ${side}, ${seats.join('/')} seats, generation ${i + 1} of ${generations.length}: ${told}`);
  }
  return { weights, result };
}

export function trainWeights(
  seed: string,
  progress: (text: string) => void,
): { readonly file: WeightsFile; readonly card: TrainingCard } {
  const alone = learn(LESSONS.A.alone, null, seed, progress);
  const together = learn(LESSONS.A.together, null, seed, progress);
  const learned: PerSet<Learning> = {
    A: { alone, together },
    B: {
      alone: learn(LESSONS.B.alone, alone.weights, seed, progress),
      together: learn(LESSONS.B.together, together.weights, seed, progress),
    },
  };
  const weights = eachSet(learned, (one) => Array.from(one.weights, (weight) => Number(weight.toPrecision(DIGITS))));
  return {
    file: { features: FEATURES, hash: hashJson(weights as Json), weights },
    card: {
      seed,
      ridge: RIDGE,
      habit: HABIT,
      prior: PRIOR,
      edition: harmonies.editions[0]?.id ?? '',
      lessons: LESSONS,
      results: eachSet(learned, ({ result }) => result),
    },
  };
}

function eachSet<T, U>({ A, B }: PerSet<T>, make: (one: T) => U): PerSet<U> {
  return {
    A: { alone: make(A.alone), together: make(A.together) },
    B: { alone: make(B.alone), together: make(B.together) },
  };
}

/** Answers the mean final score. */
function playGeneration(
  side: Side,
  seats: readonly number[],
  weights: Weights,
  generation: Generation,
  name: string,
  sums: Sums,
): number {
  const tables = seats.flatMap((count) => [false, true].map((spirits) => setTable(side, count, spirits)));
  const schools = tables.map(({ rules, g }) => ({
    rules,
    g,
    play: createSelfPlay(g, weights, generation, sums),
  }));
  let total = 0;
  let boards = 0;
  for (let game = 0; boards < generation.boards; game++) {
    const { rules, g, play } = schools[game % schools.length]!;
    const start = seedFrom(`${name}/${game}`);
    const pick = pickerOf(start);
    const s = readOpen(g, rules.parts(rules.create(start)).open as unknown as Open);
    shuffleDeck(s, pick);
    for (const points of play(s, pick)) total += points;
    boards += g.seats;
  }
  return total / boards;
}

function setTable(side: Side, seats: number, spirits: boolean) {
  const setup = harmonies.setup({ seats, options: { side, spirits } });
  if (!setup.ok) throw new Error('the usual set-up is refused');
  const rules = harmonies.bind(setup.value) as AnyRules;
  return { rules, g: createGround(setup.value, rules) };
}

const pickerOf = (seed: Seed): Pick => createPicker(Number.parseInt(seed.slice(0, 8), 16));
