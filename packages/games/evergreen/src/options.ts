import type { OptionSpec } from '@sunglade/core';
import { SIDES, type Side } from '@sunglade/grid';

export const ARIDITY_TARGETS = ['latestCard', 'latestVisibleFertility'] as const;
export type AridityTarget = (typeof ARIDITY_TARGETS)[number];

export type Options = {
  /** The side on which the sun stands in spring, the same for all. */
  readonly sunStart: Side;
  /** What a left-over aridity card turns face down: the literal reading, or the other one. */
  readonly aridityTarget: AridityTarget;
};

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'sunStart', values: SIDES, default: 'N' },
  { id: 'aridityTarget', values: ARIDITY_TARGETS, default: 'latestCard' },
];
