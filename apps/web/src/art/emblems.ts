import duo from './emblem-everdell-duo.svg?raw';
import evergreen from './emblem-evergreen.svg?raw';
import harmonies from './emblem-harmonies.svg?raw';

/** The picture of a game on its tile. */
export const EMBLEMS: Readonly<Record<string, string>> = { evergreen, harmonies, 'everdell-duo': duo };
