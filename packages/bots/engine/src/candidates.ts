import { type AnyRules, type Dice, imagine, type Seat, type Step, type StepBuffer, type View } from '@sunglade/core';

const MOST = 24;

/** Worlds that fit what a seat sees, and the steps to try in them: all legal ones, or some where there are too many. */
export function imaginedTurn(
  rules: AnyRules,
  view: View,
  seat: Seat,
  dice: Dice,
  buffer: StepBuffer,
  count: number,
): { readonly worlds: readonly unknown[]; readonly steps: Step[] } {
  const worlds = Array.from({ length: count }, () => imagine(rules, view, dice));
  rules.legal(worlds[0], seat, buffer);
  const steps = Array.from(buffer.steps.subarray(0, buffer.length)) as Step[];
  while (steps.length > MOST) steps.splice(dice.below(steps.length), 1);
  return { worlds, steps };
}
