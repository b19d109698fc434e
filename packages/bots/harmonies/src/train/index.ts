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
import type { Rivalry } from './contest.ts';
import { addSums, createSums, explained, type Sums, solveRidge } from './ridge.ts';
import { createSelfPlay, type Manner } from './self-play.ts';

interface Generation extends Manner {
  /** Boards to learn from: a game has as many as it has seats. */
  readonly boards: number;
}

interface Lesson {
  readonly side: Side;
  readonly seats: readonly number[];
  /** In turn, one game after the other. */
  readonly spirits: readonly boolean[];
  /** Each generation plays with the weights of the one before. */
  readonly generations: readonly Generation[];
}

const ALONE: readonly number[] = [1];
const TOGETHER: readonly number[] = [2, 3, 4];
const BOTH: readonly boolean[] = [false, true];

/** Turns are set against each other where the player is good enough to show the difference. */
const CONTEST: Rivalry = { every: 4, turns: 10, worlds: 2, width: 2 };

const START: readonly Generation[] = [
  { boards: 3_000, spread: 0.3, stray: 12, width: 0, contest: null },
  { boards: 3_000, spread: 0.2, stray: 20, width: 2, contest: null },
];
/** What is seen must differ much: who only sees good boards does not learn what is bad about others. */
const FIRST: readonly Generation[] = [
  ...START,
  { boards: 4_500, spread: 0.25, stray: 15, width: 2, contest: CONTEST },
  { boards: 4_500, spread: 0.3, stray: 12, width: 2, contest: CONTEST },
];
const FIRST_TOGETHER: readonly Generation[] = [
  ...START,
  { boards: 3_600, spread: 0.25, stray: 15, width: 2, contest: { ...CONTEST, every: 6 } },
];
/** Where much is known from the other side. */
const FURTHER: readonly Generation[] = [{ boards: 3_000, spread: 0.25, stray: 15, width: 2, contest: CONTEST }];
const FURTHER_TOGETHER: readonly Generation[] = [
  { boards: 2_400, spread: 0.25, stray: 15, width: 2, contest: { ...CONTEST, every: 6 } },
];

/** Side A is learned from common sense, side B from what was learned on side A. */
const LESSONS: PerSet<Lesson> = {
  A: {
    alone: { side: 'A', seats: ALONE, spirits: BOTH, generations: FIRST },
    together: { side: 'A', seats: TOGETHER, spirits: BOTH, generations: FIRST_TOGETHER },
  },
  B: {
    alone: { side: 'B', seats: ALONE, spirits: BOTH, generations: FURTHER },
    together: { side: 'B', seats: TOGETHER, spirits: BOTH, generations: FURTHER_TOGETHER },
  },
};
const RIDGE = 20;
const HABIT = 0.05;
const PRIOR = 0.05;
/** How much more a difference between two turns tells than a game that was played once. */
const CONTESTS_COUNT = 2;
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
  readonly lessons: PerSet<Lesson>;
  readonly results: PerSet<Result>;
}

interface Learning {
  readonly weights: Weights;
  readonly result: Result;
}

/** Some games of a generation; they need nothing but this, so that many processors can play side by side. */
export interface Shard {
  readonly side: Side;
  readonly seats: readonly number[];
  readonly spirits: readonly boolean[];
  readonly weights: Weights;
  readonly generation: Generation;
  readonly name: string;
  readonly from: number;
  readonly games: number;
}

export interface Played {
  readonly sums: Sums;
  /** Turns against each other. */
  readonly contests: Sums;
  readonly total: number;
  readonly boards: number;
}

const GAMES_IN_SHARD = 100;

/** Asks for games and is given what was seen in them, in the same order. */
type School<T> = Generator<readonly Shard[], T, readonly Played[]>;

