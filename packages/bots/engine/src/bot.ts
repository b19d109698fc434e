import type { AnyRules, Dice, Seat, Setup, Step, View } from '@sunglade/core';
import type { Budget } from './budget.ts';
import type { Explanation } from './explain.ts';

/** A computer player. It gets what its seat sees and dice of its own: never the state. */
export interface Bot {
  readonly level: string;
  /**
   * The steps of a whole turn, as far as they can be known before something new is learned; at least one. Cut off, it
   * answers with the best turn found so far.
   */
  plan(view: View, seat: Seat, dice: Dice, budget?: Budget): readonly Step[];
  /** The best turns and what sets them apart. */
  explain?(view: View, seat: Seat, dice: Dice, budget?: Budget): Explanation;
  /** The final points the seat may expect: compared before and after a chance event it tells luck from play. */
  expect?(view: View, seat: Seat, dice: Dice): number;
}

/** One of the frozen bots, which think step by step. */
export interface StepBot extends Bot {
  choose(view: View, seat: Seat, dice: Dice): Step;
}

export type StepBotMaker = (rules: AnyRules) => StepBot;

/** Who sits down to play: rules bound to a set-up, and that set-up. */
export interface Seating {
  readonly rules: AnyRules;
  readonly setup: Setup;
}

/** The bots of one game: null for a level they do not play. */
export type BotMaker = (seating: Seating, level: string, style: string | null) => Bot | null;

export const stepBot = (level: string, choose: StepBot['choose']): StepBot => ({
  level,
  choose,
  plan: (view, seat, dice) => [choose(view, seat, dice)],
});
