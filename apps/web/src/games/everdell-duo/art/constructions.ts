// Five buildings, one per colour: each says by its shape what cards of its colour are about.
import type { Color } from '@sunglade/everdell-duo';

export interface Picture {
  readonly color: Color;
  readonly type: 'construction' | 'critter';
  readonly inside: string;
}

const CUT = 'stroke="var(--cut)" stroke-width="2.5" stroke-linejoin="round"';
const WALL = '#f3e2bd';
const WALL2 = '#d8bf8d';
const LAMP = '#ffd25a';
const WOOD = '#7a5236';

const door = (x: number, y: number): string =>
  `<path d="M${x - 7} ${y}v-12q7 -9 14 0v12Z" fill="${WOOD}"/><circle cx="${x + 4}" cy="${y - 6}" r="1.6" fill="${LAMP}"/>`;
const window = (x: number, y: number, r = 5): string =>
  `<path d="M${x - r} ${y + r}v-${r * 1.4}q${r} -${r} ${r * 2} 0v${r * 1.4}Z" fill="${LAMP}" stroke="${WOOD}" stroke-width="2"/>`;

/** A barn with sheaves in front: harvest again and again. */
const barn = `<path d="M-32 38V-4L-22 -26L0 -38L22 -26L32 -4V38Z" fill="${WALL}" ${CUT}/><path d="M4 -36L22 -26L32 -4V38H12V-6Z" fill="${WALL2}"/><path d="M-40 0L-27 -29L0 -44L27 -29L40 0L30 4L20 -21L0 -32L-20 -21L-30 4Z" fill="#a8432b" ${CUT}/><path d="M-14 38V8H14V38M-14 8L14 38M14 8L-14 38" fill="none" stroke="${WOOD}" stroke-width="4"/>${window(0, -10)}<g fill="#e0b23c" stroke="var(--cut)" stroke-width="1.5"><path d="M-42 40Q-36 22 -30 18Q-26 24 -24 40Z"/><path d="M24 40Q30 20 36 16Q40 24 42 40Z"/></g>`;

/** A bridge: one crosses it once. */
const bridge = `<path d="M-48 26C-30 -14 30 -14 48 26V40H36C34 22 14 12 0 12S-34 22 -36 40H-48Z" fill="${WALL}" ${CUT}/><path d="M8 -4C26 0 40 10 48 26V40H36C34 22 20 14 8 12Z" fill="${WALL2}"/><path d="M-44 18C-28 -20 28 -20 44 18" fill="none" stroke="${WOOD}" stroke-width="5" stroke-linecap="round"/><path d="M-30 -2V-18M-10 -10V-28M10 -10V-28M30 -2V-18" stroke="${WOOD}" stroke-width="4" stroke-linecap="round"/><path d="M-34 -16C-14 -34 14 -34 34 -16" fill="none" stroke="#95673f" stroke-width="4" stroke-linecap="round"/><path d="M-34 40Q-20 34 -6 40T22 40T36 38" fill="none" stroke="#4f9cc6" stroke-width="5" stroke-linecap="round"/>`;

/** An inn with its sign and an open door: guests may come. */
const inn = `<path d="M-28 38V-6H28V38Z" fill="${WALL}" ${CUT}/><path d="M8 -6H28V38H12Z" fill="${WALL2}"/><path d="M-38 0L-20 -34H20L38 0Z" fill="#8d3b2b" ${CUT}/><path d="M-27 -14H27M-33 -4H33" stroke="#6c2a1d" stroke-width="2.5"/>${door(0, 38)}${window(-17, 14)}${window(17, 14)}<path d="M28 2H46" stroke="${WOOD}" stroke-width="4" stroke-linecap="round"/><path d="M34 4V10M44 4V10" stroke="${WOOD}" stroke-width="2"/><rect x="31" y="10" width="16" height="13" rx="3" fill="${LAMP}" ${CUT}/><path d="M-8 -34V-44H2V-34" fill="#a9a097" ${CUT}/>`;

/** A castle with pennants: splendour at the end. */
const castle = `<path d="M-38 38V-8H-32V-14H-26V-8H-20V-14H-14V10H14V-14H20V-8H26V-14H32V-8H38V38Z" fill="${WALL}" ${CUT}/><path d="M14 10V-14H20V-8H26V-14H32V-8H38V38H16Z" fill="${WALL2}"/><path d="M-14 12V-14L0 -34L14 -14V12Z" fill="${WALL}" ${CUT}/><path d="M-18 -12L0 -38L18 -12Z" fill="#6f4a93" ${CUT}/><path d="M0 -38V-48L14 -43L0 -39" fill="${LAMP}" stroke="#6f4a93" stroke-width="2"/>${door(0, 38)}${window(-26, 10, 4)}${window(26, 10, 4)}${window(0, -4, 4)}`;

/** A tower with a clock: it waits for its moment. */
const tower = `<path d="M-22 38L-18 -12H18L22 38Z" fill="${WALL}" ${CUT}/><path d="M4 -12H18L22 38H8Z" fill="${WALL2}"/><path d="M-26 -10L0 -42L26 -10Z" fill="#2f6592" ${CUT}/><circle cy="6" r="13" fill="var(--coin)" stroke="${WOOD}" stroke-width="3"/><path d="M0 -2V6L6 10" fill="none" stroke="#27321f" stroke-width="3" stroke-linecap="round"/>${door(0, 38)}<path d="M-40 38Q-36 24 -24 26V38ZM40 38Q36 24 24 26V38Z" fill="#6fa552" ${CUT}/><circle cy="-44" r="4" fill="${LAMP}"/>`;

const ALL: Readonly<Record<Color, string>> = { green: barn, brown: bridge, red: inn, purple: castle, blue: tower };

export const constructionPictures = (): readonly Picture[] =>
  (Object.entries(ALL) as [Color, string][]).map(([color, inside]) => ({ color, type: 'construction', inside }));
