// How good a hint is: what it loses against the best turn that the strongest bot knows when it thinks longer, beside what
// the level below the hint's author loses. All turns are judged in the same worlds.
import type { Bot, ChairBots, Seating } from '@sunglade/bots';
import { imagine, type Step } from '@sunglade/core';
import { adviseTurn } from './advise.ts';
import { type Coach, createCoach, diceFor } from './coach.ts';
import { type Tried, tryTurns } from './compare.ts';
import { gains } from './gain.ts';
import { meanOf } from './hundredths.ts';
import { positionAfter } from './same-turn.ts';
import { type Decision, planTurn } from './turns.ts';

/** The judge thinks so many times as long as whoever gave the hint. */
const LONGER = 4;
/** Worlds for a turn that the judge did not think of. */
const WORLDS = 24;
const BELOW = 'owl';

export interface HintJudges {
  readonly coach: Coach;
  readonly below: Bot;
}

export function createHintJudges(seating: Seating, bots: ChairBots): HintJudges {
  const below = bots(seating, BELOW);
  if (!below) throw new Error(`nobody plays ${BELOW}`);
  return { coach: createCoach(seating, bots), below };
}

/**
 * In points of the seat, below the best turn that the judge knows. `known`: the judge had thought of it; a turn that it had
 * not may turn out better.
 */
interface Loss {
  readonly points: number;
  readonly known: boolean;
}

export interface HintLoss {
  readonly hint: Loss;
  readonly below: Loss;
}

/** null where there is nothing to choose between. `state` only tells whether two turns lead to the same position. */
export function judgeHint(
  { coach, below }: HintJudges,
  { view, seat }: Pick<Decision, 'view' | 'seat'>,
  state: unknown,
  name: string,
  budget: { readonly playouts: number; readonly below: number },
): HintLoss | null {
  const { seating, bot } = coach;
  const { rules } = seating;
  const parse = (turn: readonly string[]): Step[] => turn.map((text) => rules.parse(text) as Step);
  const position = (turn: readonly Step[]): string => positionAfter(rules, state, seat, turn);
  const [advised] = adviseTurn(coach, view, seat, { playouts: budget.playouts }, name).turns;
  const judged = bot.explain?.(view, seat, diceFor(name, 'judge'), { playouts: LONGER * budget.playouts }).turns ?? [];
  const [first] = judged;
  if (!advised || !first) return null;
  const best = judged.reduce((most, turn) => (turn.expected > most.expected ? turn : most), first);
  const known = new Map<string, number>();
  for (const { steps, expected } of judged) {
    const where = position(parse(steps));
    known.set(where, Math.max(expected, known.get(where) ?? Number.NEGATIVE_INFINITY));
  }
  if (known.size < 2) return null;
  const lossOf = (turn: readonly Step[]): Loss => {
    const expected = known.get(position(turn));
    if (expected !== undefined) return { points: best.expected - expected, known: true };
    const turns = [turn, parse(best.steps)];
    const [less, more] = tryTurns(coach, { view, seat, turns, worlds: WORLDS, name: `hint ${name}` });
    return { points: meanOf(gains(less as Tried, more as Tried)), known: false };
  };
  const dice = diceFor(name, 'below');
  const plan = planTurn(
    rules,
    (seen) => below.plan(seen, seat, dice, { playouts: budget.below }),
    imagine(rules, view, dice),
    seat,
  );
  return { hint: lossOf(parse(advised.steps)), below: lossOf(plan) };
}
