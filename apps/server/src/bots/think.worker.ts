// One question to a bot, in a thread that may be killed.
import { randomBytes } from 'node:crypto';
import { planOf } from '@sunglade/bots-engine';
import { type AnyRules, createDice, openSetup, type Seed, seat } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Question } from '@sunglade/table';

/** Binding rules builds tables: the last few are kept. */
const bound = new Map<string, AnyRules>();

async function rulesFor({ game: id, rules: version, setup }: Question): Promise<AnyRules | null> {
  const key = JSON.stringify([id, version, setup.seats, setup.options, setup.edition.hash]);
  const known = bound.get(key);
  if (known) return known;
  const game = await loadGame(id, version);
  const opened = game && openSetup(game, setup);
  if (!game || !opened?.ok) return null;
  const rules = game.bind(opened.value);
  if (bound.size >= 16) bound.clear();
  bound.set(key, rules);
  return rules;
}

export default async function think(question: Question): Promise<readonly string[] | null> {
  const rules = await rulesFor(question);
  const dice = createDice(randomBytes(32).toString('hex') as Seed);
  return rules && planOf(rules, question.level, question.view, seat(question.seat), dice);
}
