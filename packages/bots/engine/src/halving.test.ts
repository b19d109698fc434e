import { createDice, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { atMost, startWatch } from './budget.ts';
import { chooseSoftly } from './choose.ts';
import { explainTrials, isSure } from './explain.ts';
import { compare, difference, halve } from './halving.ts';

const dice = (name = 'dice') => createDice(seedFrom(name));
const none = { worth: () => 0, worlds: 0 };
/** Luck that is the same for all turns of a world, much greater than what sets the turns apart. */
const luck = (world: number): number => (world % 1000) * 10;

describe('halving', () => {
  it('finds the best turn however much the worlds differ, because all turns see the same ones', () => {
    const turns = [3, 9, 4, 1, 5, 8, 2, 6];
    const [best] = halve(turns, none, (turn, world) => turn + luck(world), dice(), startWatch({ playouts: 24 }));
    expect(best?.turn).toBe(9);
  });

  it('tries good turns longer and stays within its budget', () => {
    const watch = startWatch({ playouts: 100 });
    const trials = halve([1, 2, 3, 4, 5, 6, 7, 8], none, (turn) => turn, dice(), watch);
    expect(trials.map(({ turn }) => turn).slice(0, 2)).toEqual([8, 7]);
    expect(trials[0]!.results.length).toBeGreaterThan(trials.at(-1)!.results.length * 3);
    expect(watch.played).toBeLessThanOrEqual(100);
  });

  it('without time for a single world goes by the opinion it came with', () => {
    const cancel = { aborted: true };
    const [best] = halve(['best', 'worse'], none, () => Number.NaN, dice(), startWatch({ cancel }));
    expect(best).toEqual({ turn: 'best', results: [] });
  });

  it('cut off in the middle of a world answers with what all had tried before', () => {
    const cancel = { aborted: false };
    let played = 0;
    const play = (turn: number): number => {
      cancel.aborted = ++played === 7;
      return turn;
    };
    const trials = halve([1, 2, 3, 4], none, play, dice(), startWatch({ cancel, playouts: 1000 }));
    expect(trials.map(({ results }) => results.length)).toEqual([1, 1, 1, 1]);
    expect(trials[0]?.turn).toBe(4);
  });

  it('weighs an opinion against as many worlds as it is worth', () => {
    const opinion = (worlds: number) => ({ worth: (turn: number) => -10 * turn, worlds });
    const best = (worlds: number) =>
      halve([1, 2], opinion(worlds), (turn) => turn, dice(), startWatch({ playouts: 20 }))[0]?.turn;
    expect([best(0), best(100)]).toEqual([2, 1]);
  });

  it('is repeatable at a budget of playouts', () => {
    const run = () =>
      halve([1, 2, 3], none, (turn, world) => (world % 17) * turn, dice('again'), startWatch({ playouts: 50 }));
    expect(run()).toEqual(run());
  });
});

it('a watch goes by whichever is used up first, and never looks at the clock for playouts alone', () => {
  let time = 0;
  const watch = startWatch({ ms: 100, playouts: 10, now: () => time });
  watch.count();
  expect(watch.spent()).toBeCloseTo(0.1);
  time = 90;
  expect(watch.spent()).toBe(1);
  time = 0;
  const usual = startWatch({ now: () => time });
  time = 270;
  expect(usual.spent()).toBe(1);
  const now = (): number => {
    throw new Error('looked at the clock');
  };
  const blind = startWatch({ playouts: 2, now });
  blind.count();
  expect(blind.spent()).toBe(0.5);
});

it('a level that tries little tries no more, however much time it has, and keeps to a smaller budget', () => {
  expect(atMost({ ms: 50 }, 20)).toEqual({ ms: 50, playouts: 20 });
  expect(atMost({ playouts: 7 }, 20)).toEqual({ playouts: 7 });
  expect(atMost({}, 20)).toEqual({ ms: 300, playouts: 20 });
  expect(atMost({ ms: 50 }, Number.POSITIVE_INFINITY)).toEqual({ ms: 50 });
});

it('a soft choice is the best at temperature 0, and mostly a good one above', () => {
  const choose = (temperature: number) =>
    Array.from({ length: 300 }, (_, i) => chooseSoftly([0, 9, 10], (x) => x, temperature, dice(`${temperature}${i}`)));
  expect(new Set(choose(0))).toEqual(new Set([10]));
  const warm = choose(1);
  expect(warm.filter((x) => x === 10).length).toBeGreaterThan(180);
  expect(warm.filter((x) => x === 9).length).toBeGreaterThan(40);
  expect(warm.filter((x) => x === 0).length).toBeLessThan(3);
});

it('an explanation tells the loss of each turn with its paired error, and in which part', () => {
  const trials = compare([1, 3, 2], (turn, world) => turn + luck(world), dice(), startWatch({ playouts: 30 }));
  const { turns, worlds } = explainTrials(trials, (turn) => ({
    steps: [`step ${turn}`],
    points: turn * 10,
    parts: { light: turn * 10 },
  }));
  expect(worlds).toBe(10);
  expect(turns.map(({ steps }) => steps[0])).toEqual(['step 3', 'step 2', 'step 1']);
  expect(turns[2]).toMatchObject({ expected: 1, loss: 2, error: 0, parts: { light: -2 } });
  expect(turns.map(isSure)).toEqual([false, false, true]);
  expect(difference([1], [1]).error).toBe(Number.POSITIVE_INFINITY);
});
