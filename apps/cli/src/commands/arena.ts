import { loadBots } from '@sunglade/bots';
import { gameSeed, playGame, readBudget } from '../bot-games.ts';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { parseOptions, print, Refused, say, UsageError, wholeNumber } from '../io.ts';
import { openProgress } from '../resume.ts';
import { eloOf, meanOf, round } from '../statistics.ts';

/** One deal played in every rotation of the seats: per rotation the points and the share of the win, in the bots' order. */
type Rotations = readonly { readonly scores: readonly number[]; readonly wins: readonly number[] }[];

export const arena: Command = {
  usage:
    'arena GAME --bots A,B[,C,D] [--seeds N] [--first-seed S] [--budget MS | --playouts N] [--options JSON] [--resume FILE]',
  about: 'lets bots play each other, every deal once in each rotation of the seats',
  help: [
    '--bots A,B      levels, or level+style; as many as there are seats; a name may come twice',
    '--seeds N       how many deals (default: 20)',
    '--first-seed S  number of the first; from 1000000 on none was ever used for training (default: 1000000)',
    '--budget MS     thought per turn in milliseconds of the processor (default: 300)',
    '--playouts N    thought per turn in games played in the head: the same on every machine',
    '--options JSON  the options of the game, see: games',
    '--resume FILE   notes each deal there, and goes on where an earlier run stopped',
    'prints {games, wins: {A, B}, score: {A: {mean, se}}, elo: {A, B}}; a shared win is split, errors are between deals,',
    'elo is above the field of the others',
  ],
  options: {
    bots: { type: 'string' },
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
    const names = (options.bots ?? '').split(',');
    const seats = names.length;
    if (seats < 2 || seats < game.seats.min || seats > game.seats.max)
      throw new UsageError('--bots takes as many as sit at a table, two or more');
    const setup = game.setup({ seats, options: parseOptions(options.options) });
    if (!setup.ok) throw new Refused(setup.problems);
    const seating = { rules: game.bind(setup.value), setup: setup.value };
    const make = await loadBots(game.id);
    const bots = names.map((name) => {
      const bot = make(seating, name);
      if (!bot) throw new UsageError(`--bots: no such level "${name}"`);
      return bot;
    });
    const seeds = wholeNumber(options.seeds, 'seeds', 20, 1, 1e6);
    const first = wholeNumber(options['first-seed'], 'first-seed', 1_000_000, 0, 1e9);
    const budget = readBudget(options);
    const run = { arena: game.id, rules: game.version, bots: names, options: setup.value.options, budget };
    const progress = openProgress<Rotations>(options.resume, run);
    const deals: Rotations[] = [];
    const play = (seed: number): Rotations =>
      names.map((_, turned) => {
        // Who sits where: bot i on seat (i + turned).
        const seatOf = (i: number): number => (i + turned) % seats;
        const seated = bots.map((_, seat) => bots[(seat - turned + seats) % seats] ?? bots[0]!);
        const { scores, places } = playGame(seating, seated, gameSeed(game.id, seed), budget);
        const winners = places.filter((place) => place === 1).length;
        return {
          scores: names.map((_, i) => scores[seatOf(i)] ?? 0),
          wins: names.map((_, i) => (places[seatOf(i)] === 1 ? 1 / winners : 0)),
        };
      });
    let told = Date.now();
    for (let seed = first; seed < first + seeds; seed++) {
      let deal = progress.done.get(seed);
      if (!deal) {
        deal = play(seed);
        progress.add(seed, deal);
      }
      deals.push(deal);
      if (Date.now() - told < 5000) continue;
      told = Date.now();
      say(`${deals.length} of ${seeds} deals: ${JSON.stringify(sumUp(names, deals).wins)}`);
    }
    print({ ...sumUp(names, deals), ...run, firstSeed: first });
  },
};

function sumUp(names: readonly string[], deals: readonly Rotations[]) {
  const games = deals.length * names.length;
  const others = names.length - 1;
  const different = [...new Set(names)];
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
  /** The chairs of a name that may come twice. */
  const chairs = (name: string): number[] => names.flatMap((one, i) => (one === name ? [i] : []));
  const winsOf = (name: string): number =>
    sum(deals.flatMap((deal) => deal.flatMap(({ wins }) => chairs(name).map((i) => wins[i] ?? 0))));
  const scoreOf = (name: string) =>
    meanOf(
      deals.map((deal) => {
        const scores = deal.flatMap((game) => chairs(name).map((i) => game.scores[i] ?? 0));
        return sum(scores) / scores.length;
      }),
    );
  const each = <T>(make: (name: string) => T): Record<string, T> =>
    Object.fromEntries(different.map((name) => [name, make(name)]));
  return {
    games,
    wins: each((name) => round(winsOf(name))),
    score: each(scoreOf),
    elo: each((name) => eloOf(winsOf(name) / chairs(name).length, games, others)),
  };
}
