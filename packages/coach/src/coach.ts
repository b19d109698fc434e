// Who gives hints and reviews games at one kind of table: a bot that thinks, and a foresight of what comes of it.
import { type Bot, type ChairBots, HINTS, type Seating } from '@sunglade/bots';
import { createDice, type Dice, type Seat, seedFrom } from '@sunglade/core';
import { createForesight, type Foresight } from './foresight.ts';

export interface Coach {
  readonly seating: Seating;
  readonly bot: Bot;
  readonly foresight: Foresight;
}

export function createCoach(seating: Seating, bots: ChairBots): Coach {
  const bot = bots(seating, HINTS);
  if (!bot) throw new Error(`nobody plays ${HINTS}`);
  return { seating, bot, foresight: createForesight(seating, bots) };
}

/** The same question is thought about with the same dice: what is said can be repeated. */
export const diceFor = (...about: readonly (string | number)[]): Dice =>
  createDice(seedFrom(`coach/${about.join('/')}`));

/** Neighbouring positions are judged in like worlds, so that what sets them apart is not the dice. */
export const judgeDice = (seat: Seat): Dice => diceFor('judge', seat);
