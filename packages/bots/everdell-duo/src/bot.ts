// The computer players of Everdell Duo: one way to think for all levels, with more or less patience.
import {
  type Animal,
  atMost,
  type Bot,
  type BotMaker,
  type Explanation,
  explainTrials,
  genericBots,
  isAnimal,
  type Seating,
  startWatch,
} from '@sunglade/bots-engine';
import { type AnyRules, createPicker, type Seat } from '@sunglade/core';
import { createFinder, type Turn } from './candidates.ts';
import { isStyle, LEVELS, PARTS, type Part, partOf, type Style } from './levels.ts';
import { playOut } from './playout.ts';
import { createPolicy } from './policy.ts';
import { beginThought, compareBest, searchBest, worldOf } from './search.ts';

const EXPLAINED = 6;
/** Games from which a seat's expectation is taken. */
const EXPECTED_FROM = 48;

export const createBots = (): BotMaker => (seating, level, style) => {
  if (!isAnimal(level)) return null;
  // How a team plays is nobody's own craft yet.
  if (seating.rules.team) return genericBots(seating, level, style);
  return createBot(seating, level, style !== null && isStyle(style) ? style : null);
};

function createBot({ rules, setup }: Seating, level: Animal, style: Style | null): Bot {
  const finder = createFinder(rules, createPolicy(rules, setup));
  return {
    level,
    plan(view, seat, dice, budget = {}) {
      const watch = startWatch(atMost(budget, LEVELS[level].playouts));
      return searchBest(beginThought(finder, view, seat, style, dice), LEVELS[level], dice, watch);
    },
    explain(view, seat, dice, budget = {}): Explanation {
      const watch = startWatch(budget);
      const sums = new Map<Turn, Sheet>();
      const thought = beginThought(finder, view, seat, style, dice);
      const trials = compareBest(thought, EXPLAINED, dice, watch, (turn, world) =>
        sums.set(turn, addSheet(rules, sums.get(turn), world, seat)),
      );
      return explainTrials(trials, (turn) => {
        const { points, ...parts } = sums.get(turn) ?? emptySheet();
        return { steps: turn.map((step) => rules.print(step)), points, parts };
      });
    },
    expect(view, seat, dice) {
      const thought = beginThought(finder, view, seat, null, dice);
      let sum = 0;
      for (let i = 0; i < EXPECTED_FROM; i++) {
        thought.world = rules.copy(worldOf(thought, i), thought.world);
        playOut(rules, finder.policy, thought.world, thought.turn, createPicker(i), finder.buffer);
        sum += rules.score(thought.world, seat).total;
      }
      return sum / EXPECTED_FROM;
    },
  };
}

type Sheet = { points: number } & Record<Part, number>;

const emptySheet = (): Sheet => ({ points: 0, cards: 0, prosperity: 0, tokens: 0, events: 0 });

function addSheet(rules: AnyRules, sum: Sheet = emptySheet(), world: unknown, seat: Seat): Sheet {
  const sheet = rules.score(world, seat);
  sum.points += sheet.total;
  for (const part of PARTS) sum[part] += partOf(sheet, part);
  return sum;
}
