import { SCREENS } from '../games/index.ts';

/** Whether a game is drawn; every other one is played on plain lists, and the site says so before somebody sits down. */
export const hasOwnScreen = (game: string): boolean => Object.hasOwn(SCREENS, game);
