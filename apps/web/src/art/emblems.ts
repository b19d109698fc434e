import duo from './emblem-everdell-duo.svg?raw';
import evergreen from './emblem-evergreen.svg?raw';
import harmonies from './emblem-harmonies.svg?raw';
import symbols from './landing.svg?raw';
import { addSprite } from './sprite.ts';
import './emblems.css';

/** The picture of a game on its tile. */
export const EMBLEMS: Readonly<Record<string, string>> = { evergreen, harmonies, 'everdell-duo': duo };

/** What they are drawn with. */
export const addEmblemSprite = (): void => addSprite('landing', () => symbols);
