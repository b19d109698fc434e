// Everdell Duo together: how often the package's player of whole turns wins each chapter and challenge, beside what was
// measured when the targets were set, and what a step costs next to one of the competitive game.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createPicker, createStepBuffer, NOBODY, type Seat, type Step, seedFrom } from '@sunglade/core';
import { everdellDuo, type Version } from '@sunglade/everdell-duo';
import { createPlanner } from '../packages/games/everdell-duo/src/planner.ts';
import type { DuoRules } from '../packages/games/everdell-duo/src/rules.ts';

/** Shares of wins on normal by another simulator, with players that ignore the goals: no exchange, watch or good news. */
const CALIBRATION = {
  chapters: [1, 0.55, 0.82, 0.57, 0.72, 0.72, 0.95, 0.68, 0.6, 0.47, 0.35, 0.85, 0.5, 0.68, 0.4],
  challenges: [0.95, 0.9, 0.2, 0.8, 0.35, 0.25, 0.4, 0.45, null, 0.6],
} as const;

/** Outside of this a chapter is no longer a question of playing well. */
const [TOO_HARD, TOO_EASY] = [0.05, 0.98];

function setUp(options: object) {
  const setup = everdellDuo.setup({ seats: 2, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
}

const bind = (options: object): DuoRules => everdellDuo.bind(setUp(options)) as DuoRules;

function shareOfWins(options: object, games: number, mindGoals = true): number {
  const rules = bind(options);
  const choose = createPlanner(setUp(options), everdellDuo.version as Version, { mindGoals });
  const pick = createPicker(1);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const state = rules.create(seedFrom(`together ${game}`));
    for (let acting = rules.acting(state); acting !== NOBODY; acting = rules.acting(state)) {
      const one = acting - 1;
      rules.apply(state, one as Seat, choose(state, one, pick) as Step);
    }
    if (rules.outcome(state)?.won) won++;
  }
  process.stderr.write(`${JSON.stringify(options)}${mindGoals ? '' : ', goals ignored'}: ${won} of ${games}\n`);
  return won / games;
}

/** Processor time of a step in random games, in microseconds. */
function stepCost(rules: DuoRules, round: number, games: number): number {
  const buffer = createStepBuffer(rules);
  const pick = createPicker(round + 1);
  const began = process.threadCpuUsage();
  let steps = 0;
  for (let game = 0; game < games; game++) {
    const state = rules.create(seedFrom(`${round} ${game}`));
    for (let acting = rules.acting(state); acting !== NOBODY; acting = rules.acting(state), steps++) {
      const one = (acting - 1) as Seat;
      rules.legal(state, one, buffer);
      rules.apply(state, one, buffer.steps[pick(buffer.length)] as Step);
    }
  }
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / steps;
}

/** What a round costs without a pause of the compiler or collector, which falls into some rounds and not into others. */
const undisturbed = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 2] ?? 0;
const three = (value: number): number => Number(value.toFixed(3));

interface StepCost {
  /** Microseconds. */
  readonly together: number;
  readonly competitive: number;
  readonly ratio: number;
}

/** Both games in turns, each round in the other order; the first two rounds warm up. */
function compareSteps(rounds: number): StepCost {
  const games = [bind({ mode: 'together', chapter: 6 }), bind({})] as const;
  const costs: readonly [number[], number[]] = [[], []];
  for (let round = -2; round < rounds; round++)
    for (const which of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const cost = stepCost(games[which], round + 2, 200);
      if (round >= 0) costs[which].push(cost);
    }
  const [together, competitive] = [undisturbed(costs[0]), undisturbed(costs[1])];
  return { together: three(together), competitive: three(competitive), ratio: three(together / competitive) };
}

const PROCESSES = 7;

/** What the compiler makes of the same code differs from one process to the next: the one in the middle counts. */
function compareInProcesses(
  rounds: number,
): StepCost & { readonly ratios: readonly number[]; readonly rounds: number } {
  const args = ['benches/main.ts', 'together', '--steps', '--rounds', String(rounds)];
  const found = Array.from({ length: PROCESSES }, (): StepCost => {
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    return JSON.parse(stdout) as StepCost;
  }).toSorted((a, b) => a.ratio - b.ratio);
  const middle = found[PROCESSES >> 1];
  if (!middle) throw new Error('no step was measured');
  return { ...middle, ratios: found.map(({ ratio }) => ratio), rounds };
}

/** Equal values share their ranks. */
const ranks = (values: readonly number[]): number[] =>
  values.map((one) => {
    const below = values.filter((other) => other < one).length;
    return below + (values.filter((other) => other === one).length - 1) / 2;
  });

function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length - 1) / 2;
  const sum = (f: (i: number) => number): number => a.reduce((total, _, i) => total + f(i), 0);
  const spread = (list: readonly number[]): number => sum((i) => (list[i]! - mean) ** 2);
  return sum((i) => (x[i]! - mean) * (y[i]! - mean)) / Math.sqrt(spread(x) * spread(y));
}

export async function run(args: readonly string[]): Promise<unknown> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '200' },
      rounds: { type: 'string', default: '24' },
      /** Only what a step costs in this process. */
      steps: { type: 'boolean', default: false },
    },
  });
  const [games, rounds] = [Number(values.games), Number(values.rounds)];
  if (values.steps) return compareSteps(rounds);
  const step = compareInProcesses(rounds);
  const chapters = CALIBRATION.chapters.map((before, i) => {
    const options = { mode: 'together', chapter: i + 1 };
    const won = three(shareOfWins(options, games));
    return { chapter: i + 1, won, goalsIgnored: three(shareOfWins(options, games, false)), calibration: before };
  });
  const challenges = CALIBRATION.challenges.map((before, i) => ({
    challenge: i + 1,
    won: three(shareOfWins({ mode: 'challenge', challenge: i + 1, opponent: 'normal' }, games)),
    calibration: before,
  }));
  const correlation = (shares: readonly number[]): number => three(rankCorrelation(shares, CALIBRATION.chapters));
  return {
    games,
    stepCost: step,
    // The calibration's players ignored the goals: the second figure compares like with like.
    rankCorrelation: {
      won: correlation(chapters.map(({ won }) => won)),
      goalsIgnored: correlation(chapters.map(({ goalsIgnored }) => goalsIgnored)),
    },
    outside: chapters.filter(({ won }) => won < TOO_HARD || won > TOO_EASY).map(({ chapter }) => chapter),
    chapters,
    challenges,
  };
}
