import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadBots } from '@sunglade/bots';
import { ENGINE } from '@sunglade/coach';
import { createMiner, SEARCHES, searchAgain } from '@sunglade/coach/mine';
import { openPuzzle, type PuzzleFile } from '@sunglade/coach/puzzles';
import { openSetup } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Command } from '../command.ts';
import { print, Refused, readJson, say, wholeNumber } from '../io.ts';
import { openProgress } from '../resume.ts';

/** What is asked of all puzzles together. */
const WANTED = 0.95;

export const puzzles: Command = {
  usage: 'puzzles FILE [--name TEXT] [--playouts N] [--resume FILE]',
  about: 'searches every puzzle of a file anew, five times, and tells how often its solution was the best turn',
  help: [
    '--name TEXT     names the dice: another name, other searches (default: fresh)',
    '--playouts N    thought for each search (default: 300)',
    '--resume FILE   notes each puzzle there, and goes on where an earlier run stopped',
    'prints {game, puzzles, searches, best, share, missed: {puzzle: times}, sha256}; exit code 1 below 95 %',
  ],
  options: {
    name: { type: 'string' },
    playouts: { type: 'string' },
    resume: { type: 'string' },
  },
  positionals: 1,
  async run([path], { name = 'fresh', resume, ...options }) {
    const file = readJson(path) as PuzzleFile;
    const game = await loadGame(file.game, file.rules);
    const setup = game && openSetup(game, file);
    if (!game || !setup) throw new Refused([{ code: 'rules-version', path: 'rules' }]);
    if (!setup.ok) throw new Refused(setup.problems);
    const playouts = wholeNumber(options.playouts, 'playouts', 300, 1, 1e6);
    const miner = createMiner({ rules: game.bind(setup.value), setup: setup.value }, await loadBots(game.id));
    const sha256 = createHash('sha256')
      .update(readFileSync(path ?? ''))
      .digest('hex');
    const run = { game: game.id, rules: game.version, engine: ENGINE, name, playouts, sha256 };
    const progress = openProgress<number>(resume, run);
    const missed: Record<string, number> = {};
    const all = file.deals.flatMap((deal) => deal.puzzles.map((puzzle) => ({ deal, puzzle })));
    for (const [i, { deal, puzzle }] of all.entries()) {
      let found = progress.done.get(i);
      if (found === undefined) {
        const open = openPuzzle(game, file, deal, puzzle);
        if (!open.ok)
          throw new Refused(open.problems.map(({ code, path: at }) => ({ code, path: `${puzzle.id} ${at}` })));
        const { state, seat, view, solution } = open.value;
        const asked = { decision: { seat, view }, state, name: `${name} ${puzzle.id}` };
        found = searchAgain(miner, asked, solution, { playouts, times: SEARCHES, enough: false });
        progress.add(i, found);
        say(`${i + 1} of ${all.length}: ${puzzle.id} ${found} of ${SEARCHES}`);
      }
      if (found < SEARCHES) missed[puzzle.id] = SEARCHES - found;
    }
    const searches = all.length * SEARCHES;
    const best = searches - Object.values(missed).reduce((sum, times) => sum + times, 0);
    const share = best / Math.max(1, searches);
    print({ puzzles: all.length, searches, best, share: Math.round(share * 1e4) / 1e4, missed, ...run });
    if (share < WANTED) throw new Refused([{ code: 'puzzles-unclear', path: game.id }]);
  },
};
