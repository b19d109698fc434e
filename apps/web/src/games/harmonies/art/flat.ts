// A landscape from above, as the cards show it: one hex, its colour, its texture, and the height as a digit that can be read.
import type { Feature } from '@sunglade/harmonies';
import { dot, line } from './shapes.ts';

/** From the middle of a hex to its corners and to its edges. */
export const FLAT_RADIUS = 22;
export const FLAT_HALF = (FLAT_RADIUS * Math.sqrt(3)) / 2;

export const flatSymbol = (feature: Feature): string => `hm-flat-${feature}`;

export function flatHex(scale = 1): string {
  const [r, h] = [FLAT_RADIUS * scale, FLAT_HALF * scale];
  const corners = [
    [r, 0],
    [r / 2, h],
    [-r / 2, h],
    [-r, 0],
    [-r / 2, -h],
    [r / 2, -h],
  ];
  return `M${corners.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

const sheet = (fill: string, edge: string, scale = 1, width = 2.4): string =>
  `<path d="${flatHex(scale)}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;
const ground = (colour: string): string => sheet(`var(--hm-${colour}2)`, `var(--hm-${colour}1)`);

const crown = (scale: number): string =>
  `<g transform="scale(${scale})"><path d="M-15 2C-19 -6 -13 -12 -8 -11C-7 -17 3 -19 7 -13C14 -15 19 -8 15 -3C19 3 14 10 8 9C4 15 -6 15 -8 9C-13 11 -17 7 -15 2Z" fill="var(--hm-green1)"/><path d="M-11 0C-13 -6 -8 -9 -5 -8C-3 -13 5 -13 7 -8C13 -8 14 -2 11 1C12 6 6 8 3 6C-1 10 -8 9 -8 4C-11 4 -12 2 -11 0Z" fill="var(--hm-green2)"/></g>`;

const trunk = (rings: string): string => `${sheet('var(--hm-brown2)', 'var(--hm-brown1)')}${rings}${crown(0.98)}`;

const water = (): string =>
  ground('blue') +
  line('M-13 -7q4.3 -5 8.6 0t8.6 0M-15 2q4.3 -5 8.6 0t8.6 0t8.6 0M-8 11q4.3 -5 8.6 0t8.6 0', 'var(--hm-blue3)', 2.6);

const field = (): string =>
  ground('yellow') +
  [
    [-9, -3],
    [0, -7],
    [9, -3],
    [-5, 8],
    [5, 8],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y + 5}v-9M${x} ${y}l-3.4 -3.4M${x} ${y}l3.4 -3.4`, 'var(--hm-yellow4)', 2))
    .join('');

function building(): string {
  const [r, h] = [FLAT_RADIUS, FLAT_HALF.toFixed(1)];
  const half = r / 2;
  return `${sheet('var(--hm-red2)', 'var(--hm-red4)')}<path d="M-${r} 0L-${half} -${h}L0 0Z" fill="var(--hm-red1)"/><path d="M${r} 0L${half} ${h}L0 0Z" fill="var(--hm-red1)" opacity=".55"/><path d="M-${half} ${h}L${half} ${h}L0 0Z" fill="var(--hm-red1)" opacity=".8"/>${line(`M0 0L-${r} 0M0 0L${r} 0M0 0L${half} ${h}M0 0L-${half} -${h}M0 0L-${half} ${h}M0 0L${half} -${h}`, 'var(--hm-red3)', 1.4)}${dot(0, 0, 3.6, 'var(--hm-lamp)')}`;
}

const mountain = (more: string): string => ground('gray') + more;

const PICTURES: Readonly<Record<Feature, () => string>> = {
  water,
  field,
  building,
  tree1: () => sheet('var(--hm-leaf, #dbe9bf)', 'var(--hm-green1)') + crown(1.12),
  tree2: () => trunk(''),
  tree3: () => trunk(sheet('none', 'var(--hm-brown4)', 0.84, 1.8)),
  mountain1: () => mountain(line('M-11 6L-4 -5L1 2L6 -5L12 5', 'var(--hm-gray4)', 2.6)),
  mountain2: () => mountain(sheet('var(--hm-gray3)', 'var(--hm-gray1)', 0.72, 1.8)),
  mountain3: () =>
    mountain(
      sheet('var(--hm-gray3)', 'var(--hm-gray1)', 0.72, 1.8) + sheet('var(--hm-snow)', 'var(--hm-gray1)', 0.44, 1.6),
    ),
};

export const flatSheet = (): string =>
  Object.entries(PICTURES)
    .map(([feature, draw]) => `<symbol id="hm-flat-${feature}" viewBox="-25 -25 50 50">${draw()}</symbol>`)
    .join('');
