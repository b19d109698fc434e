// Whether the puzzles that are shipped are clear, by hand: npm run puzzles -- [GAME…]. Each is searched anew, five times.
import { ask, readGames } from './asked.ts';

const { games, values } = readGames('puzzles', { name: 'checked' });
const asked = games.map((game) => {
  const data = `apps/web/src/puzzles/data/${game}.json`;
  return {
    name: game,
    command: ['puzzles', data, '--name', values['name'] as string],
    // The rules are not among them: a puzzle names its version of them.
    files: [data, `packages/bots/${game}/src`, 'packages/bots/engine/src'],
  };
});
process.exit(ask('apps/web/src/puzzles/checked.json', 'puzzles', asked) ? 0 : 1);
