import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORGOTTEN, fitsChair, parsePlayer, printBot, safeName } from './names.ts';

test.each([
  ['Ann', 'Ann'],
  ['  Ann \n Lee ', 'Ann Lee'],
  ['Ｆｕｌｌ', 'Full'],
  ['a\u202eb\u200bc', 'abc'],
  ['a\u200bb\u2060c\ufeffd\u00ade\u061cf\u3164g\u{e0041}h', 'abcdefgh'],
  ['@greedy', 'greedy'],
  ['@ @ greedy', 'greedy'],
  ['Ana\u0301\u0301\u0301\u0301\u0301\u0301', 'Aná\u0301\u0301'],
  ['x'.repeat(60), 'x'.repeat(24)],
  ['👩‍🌾 Ann', '👩🌾 Ann'],
])('%j becomes %j', (raw, name) => {
  expect(safeName(raw)).toBe(name);
});

test.each(['', '   ', '\u200b', '…', '@', '👍'])('%j leaves nothing to read', (raw) => {
  expect(safeName(raw)).toBeNull();
});

test('a clean name stays as it is when it is cleaned again', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('@', ' ', '\u0301', '\u200b', 'ﬁ', 'e', '\u1100'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(text, (raw) => {
      const clean = safeName(raw);
      expect(clean === null ? null : safeName(clean)).toBe(clean);
    }),
    { numRuns: 20_000 },
  );
});

test('a bot is known by its level, a person by a safe name', () => {
  expect(parsePlayer(printBot('greedy'))).toEqual({ name: '', bot: 'greedy' });
  expect(parsePlayer(printBot('owl+forest'))).toEqual({ name: '', bot: 'owl+forest' });
  expect(parsePlayer('Ann')).toEqual({ name: 'Ann', bot: null });
  expect(parsePlayer('')).toEqual({ name: '', bot: null });
  expect(parsePlayer(`@Greedy \u202e${'x'.repeat(900)}`)).toEqual({ name: `Greedy ${'x'.repeat(17)}`, bot: null });
});

test('no name of a person is read as a bot', () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      const name = safeName(raw);
      if (name !== null) expect(parsePlayer(name)).toEqual({ name, bot: null });
    }),
  );
});

test('what only looks like a level of a bot is a name like any other', () => {
  const longest = `${'a'.repeat(31)}+${'b'.repeat(20)}`;
  expect(parsePlayer(`@${longest}`)).toEqual({ name: '', bot: longest });
  expect(parsePlayer('@a')).toEqual({ name: '', bot: 'a' });
  for (const text of [`@${'a'.repeat(32)}`, `@a+${'b'.repeat(21)}`, '@a+', '@a+B', '@1a', '@a b', 'x@a', '@a\n'])
    expect([text, parsePlayer(text).bot]).toEqual([text, null]);
});

test('whoever was forgotten has no name, and is not taken for a bot', () => {
  expect(parsePlayer(FORGOTTEN)).toEqual({ name: FORGOTTEN, bot: null });
  expect(parsePlayer('…')).toEqual({ name: '', bot: null });
});

test('a chair bears a safe name as it is, none, or the place of one that was taken away', () => {
  for (const name of ['', 'Ann', 'Ann Lee', FORGOTTEN]) expect(fitsChair(name)).toBe(true);
  for (const name of [' ', ' Ann', '@greedy', '@deleted', 'x'.repeat(25), '…']) expect(fitsChair(name)).toBe(false);
});
