// Where hexes, shadows and rows lie, and how the keyboard goes over a board.
import type { Side } from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import { contentOf, placeName } from '../table.ts';
import { setupFor } from '../testing.ts';
import { corners, DISC_X, DISC_Y, HALF, hexPath, layoutOf, RADIUS, STEP, shadowPath } from './layout.ts';
import { nextSpace } from './moves.ts';

const contentFor = (side: Side) => contentOf({ setup: setupFor({ seats: 1, options: { side } }) });

describe.each(['A', 'B'] as const)('side %s', (side) => {
  const content = contentFor(side);
  const layout = layoutOf(content.board);

  it('puts neighbours side by side, and nothing else', () => {
    for (const [space, [x, y]] of layout.centres.entries()) {
      for (const [other, [ox, oy]] of layout.centres.entries()) {
        if (space === other) continue;
        // As if it were not slanted: all neighbours are equally far away.
        const distance = Math.hypot(x - ox, ((y - oy) * RADIUS * Math.sqrt(3)) / (2 * HALF)) / (RADIUS * Math.sqrt(3));
        if (content.board.neighbours[space]?.includes(other)) expect(distance).toBeCloseTo(1);
        else expect(distance).toBeGreaterThan(1.5);
      }
    }
  });

  it('draws every space once, from the back to the front, inside the picture', () => {
    expect(layout.rows.flat().sort((a, b) => a - b)).toEqual([...content.board.spaces.keys()]);
    const heights = layout.rows.map((row) => new Set(row.map((space) => layout.centres[space]?.[1].toFixed(3))));
    for (const row of heights) expect(row.size).toBe(1);
    const tops = layout.rows.map((row) => layout.centres[row[0] ?? -1]?.[1] ?? 0);
    expect([...tops].sort((a, b) => a - b)).toEqual(tops);
    const [left = 0, top = 0, width = 0, height = 0] = layout.viewBox.split(' ').map(Number);
    for (const centre of layout.centres) {
      for (const [x, y] of corners(centre)) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x).toBeLessThanOrEqual(left + width);
        expect(y).toBeLessThanOrEqual(top + height);
      }
      // A mountain of three with its peak.
      expect(centre[1] - 3 * STEP - 34).toBeGreaterThanOrEqual(top);
    }
  });

  it('is wide enough for a thumb on a small phone', () => {
    const scale = 360 / layout.width;
    expect(2 * HALF * scale).toBeGreaterThanOrEqual(43.9);
    expect(1.5 * RADIUS * scale).toBeGreaterThanOrEqual(43.9);
  });

  it('never hides the foot of a stack behind a stack in front of it', () => {
    // The rim of the token behind, at its lowest, against the highest point of three tokens with a peak.
    expect(3 * STEP + DISC_Y).toBeLessThan(2 * HALF + STEP);
    expect(DISC_X).toBeLessThan(RADIUS);
  });

  it('leads the keyboard to every space, and only to neighbours', () => {
    const seen = new Set([0]);
    const open = [0];
    for (let space = open.pop(); space !== undefined; space = open.pop()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = nextSpace(content, space, key, () => false) ?? -1;
        expect(next === space || content.board.neighbours[space]?.includes(next)).toBe(true);
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    expect(seen.size).toBe(content.spaces);
  });

  it('goes through the lit spaces, to the ends of a row, and nowhere by other keys', () => {
    const lit = new Set([3, 9, 14]);
    const go = (from: number, key: string): number | null => nextSpace(content, from, key, (space) => lit.has(space));
    expect(go(3, 'PageDown')).toBe(9);
    expect(go(14, 'PageDown')).toBe(3);
    expect(go(3, 'PageUp')).toBe(14);
    expect(nextSpace(content, 3, 'PageUp', () => false)).toBe(3);
    const columns = content.board.spaces.map(({ q }) => q);
    expect(content.board.spaces[go(9, 'Home') ?? -1]?.q).toBe(Math.min(...columns));
    expect(content.board.spaces[go(9, 'End') ?? -1]?.q).toBe(Math.max(...columns));
    expect(go(9, 'x')).toBeNull();
  });

  it('names every space by column and row', () => {
    const names = content.places.map((place) => placeName(content, place));
    expect(new Set(names).size).toBe(content.spaces);
    for (const name of names) expect(name).toMatch(/^[A-G][1-5]$/);
    expect(placeName(content, '0,0')).toBe('A1');
  });
});

describe('shadows', () => {
  const lengthOf = (tokens: number, light: readonly [number, number]): number => {
    const path = shadowPath([0, 0], tokens, light);
    const xs = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LAZ])/g)].map((match) => Number(match[1]));
    return Math.min(...xs);
  };
  it('fall away from the light, as long as the stack is high', () => {
    expect(lengthOf(1, [1, -0.25])).toBeLessThan(0);
    expect(lengthOf(3, [1, -0.25])).toBeLessThan(lengthOf(2, [1, -0.25]));
    expect(lengthOf(2, [1, -0.25])).toBeLessThan(lengthOf(1, [1, -0.25]));
    expect(lengthOf(1, [-1, -0.25])).toBeGreaterThan(lengthOf(1, [1, -0.25]));
  });
});

it('draws closed hexes with six soft corners', () => {
  const path = hexPath([0, 0]);
  expect(path.match(/Q/g)).toHaveLength(6);
  expect(path.endsWith('Z')).toBe(true);
});
