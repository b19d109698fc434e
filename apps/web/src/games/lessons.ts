// The games that can be learned by playing. Only the pages for learners need this: nothing of it comes with a table.
import type { Taught } from '../learn/lesson.ts';
import { taught as everdellDuo } from './everdell-duo/lessons/index.ts';
import { taught as evergreen } from './evergreen/lessons/index.ts';
import { taught as harmonies } from './harmonies/lessons/index.ts';

const TAUGHT: Readonly<Record<string, Taught>> = { evergreen, harmonies, 'everdell-duo': everdellDuo };

export const TAUGHT_GAMES: readonly string[] = Object.keys(TAUGHT);

export const isTaught = (game: string): boolean => Object.hasOwn(TAUGHT, game);

export const taughtOf = (game: string): Taught | null => (isTaught(game) ? (TAUGHT[game] ?? null) : null);
