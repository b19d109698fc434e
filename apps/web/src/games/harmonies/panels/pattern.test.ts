import { FEATURES } from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import { FLAT_HALF, FLAT_RADIUS, flatSheet, flatSymbol } from '../art/flat.ts';
import { contentOf } from '../table.ts';
import { setupFor } from '../testing.ts';
import { heightOf, patternPicture } from './pattern.ts';

describe('the drawing of a habitat', () => {
  const { animals, spirits } = contentOf({ setup: setupFor({ seats: 1 }) }).edition;

  it('shows every space of every card once, the cube above the others, inside its frame', () => {
    for (const { id, pattern } of [...animals, ...spirits]) {
      const { spaces, viewBox } = patternPicture(pattern);
      expect(spaces.map(({ feature }) => feature).sort(), id).toEqual(pattern.map(({ feature }) => feature).sort());
      expect(spaces.map(({ cube }) => cube)).toEqual([...spaces.slice(1).map(() => false), true]);
      expect(spaces.at(-1)?.feature).toBe(pattern[0]?.feature);
      expect(new Set(spaces.map(({ at }) => at.map(Math.round).join())).size).toBe(pattern.length);
      const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
      for (const { at } of spaces) {
        expect(at[0] - FLAT_RADIUS).toBeGreaterThanOrEqual(left);
        expect(at[0] + FLAT_RADIUS).toBeLessThanOrEqual(left + width);
        expect(at[1] - FLAT_HALF).toBeGreaterThanOrEqual(top);
        expect(at[1] + FLAT_HALF).toBeLessThanOrEqual(top + height);
      }
    }
  });

  it('has a picture for every landscape, and a digit where the height counts', () => {
    for (const feature of FEATURES) expect(flatSheet()).toContain(`id="${flatSymbol(feature)}"`);
    expect(FEATURES.map(heightOf)).toEqual([null, null, null, 1, 2, 3, 1, 2, 3]);
  });
});
