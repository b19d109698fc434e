// The symbols of the game, cut from paper: goods, signs of colour and type, workers, seasons, and short words for rules.
import type { CardType, Color } from '@sunglade/everdell-duo';

const GOODS = ['twig', 'resin', 'pebble', 'berry', 'any', 'card', 'points', 'occupied'] as const;
export type Good = (typeof GOODS)[number];

export const goodSymbol = (good: Good): string => `ed-${good}`;
export const colorSymbol = (color: Color): string => `ed-c-${color}`;
export const typeSymbol = (type: CardType): string => `ed-t-${type}`;
export const workerSymbol = (animal: 'hare' | 'tortoise'): string => `ed-w-${animal}`;
export const seasonSymbol = (season: string): string => `ed-s-${season}`;
/** Short words of the gist: a card taken face up, a place, an event, all five colours, one per card played. */
const TERMS = ['take', 'place', 'event', 'five', 'star', 'again'] as const;
export type Term = (typeof TERMS)[number];
export const termSymbol = (term: Term): string => `ed-x-${term}`;

/** What only a team's table has. */
const PROPS = ['skunk', 'watch', 'signpost', 'swap', 'news', 'lock'] as const;
type Prop = (typeof PROPS)[number];
export const propSymbol = (prop: Prop): string => `ed-p-${prop}`;

const CUT = 'stroke="var(--cut)" stroke-width="3" stroke-linejoin="round"';

const GOOD_PICTURES: Readonly<Record<Good, string>> = {
  twig: `<path d="M-40 30L22 -22" stroke="var(--cut)" stroke-width="21" stroke-linecap="round"/><path d="M-8 2L-14 -28M6 -9L34 -2" stroke="var(--cut)" stroke-width="16" stroke-linecap="round"/><path d="M-40 30L22 -22" stroke="#7a5236" stroke-width="15" stroke-linecap="round"/><path d="M-8 2L-14 -28M6 -9L34 -2" stroke="#95673f" stroke-width="10" stroke-linecap="round"/><path d="M20 -22C24 -42 40 -46 46 -44C46 -30 38 -20 20 -22Z" fill="#4f9a4a" ${CUT}/>`,
  resin: `<path d="M0 -45C10 -24 33 -4 33 16A33 29 0 0 1 -33 16C-33 -4 -10 -24 0 -45Z" fill="#e8921e" ${CUT}/><path d="M4 -22C12 -8 24 4 24 17A24 21 0 0 1 2 37C18 22 14 -4 4 -22Z" fill="#b8650c"/><ellipse cx="-13" cy="12" rx="6" ry="11" transform="rotate(18 -13 12)" fill="#ffd98e"/>`,
  pebble: `<path d="M-42 20C-44 -2 -26 -22 -4 -24C20 -28 42 -10 42 12C42 30 22 36 0 36C-24 36 -40 34 -42 20Z" fill="#8f99a3" ${CUT}/><path d="M4 -24C24 -26 42 -10 42 12C42 30 22 36 2 36C24 26 24 -8 4 -24Z" fill="#68727d"/><path d="M-28 4Q-20 -12 -4 -14" fill="none" stroke="#d6dde3" stroke-width="7" stroke-linecap="round"/>`,
  berry: `<path d="M-12 -8Q-4 -34 10 -42M16 -4Q12 -26 10 -42" fill="none" stroke="#3f7a36" stroke-width="6" stroke-linecap="round"/><path d="M10 -42C26 -48 38 -40 42 -32C28 -26 16 -30 10 -42Z" fill="#4f9a4a" ${CUT}/><circle cx="-16" cy="14" r="23" fill="#b5306f" ${CUT}/><circle cx="20" cy="20" r="21" fill="#8e1f58" ${CUT}/><circle cx="-22" cy="7" r="6" fill="#f0a3c6"/><circle cx="14" cy="13" r="5" fill="#e08ab3"/>`,
  any: `<path d="M0 -42A42 42 0 0 1 42 0H0Z" fill="#7a5236"/><path d="M42 0A42 42 0 0 1 0 42V0Z" fill="#e8921e"/><path d="M0 42A42 42 0 0 1 -42 0H0Z" fill="#8f99a3"/><path d="M-42 0A42 42 0 0 1 0 -42V0Z" fill="#b5306f"/><circle r="42" fill="none" ${CUT}/><circle r="20" fill="var(--coin)" stroke="var(--coin-line)" stroke-width="2"/><path d="M-7 -4C-7 -14 8 -14 8 -4C8 3 0 3 0 9" fill="none" stroke="#27321f" stroke-width="5" stroke-linecap="round"/><circle cy="15" r="3" fill="#27321f"/>`,
  card: `<path d="M-34 -32L14 -42Q19 -43 20 -38L33 24Q34 30 28 31L-19 41Q-25 42 -26 36L-39 -25Q-40 -31 -34 -32Z" fill="#2f7d4d" ${CUT}/><path d="M-28 4L29 -2L33 24Q34 30 28 31L-19 41Q-25 42 -26 36L-33 3Z" fill="#1d5c36"/><circle cx="-2" cy="-4" r="11" fill="var(--coin)"/><path d="M-8 0Q-2 -14 6 -12Q6 0 -8 0Z" fill="#2f7d4d"/>`,
  points: `<path d="M0 -44C12 -44 17 -33 27 -31C38 -28 44 -14 41 -3C39 6 44 17 34 27C26 35 14 33 6 39C-3 45 -14 40 -21 34C-29 28 -41 24 -43 12C-45 2 -36 -6 -35 -16C-34 -28 -26 -35 -15 -37C-9 -38 -6 -44 0 -44Z" fill="var(--sun)" ${CUT}/><path d="M0 -27L7 -9L26 -8L11 4L16 22L0 12L-16 22L-11 4L-26 -8L-7 -9Z" fill="#8a5a00"/>`,
  occupied: `<path d="M-32 40V-6C-32 -30 -16 -42 0 -42S32 -30 32 -6V40Z" fill="#c65a3c" ${CUT}/><path d="M-20 40V-4C-20 -20 -10 -28 0 -28S20 -20 20 -4V40Z" fill="#7d2f1c"/><circle cx="11" cy="12" r="5" fill="var(--sun)"/><path d="M-20 4H20M0 -28V40" stroke="#5f2213" stroke-width="3"/>`,
};

