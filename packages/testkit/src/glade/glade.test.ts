import { fileURLToPath } from 'node:url';
import { conformance, golden } from '../index.ts';
import { glade } from './index.ts';

conformance(glade, [{ seats: 2 }, { seats: 3, options: { berries: 2 } }, { seats: 4 }], { games: 5, every: 3 });
golden(glade, fileURLToPath(new URL('./golden', import.meta.url)));
