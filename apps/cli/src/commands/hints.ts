import { loadBots } from '@sunglade/bots';
import { ENGINE } from '@sunglade/coach';
import { createHintJudges, type HintLoss, judgeHint } from '@sunglade/coach/hint-loss';
import { decisionsOf } from '@sunglade/coach/mine';
import { gameSeed, playGame } from '../bot-games.ts';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { print, Refused, say, UsageError, wholeNumber } from '../io.ts';
import { openProgress } from '../resume.ts';
import { meanOf, round } from '../statistics.ts';

/** Whose games the positions come from, on both seats. */
const PLAYER = 'fox';
const QUICKLY = { playouts: 60 } as const;
/** Positions of one game: far enough apart to be different ones. */
const FROM_EACH = 4;
/** What a hint may lose, of what the level below its author loses. */
const WANTED = 0.5;

export const hints: Command = {
  usage: 'hints GAME [--positions N] [--first-seed S] [--playouts N] [--below N] [--resume FILE]',
  about: 'tells what a hint loses, judged by its author thinking four times as long, beside what the level below loses',
  help: [
    '--positions N   how many, from games of Fox (default: 200)',
    '--first-seed S  number of the first game (default: 1000000)',
    '--playouts N    thought for a hint (default: 2400, as much as at a table)',
    '--below N       thought for the level below, where it thinks at all (default: 900)',
    '--resume FILE   notes each position there, and goes on where an earlier run stopped',
    'prints {positions, hint: {mean, se}, below: {mean, se}, ratio, unknown}; exit code 1 if a hint loses more than half',
  ],
  options: {
    positions: { type: 'string' },
    'first-seed': { type: 'string' },
    playouts: { type: 'string' },
    below: { type: 'string' },
    resume: { type: 'string' },
  },
  positionals: 1,
  async run([id], options) {
    const game = await findGame(id);
    const setup = game.setup({ seats: 2 });
    if (!setup.ok) throw new Refused(setup.problems);
    const rules = game.bind(setup.value);
    const seating = { rules, setup: setup.value };
    const bots = await loadBots(game.id);
    const player = bots(seating, PLAYER);
    if (!player) throw new UsageError(`nobody plays ${PLAYER}`);
    const wanted = wholeNumber(options.positions, 'positions', 200, 1, 1e6);
    const first = wholeNumber(options['first-seed'], 'first-seed', 1_000_000, 0, 1e9);
    const budget = {
      playouts: wholeNumber(options.playouts, 'playouts', 2400, 1, 1e6),
      below: wholeNumber(options.below, 'below', 900, 1, 1e6),
    };
    const run = { game: game.id, rules: game.version, engine: ENGINE, budget };
    const progress = openProgress<readonly HintLoss[]>(options.resume, run);
    const judges = createHintJudges(seating, bots);
    const losses: HintLoss[] = [];
    for (let seed = first; losses.length < wanted; seed++) {
      let some = progress.done.get(seed);
      if (!some) {
        const played = playGame(seating, [player, player], gameSeed(game.id, seed), QUICKLY).run;
        const decisions = decisionsOf({ rules, run: played }).filter(({ steps }) => steps.length > 0);
        const every = Math.max(1, Math.floor(decisions.length / FROM_EACH));
        const state = rules.create(played.seed);
        let at = 0;
        some = decisions.flatMap((decision, i) => {
          for (; at < decision.from; at++) {
            const line = played.standing[at];
            if (line) rules.apply(state, line.seat, line.step);
          }
          // Not always the same places of a game.
          if (i % every !== seed % every) return [];
          return judgeHint(judges, decision, state, `${seed} ${at}`, budget) ?? [];
        });
        progress.add(seed, some);
        say(`${losses.length + some.length} of ${wanted} positions`);
      }
      losses.push(...some.slice(0, wanted - losses.length));
    }
    const hint = meanOf(losses.map((loss) => loss.hint.points));
    const below = meanOf(losses.map((loss) => loss.below.points));
    const ratio = round(hint.mean / Math.max(0.01, below.mean));
    const unknown = {
      hint: losses.filter((loss) => !loss.hint.known).length,
      below: losses.filter((loss) => !loss.below.known).length,
    };
    print({ positions: losses.length, hint, below, ratio, unknown, ...run, firstSeed: first });
    if (ratio > WANTED) throw new Refused([{ code: 'hints-weak', path: game.id }]);
  },
};
