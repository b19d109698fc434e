// The weights that ship. Whatever was changed or does not fit these features is not used: the level below plays then.
import { hashJson, type Json } from '@sunglade/core';
import { FEATURES } from './features.ts';
import { WEIGHTS_LENGTH, type Weights } from './value.ts';
import shipped from './weights.json' with { type: 'json' };

export interface WeightsFile {
  readonly features: number;
  /** Of `weights`. */
  readonly hash: string;
  /** One list per number of seats, from one on. */
  readonly weights: readonly (readonly number[])[];
}

/** null where the file is broken or was made for other features. */
export function readWeights(file: WeightsFile): readonly Weights[] | null {
  if (file.features !== FEATURES || hashJson(file.weights as Json) !== file.hash) return null;
  if (file.weights.some((list) => list.length !== WEIGHTS_LENGTH)) return null;
  return file.weights.map((list) => Float64Array.from(list));
}

const weights = readWeights(shipped);

export const learnedWeights = (seats: number): Weights | null => weights?.[seats - 1] ?? null;
