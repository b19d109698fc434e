// The tokens as paper discs with a side and a top, each colour with a shape and a texture of its own. The foot of a token
// is 0, 0: the middle of its lower face.
import type { Colour } from '@sunglade/harmonies';
import { DISC_X, DISC_Y, STEP } from '../board/layout.ts';

/** The box of every symbol here. */
export const BOX = { x: -60, y: -110, width: 120, height: 150 } as const;
const VIEW = `${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`;

const tone = (colour: string, step: number): string => `var(--hm-${colour}${step})`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The wall of a round token between its lower and its upper face. */
const wall = (rx: number, ry: number, height: number): string =>
  `M${-rx} ${-height}V0A${rx} ${ry} 0 0 0 ${rx} 0V${-height}Z`;

const face = (rx: number, ry: number, height: number, fill: string): string =>
  `<ellipse cy="${-height}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** The pale edge where the light falls on the rim. */
const rim = (rx: number, ry: number, height: number): string =>
  `<ellipse cy="${-height}" rx="${round(rx - 1)}" ry="${round(ry - 1)}" fill="none" stroke="var(--cut)" stroke-width="2" stroke-opacity=".75"/>`;

function disc(colour: string, inside: string, height: number = STEP, side = ''): string {
  return `<path d="${wall(DISC_X, DISC_Y, height)}" fill="${tone(colour, 1)}"/>${side}${face(DISC_X, DISC_Y, height, tone(colour, 2))}${inside}${rim(DISC_X, DISC_Y, height)}`;
}

const lines = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** Upright marks on a wall, from left to right as the wall turns. */
function grooves(height: number, stroke: string): string {
  const marks = [-0.86, -0.6, -0.3, 0.02, 0.36, 0.64, 0.88].map((k, i) => {
    const x = round(DISC_X * k);
    const y = round(DISC_Y * Math.sqrt(1 - k * k));
    return `M${x} ${round(y - height + 4 + (i % 3) * 2)}V${round(y - 3 - (i % 2) * 4)}`;
  });
  return lines(marks.join(''), stroke, 2.6, ' stroke-opacity=".55"');
}

/** Lower than the others, with waves. */
function water(): string {
  const h = STEP - 4;
  const wave = (x: number, y: number, length: number): string =>
    `M${x} ${round(y - h)}${Array.from({ length }, (_, i) => (i === 0 ? 'q5.5 -7 11 0' : 't11 0')).join('')}`;
  return disc('blue', lines(`${wave(-27, -8, 3)}${wave(-17, 4, 4)}${wave(-24, 15, 3)}`, tone('blue', 3), 3.8), h);
}

/** Rows of ears. */
function field(): string {
  const ear = (x: number, y: number): string =>
    `M${x} ${round(y - STEP + 6)}v-12M${x} ${round(y - STEP)}l-5 -5M${x} ${round(y - STEP)}l5 -5M${x} ${round(y - STEP - 5)}l-4.5 -4.5M${x} ${round(y - STEP - 5)}l4.5 -4.5`;
  const ears = [
    [-23, -2],
    [-8, -9],
    [9, -9],
    [24, -2],
    [-15, 13],
    [1, 7],
    [16, 13],
  ].map(([x = 0, y = 0]) => ear(x, y));
  return disc('yellow', lines(ears.join(''), tone('yellow', 4), 2.8), STEP, grooves(STEP, tone('yellow', 4)));
}

/** A log: bark at the side, rings on top. */
function trunk(): string {
  const ring = (k: number): string =>
    `<ellipse cx="${round(-3 * (1 - k))}" cy="${round(-STEP + 2 * (1 - k))}" rx="${round(DISC_X * k)}" ry="${round(DISC_Y * k)}" fill="none" stroke="${tone('brown', 4)}" stroke-width="2.4" stroke-opacity=".8"/>`;
  return disc(
    'brown',
    `${ring(0.76)}${ring(0.5)}${ring(0.24)}${lines(`M6 ${-STEP - 4}L30 ${-STEP - 15}`, tone('brown', 4), 2.6)}`,
    STEP,
    grooves(STEP, tone('brown', 4)),
  );
}

/** A crown of leaves: no disc at all, but a dome of uneven lumps. */
function leaves(): string {
  const under =
    'M-44 -10C-50 -20 -45 -30 -35 -31C-36 -43 -24 -51 -13 -47C-7 -57 9 -58 16 -49C28 -53 39 -44 37 -33C48 -30 51 -17 43 -9C43 2 33 9 23 6C16 14 -1 15 -8 9C-18 15 -32 10 -33 2C-40 2 -44 -4 -44 -10Z';
  const middle =
    'M-36 -22C-38 -32 -30 -38 -23 -36C-22 -45 -10 -49 -3 -43C4 -50 18 -48 20 -39C31 -40 37 -31 33 -23C36 -14 27 -8 19 -11C13 -3 -3 -2 -9 -9C-17 -3 -27 -7 -27 -14C-33 -13 -36 -17 -36 -22Z';
  const top =
    'M-23 -33C-24 -40 -16 -44 -10 -41C-6 -47 6 -47 9 -41C17 -43 22 -36 18 -31C18 -25 10 -22 5 -25C-1 -20 -10 -21 -12 -26C-18 -24 -23 -28 -23 -33Z';
  const leaf = (x: number, y: number): string => `M${x} ${y}q5 -7 11 -2q-5 6 -11 2Z`;
  return `<ellipse rx="30" ry="17" fill="${tone('green', 4)}" opacity=".5"/><path d="${under}" fill="${tone('green', 1)}" stroke="var(--cut)" stroke-width="2" stroke-opacity=".7"/><path d="${middle}" fill="${tone('green', 2)}"/><path d="${top}" fill="${tone('green', 3)}"/><path d="${leaf(-30, -4)}${leaf(20, 0)}${leaf(-6, 5)}${leaf(28, -20)}" fill="${tone('green', 2)}"/><path d="${leaf(-9, -32)}${leaf(4, -36)}" fill="${tone('green', 2)}"/>`;
}

type Corner = readonly [x: number, y: number];

/** A slab of rock with corners instead of a round rim; higher slabs are smaller. */
function rock(scale: number, snow: boolean): string {
  const shape: readonly Corner[] = [
    [-41, -2],
    [-29, -19],
    [-6, -27],
    [20, -24],
    [40, -8],
    [39, 10],
    [21, 24],
    [-7, 28],
    [-32, 17],
  ];
  const at = ([x, y]: Corner, up: number): string => `${round(x * scale)} ${round(y * scale - up)}`;
  const upper = shape.map((corner) => at(corner, STEP));
  const front = [0, 8, 7, 6, 5, 4].map((i) => shape[i] as Corner);
  const side = `M${front.map((corner) => at(corner, STEP)).join('L')}L${[...front]
    .reverse()
    .map((corner) => at(corner, 0))
    .join('L')}Z`;
  const edge = front.slice(1, 5).map((corner) => `M${at(corner, STEP - 1)}L${at(corner, 1)}`);
  const lit = `M${at([-29, -19], STEP)}L${at([-6, -27], STEP)}L${at([20, -24], STEP)}L${at([4, -6], STEP)}L${at([-18, 2], STEP)}Z`;
  const peak = (x: number, y: number, k: number): string =>
    `M${round((x - 13 * k) * scale)} ${round(y * scale - STEP)}L${round(x * scale)} ${round((y - 15 * k) * scale - STEP)}L${round((x + 13 * k) * scale)} ${round(y * scale - STEP)}`;
  const marks = snow ? '' : lines(`${peak(-10, 10, 1)}${peak(14, 14, 0.8)}`, tone('gray', 4), 3.4);
  const summit = snow
    ? `<path d="M${at([-37, 0], STEP)}L${round(-6 * scale)} ${round(-STEP - 34)}L${round(9 * scale)} ${round(-STEP - 30)}L${at([37, 4], STEP)}L${at([12, 20], STEP)}L${at([-14, 21], STEP)}Z" fill="${tone('gray', 2)}" stroke="var(--cut)" stroke-width="1.6" stroke-opacity=".6" stroke-linejoin="round"/><path d="M${round(9 * scale)} ${round(-STEP - 30)}L${at([37, 4], STEP)}L${at([12, 20], STEP)}L${round(2 * scale)} ${round(-STEP - 8)}Z" fill="${tone('gray', 1)}"/><path d="M${round(-6 * scale)} ${round(-STEP - 34)}L${round(9 * scale)} ${round(-STEP - 30)}L${round(24 * scale)} ${round(-STEP - 11)}L${round(12 * scale)} ${round(-STEP - 14)}L${round(4 * scale)} ${round(-STEP - 4)}L${round(-6 * scale)} ${round(-STEP - 15)}L${round(-20 * scale)} ${round(-STEP - 12)}Z" fill="var(--hm-snow)"/>`
    : '';
  return `<path d="${side}" fill="${tone('gray', 1)}" stroke="${tone('gray', 1)}" stroke-width="2" stroke-linejoin="round"/>${lines(edge.join(''), tone('gray', 4), 2, ' stroke-opacity=".5"')}<path d="M${upper.join('L')}Z" fill="${tone('gray', 2)}" stroke="var(--cut)" stroke-width="2" stroke-opacity=".75" stroke-linejoin="round"/><path d="${lit}" fill="${tone('gray', 3)}" opacity=".8"/>${marks}${summit}`;
}

const bricks = (height: number): string => {
  const row = (y: number): string => {
    const points = [-1, -0.75, -0.4, 0, 0.4, 0.75, 1].map(
      (k) => `${round(DISC_X * k)} ${round(DISC_Y * Math.sqrt(1 - k * k) - y)}`,
    );
    return `M${points.join('L')}`;
  };
  const joints = [-0.7, -0.2, 0.3, 0.75].map((k) => {
    const y = DISC_Y * Math.sqrt(1 - k * k);
    return `M${round(DISC_X * k)} ${round(y - height / 2)}V${round(y - 1)}`;
  });
  const upper = [-0.45, 0.05, 0.55].map((k) => {
    const y = DISC_Y * Math.sqrt(1 - k * k);
    return `M${round(DISC_X * k)} ${round(y - height + 1)}V${round(y - height / 2)}`;
  });
  return lines(`${row(height / 2)}${joints.join('')}${upper.join('')}`, tone('red', 4), 2, ' stroke-opacity=".6"');
};

/** Bricks at the side; on top the pattern of a floor. */
function brick(): string {
  const floor = [-14, -2, 10].map((y, i) => {
    const half = [26, 35, 31][i] ?? 30;
    return `M${-half} ${y - STEP}H${half}`;
  });
  const joints = [
    [-16, -23, 9],
    [8, -25, 11],
    [-8, -14, 12],
    [17, -14, 12],
    [-20, -2, 12],
    [4, -2, 12],
    [-6, 10, 11],
    [16, 10, 9],
  ].map(([x = 0, y = 0, length = 0]) => `M${x} ${y - STEP}v${length}`);
  const half = lines(`${floor.join('')}${joints.join('')}`, tone('red', 4), 2.4, ' stroke-opacity=".75"');
  return disc('red', half, STEP, bricks(STEP));
}

/** A red token on another one is a building: it has a roof and lights. */
function house(): string {
  const y = -STEP;
  const roof = `M-46 ${y + 4}C-30 ${y - 8} -14 ${y - 28} 0 ${y - 46}C14 ${y - 28} 30 ${y - 8} 46 ${y + 4}C34 ${y + 31} -34 ${y + 31} -46 ${y + 4}Z`;
  const shade = `M0 ${y - 46}C14 ${y - 28} 30 ${y - 8} 46 ${y + 4}C39 ${y + 19} 25 ${y + 24} 10 ${y + 25}Z`;
  const tiles = `M-31 ${y - 3}Q0 ${y + 16} 31 ${y - 3}M-20 ${y - 15}Q0 ${y - 2} 20 ${y - 15}M-10 ${y - 29}Q0 ${y - 22} 10 ${y - 29}`;
  const window = (x: number, top: number): string =>
    `<path d="M${x - 5} ${top + 12}v-8q5 -7 10 0v8Z" fill="var(--hm-lamp)" stroke="${tone('red', 4)}" stroke-width="1.6"/>`;
  return `<path d="${wall(38, 25, STEP)}" fill="var(--hm-wall)"/>${lines(`M-38 0A38 25 0 0 0 38 0`, tone('red', 4), 2, ' stroke-opacity=".35"')}${window(-19, 9)}${window(1, 12)}${window(20, 9)}<path d="${roof}" fill="${tone('red', 2)}" stroke="var(--cut)" stroke-width="2" stroke-opacity=".75" stroke-linejoin="round"/><path d="${shade}" fill="${tone('red', 1)}" opacity=".75"/>${lines(tiles, tone('red', 4), 2.4, ' stroke-opacity=".7"')}<circle cy="${y - 46}" r="4" fill="var(--hm-lamp)"/>`;
}

const PICTURES: Readonly<Record<string, () => string>> = {
  blue: water,
  yellow: field,
  brown: trunk,
  green: leaves,
  red: brick,
  'red-2': house,
  any: anyBase,
  gray: () => rock(1.02, false),
  'gray-2': () => rock(0.9, false),
  'gray-3': () => rock(0.78, true),
};

/** Below a building: gray, brown or red. */
function anyBase(): string {
  const part = (colour: string, from: number, to: number): string => {
    const y = (k: number): number => DISC_Y * Math.sqrt(1 - k * k);
    const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => from + (to - from) * t);
    const low = steps.map((k) => `${round(DISC_X * k)} ${round(y(k))}`);
    const high = [...steps].reverse().map((k) => `${round(DISC_X * k)} ${round(y(k) - STEP)}`);
    return `<path d="M${low.join('L')}L${high.join('L')}Z" fill="${tone(colour, 1)}"/>`;
  };
  return `${part('gray', -1, -0.36)}${part('brown', -0.36, 0.36)}${part('red', 0.36, 1)}${face(DISC_X, DISC_Y, STEP, tone('brown', 2))}${rim(DISC_X, DISC_Y, STEP)}`;
}

/** The symbol of a token by its height in the stack, counted from 1. */
export function tokenSymbol(colour: Colour, height: number): string {
  if (colour === 'red' && height > 1) return 'hm-t-red-2';
  if (colour === 'gray' && height > 1) return `hm-t-gray-${Math.min(height, 3)}`;
  return `hm-t-${colour}`;
}

/** A cube with room for a face on its front; the spirit's is pale. */
function cube(kind: 'animal' | 'spirit'): string {
  const at = (step: number): string => `var(--hm-${kind}${step})`;
  return `<g stroke="var(--cut)" stroke-width="1.6" stroke-linejoin="round"><path d="M-23 -28L0 -18V14L-23 3Z" fill="${at(1)}"/><path d="M23 -28L0 -18V14L23 3Z" fill="${at(2)}"/><path d="M-23 -28L0 -39L23 -28L0 -18Z" fill="${at(3)}"/></g>`;
}

/** Small pictures beside numbers: the pouch, a cube, a free space. */
const ICONS = `<symbol id="hm-pouch" viewBox="-50 -50 100 100"><path d="M-14 -22C-42 -6 -48 22 -36 38Q0 50 36 38C48 22 42 -6 14 -22Z" fill="#b98a4f" stroke="var(--cut)" stroke-width="2"/><path d="M14 -22C42 -6 48 22 36 38Q22 43 6 44C26 24 22 -4 4 -22Z" fill="#8d6330"/><path d="M-20 -42Q0 -34 20 -42L13 -22H-13Z" fill="#d3a567" stroke="var(--cut)" stroke-width="2" stroke-linejoin="round"/><path d="M-17 -21Q0 -15 17 -21" fill="none" stroke="#1f7a45" stroke-width="7" stroke-linecap="round"/></symbol><symbol id="hm-i-cube" viewBox="-34 -46 68 68"><path d="M-26 -26L0 -15V20L-26 8Z" fill="var(--hm-animal1)"/><path d="M26 -26L0 -15V20L26 8Z" fill="var(--hm-animal2)"/><path d="M-26 -26L0 -38L26 -26L0 -15Z" fill="var(--hm-animal3)"/></symbol><symbol id="hm-i-hex" viewBox="-50 -50 100 100"><path d="M-44 0L-22 -36H22L44 0L22 36H-22Z" fill="none" stroke="currentColor" stroke-width="9" stroke-linejoin="round" stroke-dasharray="20 9"/></symbol>`;

export function tokenSheet(): string {
  const symbol = (id: string, inside: string): string => `<symbol id="${id}" viewBox="${VIEW}">${inside}</symbol>`;
  return [
    ...Object.entries(PICTURES).map(([id, draw]) => symbol(`hm-t-${id}`, draw())),
    symbol('hm-cube', cube('animal')),
    symbol('hm-cube-spirit', cube('spirit')),
    ICONS,
  ].join('');
}