/** Colours also have a sign: what cards of the colour do. */
const COLOR_SIGNS: Readonly<Record<Color, string>> = {
  green: `<path d="M-30 34C-34 -6 -8 -36 34 -34C38 8 10 38 -22 26L-30 38Z"/><path d="M-24 28Q-2 4 20 -20" fill="none" stroke="var(--ed-sign-line)" stroke-width="6" stroke-linecap="round"/>`,
  brown: `<path d="M-20 -34C-4 -38 4 -26 2 -10C0 0 -6 6 -6 14H-26C-28 2 -36 -28 -20 -34Z"/><path d="M-26 22H-6C-6 34 -26 34 -26 22Z"/><path d="M22 -14C34 -12 36 2 32 14C30 22 28 26 28 32H10C8 22 4 -14 22 -14Z"/><path d="M10 38H28C28 48 10 48 10 38Z"/>`,
  red: `<circle cy="-22" r="17"/><path d="M-30 38C-30 8 -18 -6 0 -6S30 8 30 38Z"/>`,
  purple: `<path d="M-36 28L-40 -20L-18 -2L0 -34L18 -2L40 -20L36 28Z"/><path d="M-34 34H34V42H-34Z"/>`,
  blue: `<path d="M0 -40C8 -40 8 -32 6 -30C22 -26 26 -12 26 4C26 16 34 18 36 26H-36C-34 18 -26 16 -26 4C-26 -12 -22 -26 -6 -30C-8 -32 -8 -40 0 -40Z"/><path d="M-11 31H11C11 46 -11 46 -11 31Z"/>`,
};

const TYPE_SIGNS: Readonly<Record<CardType, string>> = {
  construction: `<path d="M-38 -2L0 -38L38 -2L30 4V36H8V12H-8V36H-30V4Z"/>`,
  critter: `<ellipse cx="-30" cy="-6" rx="10" ry="14" transform="rotate(-24 -30 -6)"/><ellipse cx="-11" cy="-26" rx="10" ry="14" transform="rotate(-8 -11 -26)"/><ellipse cx="12" cy="-26" rx="10" ry="14" transform="rotate(8 12 -26)"/><ellipse cx="31" cy="-6" rx="10" ry="14" transform="rotate(24 31 -6)"/><path d="M0 -6C16 -6 30 16 24 30C18 42 8 32 0 32S-18 42 -24 30C-30 16 -16 -6 0 -6Z"/>`,
};

