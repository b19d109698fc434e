import { ANIMALS, BASELINES, LEVELS } from '@sunglade/bots-engine';

/** What the bots of each game may love. Known without loading them; a test compares. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  evergreen: ['light', 'forest', 'fertility'],
};

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
