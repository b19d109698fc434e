import type { AnyRules } from '@sunglade/core';
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
