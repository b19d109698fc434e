// A card's habitat as a small drawing from above.
import { type Hex, rotateHex } from '@sunglade/grid';
import type { Feature, Pattern } from '@sunglade/harmonies';
import { FLAT_HALF, FLAT_RADIUS } from '../art/flat.ts';
import type { Point } from '../board/layout.ts';

/** The height that has to be exact, or null where there is only one. */
export function heightOf(feature: Feature): number | null {
  const height = /^(?:tree|mountain)(\d)$/.exec(feature)?.[1];
  return height === undefined ? null : Number(height);
}

interface PatternSpace {
  readonly at: Point;
  readonly feature: Feature;
  readonly cube: boolean;
}

interface PatternPicture {
  /** The space of the cube comes last, so that its frame lies above the others. */
  readonly spaces: readonly PatternSpace[];
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
}

/** Room for the frame of the cube. */
const RIM = 4;

const pointOf = ({ q, r }: Hex): Point => [1.5 * FLAT_RADIUS * q, 2 * FLAT_HALF * (r + q / 2)];

/** Turned so that it needs the least room; rather wide than high. */
export function patternPicture(pattern: Pattern): PatternPicture {
  const pictures = Array.from({ length: 6 }, (_, turns) => {
    const points = pattern.map((part) => pointOf(rotateHex(part as Hex, turns)));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, top] = [Math.min(...xs) - FLAT_RADIUS - RIM, Math.min(...ys) - FLAT_HALF - RIM];
    const width = Math.max(...xs) + FLAT_RADIUS + RIM - left;
    const height = Math.max(...ys) + FLAT_HALF + RIM - top;
    return { points, left, top, width, height };
  });
  const size = (one: (typeof pictures)[number]): number => Math.max(one.width / 1.1, one.height);
  const best = pictures.reduce((a, b) => (size(b) < size(a) - 0.5 ? b : a));
  const spaces = pattern.map(
    ({ feature }, i): PatternSpace => ({ at: best.points[i] ?? [0, 0], feature, cube: i === 0 }),
  );
  const { left, top, width, height } = best;
  return {
    spaces: spaces.reverse(),
    viewBox: [left, top, width, height].map((n) => n.toFixed(1)).join(' '),
    width,
    height,
  };
}
