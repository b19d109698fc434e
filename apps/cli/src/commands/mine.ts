import { type ChairBots, loadBots, type Seating } from '@sunglade/bots';
import { ENGINE } from '@sunglade/coach';
import { createMiner, decisionsOf, findPuzzle, type MineBudget, type Miner } from '@sunglade/coach/mine';
import { choosePuzzles, type Puzzle, type PuzzleDeal, type PuzzleFile } from '@sunglade/coach/puzzles';
import { type Run, seedFrom, storeSetup } from '@sunglade/core';
import { playGame } from '../bot-games.ts';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { parseOptions, print, Refused, say, wholeNumber } from '../io.ts';
import { openProgress } from '../resume.ts';

/** Who plays the games that puzzles are found in: well enough to be worth looking at, and not always the best turn. */
const PLAYERS = ['fox', 'badger'] as const;
const QUICKLY = { playouts: 120 } as const;

/** Where in a game one looks for puzzles of a single step: in another part of each deal, or all would be from the beginning. */
const SPREAD = 37;

interface Mining {
  /** The part of a game that is not looked at, in hundredths. */
  readonly from: number;
  /** Puzzles of one step that a deal may have. */
  readonly short: number;
  readonly budget: MineBudget;
}

export const mine: Command = {
  usage:
    'mine GAME [--deals N] [--first-deal N] [--want N] [--without IDS] [--from PERCENT] [--short N] [--playouts N] [--options JSON] [--resume FILE]',
  about: 'finds puzzles in games of bots: moments in which one turn is clearly the best, however often one looks',
  help: [
    '--deals N       how many games are looked through (default: 20)',
    '--first-deal N  number of the first (default: 0)',
    '--want N        puzzles to keep, as evenly over the difficulties as there are any (default: 60)',
    '--without IDS   puzzles that a later check did not find clear, with commas between them',
    '--from PERCENT  the part of each game that is passed over (default: 0)',
    '--short N       puzzles of a single step that one game may have (default: 1)',
    '--playouts N    thought for each search; five of them must agree (default: 300)',
    '--options JSON  the options of the game, see: games',
    '--resume FILE   notes each game there, and goes on where an earlier run stopped',
    'prints the puzzles as a file for the page: {game, rules, edition, deals: [{seed, lines, puzzles}]}',
  ],
  options: {
    deals: { type: 'string' },
    'first-deal': { type: 'string' },
    want: { type: 'string' },
    without: { type: 'string' },
    from: { type: 'string' },
    short: { type: 'string' },
    playouts: { type: 'string' },
    options: { type: 'string' },
    resume: { type: 'string' },
  },
  positionals: 1,
  async run([id], options) {
    const game = await findGame(id);
    const setup = game.setup({ seats: PLAYERS.length, options: parseOptions(options.options) });
    if (!setup.ok) throw new Refused(setup.problems);
    const seating = { rules: game.bind(setup.value), setup: setup.value };
    const bots = await loadBots(game.id);
    const deals = wholeNumber(options.deals, 'deals', 20, 1, 1e6);
    const first = wholeNumber(options['first-deal'], 'first-deal', 0, 0, 1e9);
    const want = wholeNumber(options.want, 'want', 60, 1, 1e4);
    const without = new Set((options.without ?? '').split(','));
    const playouts = wholeNumber(options.playouts, 'playouts', 300, 1, 1e6);
    const mining: Mining = {
      from: wholeNumber(options.from, 'from', 0, 0, 99),
      short: wholeNumber(options.short, 'short', 1, 0, 1000),
      budget: { playouts, briefly: Math.ceil(playouts / 5), worlds: 12 },
    };
    const run = { mine: game.id, rules: game.version, engine: ENGINE, options: setup.value.options, ...mining };
    const progress = openProgress<PuzzleDeal>(options.resume, run);
    const miner = createMiner(seating, bots);
    const found: PuzzleDeal[] = [];
    for (let number = first; number < first + deals; number++) {
      let deal = progress.done.get(number);
      if (!deal) {
        deal = mineDeal(seating, bots, miner, number, mining);
        progress.add(number, deal);
        const all = [...found, deal].reduce((sum, { puzzles }) => sum + puzzles.length, 0);
        say(`${number - first + 1} of ${deals} games: ${all} puzzles`);
      }
      found.push({ ...deal, puzzles: deal.puzzles.filter((puzzle) => !without.has(puzzle.id)) });
    }
    const file: PuzzleFile = {
      game: game.id,
      rules: game.version,
      ...storeSetup(setup.value, game),
      engine: ENGINE,
      deals: choosePuzzles(found, want),
    };
    print(file);
  },
};

function mineDeal(
  seating: Seating,
  bots: ChairBots,
  miner: Miner,
  number: number,
  { from, short, budget }: Mining,
): PuzzleDeal {
  const { rules } = seating;
  const seed = `puzzle ${number}`;
  const players = PLAYERS.map((level) => {
    const bot = bots(seating, level);
    if (!bot) throw new Error(`nobody plays ${level}`);
    return bot;
  });
  const { run } = playGame(seating, players, seedFrom(`${seating.setup.edition.hash} ${seed}`), QUICKLY);
  const puzzles: Puzzle[] = [];
  const state = rules.create(run.seed);
  let at = 0;
  let shorts = 0;
  for (const decision of decisionsOf({ rules, run })) {
    for (; at < decision.from; at++) takeStanding(rules, state, run, at);
    const isShort = decision.steps.length === 1;
    const passed = isShort ? Math.max(from, (number * SPREAD) % 90) : from;
    if (100 * at < passed * run.standing.length || (isShort && shorts === short)) continue;
    const name = `${seed} ${at}`;
    const puzzle = findPuzzle(miner, { decision, state, name }, budget);
    if (!puzzle) continue;
    if (isShort) shorts++;
    puzzles.push({ id: `${number}-${at}`, at, seat: decision.seat, ...puzzle });
  }
  const lines = run.standing.map(({ seat, step }) => `${seat} ${rules.print(step)}`);
  return { seed: run.seed, lines, puzzles };
}

function takeStanding(rules: Seating['rules'], state: unknown, run: Run, at: number): void {
  const line = run.standing[at];
  if (line) rules.apply(state, line.seat, line.step);
}
