// Learns the weights from games against oneself. Everything follows from the seed: the same seed gives the same weights.
import { createPicker, hashJson, type Json, only, type Seed, type Setup, seat, seedFrom, viewOf } from '@sunglade/core';
import { evergreen, type Open } from '@sunglade/evergreen';
import { weightsByHand } from '../by-hand.ts';
import { FEATURES } from '../features.ts';
import { createGround } from '../ground.ts';
import { readOpen } from '../lean.ts';
import type { WeightsFile } from '../learned.ts';
import { type Pick, shuffleDeck } from '../rounds.ts';
import type { Weights } from '../value.ts';
import { explained, solveRidge } from './ridge.ts';
import { createSelfPlay, type Manner } from './self-play.ts';

interface Generation extends Manner {
  /** Planets to learn from: a game has as many as it has seats. */
  readonly planets: number;
}

/** Each generation plays with the weights of the one before. */
const GENERATIONS: readonly Generation[] = [
  { planets: 2_000, spread: 0.35, stray: 12, width: 0 },
  { planets: 8_000, spread: 0.35, stray: 12, width: 0 },
  { planets: 5_000, spread: 0.2, stray: 20, width: 2 },
  { planets: 6_000, spread: 0.15, stray: 25, width: 3 },
];
const RIDGE = 20;
/** How strongly each round's weights are drawn to those of the round after it. */
const HABIT = 0.3;
const DIGITS = 5;

export interface TrainingCard {
  readonly seed: string;
  readonly ridge: number;
  readonly habit: number;
  readonly edition: string;
  readonly generations: readonly Generation[];
  /** Per number of seats, from one on. */
  readonly results: readonly SeatsResult[];
}

/** The mean final score in the last generation, and the share of variance that is explained after each round. */
interface SeatsResult {
  readonly mean: number;
  readonly explained: readonly number[];
}

/** The weights for one number of seats. */
export function trainSeats(
  seats: number,
  seed: string,
  progress: (text: string) => void,
): { readonly weights: readonly number[]; readonly result: SeatsResult } {
  const setup = evergreen.setup({ seats });
  if (!setup.ok) throw new Error('the usual set-up is refused');
  let learned = weightsByHand();
  let result: SeatsResult = { mean: 0, explained: [] };
  for (const [i, generation] of GENERATIONS.entries()) {
    const next = learnFrom(setup.value, learned, generation, `${seed}/train/${seats}/${i}`);
    learned = next.weights;
    result = next.result;
    progress(`seats ${seats}, generation ${i + 1} of ${GENERATIONS.length}: mean ${result.mean}`);
  }
  return { weights: Array.from(learned, (weight) => Number(weight.toPrecision(DIGITS))), result };
}

export function gatherWeights(
  seed: string,
  trained: readonly ReturnType<typeof trainSeats>[],
): { readonly file: WeightsFile; readonly card: TrainingCard } {
  const weights = trained.map((one) => one.weights);
  const edition = evergreen.editions[0]?.id ?? '';
  return {
    file: { features: FEATURES, hash: hashJson(weights as Json), weights },
    card: {
      seed,
      ridge: RIDGE,
      habit: HABIT,
      edition,
      generations: GENERATIONS,
      results: trained.map(({ result }) => result),
    },
  };
}

export function trainWeights(seed: string, progress: (text: string) => void): ReturnType<typeof gatherWeights> {
  const { min, max } = evergreen.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return gatherWeights(
    seed,
    counts.map((seats) => trainSeats(seats, seed, progress)),
  );
}

function learnFrom(setup: Setup, weights: Weights, generation: Generation, name: string) {
  const rules = evergreen.bind(setup as Parameters<typeof evergreen.bind>[0]);
  const g = createGround(setup);
  const school = createSelfPlay(g, weights, generation);
  let total = 0;
  const games = Math.ceil(generation.planets / setup.seats);
  for (let game = 0; game < games; game++) {
    const start = seedFrom(`${name}/${game}`);
    const pick = pickerOf(start);
    const s = readOpen(g, viewOf(rules, rules.create(start), only(seat(0))).open as Open);
    shuffleDeck(s, pick);
    school.play(s, pick);
    for (const planet of s.planets) total += planet.points / setup.seats;
  }
  // From the end backwards: a round is much like the one after it, and few games can tell how it differs.
  const learned = new Float64Array(weights.length);
  const shares: number[] = [];
  let habit: Float64Array = weights.slice(-FEATURES);
  for (let round = school.sums.length - 1; round >= 0; round--) {
    const sums = school.sums[round]!;
    habit = solveRidge(sums, RIDGE, { weights: habit, strength: HABIT });
    learned.set(habit, round * FEATURES);
    shares.unshift(Math.round(explained(sums, habit) * 100) / 100);
  }
  return { weights: learned, result: { mean: Math.round((total / games) * 10) / 10, explained: shares } };
}

const pickerOf = (seed: Seed): Pick => createPicker(Number.parseInt(seed.slice(0, 8), 16));
