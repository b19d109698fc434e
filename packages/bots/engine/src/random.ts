import { createStepBuffer, imagine, type Step } from '@sunglade/core';
import type { BotMaker } from './bot.ts';

/** Any legal step. */
export const randomBot: BotMaker = (rules) => {
  const buffer = createStepBuffer(rules);
  return {
    level: 'random',
    choose(view, seat, dice) {
      rules.legal(imagine(rules, view, dice), seat, buffer);
      return buffer.steps[dice.below(buffer.length)] as Step;
    },
  };
};
