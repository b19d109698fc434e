// A table keeps the rules it began with, and its rules page says what they were.
import { expect, it } from 'vitest';
import { LANGS } from '../../../base/lang.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { wordsOf } from './words.ts';

const WORDS = { en, de, fr } as const;
const CHANGED = 'river-loops';

it.each(LANGS)('tells each version of the rules in its own words: %s', (lang) => {
  const [first, second] = [wordsOf(WORDS[lang], 1), wordsOf(WORDS[lang], 2)];
  const [before, now] = [first.clauses[CHANGED].text, second.clauses[CHANGED].text];
  expect(second).toEqual(WORDS[lang]);
  expect(now.startsWith(before)).toBe(true);
  expect(now.length).toBeGreaterThan(before.length);
  expect({ ...first.clauses, [CHANGED]: null }).toEqual({ ...second.clauses, [CHANGED]: null });
});
