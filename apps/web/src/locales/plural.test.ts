import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

describe('numbers in three languages', () => {
  it('have the form the language wants', () => {
    expect([en.nPlayers(0), en.nPlayers(1), en.nPlayers(2)]).toEqual(['0 players', '1 player', '2 players']);
    expect([de.soloEnd(1), de.soloEnd(7)]).toEqual(['1 Punkt', '7 Punkte']);
    // French counts zero as one.
    expect([fr.watching(0), fr.watching(1), fr.watching(2)]).toEqual([
      '0 personne regarde',
      '1 personne regarde',
      '2 personnes regardent',
    ]);
  });
});
