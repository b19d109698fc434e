// What happens at a table without anybody asking: clocks, tables left alone, bots.
import {
  type AnyRules,
  carefulRules,
  hasSeat,
  legalSteps,
  only,
  type Run,
  type Seat,
  seatList,
  storeSetup,
  viewOf,
} from '@sunglade/core';
import { withHolidays } from './holidays.ts';
import type { TableLine } from './lines.ts';
import { BOT, CLOCK, SYSTEM } from './names.ts';
import type { Planned } from './requests.ts';
import type { Table } from './table.ts';
import type { Question } from './thinker.ts';

export interface Patience {
  /** How long a table may rest before it is closed. */
  readonly openMs: number;
  readonly playingMs: number;
  /** How long before that a game's players are told; without it they are not. */
  readonly noticeMs?: number;
}

/** When something has to be done about a table where nobody does anything: its players are told, or it is closed. */
export function staleAt(table: Table, { openMs, playingMs, noticeMs = 0 }: Patience): number {
  if (table.closesAt !== null) return table.closesAt;
  // What the server writes down by itself makes no table look younger.
  const last = table.lines.findLast(({ by }) => by !== SYSTEM)?.at ?? table.config.openedAt;
  if (table.status === 'open') return last + openMs;
  const rest = Math.max(0, playingMs - noticeMs);
  return seatList(table.acting).reduce(
    (latest, one) => Math.max(latest, withHolidays(last, rest, table.clocks.holidays[one] ?? [])),
    last + rest,
  );
}

/** What time makes due at a table: somebody's time is up, or nobody came back. */
export function dueLine(table: Table, now: number, patience: Patience): TableLine | null {
  if (table.status === 'over' || table.status === 'closed') return null;
  const { due } = table;
  if (due && due.at <= now && table.config.onTimeout !== 'wait') {
    const text = table.config.onTimeout === 'forfeit' ? '!forfeit' : '!timeout';
    return { at: now, by: CLOCK, seat: due.seat, text };
  }
  if (staleAt(table, patience) > now) return null;
  const { noticeMs = 0 } = patience;
  const isTold = table.closesAt !== null || table.status === 'open' || noticeMs === 0;
  return { at: now, by: SYSTEM, seat: -1, text: isTold ? '!close' : `!stale ${now + noticeMs}` };
}

export interface Asked {
  readonly seat: Seat;
  /** The seat's standing lines: which of its decisions it was asked about. */
  readonly count: number;
  /** How many lines of the game stand no more: more of them means that something was taken back since. */
  readonly struck: number;
  readonly question: Question;
}

/** Whether a person sits there, for whom a bot decides. */
const fillsIn = (table: Table, one: Seat): boolean => table.chairs[one]?.bot === null;

const struckIn = ({ log, standing }: Run): number => log.length - standing.length;

/** The first bot that has to act, and what it is asked. */
export function questionOf(table: Table): Asked | null {
  const [one] = table.botsToAct;
  if (one === undefined || !table.run) return null;
  const { config } = table;
  return {
    seat: one,
    count: table.run.count(one),
    struck: struckIn(table.run),
    question: {
      game: config.game,
      rules: config.rules,
      setup: storeSetup(config.setup, table.game),
      level: table.chairs[one]?.bot ?? config.fillIn,
      seat: one,
      view: viewOf(table.rules, table.run.state, only(one)),
      ...(fillsIn(table, one) ? { careful: true } : {}),
    },
  };
}

/**
 * What the bot planned, as far as it fits and until it learns something; any legal step where nothing fits: the others
 * never wait for a bot that is lost. `below` gives a random number below another.
 */
export function botLines(
  table: Table,
  { seat: one, count, struck }: Asked,
  plan: readonly string[] | null,
  now: number,
  below: (n: number) => number,
): Planned {
  const { run, rules } = table;
  if (!run || !hasSeat(table.acting, one) || !table.isBot(one)) return { code: 'not-your-turn' };
  // Another bot was faster, or somebody went back: what was thought here was about a position that is gone.
  if (run.count(one) !== count || struckIn(run) !== struck) return { code: 'not-your-turn' };
  const fitting = fittingSteps(rules, run.state, one, plan ?? []);
  if (fitting.length > 0) return fitting.map((text) => ({ at: now, by: BOT, seat: one, text }));
  const legal = legalSteps(fillsIn(table, one) ? carefulRules(rules) : rules, run.state, one);
  const any = legal[below(legal.length)];
  return any === undefined ? { code: 'unknown-step' } : [{ at: now, by: BOT, seat: one, text: rules.print(any) }];
}

function fittingSteps(rules: AnyRules, state: unknown, one: Seat, plan: readonly string[]): readonly string[] {
  const world = rules.copy(state);
  for (const [i, text] of plan.entries()) {
    const step = rules.parse(text);
    if (step === null || !hasSeat(rules.acting(world), one) || rules.refuse(world, one, step)) return plan.slice(0, i);
    // What comes after a card was turned over or a die was rolled was planned without knowing it.
    if (hasSeat(rules.apply(world, one, step), one)) return plan.slice(0, i + 1);
  }
  return plan;
}
