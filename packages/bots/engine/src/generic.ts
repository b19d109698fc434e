// The bots that know no game, and so play every game from its first day.
import type { AnyRules, Dice, Seat, View } from '@sunglade/core';
import type { BotMaker, StepBot, StepBotMaker } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { type Animal, isAnimal, readChairText } from './levels.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

const MAKERS: Readonly<Record<string, StepBotMaker>> = {
  random: randomBot,
  greedy: greedyBot,
  'search-1': searchBot,
};

/** Who plays for the animals in a game that has no bots of its own. */
const STAND_INS: Readonly<Record<Animal, string>> = {
  hedgehog: 'greedy',
  fox: 'greedy',
  badger: 'search-1',
  owl: 'search-1',
  raven: 'search-1',
};

/** What a table offers where a game has no bots of its own. */
export const LEVELS: readonly string[] = ['random', 'greedy', 'search'];

export function createBot(text: string, rules: AnyRules): StepBot | null {
  const level = readChairText(text)?.level;
  if (level === undefined) return null;
  return MAKERS[isAnimal(level) ? STAND_INS[level] : level]?.(rules) ?? null;
}

export const genericBots: BotMaker = ({ rules }, level) => createBot(level, rules);

/** What a bot of this level would do now, as printed steps; null for a level nobody knows. */
export function planOf(rules: AnyRules, level: string, view: View, seat: Seat, dice: Dice): readonly string[] | null {
  return (
    createBot(level, rules)
      ?.plan(view, seat, dice)
      .map((step) => rules.print(step)) ?? null
  );
}
