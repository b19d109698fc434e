import { readFileSync } from 'node:fs';
import { CODES, type HttpProblem } from '@sunglade/protocol';
import { describe, expect, test, vi } from 'vitest';
import { compile } from '../../scripts/compile.ts';
import { codesDe } from './codes.de.ts';
import { codesEn } from './codes.en.ts';
import { codesFr } from './codes.fr.ts';
import { en } from './en.ts';

// The texts follow the settings, which ask the browser for its colours.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { problemText, refusalText } = await import('./codes.ts');

describe.each(Object.entries({ en: codesEn, de: codesDe, fr: codesFr }))('%s', (_, texts) => {
  test('has exactly the codes that there are', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...CODES].toSorted());
  });

  test('says each in a whole sentence', () => {
    expect(Object.entries(texts).filter(([, text]) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });
});

test('a code that is not known here gets a sentence all the same', () => {
  expect(refusalText('stale')).toBe(codesEn.stale);
  for (const code of ['from-a-newer-server', 'constructor', '']) expect(refusalText(code)).toBe(en.unknownCode);
});

test('the part of a set-up that is wrong is named, where there are words for it', () => {
  const problem = (...codes: string[]): HttpProblem => ({
    code: 'bad-setup',
    problems: codes.map((code) => ({ code, path: '' })),
  });
  expect(problemText(problem('option-value'))).toBe(codesEn['option-value']);
  expect(problemText(problem('cards-too-few', 'seats'))).toBe(codesEn.seats);
  expect(problemText(problem('cards-too-few'))).toBe(codesEn['bad-setup']);
  expect(problemText({ code: 'offline' })).toBe(codesEn.offline);
});

describe('the compiler', () => {
  const german = readFileSync(new URL('./codes.de.ts', import.meta.url), 'utf8');

  test('takes the texts as they are', () => {
    expect(compile('src/locales', german)).toBe('');
  });

  test('refuses a language without a text', () => {
    const said = compile('src/locales', german.replace(/^ {2}'no-such-level': .*\n/m, ''));
    expect(said).toContain('Property \'"no-such-level"\' is missing');
  });

  test('refuses a text for a code that does not exist', () => {
    expect(compile('src/locales', german.replace("'no-such-level':", "'no-such-levels':"))).toContain('no-such-levels');
  });
});
