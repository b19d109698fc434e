import { describe, expect, it } from 'vitest';
import { contentOf, EDITIONS } from './index.ts';
import { createSteps, FIRST, printStep, readStep, verbOf } from './steps.ts';

const steps = createSteps(contentOf(EDITIONS[0]));
const all = Array.from({ length: steps.limit }, (_, step) => step);

describe('steps', () => {
  it('have the same numbers in every edition', () => {
    expect(steps.first).toEqual(FIRST);
  });

  it('go from number to text to data and back', () => {
    for (const step of all) {
      const text = steps.print(step);
      const data = readStep(text);
      expect(data).toEqual(steps.read(step));
      expect(data && printStep(data)).toBe(text);
      expect(steps.parse(text)).toBe(step);
    }
  });

  it('know their verb by their number; the markers are verbs of their own', () => {
    for (const step of all) {
      const { verb } = steps.read(step);
      expect(verbOf(step)).toBe(verb === 'move' ? step : FIRST[verb]);
    }
  });
});
