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
