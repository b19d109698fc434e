export type { Bot, BotMaker, Seating, StepBot } from './bot.ts';
export { atMost, type Budget, type Stopwatch, startWatch } from './budget.ts';
export { type CancelFlag, cancelBy, createCancelFlag, raiseFlag } from './cancel.ts';
export { chooseSoftly } from './choose.ts';
export { type ExplainedTurn, type Explanation, explainTrials, isSure } from './explain.ts';
export { createBot, genericBots, LEVELS, planOf } from './generic.ts';
export { compare, difference, halve, meanOf, type PlayWorld, type Trial } from './halving.ts';
export {
  ANIMALS,
  type Animal,
  BASELINES,
  type ChairText,
  isAnimal,
  levelBelow,
  readChairText,
  USUAL,
} from './levels.ts';
