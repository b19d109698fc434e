import type { AnyRules, Dice, Seat, View } from '@sunglade/core';
import type { Bot, BotMaker } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

export type { Bot, BotMaker } from './bot.ts';

const MAKERS: Readonly<Record<string, BotMaker>> = { random: randomBot, greedy: greedyBot, search: searchBot };

/** The levels every game has. */
export const LEVELS: readonly string[] = Object.keys(MAKERS);

export const createBot = (level: string, rules: AnyRules): Bot | null =>
  Object.hasOwn(MAKERS, level) ? (MAKERS[level]?.(rules) ?? null) : null;

/** What a bot of this level would do now, as a printed step; null for a level nobody knows. */
export function answerOf(rules: AnyRules, level: string, view: View, seat: Seat, dice: Dice): string | null {
  const bot = createBot(level, rules);
  return bot ? rules.print(bot.choose(view, seat, dice)) : null;
}
