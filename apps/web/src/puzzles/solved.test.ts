import { expect, it } from 'vitest';
import { readSolved, streakOn, withSolved } from './solved.ts';

const nothing = readSolved(null);

it('counts days in a row on which the puzzle of the day was solved', () => {
  const first = withSolved(nothing, 'evergreen/1-2', 100);
  const again = withSolved(first, 'harmonies/3-4', 100);
  const next = withSolved(again, 'evergreen/5-6', 101);
  expect([first, again, next].map((one) => one.daily?.streak)).toEqual([1, 1, 2]);
  expect(withSolved(next, 'evergreen/7-8', 103).daily).toEqual({ day: 103, streak: 1 });
});

it('keeps a row while today is still to come, and forgets a broken one without a word', () => {
  const kept = withSolved(withSolved(nothing, 'a/1', 100), 'a/2', 101);
  expect([101, 102, 103].map((day) => streakOn(kept, day))).toEqual([2, 2, 0]);
});

it('counts any other puzzle as solved once, without a day', () => {
  const kept = withSolved(withSolved(nothing, 'a/1', null), 'a/1', null);
  expect(kept).toEqual({ puzzles: ['a/1'], daily: null });
});

it('a clock that was put back takes nothing away', () => {
  const kept = withSolved(nothing, 'a/1', 100);
  expect(withSolved(kept, 'a/2', 99).daily).toEqual({ day: 100, streak: 1 });
});

it('reads whatever is there', () => {
  expect(readSolved({ puzzles: ['a/1', 3], daily: { day: 'x' } })).toEqual({ puzzles: ['a/1'], daily: null });
  expect(readSolved('nonsense')).toEqual({ puzzles: [], daily: null });
});
