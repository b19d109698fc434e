import { expect, test } from 'vitest';
import { loadTeller, shorten } from './log.ts';

test('the latest sentences that fit, and a sign for what was left out', () => {
  const short = ['Mira grew a tree.', 'Jonas placed a lake.'];
  expect(shorten(short)).toEqual(short);
  expect(shorten([])).toEqual([]);
  const long = Array.from({ length: 30 }, (_, i) => `Mira did something of note, number ${i}.`);
  const kept = shorten(long);
  expect(kept[0]).toBe('…');
  expect(kept.at(-1)).toBe(long.at(-1));
  expect(kept.join(' ').length).toBeLessThan(250);
  // One that is too long for itself is told all the same: the way that carries it may cut it.
  expect(shorten(['x'.repeat(500)])).toEqual(['…', 'x'.repeat(500)]);
});

test('without a page nobody can tell it', async () => {
  expect(await loadTeller('/nowhere/sentences.js')).toBeNull();
});
