// The land under the hexes, drawn once for a board: a meadow with tufts on the side of rivers, the sea on that of islands.
import type { Content } from '@sunglade/harmonies';
import { EDGE, hexPath, layoutOf, type Point } from './layout.ts';

const shifted = ([x, y]: Point, down: number): Point => [x, y + down];

export const groundId = ({ side, edition }: Content): string =>
  `hm-ground-${edition.id}-${side}-${edition.boards[side].length}`;

/** Small marks between the hexes and the edge, always the same. */
function marks(content: Content): string {
  const { centres } = layoutOf(content.board);
  const middle: Point = [0, 0];
  const list = centres.flatMap(([x, y], i) => {
    const beside = content.board.neighbours[i]?.length ?? 6;
    if (beside > 4) return [];
    const length = Math.hypot(x - middle[0], y - middle[1]) || 1;
    const k = 72 / length;
    const [mx, my] = [x + (x - middle[0]) * k * (1 + (i % 3) * 0.06), y + (y - middle[1]) * k * 0.86];
    return content.side === 'A'
      ? [`M${mx - 7} ${my + 3}q2 -9 -3 -12M${mx} ${my + 4}v-15M${mx + 7} ${my + 3}q-2 -8 4 -11`]
      : [`M${mx - 16} ${my}q5.5 -6 11 0t11 0t11 0M${mx - 8} ${my + 11}q5 -5 10 0t10 0`];
  });
  return `<path d="${list.map((d) => d.replaceAll(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))))).join('')}" fill="none" stroke="var(--hm-${content.side === 'A' ? 'land' : 'sea'}-edge)" stroke-width="3.2" stroke-linecap="round" opacity=".7"/>`;
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
  return `<svg xmlns="http://www.w3.org/2000/svg"><clipPath id="${groundId(content)}-clip"><path d="${land}"/></clipPath><g id="${groundId(content)}">${all(1.14, 26, `var(--hm-${tone}-edge)`, 16)}${all(1.14, 12, `var(--hm-${tone}-2)`, 16)}${all(1.12, 8, `var(--hm-${tone})`, 10)}${marks(content)}${hexes}</g></svg>`;
}
