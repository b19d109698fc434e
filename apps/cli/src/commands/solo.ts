import { loadBots } from '@sunglade/bots';
import { gameSeed, playGame, readBudget } from '../bot-games.ts';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { parseOptions, print, Refused, say, UsageError, wholeNumber } from '../io.ts';
import { openProgress } from '../resume.ts';
import { meanOf, percentile } from '../statistics.ts';

interface Alone {
  readonly score: number;
  readonly won: boolean;
  readonly ms: readonly number[];
}

export const solo: Command = {
  usage:
    'solo GAME --bot LEVEL [--seeds N] [--first-seed S] [--budget MS | --playouts N] [--options JSON] [--resume FILE]',
  about: 'lets a bot play alone and tells how well',
  help: [
    '--bot LEVEL     a level, or level+style',
    '--seeds N       how many games (default: 20)',
    '--first-seed S  number of the first; from 1000000 on none was ever used for training (default: 1000000)',
    '--budget MS     thought per turn in milliseconds of the processor (default: 300)',
    '--playouts N    thought per turn in games played in the head: the same on every machine',
    '--options JSON  the options of the game, see: games',
    '--resume FILE   notes each game there, and goes on where an earlier run stopped',
    'prints {n, mean, se, p10, p50, p90, wins, msPerTurn: {p50, p95}}; a turn is timed from question to answer,',
    'in milliseconds of the processor',
  ],
  options: {
    bot: { type: 'string' },
    seeds: { type: 'string' },
    'first-seed': { type: 'string' },
    budget: { type: 'string' },
    playouts: { type: 'string' },
    options: { type: 'string' },
    resume: { type: 'string' },
  },
  positionals: 1,
  async run([id], options) {
    const game = await findGame(id);
    if (game.seats.min > 1) throw new UsageError(`${game.id} is not played alone`);
    const setup = game.setup({ seats: 1, options: parseOptions(options.options) });
    if (!setup.ok) throw new Refused(setup.problems);
    const seating = { rules: game.bind(setup.value), setup: setup.value };
    const text = options.bot ?? '';
    const bot = (await loadBots(game.id))(seating, text);
    if (!bot) throw new UsageError(`--bot: no such level "${text}"`);
    const seeds = wholeNumber(options.seeds, 'seeds', 20, 1, 1e6);
    const first = wholeNumber(options['first-seed'], 'first-seed', 1_000_000, 0, 1e9);
    const budget = readBudget(options);
    const run = { solo: game.id, rules: game.version, bot: text, options: setup.value.options, budget };
    const progress = openProgress<Alone>(options.resume, run);
    const played: Alone[] = [];
    let told = Date.now();
    for (let seed = first; seed < first + seeds; seed++) {
      let alone = progress.done.get(seed);
      if (!alone) {
        const { scores, won, ms } = playGame(seating, [bot], gameSeed(game.id, seed), budget);
        alone = { score: scores[0] ?? 0, won, ms: (ms[0] ?? []).map(Math.round) };
        progress.add(seed, alone);
      }
      played.push(alone);
      if (Date.now() - told < 5000) continue;
      told = Date.now();
      const { mean, se } = meanOf(played.map(({ score }) => score));
      say(`${played.length} of ${seeds} games: ${mean} ± ${se}`);
    }
    const scores = played.map(({ score }) => score);
    const ms = played.flatMap((one) => one.ms);
    print({
      n: played.length,
      ...meanOf(scores),
      p10: percentile(scores, 0.1),
      p50: percentile(scores, 0.5),
      p90: percentile(scores, 0.9),
      wins: played.filter(({ won }) => won).length,
      msPerTurn: { p50: percentile(ms, 0.5), p95: percentile(ms, 0.95) },
      ...run,
      firstSeed: first,
    });
  },
};
