import { type Bot, loadBots } from '@sunglade/bots';
import { type Json, seedFrom, storeSetup } from '@sunglade/core';
import { playGame } from '../bot-games.ts';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { print, Refused, say, UsageError, wholeNumber } from '../io.ts';
import { type Medals, medalsFrom } from '../medals.ts';
import { openProgress } from '../resume.ts';

const LEVELS = ['fox', 'badger', 'raven'] as const;
type Results = Readonly<Record<(typeof LEVELS)[number], readonly number[]>>;

interface Kind {
  /** Who sits opposite where nobody can play alone. */
  readonly against: string | null;
  /** Of the deal with this number, from 1. */
  options(number: number): Json;
}

const KINDS: Readonly<Record<string, Kind>> = {
  evergreen: { against: null, options: () => ({}) },
  harmonies: { against: null, options: (number) => ({ side: number <= 6 ? 'A' : 'B' }) },
  // Its games alone are for teams, and nobody plays those well enough to set a mark.
  'everdell-duo': { against: 'fox', options: () => ({}) },
};

export const trials: Command = {
  usage: 'trials GAME [--deals N] [--runs N] [--playouts N] [--resume FILE]',
  about: 'lets animals play fixed deals and sets what bronze, silver and gold ask for there',
  help: [
    '--deals N       how many deals (default: 10)',
    '--runs N        how often each animal plays each of them (default: 3)',
    '--playouts N    thought per turn (default: 200)',
    '--resume FILE   notes each deal there, and goes on where an earlier run stopped',
    'prints {game, rules, edition, deals: [{id, seed, medals}]}: bronze is what Fox usually makes, silver Badger, gold Raven',
  ],
  options: {
    deals: { type: 'string' },
    runs: { type: 'string' },
    playouts: { type: 'string' },
    resume: { type: 'string' },
  },
  positionals: 1,
  async run([id], options) {
    const game = await findGame(id);
    const kind = Object.hasOwn(KINDS, game.id) ? KINDS[game.id] : undefined;
    if (!kind) throw new UsageError(`trials knows: ${Object.keys(KINDS).join(', ')}`);
    const deals = wholeNumber(options.deals, 'deals', 10, 1, 1000);
    const runs = wholeNumber(options.runs, 'runs', 3, 1, 1000);
    const playouts = wholeNumber(options.playouts, 'playouts', 200, 1, 1e6);
    const seats = kind.against === null ? 1 : 2;
    const make = await loadBots(game.id);
    const progress = openProgress<Results>(options.resume, { trials: game.id, rules: game.version, runs, playouts });
    const list: { id: string; seed: string; options: Json; medals: Medals }[] = [];
    let edition: Json = null;
    for (let number = 1; number <= deals; number++) {
      const setup = game.setup({ seats, options: kind.options(number) });
      if (!setup.ok) throw new Refused(setup.problems);
      const seating = { rules: game.bind(setup.value), setup: setup.value };
      const stored = storeSetup(setup.value, game);
      edition = stored.edition as unknown as Json;
      const bot = (level: string): Bot => {
        const made = make(seating, level);
        if (!made) throw new Error(`nobody plays ${level}`);
        return made;
      };
      const seed = seedFrom(`trial ${game.id} ${number}`);
      const pointsOf = (level: string): number[] =>
        Array.from({ length: runs }, (_, run) => {
          const bots = kind.against === null ? [bot(level)] : [bot(level), bot(kind.against)];
          return playGame(seating, bots, seed, { playouts }, `/${level}/${run}`).scores[0] ?? 0;
        });
      let results = progress.done.get(number);
      if (!results) {
        results = { fox: pointsOf('fox'), badger: pointsOf('badger'), raven: pointsOf('raven') };
        progress.add(number, results);
        say(`${number} of ${deals} deals: ${JSON.stringify(results)}`);
      }
      const medals = medalsFrom(results.fox, results.badger, results.raven);
      list.push({ id: `${game.id}-${number}`, seed, options: stored.options, medals });
    }
    print({ game: game.id, rules: game.version, seats, against: kind.against, edition, runs, playouts, deals: list });
  },
};
