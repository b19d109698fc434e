import { loadBots } from '@sunglade/bots';
import { ANIMALS, BASELINES } from '@sunglade/bots-engine';
import { createDice, createRecord, only, Run, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { readBudget } from '../bot-games.ts';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { parseOptions, print, Refused, readJson, say, UsageError, wholeNumber } from '../io.ts';

const LEVELS: readonly string[] = [...BASELINES, ...ANIMALS];

export const play: Command = {
  usage: 'play GAME [--seats N] [--bots LEVEL[,LEVEL…]] [--seed TEXT] [--options JSON] [--edition FILE] [--playouts N]',
  about: 'lets bots play a whole game and prints its record',
  help: [
    `--seats N       how many play (default: 2, or what the game allows)`,
    `--bots LEVEL    ${LEVELS.join(', ')}, one for all or one per seat (default: random)`,
    '--seed TEXT     64 hex digits, or any text, which is stretched (default: "sunglade")',
    '--options JSON  the options of the game, see: games',
    '--playouts N    thought per turn in games played in the head, so that the record can be made again',
    '--edition FILE  an edition of your own as JSON, or the name of a shipped one',
  ],
  options: {
    seats: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    edition: { type: 'string' },
    playouts: { type: 'string' },
  },
  positionals: 1,
  async run([id], options) {
    const game = await findGame(id);
    const usual = Math.min(Math.max(2, game.seats.min), game.seats.max);
    const seats = wholeNumber(options.seats, 'seats', usual, game.seats.min, game.seats.max);
    const setup = game.setup({
      seats,
      options: parseOptions(options.options),
      edition: game.editions.some((edition) => edition.id === options.edition)
        ? options.edition
        : options.edition && readJson(options.edition),
    });
    if (!setup.ok) throw new Refused(setup.problems);
    const rules = game.bind(setup.value);
    const levels = (options.bots ?? 'random').split(',');
    const make = await loadBots(game.id);
    const seating = { rules, setup: setup.value };
    const bots = Array.from({ length: seats }, (_, i) => make(seating, levels[i % levels.length] ?? ''));
    const seed = seedFrom(options.seed ?? 'sunglade');
    // Each seat thinks with dice of its own, so a bot that thinks longer does not change its neighbour.
    const dice = bots.map((_, i) => createDice(seedFrom(`${seed}/bot/${i}`)));
    const budget = options.playouts === undefined ? undefined : readBudget(options);
    const run = new Run(rules, seed);
    let told = Date.now();
    while (run.acting !== 0) {
      const [one = seat(0)] = seatList(run.acting);
      const bot = bots[one];
      const own = dice[one];
      if (!bot || !own) throw new UsageError(`--bots: no such level; there are: ${LEVELS.join(', ')}`);
      for (const step of bot.plan(viewOf(rules, run.state, only(one)), one, own, budget)) {
        const refusal = run.take({ seat: one, text: rules.print(step) });
        if (refusal) throw new Error(`${bot.level} planned "${rules.print(step)}": ${refusal.code}`);
      }
      if (Date.now() - told < 2000) continue;
      told = Date.now();
      say(`${run.standing.length} steps played`);
    }
    print(createRecord(game, setup.value, run));
  },
};
