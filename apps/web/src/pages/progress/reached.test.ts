import * as protocol from '@sunglade/protocol';
import { expect, it } from 'vitest';
import { lessons as duo } from '../../games/everdell-duo/lessons/list.ts';
import { lessons as evergreen } from '../../games/evergreen/lessons/list.ts';
import { lessons as harmonies } from '../../games/harmonies/lessons/list.ts';
import puzzles from '../../puzzles/data/harmonies.json' with { type: 'json' };
import { mergeSolved } from '../../puzzles/solved.ts';
import trials from '../../trials/data/harmonies.json' with { type: 'json' };
import { type AllReached, fromReached, toReached } from './reached.ts';

const all: AllReached = {
  lessons: ['evergreen/powers', 'harmonies/the-river'],
  solved: { puzzles: ['harmonies/12-87'], daily: { day: 20_500, streak: 7 } },
  results: { 'harmonies-1': 96 },
};

it('comes back as it went', () => {
  expect(fromReached(toReached(all))).toEqual(all);
  const nothing: AllReached = { lessons: [], solved: { puzzles: [], daily: null }, results: {} };
  expect(fromReached(toReached(nothing))).toEqual(nothing);
});

it('a later day is worth more than a longer row, and the longer row of one day more', () => {
  const worth = (day: number, streak: number): number =>
    toReached({ ...all, lessons: [], results: {}, solved: { puzzles: [], daily: { day, streak } } })[0]?.points ?? 0;
  expect(worth(20_501, 1)).toBeGreaterThan(worth(20_500, 5_000));
  expect(worth(20_500, 8)).toBeGreaterThan(worth(20_500, 7));
});

it('everything there is to reach may be sent', () => {
  const books = { evergreen, harmonies, 'everdell-duo': duo };
  const everything: AllReached = {
    lessons: Object.entries(books).flatMap(([game, list]) => list.map(({ id }) => `${game}/${id}`)),
    solved: {
      puzzles: puzzles.deals.flatMap((deal) => deal.puzzles.map(({ id }) => `${puzzles.game}/${id}`)),
      daily: { day: 99_999, streak: 99_999 },
    },
    results: Object.fromEntries(trials.deals.map(({ id }) => [id, 300])),
  };
  const reached = toReached(everything);
  expect(reached.length).toBeGreaterThan(80);
  expect(protocol.progress.safeParse({ reached }).success).toBe(true);
});

it('what the server would not read does not hold up the rest', () => {
  const odd: AllReached = { ...all, lessons: ['evergreen/powers', 'Ä b'], results: { 'harmonies-1': 1.5, x: -1 } };
  expect(toReached(odd).map(({ thing }) => thing)).toEqual([
    'lesson:evergreen/powers',
    'puzzle:harmonies/12-87',
    'daily:all',
  ]);
});

it('two devices know together what each of them knew', () => {
  const here = { puzzles: ['a/1-1'], daily: { day: 10, streak: 3 } };
  const there = { puzzles: ['a/1-1', 'a/1-2'], daily: { day: 11, streak: 1 } };
  expect(mergeSolved(here, there)).toEqual({ puzzles: ['a/1-1', 'a/1-2'], daily: { day: 11, streak: 1 } });
  expect(mergeSolved(there, here)).toEqual({ puzzles: ['a/1-1', 'a/1-2'], daily: { day: 11, streak: 1 } });
  expect(mergeSolved(here, { puzzles: [], daily: { day: 10, streak: 5 } }).daily).toEqual({ day: 10, streak: 5 });
  expect(mergeSolved({ puzzles: [], daily: null }, here)).toEqual(here);
});
