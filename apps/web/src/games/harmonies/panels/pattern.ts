// A card's habitat as a small drawing: hexes with the stacks they must show.
import { type Hex, rotateHex } from '@sunglade/grid';
import type { Colour, Feature, Pattern } from '@sunglade/harmonies';
import { HALF, hexPoint, type Point, RADIUS, STEP } from '../board/layout.ts';

/** `any` is the lower half of a building: it may have any of three colours. */
type Layer = Colour | 'any';

export function layersOf(feature: Feature): readonly Layer[] {
  switch (feature) {
    case 'water':
      return ['blue'];
    case 'field':
      return ['yellow'];
    case 'building':
      return ['any', 'red'];
    case 'tree1':
      return ['green'];
    case 'tree2':
      return ['brown', 'green'];
    case 'tree3':
      return ['brown', 'brown', 'green'];
    case 'mountain1':
      return ['gray'];
    case 'mountain2':
      return ['gray', 'gray'];
    case 'mountain3':
      return ['gray', 'gray', 'gray'];
  }
}

/** The height that has to be exact, or null where there is only one. */
export function heightOf(feature: Feature): number | null {
  return /^(tree|mountain)/.test(feature) ? layersOf(feature).length : null;
}

interface PatternSpace {
  readonly at: Point;
  readonly feature: Feature;
  readonly cube: boolean;
}

interface PatternPicture {
  readonly spaces: readonly PatternSpace[];
  readonly viewBox: string;
}

const HEADROOM = 3 * STEP + 44;

/** Turned so that it needs the least room, from the back to the front. */
export function patternPicture(pattern: Pattern): PatternPicture {
  const pictures = Array.from({ length: 6 }, (_, turns) => {
    const points = pattern.map((part) => hexPoint(rotateHex(part as Hex, turns)));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right] = [Math.min(...xs) - RADIUS, Math.max(...xs) + RADIUS];
    const [top, bottom] = [Math.min(...ys) - HALF, Math.max(...ys) + HALF + 8];
    return { points, left, top, width: right - left, height: bottom - top };
  });
  const size = (one: (typeof pictures)[number]): number => Math.max(one.width, one.height + HEADROOM - HALF);
  const best = pictures.reduce((a, b) => (size(b) < size(a) - 1 ? b : a));
  const up = HEADROOM - HALF;
  const spaces = pattern.map(
    ({ feature }, i): PatternSpace => ({ at: best.points[i] ?? [0, 0], feature, cube: i === 0 }),
  );
  return {
    spaces: spaces.sort((a, b) => a.at[1] - b.at[1]),
    viewBox: [best.left - 4, best.top - up, best.width + 8, best.height + up + 6].map((n) => n.toFixed(0)).join(' '),
  };
}
