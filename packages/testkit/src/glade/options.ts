import type { OptionSpec } from '@sunglade/core';

export type Options = {
  /** What everybody has at the start. */
  readonly berries: number;
};

export const OPTIONS: readonly OptionSpec[] = [{ id: 'berries', values: [0, 1, 2], default: 0 }];
