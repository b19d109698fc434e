// Every promise of the contract, in every way to play as a team.
import type { AnyGame, Json } from '@sunglade/core';
import { checkConformance } from '@sunglade/testkit';
import { describe, expect, it } from 'vitest';
import { everdellDuo } from '../game.ts';
import { NEWS_IDS } from './content.ts';

const free = { mode: 'together', chapter: 0, eventSkunks: 3, meadowSkunks: 2, placeSkunks: 3, watches: 2 };

const cases: readonly Json[] = [
  { mode: 'together', chapter: 1 },
  { mode: 'together', chapter: 4, difficulty: 'hard', hare: 'second' },
  { mode: 'together', chapter: 14, hare: 'random' },
  { ...free, exchange: 'limited' },
  { mode: 'challenge', challenge: 1 },
  { mode: 'challenge', challenge: 9, opponent: 'expert' },
];

describe.each(cases)('a team with %j', (options) => {
  it('keeps the contract', () => {
    expect(checkConformance(everdellDuo, [{ seats: 2, options }], { games: 1, every: 9 })).toEqual([]);
  });
});

it('a team that holds all good news keeps the contract', () => {
  const carried = { held: NEWS_IDS, remaining: [] };
  const game: AnyGame = {
    ...(everdellDuo as AnyGame),
    setup: (raw) => (everdellDuo as AnyGame).setup({ ...raw, carried }),
  };
  const options = { mode: 'together', chapter: 7 };
  expect(checkConformance(game, [{ seats: 2, options }], { games: 4, every: 5 })).toEqual([]);
});
