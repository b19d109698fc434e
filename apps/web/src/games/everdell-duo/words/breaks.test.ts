// Every long word of a name can be broken into pieces that fit on the smallest card, and no entry is for nothing.
import { describe, expect, it } from 'vitest';
import { softened } from './breaks.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';

/** So many letters fit beside each other on a card of a phone. */
const WIDE = 10;
/** Beside what a place of the river brings. */
const WIDE_ON_PLACES = 10;
/** In the narrow serif of names an event's tile has room for a little more. */
const WIDE_ON_TILES = 12;

describe.each([en, de, fr])('names in $lang', (words) => {
  const { cards, events, rivers, breaks } = words.names;
  const pieces = (name: string): string[] => softened(words, name).split(/[ \u00ad’-]/);

  it('fit on the smallest card', () => {
    expect(Object.values(cards).filter((name) => pieces(name).some((piece) => piece.length > WIDE))).toEqual([]);
  });

  it('fit on tiles of events', () => {
    const long = Object.values(events).filter((name) => pieces(name).some((piece) => piece.length > WIDE_ON_TILES));
    expect(long).toEqual([]);
  });

  it('fit on places of the river', () => {
    const long = Object.values(rivers).filter((name) => pieces(name).some((piece) => piece.length > WIDE_ON_PLACES));
    expect(long).toEqual([]);
  });

  it('are broken only where there is such a word', () => {
    const all = new Set(
      [...Object.values(cards), ...Object.values(events), ...Object.values(rivers)].flatMap((name) => name.split(' ')),
    );
    expect(breaks.filter((word) => !all.has(word.replaceAll('|', '')))).toEqual([]);
  });
});
