import { createStepBuffer, imagine, type Step } from '@sunglade/core';
import { type StepBotMaker, stepBot } from './bot.ts';

/** Any legal step. */
export const randomBot: StepBotMaker = (rules) => {
  const buffer = createStepBuffer(rules);
  return stepBot('random', (view, seat, dice) => {
    rules.legal(imagine(rules, view, dice), seat, buffer);
    return buffer.steps[dice.below(buffer.length)] as Step;
  });
};
