import { FEATURES } from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import { stackText } from '../board/describe.ts';
import { contentOf } from '../table.ts';
import { setupFor } from '../testing.ts';
import { words } from '../words/en.ts';
import { heightOf, layersOf, patternPicture } from './pattern.ts';

describe('the drawing of a habitat', () => {
  const { animals, spirits } = contentOf({ setup: setupFor({ seats: 1 }) }).edition;

  it('shows every space of every card once, from the back to the front, inside its frame', () => {
    for (const { id, pattern } of [...animals, ...spirits]) {
      const { spaces, viewBox } = patternPicture(pattern);
      expect(spaces.map(({ feature }) => feature).sort(), id).toEqual(pattern.map(({ feature }) => feature).sort());
      expect(spaces.filter(({ cube }) => cube).map(({ feature }) => feature)).toEqual([pattern[0]?.feature]);
      const ys = spaces.map(({ at }) => at[1]);
      expect([...ys].sort((a, b) => a - b)).toEqual(ys);
      const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
      for (const { at } of spaces) {
        expect(at[0] - 60).toBeGreaterThanOrEqual(left);
        expect(at[0] + 60).toBeLessThanOrEqual(left + width);
        expect(at[1] - 60).toBeGreaterThanOrEqual(top);
        expect(at[1] + 30).toBeLessThanOrEqual(top + height);
      }
    }
  });

  it('builds every feature from the tokens that make it', () => {
    for (const feature of FEATURES) {
      const layers = layersOf(feature).map((layer) => (layer === 'any' ? 'brown' : layer));
      expect(stackText(words, layers)).toBe(words.features[feature]);
    }
    expect(FEATURES.map(heightOf)).toEqual([null, null, null, 1, 2, 3, 1, 2, 3]);
  });
});
