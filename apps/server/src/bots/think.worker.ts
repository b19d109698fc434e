// One question to a bot, in a thread that may be killed.
import { randomBytes } from 'node:crypto';
import { type Bot, type Budget, type CancelFlag, cancelBy, loadBots, printPlan, type Seating } from '@sunglade/bots';
import { carefulRules, createDice, openSetup, type Seed, seat } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Question } from '@sunglade/table';

/** A question and how long to think about it. */
export interface BotJob extends Question {
  readonly budget?: Pick<Budget, 'ms' | 'playouts'>;
  /** Raised when the answer is wanted at once: the bot gives the best turn it has. */
  readonly cancel?: CancelFlag;
}

interface Seated extends Seating {
  readonly bot: Bot;
}

/** Binding rules and making a bot builds tables: the last few are kept. */
const seated = new Map<string, Seated>();

async function sitDown({ game: id, rules: version, setup, level, careful }: Question): Promise<Seated | null> {
  const key = JSON.stringify([id, version, setup.seats, setup.options, setup.edition.hash, level, careful]);
  const known = seated.get(key);
  if (known) return known;
  const game = await loadGame(id, version);
  const opened = game && openSetup(game, setup);
  if (!game || !opened?.ok) return null;
  const rules = game.bind(opened.value);
  const seating = { rules: careful ? carefulRules(rules) : rules, setup: opened.value };
  const bot = (await loadBots(id))(seating, level);
  if (!bot) return null;
  if (seated.size >= 16) seated.clear();
  const sitting = { ...seating, bot };
  seated.set(key, sitting);
  return sitting;
}

export default async function think(job: BotJob): Promise<readonly string[] | null> {
  const sitting = await sitDown(job);
  const dice = createDice(randomBytes(32).toString('hex') as Seed);
  const budget = job.cancel ? { ...job.budget, cancel: cancelBy(job.cancel) } : job.budget;
  return sitting && printPlan(sitting, sitting.bot, job.view, seat(job.seat), dice, budget);
}
