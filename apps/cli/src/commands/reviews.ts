import { loadBots } from '@sunglade/bots';
import { ENGINE, review } from '@sunglade/coach';
import { createRecord } from '@sunglade/core';
import { gameSeed, playGame } from '../bot-games.ts';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { parseOptions, print, Refused, say, UsageError, wholeNumber } from '../io.ts';
import { openProgress } from '../resume.ts';
import { meanOf, percentile } from '../statistics.ts';
import { readReviewBudget } from './review.ts';

interface Reviewed {
  /** Seats whose start, luck and play are not the result. */
  readonly unequal: number;
  readonly seconds: number;
  /** null where there was none. */
  readonly firstMoment: number | null;
}

/** The bots of the games that are reviewed shall be quick: how well they play does not matter. */
const QUICKLY = { playouts: 20 } as const;

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

export const reviews: Command = {
  usage:
    'reviews GAME [--bots A,B…] [--seeds N] [--first-seed S] [--budget least|full] [--options JSON] [--resume FILE]',
  about: 'reviews games of bots and tells whether start, luck and play are the result in all of them',
  help: [
    '--bots A,B…     who plays, one per seat (default: fox,badger)',
    '--seeds N       how many games (default: 20)',
    '--first-seed S  number of the first (default: 1000000)',
    '--budget NAME   how closely each is reviewed (default: least)',
    '--options JSON  the options of the game, see: games',
    '--resume FILE   notes each review there, and goes on where an earlier run stopped',
    'prints {reviews, unequal, moments, cpuSeconds, firstMomentSeconds}; exit code 1 if any sum is wrong',
  ],
  options: {
    bots: { type: 'string' },
    seeds: { type: 'string' },
    'first-seed': { type: 'string' },
    budget: { type: 'string' },
    options: { type: 'string' },
    resume: { type: 'string' },
  },
  positionals: 1,
  async run([id], options) {
    const game = await findGame(id);
    const levels = (options.bots ?? 'fox,badger').split(',');
    const setup = game.setup({ seats: levels.length, options: parseOptions(options.options) });
    if (!setup.ok) throw new Refused(setup.problems);
    const seating = { rules: game.bind(setup.value), setup: setup.value };
    const make = await loadBots(game.id);
    const bots = levels.map((level) => {
      const bot = make(seating, level);
      if (!bot) throw new UsageError(`--bots: no such level "${level}"`);
      return bot;
    });
    const seeds = wholeNumber(options.seeds, 'seeds', 20, 1, 1e6);
    const first = wholeNumber(options['first-seed'], 'first-seed', 1_000_000, 0, 1e9);
    const budget = readReviewBudget(options.budget ?? 'least');
    const run = {
      reviews: game.id,
      rules: game.version,
      engine: ENGINE,
      bots: levels,
      options: setup.value.options,
      budget,
    };
    const progress = openProgress<Reviewed>(options.resume, run);
    const all: Reviewed[] = [];
    let told = Date.now();
    for (let seed = first; seed < first + seeds; seed++) {
      let one = progress.done.get(seed);
      if (!one) {
        const played = playGame(seating, bots, gameSeed(game.id, seed), QUICKLY);
        one = await reviewOnce(createRecord(game, setup.value, played.run), budget);
        progress.add(seed, one);
      }
      all.push(one);
      if (Date.now() - told < 5000) continue;
      told = Date.now();
      say(`${all.length} of ${seeds} reviews`);
    }
    const unequal = all.reduce((sum, one) => sum + one.unequal, 0);
    const seconds = all.map((one) => one.seconds);
    const firsts = all.flatMap(({ firstMoment }) => (firstMoment === null ? [] : [firstMoment]));
    print({
      n: all.length,
      unequal,
      withMoments: firsts.length,
      cpuSeconds: { ...meanOf(seconds), p95: percentile(seconds, 0.95), most: Math.max(...seconds) },
      firstMomentSeconds: { p50: percentile(firsts, 0.5), p95: percentile(firsts, 0.95), most: Math.max(0, ...firsts) },
      ...run,
      firstSeed: first,
    });
    if (unequal > 0) throw new Refused([{ code: 'sums-differ', path: game.id }]);
  },
};

async function reviewOnce(
  record: ReturnType<typeof createRecord>,
  budget: Parameters<typeof review>[1],
): Promise<Reviewed> {
  const began = process.cpuUsage();
  let firstMoment: number | null = null;
  const onMoment = (): void => {
    firstMoment ??= cpuSeconds(began);
  };
  const answer = await review(record, budget, { onMoment });
  const seconds = cpuSeconds(began);
  if (!answer?.ok) throw new Error(`a game that cannot be reviewed: ${JSON.stringify(answer)}`);
  const { seats, turns } = answer.value;
  // From the record and the single turns: the review's own sums are not believed.
  const unequal = seats.filter((one, i) => {
    const own = turns.filter((turn) => turn.seat === i);
    const changes = own.reduce((sum, { luck, play }) => sum + luck + play, 0);
    const result = 100 * (record.end?.scores[i] ?? Number.NaN);
    return one.start + changes !== result || one.start + one.luck + one.play !== result;
  }).length;
  return { unequal, seconds, firstMoment };
}
