import { fileURLToPath } from 'node:url';
import { conformance, golden } from '../index.ts';
import { GAMES } from './index.ts';

const games = Object.values(GAMES);
conformance(games, [{ seats: 2 }, { seats: 3, options: { berries: 2 } }, { seats: 4 }], { games: 5, every: 3 });
golden(games, fileURLToPath(new URL('./golden', import.meta.url)));
