// Random games in which everybody plans at random whenever they may, and now and then something else happens.
import {
  type AnyGame,
  createPicker,
  hasSeat,
  legalSteps,
  only,
  type Seats,
  seat,
  seatList,
  type View,
  viewOf,
} from '@sunglade/core';
import { type Happening, type PlanRequest, refusePlan, Table, takeWithPlans, withPlan } from '@sunglade/table';
import { askedBetter } from './asking.ts';

export interface Played {
  readonly made: number;
  readonly carried: number;
  readonly problems: readonly string[];
}

interface Made {
  readonly seat: number;
  readonly ways: readonly (readonly string[])[];
  readonly view: View;
}

type Pick = (n: number) => number;

const MOST_WAYS = 3;
const userOf = (one: number): string => `user-${one}`;

function openTable(game: AnyGame, seats: number, seed: number): Table {
  const setup = game.setup({ seats });
  if (!setup.ok) throw new Error(`${game.id}: no set-up`);
  const config = {
    id: 'table',
    game: game.id,
    rules: game.version,
    setup: setup.value,
    host: userOf(0),
    public: false,
  };
  const more = { clock: { kind: 'none' }, onTimeout: 'bot', fillIn: 'random', commitment: '', openedAt: 0 } as const;
  const table = new Table({ ...config, ...more }, seed.toString(16).padStart(64, '0'), game);
  const lines = Array.from({ length: seats }, (_, i) => [userOf(i), i, `!sit ${'ab'.repeat(32)} Player`] as const);
  for (const [by, one, text] of [...lines, [userOf(0), -1, '!start'] as const]) {
    const taken = table.take({ at: 0, by, seat: one, text });
    if ('code' in taken) throw new Error(`${text}: ${taken.code}`);
  }
  return table;
}

/** Steps of a turn as far as they can be planned; now and then fewer. */
function randomWay({ rules }: Table, from: unknown, one: number, pick: Pick): string[] {
  const world = rules.copy(from);
  const steps: string[] = [];
  while (hasSeat(rules.acting(world), seat(one)) && (steps.length === 0 || pick(8) > 0)) {
    const legal = legalSteps(rules, world, seat(one));
    const step = legal[pick(legal.length)];
    if (step === undefined) break;
    steps.push(rules.print(step));
    if (hasSeat(rules.apply(world, seat(one), step), seat(one))) break;
  }
  return steps;
}

/** Everybody who may plan does so, most of the time. */
function planAtRandom(table: Table, pick: Pick, problems: string[]): Made[] {
  const { run, rules } = table;
  return Array.from({ length: rules.seats }, (_, i) => i).flatMap((one) => {
    if (!run || pick(3) === 0 || hasSeat(table.acting, seat(one))) return [];
    if (table.plans.some((plan) => plan.seat === one)) return [];
    const from = rules.ahead?.turn(run.state, seat(one));
    if (!from) return [];
    const ways = Array.from({ length: 1 + pick(MOST_WAYS) }, () => randomWay(table, from, one, pick));
    const request: PlanRequest = { seat: one, ways, seq: table.lines.length };
    const refusal = refusePlan(table, userOf(one), request);
    if (refusal) problems.push(`${JSON.stringify(ways)} was refused: ${refusal.code}`);
    table.plans = withPlan(table.plans, request);
    return [{ seat: one, ways, view: viewOf(rules, run.state, only(seat(one))) }];
  });
}

/** What somebody who has to act does next: a step, and rarely something else. */
function nextText(table: Table, one: number, pick: Pick): string {
  if (pick(60) === 0) return '!hint';
  if (pick(60) === 0 && table.run?.canUndo(seat(one))) return '!undo';
  if (pick(200) === 0 && !table.proposal) return '!propose 0';
  const legal = table.run ? legalSteps(table.rules, table.run.state, seat(one)) : [];
  const step = legal[pick(legal.length)];
  return step === undefined ? '' : table.rules.print(step);
}

/** Plays on from `before` up to the remark that a plan begins. */
function stateAt({ rules }: Table, before: unknown, happenings: readonly Happening[], until: number): unknown {
  const world = rules.copy(before);
  for (const { line } of happenings.slice(0, until)) {
    const step = line.text.startsWith('!') ? null : rules.parse(line.text);
    if (step !== null) rules.apply(world, seat(line.seat), step);
  }
  return world;
}

export function playWithPlans(game: AnyGame, seats: number, seed: number): Played {
  const table = openTable(game, seats, seed);
  const { rules } = table;
  const pick = createPicker(seed * 7919 + 1);
  const problems: string[] = [];
  let plans: Made[] = [];
  let [made, carried] = [0, 0];
  while (table.acting !== 0) {
    const fresh = planAtRandom(table, pick, problems);
    made += fresh.length;
    plans.push(...fresh);
    const acting = seatList(table.acting);
    const one = acting[pick(acting.length)] ?? seat(0);
    const before = rules.copy(table.run?.state);
    const line = { at: 0, by: userOf(one), seat: one, text: nextText(table, one, pick) };
    const taken = takeWithPlans(table, [line], 0);
    if (!taken.ok) {
      if (line.text !== '!propose 0') problems.push(`${line.text}: ${taken.refusal.code}`);
      continue;
    }
    if (table.proposal) takeWithPlans(table, [{ ...line, by: userOf(1), seat: 1, text: '!decline' }], 0);
    for (const [i, happening] of taken.happenings.entries()) {
      if (happening.line.text !== '!planned') continue;
      carried++;
      const plan = plans.find((old) => old.seat === happening.line.seat);
      const state = stateAt(table, before, taken.happenings, i);
      problems.push(...judge(table, plan, taken.happenings, i, state).map((reason) => `${game.id} ${seed}: ${reason}`));
    }
    plans = plans.filter((plan) => table.plans.some((left) => left.seat === plan.seat));
  }
  return { made, carried, problems };
}

function judge(
  { game, rules }: Table,
  plan: Made | undefined,
  happenings: readonly Happening[],
  at: number,
  state: unknown,
): string[] {
  if (!plan) return ['a plan that nobody made'];
  const one = seat(plan.seat);
  const rest = happenings.slice(at + 1);
  const end = rest.findIndex(({ line }) => line.seat !== one || line.text.startsWith('!'));
  const steps = (end < 0 ? rest : rest.slice(0, end)).map(({ line }) => line.text);
  const way = plan.ways.findIndex((texts) => JSON.stringify(texts) === JSON.stringify(steps));
  if (way < 0) return [`${JSON.stringify(steps)} is no way of ${JSON.stringify(plan.ways)}`];
  const better = plan.ways.slice(0, way).filter((texts) => isPossible(rules, state, one, texts));
  const asked = happenings
    .slice(0, at)
    .some(({ line, kind }) => kind === 'struck' || /^!(?!hint|planned)/.test(line.text));
  const after = viewOf(rules, state, only(one) as Seats);
  const reason = askedBetter(game.id, { before: plan.view, after, seat: one, steps });
  return [
    ...(better.length > 0 ? ['a way before it was possible'] : []),
    ...(asked ? ['something else had happened'] : []),
    ...(reason === null ? [] : [reason]),
  ];
}

function isPossible(
  rules: Table['rules'],
  from: unknown,
  one: ReturnType<typeof seat>,
  texts: readonly string[],
): boolean {
  const world = rules.copy(from);
  return texts.every((text) => {
    const step = rules.parse(text);
    if (step === null || !hasSeat(rules.acting(world), one) || rules.refuse(world, one, step)) return false;
    rules.apply(world, one, step);
    return true;
  });
}
