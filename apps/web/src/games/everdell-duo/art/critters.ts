// Five faces, one per colour: mouse, hedgehog, squirrel, owl and bird.
import type { Color } from '@sunglade/everdell-duo';
import type { Picture } from './constructions.ts';

const CUT = 'stroke="var(--cut)" stroke-width="2.5" stroke-linejoin="round"';
const DARK = '#241a12';

const eyes = (x: number, y: number, r = 4.5): string =>
  `<circle cx="${-x}" cy="${y}" r="${r}" fill="${DARK}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${DARK}"/><circle cx="${-x + 1.5}" cy="${y - 1.5}" r="1.3" fill="#fff"/><circle cx="${x + 1.5}" cy="${y - 1.5}" r="1.3" fill="#fff"/>`;

/** A mouse with a straw hat. */
const mouse = `<circle cx="-28" cy="-8" r="18" fill="#b7a894" ${CUT}/><circle cx="28" cy="-8" r="18" fill="#a39480" ${CUT}/><circle cx="-28" cy="-8" r="10" fill="#e9bcae"/><circle cx="28" cy="-8" r="10" fill="#dcaa9c"/><path d="M0 -24C22 -24 32 -4 26 14C20 32 8 40 0 40S-20 32 -26 14C-32 -4 -22 -24 0 -24Z" fill="#c9bba7" ${CUT}/><path d="M6 -24C24 -20 32 -4 26 14C20 32 8 40 2 40C18 24 18 -8 6 -24Z" fill="#b09f89"/><path d="M-40 -16C-24 -26 -20 -42 0 -42S24 -26 40 -16C24 -10 -24 -10 -40 -16Z" fill="#e8c65a" ${CUT}/><path d="M-22 -22C-8 -18 8 -18 22 -22" fill="none" stroke="#1f7a45" stroke-width="6"/>${eyes(11, 6)}<ellipse cy="24" rx="5" ry="4" fill="#b4566a"/><path d="M-8 26L-30 22M-8 29L-28 33M8 26L30 22M8 29L28 33" stroke="${DARK}" stroke-width="1.6" stroke-linecap="round"/>`;

/** A hedgehog on its way. */
const hedgehog = `<path d="M-44 26L-38 16L-46 8L-34 0L-40 -12L-26 -14L-28 -28L-14 -26L-12 -40L2 -32L12 -42L18 -30L30 -32L30 -20L42 -18L36 -6L46 2L36 12L42 24L30 34H-32Z" fill="#6b4a33" ${CUT}/><path d="M8 -34L12 -42L18 -30L30 -32L30 -20L42 -18L36 -6L46 2L36 12L42 24L30 34H10C30 10 26 -20 8 -34Z" fill="#52371f"/><path d="M0 -14C20 -14 28 2 24 18C20 34 8 42 0 42S-20 34 -24 18C-28 2 -20 -14 0 -14Z" fill="#e6cfa6" ${CUT}/>${eyes(10, 6)}<ellipse cy="22" rx="7" ry="5.5" fill="${DARK}"/><path d="M-7 32Q0 37 7 32" fill="none" stroke="${DARK}" stroke-width="2.4" stroke-linecap="round"/>`;

/** A squirrel that welcomes guests. */
const squirrel = `<path d="M-26 -8L-32 -42L-8 -26Z" fill="#b9562f" ${CUT}/><path d="M26 -8L32 -42L8 -26Z" fill="#98431f" ${CUT}/><path d="M-27 -32L-24 -16L-14 -22ZM27 -32L24 -16L14 -22Z" fill="#f0c9a2"/><path d="M0 -28C26 -28 36 -6 30 14C24 32 10 40 0 40S-24 32 -30 14C-36 -6 -26 -28 0 -28Z" fill="#c9653a" ${CUT}/><path d="M8 -28C28 -22 36 -4 30 14C24 32 10 40 2 40C22 22 22 -10 8 -28Z" fill="#a94e27"/><path d="M0 8C14 8 22 18 18 28C14 36 6 40 0 40S-14 36 -18 28C-22 18 -14 8 0 8Z" fill="#f6e3c4"/>${eyes(13, 0)}<path d="M-6 16H6L0 22Z" fill="${DARK}"/><path d="M0 22V27M-7 30Q0 34 7 30" fill="none" stroke="${DARK}" stroke-width="2.2" stroke-linecap="round"/>`;

/** An owl with a crown. */
const owl = `<path d="M-30 40C-40 6 -34 -16 -32 -30L-16 -22C-8 -26 8 -26 16 -22L32 -30C34 -16 40 6 30 40Z" fill="#8a6f9c" ${CUT}/><path d="M8 -24L16 -22L32 -30C34 -16 40 6 30 40H10C24 16 22 -8 8 -24Z" fill="#6d5480"/><circle cx="-13" cy="0" r="14" fill="#f4ead6" ${CUT}/><circle cx="13" cy="0" r="14" fill="#f4ead6" ${CUT}/>${eyes(12, 1, 6)}<path d="M-5 10H5L0 20Z" fill="#e8921e"/><path d="M-14 26Q-7 32 0 26Q7 32 14 26M-8 35Q0 41 8 35" fill="none" stroke="#e6d8ee" stroke-width="2.6" stroke-linecap="round"/><path d="M-14 -26L-18 -44L-6 -36L0 -48L6 -36L18 -44L14 -26Z" fill="#f9c338" ${CUT}/>`;

/** A bird that calls out. */
const bird = `<path d="M-34 40C-42 8 -34 -32 0 -36C26 -38 36 -16 34 0C32 18 30 28 32 40Z" fill="#3f83b5" ${CUT}/><path d="M4 -36C28 -36 36 -16 34 0C32 18 30 28 32 40H12C26 14 24 -18 4 -36Z" fill="#2c658f"/><path d="M-24 40C-26 18 -14 8 -2 8C14 8 22 22 20 40Z" fill="#f2e4c6"/><path d="M26 -10L50 -2L28 8Z" fill="#e8921e" ${CUT}/><path d="M28 0L48 -2" stroke="#a85f0c" stroke-width="2"/><circle cx="10" cy="-8" r="9" fill="#f4ead6"/><circle cx="12" cy="-8" r="5" fill="${DARK}"/><circle cx="13.500" cy="-9.500" r="1.500" fill="#fff"/><path d="M-10 -34C-14 -46 -4 -48 0 -44C2 -50 12 -48 8 -36Z" fill="#2c658f" ${CUT}/>`;

const ALL: Readonly<Record<Color, string>> = {
  green: mouse,
  brown: hedgehog,
  red: squirrel,
  purple: owl,
  blue: bird,
};

export const critterPictures = (): readonly Picture[] =>
  (Object.entries(ALL) as [Color, string][]).map(([color, inside]) => ({ color, type: 'critter', inside }));
