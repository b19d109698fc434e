// Games between bots for arena and solo: whole turns, every step judged by the rules.
import type { Bot, Budget, Seating } from '@sunglade/bots';
import { createDice, only, Run, resultOf, type Seed, seatList, seedFrom, viewOf } from '@sunglade/core';
import { UsageError, wholeNumber } from './io.ts';

/** Milliseconds of the processor: a busy machine shall not make a bot look weak or slow. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface PlayedGame {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** Milliseconds of work from question to answer, per seat. */
  readonly ms: readonly (readonly number[])[];
  readonly won: boolean;
  readonly run: Run;
}

/**
 * Each seat thinks with dice of its own, so a bot that thinks longer does not change its neighbour. `again` names other
 * dice for the same deal.
 */
export function playGame({ rules }: Seating, bots: readonly Bot[], seed: Seed, budget: Budget, again = ''): PlayedGame {
  const dice = bots.map((_, i) => createDice(seedFrom(`${seed}/bot/${i}${again}`)));
  const ms: number[][] = bots.map(() => []);
  const run = new Run(rules, seed);
  while (run.acting !== 0) {
    const [one] = seatList(run.acting);
    const bot = one === undefined ? undefined : bots[one];
    const own = one === undefined ? undefined : dice[one];
    if (one === undefined || !bot || !own) throw new Error('nobody sits where somebody must act');
    const view = viewOf(rules, run.state, only(one));
    const asked = worked();
    const plan = bot.plan(view, one, own, budget);
    ms[one]?.push(worked() - asked);
    if (plan.length === 0) throw new Error(`${bot.level} planned nothing`);
    for (const step of plan) {
      const text = rules.print(step);
      const refusal = run.take({ seat: one, text });
      if (refusal) throw new Error(`${bot.level} planned "${text}": ${refusal.code}`);
    }
  }
  const result = resultOf(run);
  if (!result) throw new Error('a game without a result');
  return { scores: result.scores, places: result.places, ms, won: result.won ?? false, run };
}

const USUAL_MS = 300;

/** `--budget MS`, or `--playouts N` where a run must be repeatable. */
export function readBudget(options: Readonly<Record<string, string | undefined>>): Budget {
  if (options.playouts !== undefined) {
    if (options.budget !== undefined) throw new UsageError('--budget or --playouts, not both');
    return { playouts: wholeNumber(options.playouts, 'playouts', 1, 1, 1e9) };
  }
  return { ms: wholeNumber(options.budget, 'budget', USUAL_MS, 1, 600_000), now: worked };
}

export const gameSeed = (game: string, number: number): Seed => seedFrom(`${game}/${number}`);