const WORKERS = {
  hare: `<path d="M-18 -2C-30 -28 -24 -48 -16 -48S-6 -30 -6 -12H4C2 -32 6 -48 14 -48S28 -26 16 -2C26 4 28 16 26 24L34 44H-34L-26 24C-28 14 -26 4 -18 -2Z" fill="var(--ed-hare)" ${CUT}/><path d="M14 -42C20 -40 20 -22 10 -10M-16 -42C-22 -40 -20 -22 -12 -10" fill="none" stroke="var(--ed-hare2)" stroke-width="5" stroke-linecap="round"/><circle cx="-9" cy="8" r="4.5" fill="#241a12"/><circle cx="9" cy="8" r="4.5" fill="#241a12"/><path d="M-4 18H4L0 23Z" fill="#241a12"/>`,
  tortoise: `<path d="M-44 36C-44 -14 -20 -36 2 -36S42 -12 42 36Z" fill="var(--ed-tortoise)" ${CUT}/><path d="M-16 -8L2 -18L20 -8V12L2 22L-16 12ZM-16 -8L-32 -2M20 -8L35 -2M-16 12L-36 24M20 12L38 24M2 22V36M2 -18V-34" fill="none" stroke="var(--ed-tortoise2)" stroke-width="5" stroke-linejoin="round"/><path d="M24 44C24 30 34 24 42 26C50 28 50 44 42 46Z" fill="#c9b36a" ${CUT}/><circle cx="41" cy="34" r="3.5" fill="#241a12"/>`,
} as const;

const SEASON_SIGNS: Readonly<Record<string, string>> = {
  winter: `<path d="M0 -38V38M-33 -19L33 19M-33 19L33 -19M-9 -30L0 -22L9 -30M-9 30L0 22L9 30M-31 -6L-20 -12L-20 -24M31 6L20 12L20 24M-31 6L-20 12L-20 24M31 -6L20 -12L20 -24" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  spring: `<g fill="currentColor"><ellipse cy="-24" rx="12" ry="16"/><ellipse cy="-24" rx="12" ry="16" transform="rotate(72)"/><ellipse cy="-24" rx="12" ry="16" transform="rotate(144)"/><ellipse cy="-24" rx="12" ry="16" transform="rotate(216)"/><ellipse cy="-24" rx="12" ry="16" transform="rotate(288)"/></g><circle r="9" fill="var(--sun)"/>`,
  summer: `<circle r="19" fill="currentColor"/><path d="M0 -28V-42M0 28V42M-28 0H-42M28 0H42M-20 -20L-30 -30M20 20L30 30M-20 20L-30 30M20 -20L30 -30" stroke="currentColor" stroke-width="8" stroke-linecap="round"/>`,
  autumn: `<path d="M-4 44C-2 30 0 22 2 12C-14 20 -34 14 -38 -6C-30 -6 -26 -10 -22 -16C-12 -12 -8 -18 -8 -26C0 -26 4 -34 6 -42C18 -32 20 -24 20 -14C30 -16 34 -12 40 -12C38 8 24 16 8 12C6 24 6 32 6 44Z" fill="currentColor"/>`,
};

const FIVE = ['#7fb35f', '#6e4a1e', '#b04536', '#5c3aa0', '#3a8fc0'] as const;
/** A fifth of a wheel. */
function slice(color: string, i: number): string {
  const corner = (n: number): string => {
    const angle = ((n * 72 - 90) * Math.PI) / 180;
    return `${(44 * Math.cos(angle)).toFixed(1)} ${(44 * Math.sin(angle)).toFixed(1)}`;
  };
  return `<path d="M0 0L${corner(i)}A44 44 0 0 1 ${corner(i + 1)}Z" fill="${color}" stroke="var(--cut)" stroke-width="4"/>`;
}

const TERM_SIGNS: Readonly<Record<Term, string>> = {
  take: `<path d="M-34 -32L14 -42Q19 -43 20 -38L33 24Q34 30 28 31L-19 41Q-25 42 -26 36L-39 -25Q-40 -31 -34 -32Z" fill="#fff8e6" stroke="#8b7a4a" stroke-width="5" stroke-linejoin="round"/><path d="M-33 -24L16 -34L22 -6L-27 4Z" fill="#7fb35a"/><circle cx="-4" cy="-15" r="8" fill="#f9c338"/><path d="M-20 18L20 10M-18 28L10 22" stroke="#8b7a4a" stroke-width="5" stroke-linecap="round"/>`,
  place: `<path d="M0 42C-20 16 -32 2 -32 -14A32 30 0 0 1 32 -14C32 2 20 16 0 42Z" fill="currentColor"/><circle cy="-14" r="12" fill="var(--coin)"/>`,
  event: `<path d="M-29 42V-40M-29 -35C-8 -46 12 -25 33 -35V4C12 15 -8 -6 -29 4" fill="none" stroke="currentColor" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>`,
  five: `${FIVE.map(slice).join('')}<circle r="14" fill="var(--cut)"/>`,
  star: `<path d="M0 -40L12 -14L40 -10L20 9L25 37L0 23L-25 37L-20 9L-40 -10L-12 -14Z" fill="currentColor"/>`,
  again: `<path d="M-33 0A33 33 0 1 1 -23 24M-33 29V8H-12" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
};

