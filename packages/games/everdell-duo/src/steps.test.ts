import { describe, expect, it } from 'vitest';
import { contentOf, EDITIONS } from './index.ts';
import { createSteps, createTeamSteps, FIRST, printStep, readStep, verbOf } from './steps.ts';

const content = contentOf(EDITIONS[0]);
const steps = createSteps(content);
const teamSteps = createTeamSteps(content);
const all = Array.from({ length: teamSteps.limit }, (_, step) => step);

describe('steps', () => {
  it('have the same numbers in every edition, and those of a team come after the others', () => {
    expect(teamSteps.first).toEqual(FIRST);
    expect(FIRST).toMatchObject(steps.first);
    expect(FIRST.to).toBe(steps.limit);
  });

  it('go from number to text to data and back', () => {
    for (const step of all.slice(0, steps.limit)) {
      const text = steps.print(step);
      const data = readStep(text);
      expect(data).toEqual(steps.read(step));
      expect(steps.parse(text)).toBe(step);
    }
    for (const step of all) {
      const text = teamSteps.print(step);
      const data = readStep(text);
      expect(data).toEqual(teamSteps.read(step));
      expect(data && printStep(data)).toBe(text);
      expect(teamSteps.parse(text)).toBe(step);
    }
    expect(readStep('watch stars')).toBeNull();
  });

  it('know their verb by their number; the markers are verbs of their own', () => {
    for (const step of all) {
      const { verb } = teamSteps.read(step);
      expect(verbOf(step)).toBe(verb === 'move' ? step : FIRST[verb]);
    }
  });
});
