import { createPicker, createStepBuffer, playRandomly, type Step, seat } from '@sunglade/core';
import { type StepBotMaker, stepBot } from './bot.ts';
import { imaginedTurn } from './candidates.ts';

const WORLDS = 24;
/** How much a point of the best rival counts against one's own. */
const ENVY = 0.15;

/**
 * Plays the game to its end at random after each candidate, in imagined worlds that are the same for all of them; the
 * worse half is dropped, the rest is tried again, until one is left. Knows no game, but sees what a step leads to.
 */
export const searchBot: StepBotMaker = (rules) => {
  const buffer = createStepBuffer(rules);
  let world: unknown;
  return stepBot('search-1', (view, me, dice) => {
    const { worlds, steps } = imaginedTurn(rules, view, me, dice, buffer, WORLDS);
    let candidates = steps.map((step) => ({ step, value: 0 }));
    const pick = createPicker(dice.below(0x7fffffff));
    const worth = (end: unknown): number => {
      let rival = 0;
      for (let one = 0; one < rules.seats; one++)
        if (one !== me) rival = Math.max(rival, rules.score(end, seat(one)).total);
      return rules.score(end, me).total - ENVY * rival;
    };
    while (candidates.length > 1) {
      for (const candidate of candidates) {
        for (const start of worlds) {
          world = rules.copy(start, world);
          rules.apply(world, me, candidate.step);
          playRandomly(rules, world, pick, buffer);
          candidate.value += worth(world);
        }
      }
      candidates.sort((a, b) => b.value - a.value);
      candidates = candidates.slice(0, Math.ceil(candidates.length / 2));
    }
    return candidates[0]?.step as Step;
  });
};
