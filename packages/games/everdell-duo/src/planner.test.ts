import { createPicker, legalSteps, NOBODY, seat, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { everdellDuo } from './index.ts';
import { createPlanner } from './planner.ts';
import { pointsOf, sumOf } from './points.ts';
import type { DuoRules } from './rules.ts';
import { createBound, type State } from './state.ts';

function setUp(options: object) {
  const setup = everdellDuo.setup({ seats: 2, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
}

/** A whole game; answers its end and every step that was taken. */
function play(options: object, seed: string, plain = false): { rules: DuoRules; end: State; steps: string[] } {
  const setup = setUp(options);
  const rules = everdellDuo.bind(setup) as DuoRules;
  const choose = createPlanner(setup, 2, { plain });
  const pick = createPicker(7);
  const end = rules.create(seedFrom(seed));
  const steps: string[] = [];
  for (let acting = rules.acting(end); acting !== NOBODY; acting = rules.acting(end)) {
    const one = seat(acting - 1);
    const step = choose(end, one, pick);
    expect(legalSteps(rules as never, end, one)).toContain(step);
    steps.push(rules.print(step as never));
    rules.apply(end, one, step as never);
  }
  return { rules, end, steps };
}

describe('the planner', () => {
  const chapter = { mode: 'together', chapter: 1 };

  it('wins the first chapter, again and again the same way', () => {
    const first = play(chapter, 'planner');
    expect(first.rules.outcome(first.end)).toMatchObject({ won: true });
    expect(play(chapter, 'planner').steps).toEqual(first.steps);
  });

  it('plays against another as well', () => {
    const { end } = play({}, 'planner');
    const bound = createBound(setUp({}), 2);
    for (const one of [0, 1]) expect(sumOf(pointsOf(bound, end, one))).toBeGreaterThan(35);
  });

  it('gives nothing and uses neither watch nor good news where it plays plainly', () => {
    const help = (steps: readonly string[]) => steps.slice(20).filter((text) => /^(?:give|watch|news) /.test(text));
    expect(help(play(chapter, 'planner').steps)).not.toEqual([]);
    expect(help(play(chapter, 'planner', true).steps)).toEqual([]);
  });
});
