import { ANIMALS, BASELINES, LEVELS, USUAL } from '@sunglade/bots-engine';

/** What the bots of each game may love. Known without loading them; a test compares. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  'everdell-duo': ['events', 'prosperity', 'tokens'],
  evergreen: ['light', 'forest', 'fertility'],
  harmonies: ['animals', 'landscape', 'water'],
};

const hasOwnBots = (game: string): boolean => Object.hasOwn(STYLES, game);

/** Whom a table of this game offers, the gentlest first: the animals where they know the game, else those that know none. */
export const levelsOf = (game: string): readonly string[] => (hasOwnBots(game) ? ANIMALS : LEVELS);

/** Who sits on the other seats where nobody chose. */
export const usualBots = (game: string): readonly string[] =>
  hasOwnBots(game) ? USUAL.others : USUAL.others.map(() => LEVELS.at(-1) as string);

/** Who gives hints and reviews games. */
export const HINTS: string = USUAL.hints;

/** Every text that a chair may have, in whatever game: a style that a game does not know changes nothing there. */
export const CHAIR_TEXTS: readonly string[] = [
  ...new Set([
    ...LEVELS,
    ...BASELINES,
    ...ANIMALS,
    ...ANIMALS.flatMap((animal) =>
      Object.values(STYLES).flatMap((styles) => styles.map((style) => `${animal}+${style}`)),
    ),
  ]),
];
