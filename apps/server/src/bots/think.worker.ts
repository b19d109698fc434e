// One question to a bot, in a thread that may be killed.
import { randomBytes } from 'node:crypto';
import { createBot } from '@sunglade/bots-engine';
import { type AnyRules, createDice, type Seed, seat } from '@sunglade/core';
import type { Question } from '@sunglade/match';
import { loadGame } from '@sunglade/registry';

/** Binding rules builds tables: the last few are kept. */
const bound = new Map<string, AnyRules>();

async function rulesFor({ game: id, rules: version, setup }: Question): Promise<AnyRules | null> {
  const key = JSON.stringify([id, version, setup.seats, setup.options, setup.edition.hash]);
  const known = bound.get(key);
  if (known) return known;
  const game = await loadGame(id, version);
  if (!game) return null;
  const rules = game.bind(setup);
  if (bound.size >= 16) bound.clear();
  bound.set(key, rules);
  return rules;
}

export default async function think(question: Question): Promise<string | null> {
  const rules = await rulesFor(question);
  const bot = rules && createBot(question.level, rules);
  if (!rules || !bot) return null;
  const dice = createDice(randomBytes(32).toString('hex') as Seed);
  return rules.print(bot.choose(question.view, seat(question.seat), dice));
}
