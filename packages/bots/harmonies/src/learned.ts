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
  /** Per side of the board one list for each number of seats, from one on. */
  readonly weights: Readonly<Record<Side, readonly (readonly number[])[]>>;
}

type LearnedWeights = Readonly<Record<Side, readonly Weights[]>>;

/** null where the file is broken or was made for other features. */
export function readWeights(file: WeightsFile): LearnedWeights | null {
  const { A, B } = file.weights;
  if (file.features !== FEATURES || hashJson(file.weights as Json) !== file.hash) return null;
  if ([...A, ...B].some((list) => list.length !== WEIGHTS_LENGTH)) return null;
  const read = (lists: readonly (readonly number[])[]): Weights[] => lists.map((list) => Float64Array.from(list));
  return { A: read(A), B: read(B) };
}

const weights = readWeights(shipped);

export const learnedWeights = (side: Side, seats: number): Weights | null => weights?.[side][seats - 1] ?? null;
