// Every game's rules begin with a drawn minute and are divided into parts, in every language.
import type { AnyGame } from '@sunglade/core';
import { everdellDuo } from '@sunglade/everdell-duo';
import { evergreen } from '@sunglade/evergreen';
import { harmonies } from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import type { GameWords } from '../kit/screen/screen.ts';
import { words as duoDe } from './everdell-duo/words/de.ts';
import { words as duoEn } from './everdell-duo/words/en.ts';
import { words as duoFr } from './everdell-duo/words/fr.ts';
import { words as evergreenDe } from './evergreen/words/de.ts';
import { words as evergreenEn } from './evergreen/words/en.ts';
import { words as evergreenFr } from './evergreen/words/fr.ts';
import { words as harmoniesDe } from './harmonies/words/de.ts';
import { words as harmoniesEn } from './harmonies/words/en.ts';
import { words as harmoniesFr } from './harmonies/words/fr.ts';

const GAMES: readonly (readonly [AnyGame, readonly GameWords[]])[] = [
  [evergreen, [evergreenEn, evergreenDe, evergreenFr]],
  [harmonies, [harmoniesEn, harmoniesDe, harmoniesFr]],
  [everdellDuo, [duoEn, duoDe, duoFr]],
];

/** What somebody reads in a minute, and a little more for a language with long words. */
const WORDS = 400;

describe.each(GAMES.map((one) => [one[0].id, ...one] as const))('%s', (_, game, languages) => {
  it('is told in a minute, with pictures, the same steps in every language', () => {
    const [first] = languages.map(({ guide = [] }) => guide.map(({ picture }) => picture));
    for (const { guide = [] } of languages) {
      expect(guide.map(({ picture }) => picture)).toEqual(first);
      expect(guide.length).toBeGreaterThan(4);
      expect(
        guide
          .map(({ text }) => text)
          .join(' ')
          .split(/\s+/).length,
      ).toBeLessThan(WORDS);
    }
  });

  it('has its clauses in parts, from the first one on', () => {
    for (const { chapters = [] } of languages) {
      const at = chapters.map(({ from }) => game.clauses.all.indexOf(from));
      expect(at[0]).toBe(0);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
    }
  });
});
