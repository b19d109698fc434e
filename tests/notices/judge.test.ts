import { expect, test } from 'vitest';
import { judgeEach, judgeSeldom } from './kit/judge.ts';
import type { Told } from './kit/listeners.ts';

const turnsOf = (told: readonly Told[], begun: Readonly<Record<string, number>>) => ({
  listener: { target: {}, told: () => told, onTheWay: () => [] },
  turns: new Map(Object.entries(begun).map(([table, theirs]) => [table, { begun: theirs - 100, theirs }])),
});
const told = (at: number, table: string, name = table): Told => ({ at, table, name });
const NONE = new Set<string>();

test('every turn is told, and how late is known', () => {
  expect(judgeEach(turnsOf([told(1_500, 'a')], { a: 1_000, b: 2_000 }), NONE)).toEqual({
    copies: 0,
    latestMs: 500,
    problems: ['b: never told'],
  });
});

test('a copy has the name of the first, which was on its way when the node died', () => {
  const twice = turnsOf([told(1_500, 'a', 'x'), told(7_000, 'a', 'x')], { a: 1_000 });
  expect(judgeEach(twice, new Set(['x']))).toEqual({ copies: 1, latestMs: 500, problems: [] });
  expect(judgeEach(twice, NONE).problems).toEqual(['a: told twice though nobody died of it']);
  const other = turnsOf([told(1_500, 'a', 'x'), told(7_000, 'a', 'y')], { a: 1_000 });
  expect(judgeEach(other, new Set(['x'])).problems).toEqual(['a: copies under different names']);
});

test('who wants to hear once a minute hears neither sooner nor much later', () => {
  const begun = { a: 1_000, b: 5_000, c: 50_000 };
  const heard = (...all: Told[]) => judgeSeldom(turnsOf(all, begun), NONE);
  expect(heard(told(2_000, 'a'), told(64_000, 'c'))).toEqual({ copies: 0, latestMs: 2_000, problems: [] });
  expect(heard(told(2_000, 'a'), told(55_000, 'c')).problems).toEqual(['told twice within a minute']);
  expect(heard(told(2_000, 'a'), told(79_000, 'c')).latestMs).toBe(17_000);
  expect(heard(told(2_000, 'a')).problems).toEqual(['b: nobody spoke for it', 'c: nobody spoke for it']);
});
