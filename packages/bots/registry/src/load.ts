// Bots are loaded when one sits down, so a page without bots pays for none.
import {
  type Bot,
  type BotMaker,
  type Budget,
  createBot,
  genericBots,
  isAnimal,
  readChairText,
  type Seating,
} from '@sunglade/bots-engine';
import type { Dice, Seat, View } from '@sunglade/core';

const OWN: Readonly<Record<string, () => Promise<{ readonly bots: BotMaker }>>> = {
  'everdell-duo': () => import('@sunglade/bots-everdell-duo'),
  evergreen: () => import('@sunglade/bots-evergreen'),
  harmonies: () => import('@sunglade/bots-harmonies'),
};

/** Makes the bot that the text of a chair names, or null for one that nobody knows. */
export type ChairBots = (seating: Seating, text: string) => Bot | null;

/** The bots of one game, ready to be made at once. */
export async function loadBots(game: string): Promise<ChairBots> {
  const own = Object.hasOwn(OWN, game) ? await OWN[game]?.() : undefined;
  const animals = own?.bots ?? genericBots;
  return (seating, text) => {
    const chair = readChairText(text);
    if (!chair) return null;
    // The frozen ones stay as they are in every game.
    if (!isAnimal(chair.level)) return createBot(chair.level, seating.rules);
    return animals(seating, chair.level, chair.style);
  };
}

/** What a bot would do now, as printed steps. */
export const printPlan = (
  { rules }: Seating,
  bot: Bot,
  view: View,
  seat: Seat,
  dice: Dice,
  budget?: Budget,
): string[] => bot.plan(view, seat, dice, budget).map((step) => rules.print(step));
