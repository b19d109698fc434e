// How much each level tries before it acts and how often it is mistaken; what the styles love.
import type { Animal } from '@sunglade/bots-engine';
import type { ScoreSheet } from '@sunglade/core';

export interface Level {
  /** Games it plays in the head for a turn at most. */
  readonly playouts: number;
  /** 0 takes what was tried most; above, steps that were tried less are taken now and then, at 1 as often as they were tried. */
  readonly temperature: number;
}

export const LEVELS: Readonly<Record<Animal, Level>> = {
  hedgehog: { playouts: 45, temperature: 0.2 },
  fox: { playouts: 75, temperature: 0.05 },
  badger: { playouts: 180, temperature: 0 },
  owl: { playouts: 450, temperature: 0 },
  raven: { playouts: Number.POSITIVE_INFINITY, temperature: 0 },
};

/** A style loves one part of the score a fifth more than it is worth. */
export const STYLES = ['events', 'prosperity', 'tokens'] as const;
export type Style = (typeof STYLES)[number];
const LOVE = 0.2;

export const isStyle = (text: string): text is Style => STYLES.some((style) => style === text);

/** The parts that all sheets have: `prosperity:castle` is prosperity. */
export const PARTS = ['cards', 'prosperity', 'tokens', 'events'] as const;
export type Part = (typeof PARTS)[number];

export function partOf({ parts }: ScoreSheet, part: Part): number {
  let points = 0;
  for (const name in parts) if (name === part || name.startsWith(`${part}:`)) points += parts[name]!;
  return points;
}

/** What a sheet is worth to somebody of this style. */
export const lovedPoints = (sheet: ScoreSheet, style: Style | null): number =>
  sheet.total + (style === null ? 0 : LOVE * partOf(sheet, style));
