import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CODES, isCode } from './codes.ts';

test('every code is listed once, in small letters with hyphens', () => {
  expect(CODES.filter((code, i) => CODES.indexOf(code) !== i)).toEqual([]);
  expect(CODES.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
});

test('only what is listed is a code', () => {
  expect(isCode('stale')).toBe(true);
  for (const text of ['', 'constructor', 'ECONNREFUSED', 'Stale']) expect(isCode(text)).toBe(false);
});

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Everything that answers people. Problems of records, of campaigns and on the command line are printed as JSON for programs; those
 * inside an edition belong to its game. Ready phrases are no codes.
 */
const sources = globSync(
  ['packages/{core,table,match,storage,bus,protocol}/src/**/*.ts', 'apps/{server,web}/src/**/*.{ts,tsx}'],
  { cwd: root },
).filter(
  (file) =>
    !/\.test\.|core[\\/]src[\\/](record|record-shape|edition-reader|campaign|campaign-file)\.ts$|match[\\/]src[\\/]contract|table[\\/]src[\\/]phrases\.ts$|web[\\/]src[\\/](games|pages[\\/]edition)/.test(
      file,
    ),
);
const textOf = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

/** `code: …` in an object, and the calls that make a refusal or an error of one. */
const ANSWERED = /\bcode: ([^,}\n]*)|\b(?:refused|no|refusalText|Coded|OpenError|StoreError)\(([^,)\n]*)/g;
const QUOTED = /'([a-z]+(?:-[a-z]+)*)'/g;
/** Rules, tables and the runner have no other words with a hyphen than codes and names of formats. */
const HYPHENED = /'(?!sunglade-)([a-z]+(?:-[a-z]+)+)'/g;
const ALL_CODES = /^packages[\\/](core|table|match)[\\/]/;

const wordsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, word]) => word ?? '');

function answeredIn(text: string): string[] {
  const places = [...text.matchAll(ANSWERED)].map(([, inObject, inCall]) => inObject ?? inCall ?? '');
  return places.flatMap((place) => wordsIn(place, QUOTED));
}

test('the walk sees codes however they are written', () => {
  const text = `return { code: over ? 'game-over' : 'not-a-code' };\nthrow new Coded('no-such-table', problems);`;
  expect(answeredIn(text)).toEqual(['game-over', 'not-a-code', 'no-such-table']);
});

test('nobody is answered with a code that is not listed', () => {
  const answered = sources.flatMap((file) => {
    const text = textOf(file);
    const more = ALL_CODES.test(file) ? wordsIn(text, HYPHENED) : [];
    return [...answeredIn(text), ...more].map((code) => ({ file, code }));
  });
  expect(answered.length).toBeGreaterThan(100);
  expect(answered.filter(({ code }) => !isCode(code))).toEqual([]);
});

test('no code is listed that nobody uses', () => {
  const elsewhere = sources.filter((file) => !/protocol[\\/]src[\\/]codes\.ts$|[\\/]locales[\\/]/.test(file));
  const used = new Set(elsewhere.flatMap((file) => wordsIn(textOf(file), /['"]([a-z-]+)['"]/g)));
  expect(CODES.filter((code) => !used.has(code))).toEqual([]);
});
