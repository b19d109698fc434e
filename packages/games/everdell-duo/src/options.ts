import type { OptionSpec } from '@sunglade/core';

/** One way to play so far; stored tables name it. */
const MODES = ['competitive'] as const;
const HARES = ['first', 'second', 'random'] as const;

export type Options = {
  readonly mode: (typeof MODES)[number];
  /** Which seat plays the hares, who begin; the other one plays the tortoises. */
  readonly hare: (typeof HARES)[number];
  /** Also gains without cost or choice are asked about and may be declined. */
  readonly askEveryGain: boolean;
};

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'mode', values: MODES, default: 'competitive' },
  { id: 'hare', values: HARES, default: 'first' },
  { id: 'askEveryGain', values: [false, true], default: false },
];
