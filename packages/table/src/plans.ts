// What people decide before their turn. A plan lies beside the log and is its owner's alone; it is carried out in the same
// breath as the line that begins the turn, or dropped with the line that brings news.
import { canonicalJson, hasSeat, only, type Refusal, type Seat, seat } from '@sunglade/core';
import { heardBy } from './heard.ts';
import type { TableLine } from './lines.ts';
import type { Plan } from './plan.ts';
import type { Happening, Table, TakenAll } from './table.ts';

/** No ways at all: the plan is given up. `seq` is how many lines the table had when it was made. */
export interface PlanRequest extends Plan {
  readonly seq: number;
}

const no = (code: 'not-your-seat' | 'stale' | 'no-plan-now' | 'plan-too-far' | 'unknown-step'): Refusal => ({ code });

/** Why this user cannot plan this now, or null. */
export function refusePlan(table: Table, user: string, { seat: one, ways, seq }: PlanRequest): Refusal | null {
  if (table.chairs[one]?.holder !== user) return no('not-your-seat');
  if (ways.length === 0) return null;
  if (table.lines.length !== seq) return no('stale');
  const turn = turnAhead(table, seat(one));
  if (turn === null) return no('no-plan-now');
  for (const steps of ways) {
    const refusal = refuseSteps(table, turn, seat(one), steps);
    if (refusal) return refusal;
  }
  return null;
}

/** The position on which a seat may plan now. */
function turnAhead(table: Table, one: Seat): unknown {
  const { run, rules } = table;
  if (!run || table.status !== 'playing' || hasSeat(table.acting, one) || table.isBot(one)) return null;
  return rules.ahead?.turn(run.state, one) ?? null;
}

/** Whoever learns something thinks anew: only the last step may show anything. */
function refuseSteps({ rules }: Table, from: unknown, one: Seat, steps: readonly string[]): Refusal | null {
  const world = rules.copy(from);
  for (const [i, text] of steps.entries()) {
    const step = rules.parse(text);
    if (step === null) return no('unknown-step');
    if (!hasSeat(rules.acting(world), one)) return no('plan-too-far');
    const refusal = rules.refuse(world, one, step);
    if (refusal) return refusal;
    const sealed = rules.apply(world, one, step);
    if (hasSeat(sealed, one) && i < steps.length - 1) return no('plan-too-far');
  }
  return null;
}

/** The table with one plan more, or another one, or without it. */
export const withPlan = (plans: readonly Plan[], { seat: one, ways }: Plan): readonly Plan[] => [
  ...plans.filter((plan) => plan.seat !== one),
  ...(ways.length > 0 ? [{ seat: one, ways }] : []),
];

/**
 * All of these lines or none, and what was planned for the turns that they begin. What happened includes the planned steps,
 * each plan's behind the remark that they were planned.
 */
export function takeWithPlans(table: Table, lines: readonly TableLine[], now: number): TakenAll {
  if (table.plans.length === 0) return table.takeAll(lines);
  const happenings: Happening[] = [];
  for (let next: readonly TableLine[] | null = lines; next; next = nextPlanned(table, now)) {
    const own = new Map(table.plans.map((plan) => [plan, ownPart(table, plan)]));
    const taken = table.takeAll(next);
    if (!taken.ok) {
      if (happenings.length === 0) return taken;
      continue;
    }
    happenings.push(...taken.happenings);
    table.plans = table.plans.filter(
      (plan) => isExpected(table, plan, taken.happenings) && own.get(plan) === ownPart(table, plan),
    );
  }
  return { ok: true, happenings };
}

const ownPart = ({ run, rules }: Table, { seat: one }: Plan): string =>
  run ? canonicalJson(rules.parts(run.state).own[one] ?? null) : '';

/** Steps of others that the plan's owner reckoned with. Anything else, a step taken back or a word about the table, is not. */
function isExpected({ rules }: Table, { seat: one, ways }: Plan, happenings: readonly Happening[]): boolean {
  const steps = ways.flat();
  return happenings.every(({ kind, line, told }) => {
    if (kind === 'table') return /^!(?:hint|planned|holiday\b.*|stale \d+|nudge \d)$/.test(line.text);
    if (kind === 'struck' || line.seat === one) return false;
    const heard = heardBy(told, only(seat(one)), rules.seats);
    return heard.every((event) => rules.ahead?.expects(event, seat(one), steps) ?? false);
  });
}

/** Takes the plan of whoever has to act now off the table, and answers with its lines; null where there is none to take. */
function nextPlanned(table: Table, now: number): readonly TableLine[] | null {
  for (;;) {
    const plan = table.plans.find((one) => hasSeat(table.acting, seat(one.seat)) || table.isBot(seat(one.seat)));
    if (!plan) return null;
    table.plans = table.plans.filter((one) => one !== plan);
    const steps = stepsNow(table, plan);
    const by = table.chairs[plan.seat]?.holder;
    if (steps && by) return ['!planned', ...steps].map((text): TableLine => ({ at: now, by, seat: plan.seat, text }));
  }
}

function stepsNow(table: Table, { seat: one, ways }: Plan): readonly string[] | null {
  if (!table.run || table.isBot(seat(one))) return null;
  const { state } = table.run;
  return ways.find((steps) => refuseSteps(table, state, seat(one), steps) === null) ?? null;
}
