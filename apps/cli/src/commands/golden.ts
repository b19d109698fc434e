import { BASELINES, createBot } from '@sunglade/bots-engine';
import { only, viewOf } from '@sunglade/core';
import { loadGame, newestRules } from '@sunglade/registry';
import { type Driver, makeGolden } from '@sunglade/testkit/make-golden';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { parseOptions, print, UsageError, wholeNumber } from '../io.ts';

/** A bot of this level chooses every step, with the dice of the record. */
const driverOf =
  (level: string): Driver =>
  (rules, state, seat, dice) => {
    const bot = createBot(level, rules);
    if (!bot) throw new UsageError(`--driver: no such level; there are: ${BASELINES.join(', ')}`);
    return bot.choose(viewOf(rules, state, only(seat)), seat, dice);
  };

export const golden: Command = {
  usage: 'golden GAME FOLDER --name NAME [--rules N] [--seats N] [--driver LEVEL] [--seed TEXT] [--options JSON]',
  about: 'plays a game and adds its record to the golden ones, with a note of how it was made',
  help: [
    '--name NAME     of the file; a record that is there is never written again',
    '--rules N       the version of the rules (default: the newest); records lie in a folder of that name',
    '--seats N       how many play (default: 2, or what the game allows)',
    `--driver LEVEL  who chooses: ${BASELINES.join(', ')} (default: random)`,
    '--seed TEXT     any text (default: the name)',
    '--options JSON  the options of the game, see: games',
  ],
  options: {
    name: { type: 'string' },
    rules: { type: 'string' },
    seats: { type: 'string' },
    driver: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
  },
  positionals: 2,
  async run([id, folder], options) {
    const { name, driver = 'random' } = options;
    const newest = await findGame(id);
    const version = wholeNumber(options.rules, 'rules', newestRules(newest.id), 1, newestRules(newest.id));
    const game = await loadGame(newest.id, version);
    if (!game) throw new UsageError(`${newest.id} has no rules ${version}`);
    if (folder === undefined) throw new UsageError('name the folder of the golden records');
    if (name === undefined || !/^[\w-]{1,60}$/.test(name))
      throw new UsageError('--name takes letters, digits and dashes');
    const usual = Math.min(Math.max(2, game.seats.min), game.seats.max);
    const seats = wholeNumber(options.seats, 'seats', usual, game.seats.min, game.seats.max);
    const chosen = parseOptions(options.options);
    const one = {
      name,
      seats,
      seed: options.seed ?? name,
      driver,
      ...(chosen === undefined ? {} : { options: chosen }),
    };
    makeGolden(game, [one], folder, { [driver]: driverOf(driver) });
    print({ game: game.id, rules: version, ...one });
  },
};
