// How each level sees the game and how often it is mistaken; what the styles love.
import type { Animal } from '@sunglade/bots-engine';
import {
  AT_RISK,
  COMING,
  FEATURES,
  FOREST,
  GROWTH,
  ICONS,
  LIGHT,
  ROOM,
  SECOND_FOREST,
  SMALL_LIGHT,
  SPROUT_LIGHT,
} from './features.ts';
import { SEASON_COUNT } from './ground.ts';
import type { Planet } from './lean.ts';
import type { Weights } from './value.ts';

export interface Level {
  /** Common sense, or what was learned. */
  readonly sight: 'common' | 'learned';
  /** Turns kept in mind while one is put together. */
  readonly width: number;
  /** In points: how much worse a turn may be and still be taken now and then. */
  readonly temperature: number;
  /** How it tries turns in the head, where it does. */
  readonly search: Thoroughness | null;
}

export interface Thoroughness {
  /** How many candidates are tried. */
  readonly played: number;
  /** How many worlds the learned value is worth beside what was tried. */
  readonly opinion: number;
  /** Rounds that are played after the turn before the value is asked again. */
  readonly rounds: number;
}

export const LEVELS: Readonly<Record<Animal, Level>> = {
  hedgehog: { sight: 'common', width: 1, temperature: 2.5, search: null },
  fox: { sight: 'learned', width: 1, temperature: 1.7, search: null },
  badger: { sight: 'learned', width: 1, temperature: 0.65, search: null },
  owl: { sight: 'learned', width: 8, temperature: 0.1, search: null },
  raven: { sight: 'learned', width: 40, temperature: 0, search: { played: 64, opinion: 8, rounds: 3 } },
};

/** A style loves one part of the score a fifth more than it is worth. */
export const STYLES = ['light', 'forest', 'fertility'] as const;
export type Style = (typeof STYLES)[number];
const LOVE = 0.2;

const LOVED: Readonly<Record<Style, readonly number[]>> = {
  light: [...Array.from({ length: SEASON_COUNT }, (_, i) => LIGHT + i), SPROUT_LIGHT, SMALL_LIGHT],
  forest: [FOREST, SECOND_FOREST, ROOM, GROWTH],
  fertility: [...Array.from({ length: AT_RISK - ICONS }, (_, i) => ICONS + i), COMING, AT_RISK],
};

export const isStyle = (text: string): text is Style => STYLES.some((style) => style === text);

export function lovingWeights(weights: Weights, style: Style | null): Weights {
  if (style === null) return weights;
  const loved = new Set(LOVED[style]);
  return weights.map((weight, i) => (loved.has(i % FEATURES) ? weight * (1 + LOVE) : weight));
}

export const lovedPoints = (planet: Planet, style: Style | null): number => (style === null ? 0 : LOVE * planet[style]);
