import { type AnyRules, createPicker, createStepBuffer, playRandomly, seedFrom } from '@sunglade/core';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { print, Refused, say, UsageError, wholeNumber } from '../io.ts';
import { playTicTacToe } from '../tic-tac-toe.ts';

const ROUNDS = 5;

export const bench: Command = {
  usage: 'bench playouts GAME [--seconds N] [--seats N]',
  about: 'measures random playouts per CPU-second on one core, beside random tic-tac-toe in the same run',
  help: [
    '--seconds N     how long to measure, both together (default: 10)',
    '--seats N       how many play (default: 2, or what the game allows)',
    'prints {playoutsPerSecond, stepsPerSecond, calibration, ratio}: best of five rounds, interleaved with the',
    'calibration (tic-tac-toe games per CPU-second); ratio = what one playout costs in calibration games',
  ],
  options: { seconds: { type: 'string' }, seats: { type: 'string' } },
  positionals: 2,
  async run([what, id], options) {
    if (what !== 'playouts') throw new UsageError('bench knows: playouts');
    const game = await findGame(id);
    const usual = Math.min(Math.max(2, game.seats.min), game.seats.max);
    const seats = wholeNumber(options.seats, 'seats', usual, game.seats.min, game.seats.max);
    const seconds = wholeNumber(options.seconds, 'seconds', 10, 1, 600);
    const setup = game.setup({ seats });
    if (!setup.ok) throw new Refused(setup.problems);
    const slice = (seconds * 1000) / ROUNDS / 2;
    const playouts = measurePlayouts(game.bind(setup.value));
    const calibration = measureCalibration();
    // The compilers warm up before anything counts.
    playouts(300);
    calibration(300);
    const best = { playoutsPerSecond: 0, stepsPerSecond: 0, calibration: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const played = playouts(slice);
      if (played.games > best.playoutsPerSecond) {
        best.playoutsPerSecond = played.games;
        best.stepsPerSecond = played.steps;
      }
      best.calibration = Math.max(best.calibration, calibration(slice).games);
      say(`round ${round + 1} of ${ROUNDS}: ${Math.round(played.games)} playouts per CPU-second`);
    }
    const { playoutsPerSecond, stepsPerSecond } = best;
    print({
      playoutsPerSecond: Math.round(playoutsPerSecond),
      stepsPerSecond: Math.round(stepsPerSecond),
      calibration: Math.round(best.calibration),
      ratio: Math.round((best.calibration / playoutsPerSecond) * 10) / 10,
    });
  },
};

type Measure = (ms: number) => { readonly games: number; readonly steps: number };

/** Repeats `game` (which returns its steps) for some CPU time; answers per CPU-second. */
function repeat(game: (n: number) => number, batch: number): Measure {
  let n = 0;
  return (ms) => {
    const start = process.cpuUsage();
    let games = 0;
    let steps = 0;
    for (;;) {
      for (let i = 0; i < batch; i++) steps += game(n++);
      games += batch;
      const { user, system } = process.cpuUsage(start);
      const used = (user + system) / 1e6;
      if (used * 1000 >= ms) return { games: games / used, steps: steps / used };
    }
  };
}

function measurePlayouts(rules: AnyRules): Measure {
  const pick = createPicker(1);
  const buffer = createStepBuffer(rules);
  const seeds = Array.from({ length: 64 }, (_, i) => seedFrom(`playout ${i}`));
  return repeat((n) => playRandomly(rules, rules.create(seeds[n % 64] ?? seedFrom('')), pick, buffer), 20);
}

function measureCalibration(): Measure {
  const pick = createPicker(2);
  return repeat(() => playTicTacToe(pick), 10_000);
}
