// How far a team is with each kind of goal, and when one counts as reached.
import { describe, expect, it } from 'vitest';
import { HARE } from '../state/layout.ts';
import { type Scene, type Table, table } from '../testing.ts';
import { isMet, noteGoals, progressOf, teamScore } from './goals.ts';
import { herScore } from './opponent.ts';
import type { CompiledGoal } from './tables.ts';

const chapter = (number: number, scene: Scene = {}): Table =>
  table({ ...scene, options: { mode: 'together', chapter: number } });
const challenge = (number: number, scene: Scene = {}): Table =>
  table({ ...scene, options: { mode: 'challenge', challenge: number } });

const goalOf = (t: Table, i = 0): CompiledGoal => t.bound.team!.goals[i]!;
const progress = (t: Table, change: Partial<CompiledGoal> = {}, i = 0): number =>
  progressOf(t.bound, t.state, { ...goalOf(t, i), ...change });

describe('events', () => {
  const scene: Scene = {
    me: { events: ['a1', 'b1'] },
    you: { events: ['c1'] },
    team: { hers: { events: ['a5', 'b2', 'c2', 'a2'] } },
  };

  it('are those of both together, and none of the opponent’s', () => {
    expect(progress(challenge(8, scene))).toBe(3);
  });

  it('are those of one animal, whichever seat it has', () => {
    const t = challenge(8, scene);
    expect([progress(t, { who: 'hare' }), progress(t, { who: 'tortoise' })]).toEqual([2, 1]);
    t.state.table[HARE] = 1;
    expect([progress(t, { who: 'hare' }), progress(t, { who: 'tortoise' })]).toEqual([1, 2]);
  });
});

it('the City Faire is held by either of the two, or not', () => {
  const faire = (scene: Scene): number => progress(chapter(15, scene), {}, 1);
  expect(faire({})).toBe(0);
  expect(faire({ me: { events: ['faire'] } })).toBe(1);
  expect(faire({ you: { events: ['faire'] } })).toBe(1);
  const hers = challenge(8, { team: { hers: { events: ['faire'] } } });
  expect(progress(hers, { of: 'faire' })).toBe(0);
});

it('a lead is what the team has more than the opponent', () => {
  const t = challenge(10, { me: { points: 40 }, team: { hers: { points: 12 } } });
  // Her level adds ten points on normal.
  expect([teamScore(t.bound, t.state), herScore(t.bound, t.state), progress(t)]).toEqual([40, 22, 18]);
});

describe('a count', () => {
  const scene: Scene = { me: { has: { twig: 5 } }, you: { has: { twig: 1, berry: 1 } } };
  const resources = (change: Partial<CompiledGoal>): number => progress(chapter(9, scene), change);

  it('that each must reach is that of whoever is further off', () => {
    expect(resources({ who: 'each' })).toBe(2);
    expect(resources({ who: 'each', min: 0, max: 1 })).toBe(5);
  });

  it('that either may reach is that of whoever is nearer', () => {
    expect(resources({ who: 'either' })).toBe(5);
    expect(resources({ who: 'either', min: 0, max: 1 })).toBe(2);
  });

  it('of one animal is its own', () => {
    expect([resources({ who: 'hare' }), resources({ who: 'tortoise' })]).toEqual([5, 2]);
  });

  it('is reached from its least to its most, both included', () => {
    const greens = ['mine', 'barn', 'harbor', 'sawmill', 'miller'];
    const met = (count: number): boolean => {
      const t = chapter(13, { me: { city: greens.slice(0, count) } });
      return isMet(t.bound, t.state, 1);
    };
    expect([met(0), met(4), met(5)]).toEqual([true, true, false]);
    const tokens = (points: number): boolean => {
      const t = chapter(13, { me: { points } });
      return isMet(t.bound, t.state, 0);
    };
    expect([tokens(9), tokens(10)]).toEqual([false, true]);
  });
});

describe('a goal with a date', () => {
  const spring: Scene = { season: 'spring', me: { events: ['a1'] } };

  it('counts once it was noted in time, whatever comes later', () => {
    const t = chapter(8, spring);
    expect(isMet(t.bound, t.state, 0)).toBe(false);
    noteGoals(t.bound, t.state);
    expect(isMet(t.bound, t.state, 0)).toBe(true);
    t.state.eventBy.fill(0);
    noteGoals(t.bound, t.state);
    expect(isMet(t.bound, t.state, 0)).toBe(true);
  });

  it('is not noted before it is reached, nor after its season', () => {
    for (const scene of [{ season: 'winter' }, { ...spring, season: 'summer' }] as const) {
      const t = chapter(8, scene);
      noteGoals(t.bound, t.state);
      expect(isMet(t.bound, t.state, 0)).toBe(false);
    }
  });

  it('leaves the others as they are', () => {
    const t = chapter(8, { season: 'spring', me: { events: ['a1', 'b1', 'c1'] } });
    noteGoals(t.bound, t.state);
    expect([0, 1, 2].map((i) => isMet(t.bound, t.state, i))).toEqual([true, true, false]);
  });
});
