// How each level sees the game and how often it is mistaken; what the styles love.
import type { Animal } from '@sunglade/bots-engine';
import { CUBE_RANKS, FEATURES, NEXT, PARTS, PROMISE, RIVER, STEPS, WATER_ENDS } from './features.ts';
import type { Weights } from './value.ts';

export interface Level {
  /** Common sense that looks a little or far ahead, or what was learned. */
  readonly sight: 'near' | 'far' | 'learned';
  /** Turns kept in mind while one is put together. */
  readonly width: number;
  /** In points: how much worse a turn may be and still be taken now and then. */
  readonly temperature: number;
  /** How it tries turns in the head, where it does. */
  readonly search: Thoroughness | null;
}

export interface Thoroughness {
  /** How many candidates are tried at most. */
  readonly played: number;
  /** How many worlds the learned value is worth beside what was tried. */
  readonly opinion: number;
  /** Own turns that are played after the turn before the value is asked again, by number of seats. */
  readonly turns: readonly number[];
  /** How many turns it keeps in mind there for itself; 0 acts quickly. */
  readonly width: number;
}

export const LEVELS: Readonly<Record<Animal, Level>> = {
  hedgehog: { sight: 'near', width: 12, temperature: 40, search: null },
  fox: { sight: 'far', width: 12, temperature: 3, search: null },
  badger: { sight: 'learned', width: 3, temperature: 2, search: null },
  owl: { sight: 'learned', width: 12, temperature: 0, search: null },
  raven: {
    sight: 'learned',
    width: 36,
    temperature: 0,
    search: { played: 64, opinion: 4, turns: [3, 2, 1, 1], width: 0 },
  },
};

/** How much of what is not there yet each kind of common sense sees. */
export const FORESIGHT = { near: 0.05, far: 0.5 } as const;

/** A style loves one part of the score a fifth more than it is worth. */
export const STYLES = ['animals', 'landscape', 'water'] as const;
export type Style = (typeof STYLES)[number];
const LOVE = 0.2;

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

/** The parts of the score as they are, and what is counted for them to come. */
const LOVED: Readonly<Record<Style, { readonly parts: readonly number[]; readonly hopes: readonly number[] }>> = {
  animals: { parts: [PARTS + 5], hopes: [...range(NEXT, STEPS * CUBE_RANKS), ...range(PROMISE, 3)] },
  landscape: { parts: range(PARTS, 4), hopes: [] },
  water: { parts: [PARTS + 4], hopes: range(RIVER, WATER_ENDS - RIVER + 1) },
};

export const isStyle = (text: string): text is Style => STYLES.some((style) => style === text);

export function lovingWeights(weights: Weights, style: Style | null): Weights {
  if (style === null) return weights;
  const { parts, hopes } = LOVED[style];
  return weights.map((weight, i) => {
    const feature = i % FEATURES;
    if (parts.includes(feature)) return weight + LOVE;
    return hopes.includes(feature) ? weight * (1 + LOVE) : weight;
  });
}