/** The weights of one lesson. `before` is what was learned for something else and is gone on from. */
function* learn(
  { side, seats, spirits, generations }: Lesson,
  before: Weights | null,
  seed: string,
  progress: (text: string) => void,
): School<Learning> {
  let weights = before ?? weightsByHand(1);
  let result: Result = { mean: 0, explained: 0 };
  const seatsOfGame = seats.reduce((sum, count) => sum + count, 0) / seats.length;
  for (const [i, generation] of generations.entries()) {
    const name = `${seed}/train/${side}${seats.join('')}/${i}`;
    const games = Math.ceil(generation.boards / seatsOfGame);
    const shards = Array.from({ length: Math.ceil(games / GAMES_IN_SHARD) }, (_, shard): Shard => {
      const from = shard * GAMES_IN_SHARD;
      return { side, seats, spirits, weights, generation, name, from, games: Math.min(GAMES_IN_SHARD, games - from) };
    });
    const sums = createSums(FEATURES, KNOTS.length);
    const contests = createSums(FEATURES, KNOTS.length);
    let total = 0;
    let boards = 0;
    for (const played of yield shards) {
      addSums(sums, played.sums);
      addSums(contests, played.contests);
      total += played.total;
      boards += played.boards;
    }
    const all = createSums(FEATURES, KNOTS.length);
    addSums(all, sums);
    addSums(all, contests, CONTESTS_COUNT);
    weights = solveRidge(all, RIDGE, HABIT, before && { weights: before, strength: PRIOR });
    const mean = Math.round((total / boards) * 10) / 10;
    result = { mean, explained: Math.round(explained(sums, weights) * 1000) / 1000 };
    const ofContests = explained(contests, weights).toFixed(3);
    const told = `mean ${result.mean}, explained ${result.explained}, of contests ${ofContests}`;
    progress(`side ${side}, ${seats.join('/')} seats, generation ${i + 1} of ${generations.length}: ${told}`);
  }
  return { weights, result };
}

/** Everything there is to learn. Whoever has many processors plays the shards that it asks for side by side. */
export function* attend(
  seed: string,
  progress: (text: string) => void,
): School<{ readonly file: WeightsFile; readonly card: TrainingCard }> {
  const alone = yield* learn(LESSONS.A.alone, null, seed, progress);
  const together = yield* learn(LESSONS.A.together, null, seed, progress);
  const learned: PerSet<Learning> = {
    A: { alone, together },
    B: {
      alone: yield* learn(LESSONS.B.alone, alone.weights, seed, progress),
      together: yield* learn(LESSONS.B.together, together.weights, seed, progress),
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

export function trainWeights(
  seed: string,
  progress: (text: string) => void,
): { readonly file: WeightsFile; readonly card: TrainingCard } {
  const school = attend(seed, progress);
  for (let asked = school.next(); ; asked = school.next(asked.value.map(playShard))) if (asked.done) return asked.value;
}

function eachSet<T, U>({ A, B }: PerSet<T>, make: (one: T) => U): PerSet<U> {
  return {
    A: { alone: make(A.alone), together: make(A.together) },
    B: { alone: make(B.alone), together: make(B.together) },
  };
}

export function playShard({ side, seats, spirits, weights, generation, name, from, games }: Shard): Played {
  const sums = createSums(FEATURES, KNOTS.length);
  const contests = createSums(FEATURES, KNOTS.length);
  const tables = seats.flatMap((count) => spirits.map((dealt) => setTable(side, count, dealt)));
  const plays = tables.map(({ g }) => createSelfPlay(g, weights, generation, sums, contests));
  let total = 0;
  let boards = 0;
  for (let game = from; game < from + games; game++) {
    const table = game % tables.length;
    const { rules, g } = tables[table]!;
    const start = seedFrom(`${name}/${game}`);
    const pick = pickerOf(start);
    const s = readOpen(g, rules.parts(rules.create(start)).open as unknown as Open);
    shuffleDeck(s, pick);
    for (const points of plays[table]!(s, pick)) total += points;
    boards += g.seats;
  }
  return { sums, contests, total, boards };
}

function setTable(side: Side, seats: number, spirits: boolean) {
  const setup = harmonies.setup({ seats, options: { side, spirits } });
  if (!setup.ok) throw new Error('the usual set-up is refused');
  const rules = harmonies.bind(setup.value) as AnyRules;
  return { rules, g: createGround(setup.value, rules) };
}

const pickerOf = (seed: Seed): Pick => createPicker(Number.parseInt(seed.slice(0, 8), 16));
