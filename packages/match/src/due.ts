// What happens at a table without anybody asking: clocks, tables left alone, bots.
import { randomInt } from 'node:crypto';
import { hasSeat, legalSteps, type Refusal, type Seat, viewOf } from '@sunglade/core';
import { BOT, CLOCK, SYSTEM, type Table, type TableLine } from '@sunglade/table';
import { type Patience, staleAt } from './summary.ts';
import type { Question } from './thinker.ts';

/** What time makes due at a table: somebody's time is up, or nobody came back. */
export function dueLine(table: Table, now: number, patience: Patience): TableLine | null {
  if (table.status === 'over' || table.status === 'closed') return null;
  const { due } = table;
  if (due && due.at <= now) {
    const text = table.config.onTimeout === 'forfeit' ? '!forfeit' : '!timeout';
    return { at: now, by: CLOCK, seat: due.seat, text };
  }
  return staleAt(table, patience) <= now ? { at: now, by: SYSTEM, seat: -1, text: '!close' } : null;
}

export interface Asked {
  readonly seat: Seat;
  /** The seat's standing lines: which of its decisions it was asked about. */
  readonly count: number;
  readonly question: Question;
}

/** The first bot that has to act, and what it is asked. */
export function questionOf(table: Table): Asked | null {
  const [one] = table.botsToAct;
  if (one === undefined || !table.run) return null;
  const { config } = table;
  return {
    seat: one,
    count: table.run.count(one),
    question: {
      game: config.game,
      rules: config.rules,
      setup: config.setup,
      level: table.chairs[one]?.bot ?? config.fillIn,
      seat: one,
      view: viewOf(table.rules, table.run.state, (1 << one) as ReturnType<Table['seatsOf']>),
    },
  };
}

/** What the bot said if it fits, any legal step if not: the others never wait for a bot that is lost. */
export const botPlan =
  ({ seat: one, count }: Asked, text: string | null) =>
  (table: Table, now: number): readonly TableLine[] | Refusal => {
    const { run, rules } = table;
    if (!run || !hasSeat(table.acting, one) || !table.isBot(one)) return { code: 'not-your-turn' };
    // Another node's bot was faster: what was thought here was about a position that is gone.
    if (run.count(one) !== count) return { code: 'not-your-turn' };
    const step = text === null ? null : rules.parse(text);
    const fits = step !== null && rules.refuse(run.state, one, step) === null;
    if (fits && text !== null) return [{ at: now, by: BOT, seat: one, text }];
    const legal = legalSteps(rules, run.state, one);
    const any = legal[randomInt(legal.length)];
    return any === undefined ? { code: 'unknown-step' } : [{ at: now, by: BOT, seat: one, text: rules.print(any) }];
  };
