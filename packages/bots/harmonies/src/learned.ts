// The weights that ship. Whatever was changed or does not fit these features is not used: the level below plays then.
import { hashJson, type Json } from '@sunglade/core';
import type { Side } from '@sunglade/harmonies';
import { FEATURES } from './features.ts';
import { WEIGHTS_LENGTH, type Weights } from './value.ts';
import shipped from './weights.json' with { type: 'json' };

export interface WeightsFile {
  readonly features: number;
  /** Of `weights`. */
  readonly hash: string;
  /** Per side of the board, for one seat and for several. */
  readonly weights: PerSet<readonly number[]>;
}

/** What differs between the sides of the board, and between playing alone and with others. */
export type PerSet<T> = Readonly<Record<Side, { readonly alone: T; readonly together: T }>>;

/** null where the file is broken or was made for other features. */
export function readWeights(file: WeightsFile): PerSet<Weights> | null {
  const { A, B } = file.weights;
  if (file.features !== FEATURES || hashJson(file.weights as Json) !== file.hash) return null;
  if ([A.alone, A.together, B.alone, B.together].some((list) => list.length !== WEIGHTS_LENGTH)) return null;
  const read = ({ alone, together }: typeof A): PerSet<Weights>['A'] => ({
    alone: Float64Array.from(alone),
    together: Float64Array.from(together),
  });
  return { A: read(A), B: read(B) };
}

const weights = readWeights(shipped);

export const learnedWeights = (side: Side, seats: number): Weights | null =>
  weights?.[side][seats === 1 ? 'alone' : 'together'] ?? null;
