import type { OptionSpec } from '@sunglade/core';
import { SIDES, type Side } from './terms.ts';

/** How a closed ring of water counts: the rulebook is silent, so both readings can be chosen. */
export const RIVER_LOOPS = ['longestShortestPath', 'closedLoopsCount'] as const;
export type RiverLoops = (typeof RIVER_LOOPS)[number];

export type Options = {
  readonly side: Side;
  readonly spirits: boolean;
  readonly riverLoops: RiverLoops;
  /** Only where there is somebody to tie with. */
  readonly tieBreakCountsSpirit?: boolean;
};

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'side', values: SIDES, default: 'A' },
  { id: 'spirits', values: [false, true], default: false },
  { id: 'riverLoops', values: RIVER_LOOPS, default: 'longestShortestPath' },
  { id: 'tieBreakCountsSpirit', values: [true, false], default: true, seats: [2, 3, 4] },
];
