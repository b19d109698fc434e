import type { OptionSpec } from '@sunglade/core';
import type { Exchange, Level } from './team/content.ts';

const HARES = ['first', 'second', 'random'] as const;

export type Options = {
  readonly mode: 'competitive' | 'together' | 'challenge';
  /** Which seat plays the hares, who begin; the other one plays the tortoises. */
  readonly hare: (typeof HARES)[number];
  /** Also gains without cost or choice are asked about and may be declined. */
  readonly askEveryGain: boolean;
  /** Together: 1 to 15, or 0 for a game with settings of one's own. */
  readonly chapter?: number;
  readonly difficulty?: 'normal' | 'hard';
  readonly eventSkunks?: number;
  readonly meadowSkunks?: number;
  readonly placeSkunks?: number;
  readonly exchange?: Exchange;
  readonly watches?: number;
  readonly goodNews?: boolean;
  readonly target?: number;
  readonly challenge?: number;
  /** How strong the opponent of a challenge is. */
  readonly opponent?: Level;
};

const range = (from: number, to: number, by = 1): number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
const CHAPTERS = range(1, 15);

/** Against each other. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'mode', values: ['competitive'], default: 'competitive' },
  { id: 'hare', values: HARES, default: 'first' },
  { id: 'askEveryGain', values: [false, true], default: false },
];

const [, ...common] = OPTIONS;
const free = { option: 'chapter', is: [0] } as const;

/** Against each other, together or against the opponent. */
export const TEAM_OPTIONS: readonly OptionSpec[] = [
  { id: 'mode', values: ['competitive', 'together', 'challenge'], default: 'competitive' },
  ...common,
  { id: 'chapter', values: [0, ...CHAPTERS], default: 1, when: { option: 'mode', is: ['together'] } },
  { id: 'difficulty', values: ['normal', 'hard'], default: 'normal', when: { option: 'chapter', is: CHAPTERS } },
  { id: 'eventSkunks', values: range(0, 3), default: 1, when: free },
  { id: 'meadowSkunks', values: range(0, 2), default: 1, when: free },
  { id: 'placeSkunks', values: range(0, 3), default: 1, when: free },
  { id: 'exchange', values: ['open', 'limited', 'none'], default: 'open', when: free },
  { id: 'watches', values: range(0, 2), default: 1, when: free },
  { id: 'goodNews', values: [true, false], default: true, when: free },
  { id: 'target', values: range(60, 120, 10), default: 80, when: free },
  { id: 'challenge', values: range(1, 10), default: 1, when: { option: 'mode', is: ['challenge'] } },
  {
    id: 'opponent',
    values: ['easy', 'normal', 'hard', 'expert'],
    default: 'normal',
    when: { option: 'mode', is: ['challenge'] },
  },
];
