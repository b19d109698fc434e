// The only package that knows the bots of every game.
export {
  type Bot,
  type Budget,
  type CancelFlag,
  cancelBy,
  createCancelFlag,
  raiseFlag,
  type Seating,
} from '@sunglade/bots-engine';
export { CHAIR_TEXTS, HINTS, levelsOf, STYLES, usualBots } from './chairs.ts';
export { type ChairBots, loadBots, printPlan } from './load.ts';
export { createThinker } from './think.ts';
