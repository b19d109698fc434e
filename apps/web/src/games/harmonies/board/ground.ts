// The land under the hexes, drawn once for a board: a meadow on the side of rivers, the sea on that of islands.
import type { Content } from '@sunglade/harmonies';
import { corners, EDGE, hexPath, layoutOf, type Point } from './layout.ts';

const shifted = ([x, y]: Point, down: number): Point => [x, y + down];

export const groundId = ({ side, edition }: Content): string =>
  `hm-ground-${edition.id}-${side}-${edition.boards[side].length}`;

/** A clover or a drop where three hexes meet. */
function marks(content: Content): string {
  const { centres } = layoutOf(content.board);
  const met = new Map<string, { readonly at: Point; count: number }>();
  for (const centre of centres) {
    for (const at of corners(centre)) {
      const key = `${Math.round(at[0] / 8)} ${Math.round(at[1] / 8)}`;
      const known = met.get(key);
      if (known) known.count++;
      else met.set(key, { at, count: 1 });
    }
  }
  const shape =
    content.side === 'A'
      ? 'q-9 -1 -8 -8q7 -3 8 4q1 -7 8 -4q1 7 -8 8q-1 7 -5 8q3 -3 5 -8Z'
      : 'q-7 -3 -5 -9q2 -4 5 -8q3 4 5 8q2 6 -5 9Z';
  const places = [...met.values()].filter(({ count }) => count > 2);
  const paths = places.map(({ at: [x, y] }) => `M${Math.round(x)} ${Math.round(y + 10)}${shape}`);
  return `<path d="${paths.join('')}" fill="var(--hm-mark-${content.side})"/>`;
}

export function groundSheet(content: Content): string {
  const { centres } = layoutOf(content.board);
  const tone = content.side === 'A' ? 'land' : 'sea';
  const all = (grow: number, down: number, fill: string, stroke: number): string =>
    `<path d="${centres.map((at) => hexPath(shifted(at, down), grow, 16)).join('')}" fill="${fill}" stroke="${fill}" stroke-width="${stroke}" stroke-linejoin="round"/>`;
  const hexes = centres
    .map(
      (at) =>
        `<path d="${hexPath(shifted(at, EDGE), 0.945)}" fill="var(--hm-hex-edge)"/><path d="${hexPath(at, 0.945)}" fill="var(--hm-hex)" stroke="var(--cut)" stroke-width="2" stroke-opacity=".8"/><path d="${hexPath(at, 0.8, 12)}" fill="none" stroke="var(--hm-hex-line)" stroke-width="2" stroke-opacity=".55"/>`,
    )
    .join('');
  const land = centres.map((at) => hexPath(shifted(at, 10), 1.2, 16)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><clipPath id="${groundId(content)}-clip"><path d="${land}"/></clipPath><g id="${groundId(content)}">${all(1.14, 26, `var(--hm-${tone}-edge)`, 16)}${all(1.14, 12, `var(--hm-${tone}-2)`, 16)}${all(1.12, 8, `var(--hm-${tone})`, 10)}${hexes}${marks(content)}</g></svg>`;
}
