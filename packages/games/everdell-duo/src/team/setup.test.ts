// What a team's table can choose, and what a campaign may bring along.
import { openSetup, storeSetup } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { everdellDuo, GAMES } from '../game.ts';
import { NEWS_IDS } from './content.ts';

const problems = (options: object, carried?: object): string[] => {
  const setup = everdellDuo.setup({ seats: 2, options, carried });
  return setup.ok ? [] : setup.problems.map(({ code, path }) => `${path} ${code}`);
};
const CHAPTER = { mode: 'together', chapter: 3 };

describe('options of a team', () => {
  it('are offered only where they belong', () => {
    const setup = everdellDuo.setup({ seats: 2, options: { mode: 'together' } });
    expect(setup.ok && setup.value.options).toEqual({
      mode: 'together',
      hare: 'first',
      askEveryGain: false,
      chapter: 1,
      difficulty: 'normal',
    });
    expect(problems({ mode: 'competitive', chapter: 1 })).toEqual(['options.chapter option-not-now']);
    expect(problems({ ...CHAPTER, target: 90 })).toEqual(['options.target option-not-now']);
    expect(problems({ mode: 'together', chapter: 0, target: 90, exchange: 'none' })).toEqual([]);
    expect(problems({ mode: 'challenge', challenge: 10, opponent: 'expert' })).toEqual([]);
    expect(problems({ mode: 'challenge', challenge: 11 })).toEqual(['options.challenge option-value']);
    expect(problems({ mode: 'together', chapter: 16 })).toContain('options.chapter option-value');
  });

  it('leave games against each other as they are', () => {
    const plain = { mode: 'competitive', hare: 'first', askEveryGain: false };
    for (const game of [GAMES[1], GAMES[2]]) {
      const setup = game.setup({ seats: 2 });
      expect(setup.ok && setup.value.options).toEqual(plain);
    }
    const first = GAMES[1].setup({ seats: 2, options: { mode: 'together' } });
    expect(first.ok).toBe(false);
    const carrying = GAMES[1].setup({ seats: 2, carried: {} });
    expect(carrying.ok ? [] : carrying.problems).toEqual([{ code: 'carried-unknown', path: 'carried' }]);
  });
});

describe('what a campaign brings along', () => {
  const carried = { held: ['gn-01'], remaining: ['gn-02', 'gn-03', 'gn-04', 'gn-05'] };

  it('is kept in the set-up and opens again', () => {
    const setup = everdellDuo.setup({ seats: 2, options: CHAPTER, carried });
    if (!setup.ok) throw new Error('set-up');
    expect(setup.value.carried).toEqual({ ...carried, revealed: null });
    const again = openSetup(everdellDuo as never, storeSetup(setup.value, everdellDuo as never));
    expect(again.ok && again.value.carried).toEqual(setup.value.carried);
  });

  it('is checked whole', () => {
    expect(problems(CHAPTER, { held: [], remaining: NEWS_IDS })).toEqual([]);
    expect(problems(CHAPTER, { ...carried, revealed: ['gn-02', 'gn-03', 'gn-05'] })).toEqual([]);
    expect(problems(CHAPTER, { ...carried, held: ['gn-02'] })).toEqual(['carried.remaining[0] id-twice']);
    expect(problems(CHAPTER, { ...carried, held: ['gn-99'] })).toEqual(['carried.held[0] news-unknown']);
    expect(problems(CHAPTER, { ...carried, revealed: ['gn-02', 'gn-03', 'gn-09'] })).toEqual([
      'carried.revealed[2] news-not-in-pile',
    ]);
    expect(problems(CHAPTER, { ...carried, revealed: ['gn-02'] })).toHaveLength(1);
    expect(problems(CHAPTER, { held: [] })).toEqual(['carried.remaining not-list']);
    expect(problems(CHAPTER, { ...carried, used: [] })).toEqual(['carried.used unknown-key']);
    const hard = { ...CHAPTER, difficulty: 'hard' };
    expect(problems(hard, { held: ['gn-01', 'gn-06'], remaining: [] })).toEqual(['carried.held one-when-hard']);
  });

  it('belongs to a chapter', () => {
    for (const options of [{}, { mode: 'challenge' }, { mode: 'together', chapter: 0 }])
      expect(problems(options, carried)).toEqual(['carried carried-not-here']);
  });
});
