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

/** What a bot of this level would do now, as printed steps; null for a level nobody knows. */
export function planOf(rules: AnyRules, level: string, view: View, seat: Seat, dice: Dice): readonly string[] | null {
  const bot = createBot(level, rules);
  if (!bot) return null;
  const steps = bot.plan?.(view, seat, dice) ?? [bot.choose(view, seat, dice)];
  return steps.map((step) => rules.print(step));
}