const LINE = 'fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"';

const PROP_PICTURES: Readonly<Record<Prop, string>> = {
  skunk: `<path d="M-30 44C-44 10 -30 -14 -22 -24C-34 -34 -26 -46 -14 -42C-6 -48 6 -48 14 -42C26 -46 34 -34 22 -24C30 -14 44 10 30 44Z" fill="#3b3942" stroke="var(--cut)" stroke-width="4" stroke-linejoin="round"/><path d="M-7 -45C-3 -30 -8 -8 -4 6C-2 14 2 14 4 6C8 -8 3 -30 7 -45Q0 -48 -7 -45Z" fill="#fffaf0"/><ellipse cy="14" rx="15" ry="11" fill="#d8cfd0"/><ellipse cy="9" rx="5.5" ry="4" fill="#2a1d14"/><circle cx="-14" cy="-10" r="4.8" fill="#fffaf0"/><circle cx="14" cy="-10" r="4.8" fill="#fffaf0"/><circle cx="-13" cy="-10" r="2.8" fill="#2a1d14"/><circle cx="13" cy="-10" r="2.8" fill="#2a1d14"/><path d="M-18 44C-16 30 16 30 18 44Z" fill="#c2452f"/>`,
  watch: `<path d="M-8 -46H8V-32H-8Z" fill="#c48f1d" ${CUT}/><circle cy="6" r="36" fill="#f4c445" ${CUT}/><circle cy="6" r="27" fill="#fffaf0"/><path d="M0 -12V6L-13 14" fill="none" stroke="#33302b" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-22 -30L-34 -22L-28 -36" fill="none" stroke="#1f7a45" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  signpost: `<path d="M-5 46V-40H5V46Z" fill="#7a5236" ${CUT}/><path d="M-34 -34H24L38 -22L24 -10H-34Z" fill="#c99557" ${CUT}/><path d="M34 -4H-24L-36 7L-24 18H34Z" fill="#b07d4d" ${CUT}/>`,
  swap: `<path d="M-34 -16H20M4 -34L22 -16L4 2M34 16H-20M-4 -2L-22 16L-4 34" ${LINE}/>`,
  news: `<path d="M-34 -30H20V32H-26Q-34 32 -34 24ZM20 -12H34V24Q34 32 26 32H20M-20 -12H6M-20 3H6M-20 18H-6" ${LINE}/>`,
  lock: `<path d="M-26 -4H26V36H-26ZM-15 -4V-18A15 15 0 0 1 15 -18V-4" ${LINE}/>`,
};

const symbol = (id: string, inside: string, rest = ''): string =>
  `<symbol id="${id}" viewBox="-50 -50 100 100"${rest}>${inside}</symbol>`;

export function symbolSheet(): string {
  const entries = <K extends string>(record: Readonly<Record<K, string>>): [K, string][] =>
    Object.entries(record) as [K, string][];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...entries(GOOD_PICTURES).map(([good, inside]) => symbol(goodSymbol(good), inside)),
    ...entries(COLOR_SIGNS).map(([color, inside]) => symbol(colorSymbol(color), inside, ' fill="currentColor"')),
    ...entries(TYPE_SIGNS).map(([type, inside]) => symbol(typeSymbol(type), inside, ' fill="currentColor"')),
    ...entries(WORKERS).map(([animal, inside]) => symbol(workerSymbol(animal), inside)),
    ...entries(SEASON_SIGNS).map(([season, inside]) => symbol(seasonSymbol(season), inside)),
    ...entries(PROP_PICTURES).map(([prop, inside]) => symbol(propSymbol(prop), inside)),
    ...entries(TERM_SIGNS).map(([term, inside]) => symbol(termSymbol(term), inside)),
    '</svg>',
  ].join('');
}
