import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { print, Refused, readJson } from '../io.ts';

export const score: Command = {
  usage: 'score GAME FILE|-',
  about: 'scores a position written by hand, or a list of them',
  help: [],
  options: {},
  positionals: 2,
  async run([id, file]) {
    const game = await findGame(id);
    const scored = game.scorePosition(readJson(file));
    if (!scored.ok) throw new Refused(scored.problems);
    print(scored.value);
  },
};
