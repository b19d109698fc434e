import type { AnyRules, Dice, Seat, Step, View } from '@sunglade/core';

/** A computer player. It gets what its seat sees and dice of its own: never the state. */
export interface Bot {
  readonly level: string;
  choose(view: View, seat: Seat, dice: Dice): Step;
  /** The steps of a whole turn, as far as they can be known before something new is learned; at least one. */
  plan?(view: View, seat: Seat, dice: Dice): readonly Step[];
}

export type BotMaker = (rules: AnyRules) => Bot;
