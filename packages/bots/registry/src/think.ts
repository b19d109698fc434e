// A question to a bot, answered in whatever thread it is asked in.
import type { Bot, Budget, Seating } from '@sunglade/bots-engine';
import { type AnyGame, carefulRules, type Dice, openSetup, type StoredSetup, seat, type View } from '@sunglade/core';
import { loadBots, printPlan } from './load.ts';

/** What a bot may know of the table, and who it is there. */
export interface BotQuestion {
  readonly game: string;
  readonly rules: number;
  readonly setup: StoredSetup;
  readonly level: string;
  readonly seat: number;
  readonly view: View;
  /** It fills in for a person, and leaves them what is theirs alone to do. */
  readonly careful?: true;
}

interface Seated extends Seating {
  readonly bot: Bot;
}

type LoadGame = (id: string, version?: number) => Promise<AnyGame | null>;

/** Binding rules and making a bot builds tables: the last few are kept. */
const MOST_KEPT = 16;

/** Answers with printed steps, or with null where nobody knows the game, its set-up or the bot. */
export function createThinker(loadGame: LoadGame, rollDice: () => Dice) {
  const seated = new Map<string, Seated>();

  async function sitDown({ game: id, rules: version, setup, level, careful }: BotQuestion): Promise<Seated | null> {
    const key = JSON.stringify([id, version, { ...setup, edition: setup.edition.hash }, level, careful]);
    const known = seated.get(key);
    if (known) return known;
    const game = await loadGame(id, version);
    const opened = game && openSetup(game, setup);
    if (!game || !opened?.ok) return null;
    const rules = game.bind(opened.value);
    const seating = { rules: careful ? carefulRules(rules) : rules, setup: opened.value };
    const bot = (await loadBots(id))(seating, level);
    if (!bot) return null;
    if (seated.size >= MOST_KEPT) seated.clear();
    const sitting = { ...seating, bot };
    seated.set(key, sitting);
    return sitting;
  }

  return async (question: BotQuestion, budget?: Budget): Promise<readonly string[] | null> => {
    const sitting = await sitDown(question);
    return sitting && printPlan(sitting, sitting.bot, question.view, seat(question.seat), rollDice(), budget);
  };
}
