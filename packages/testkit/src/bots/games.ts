// Games of bots for the suite: every step of every plan is judged by the rules.
import {
  type AnyRules,
  createDice,
  only,
  Run,
  type Seat,
  type Setup,
  type Step,
  seat,
  seatList,
  seedFrom,
  type View,
  viewOf,
} from '@sunglade/core';
import { expect } from 'vitest';

/** What the suite must know of a budget; the bots' own type fits. */
export interface TestBudget {
  readonly playouts?: number;
  readonly cancel?: { readonly aborted: boolean };
}

/** A bot as the suite sees it: this package knows the rules' contract and no bots. */
export interface TestBot {
  readonly level: string;
  plan(view: View, seat: Seat, dice: ReturnType<typeof createDice>, budget?: TestBudget): readonly Step[];
  explain?(
    view: View,
    seat: Seat,
    dice: ReturnType<typeof createDice>,
    budget?: TestBudget,
  ): {
    readonly turns: readonly {
      readonly steps: readonly string[];
      readonly expected: number;
      readonly loss: number;
      readonly error: number;
      readonly parts: Readonly<Record<string, number>>;
    }[];
    readonly worlds: number;
  };
  expect?(view: View, seat: Seat, dice: ReturnType<typeof createDice>): number;
}

export interface BotTable {
  readonly name: string;
  readonly rules: AnyRules;
  readonly setup: Setup;
}

/** A moment in which a seat has to act. */
export interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
  readonly view: View;
}

export const momentOf = ({ rules }: BotTable, state: unknown): Moment => {
  const [one = seat(0)] = seatList(rules.acting(state));
  return { state, seat: one, view: viewOf(rules, state, only(one)) };
};

/** Who plans the n-th time, and how much of that plan is carried out. */
type Planner = (moment: Moment, n: number) => { readonly bot: TestBot; readonly steps: number };

export interface PlayedOut {
  /** Every moment in which somebody was asked. */
  readonly moments: readonly Moment[];
  readonly scores: readonly number[];
}

export function playOut(table: BotTable, name: string, budget: TestBudget, planner: Planner): PlayedOut {
  const { rules } = table;
  const run = new Run(rules, seedFrom(name));
  const dice = Array.from({ length: rules.seats }, (_, i) => createDice(seedFrom(`${name}/${i}`)));
  const moments: Moment[] = [];
  while (run.acting !== 0) {
    const moment = momentOf(table, rules.copy(run.state));
    const { bot, steps } = planner(moment, moments.length);
    moments.push(moment);
    const plan = bot.plan(moment.view, moment.seat, dice[moment.seat]!, budget);
    expect(plan.length).toBeGreaterThan(0);
    // All of it must be possible, also what is not carried out.
    const trial = rules.copy(run.state);
    for (const step of plan) {
      expect(rules.refuse(trial, moment.seat, step)).toBeNull();
      rules.apply(trial, moment.seat, step);
    }
    for (const step of plan.slice(0, steps)) run.take({ seat: moment.seat, text: rules.print(step) });
  }
  return { moments, scores: dice.map((_, i) => rules.score(run.state, seat(i)).total) };
}

/** The points of each seat after a game of whole plans. */
export const scoresOf = (table: BotTable, bots: readonly TestBot[], name: string, budget: TestBudget) =>
  playOut(table, name, budget, ({ seat: one }) => ({ bot: bots[one]!, steps: Number.POSITIVE_INFINITY })).scores;
