import {
  type AnyRules,
  createPicker,
  createStepBuffer,
  hasSeat,
  type Seat,
  type Step,
  type StepBuffer,
} from '@sunglade/core';
import { type StepBotMaker, stepBot } from './bot.ts';
import { imaginedTurn } from './candidates.ts';

const WORLDS = 8;
/** Longer turns than this are judged where they stand. */
const TURN_STEPS = 60;

/**
 * Step by step: after each candidate the own turn is finished at random a few times in imagined worlds, and the best
 * mean of what the sheet says then wins. Knows no game, so it plays every game from its first day.
 */
export const greedyBot: StepBotMaker = (rules) => {
  const buffer = createStepBuffer(rules);
  let world: unknown;
  return stepBot('greedy', (view, seat, dice) => {
    const { worlds, steps } = imaginedTurn(rules, view, seat, dice, buffer, WORLDS);
    if (steps.length === 1) return steps[0] as Step;
    const pick = createPicker(dice.below(0x7fffffff));
    let best = steps[0] as Step;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const step of steps) {
      let value = 0;
      for (const start of worlds) {
        world = rules.copy(start, world);
        const sealed = rules.apply(world, seat, step);
        finishTurn(rules, world, seat, pick, buffer, hasSeat(sealed, seat) ? 1 : 0);
        const sheet = rules.score(world, seat);
        value += sheet.total;
        for (const part of Object.values(sheet.soon)) value += part;
      }
      if (value > bestValue) {
        best = step;
        bestValue = value;
      }
    }
    return best;
  });
};

/** A turn is over when others act, or when the seat has been sealed a second time: some games seal in its midst. */
function finishTurn(
  rules: AnyRules,
  world: unknown,
  seat: Seat,
  pick: (n: number) => number,
  buffer: StepBuffer,
  alreadySealed: number,
): void {
  let seals = alreadySealed;
  for (let steps = 0; steps < TURN_STEPS && seals < 2 && hasSeat(rules.acting(world), seat); steps++) {
    rules.legal(world, seat, buffer);
    const sealed = rules.apply(world, seat, buffer.steps[pick(buffer.length)] as Step);
    if (hasSeat(sealed, seat)) seals++;
  }
}
