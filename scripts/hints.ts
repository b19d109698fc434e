// How good hints are, by hand: npm run hints -- [GAME…] [--positions 200].
import { ask, readGames } from './asked.ts';

const { games, values } = readGames('hints', { positions: '200' });
const asked = games.map((game) => ({
  name: game,
  command: ['hints', game, '--positions', values['positions'] as string],
  files: ['packages/coach/src', 'packages/bots/engine/src', `packages/bots/${game}/src`],
}));
process.exit(ask('tests/proofs/hints.json', 'hints', asked) ? 0 : 1);
