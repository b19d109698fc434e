// The conformance suite: what every game promises, driven by random play. A new game is tested by one call.
import {
  type AnyGame,
  type AnyRules,
  createPicker,
  createRecord,
  digest,
  type Json,
  type Line,
  Run,
  replayRecord,
  type Seats,
  type Setup,
  seat,
  seatList,
  seedFrom,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import {
  checkAhead,
  checkAskingIsFree,
  checkCommute,
  checkForms,
  checkImagine,
  checkKnowledge,
  checkLegal,
  checkPrint,
  checkRefuse,
  checkReshuffle,
  checkScore,
  checkStep,
  pick,
} from './checks.ts';
import { type Case, type Context, createContext, type Finding, redeal, seatsOf } from './context.ts';

export type { Case, Finding } from './context.ts';

export interface Effort {
  /** Games per case. */
  readonly games?: number;
  /** Deep checks at one position in this many. */
  readonly every?: number;
  readonly seed?: string;
  /** Replaces the rules that the game binds: how the suite itself is tested. */
  readonly wrap?: (rules: AnyRules) => AnyRules;
}

/** One call per game, with all its versions: registers the suite as tests. */
export function conformance(games: AnyGame | readonly AnyGame[], cases: readonly Case[], effort: Effort = {}): void {
  for (const game of [games].flat()) {
    describe(`${game.id} ${game.version} keeps the contract`, () => {
      it('refuses nonsense set-ups with codes', () => expect(checkSetups(game)).toEqual([]));
      for (const one of cases) {
        it(`at ${JSON.stringify(one)}`, { timeout: 120_000 }, () =>
          expect(checkConformance(game, [one], effort)).toEqual([]),
        );
      }
    });
  }
}

/** The suite as a plain function: what is broken, at most one finding of a kind. */
export function checkConformance(game: AnyGame, cases: readonly Case[], effort: Effort = {}): Finding[] {
  const { games = 3, every = 7, seed = 'conformance', wrap } = effort;
  const findings: Finding[] = [];
  const bound = wrap ? { ...game, bind: (setup: Setup) => wrap(game.bind(setup)) } : game;
  for (const one of cases) {
    const setup = game.setup(one);
    if (!setup.ok) {
      findings.push({ check: 'setup', detail: JSON.stringify(setup.problems) });
      continue;
    }
    for (let i = 0; i < games; i++) {
      const context = createContext(bound, setup.value, seedFrom(`${seed}/${JSON.stringify(one)}/${i}`), findings);
      try {
        checkPrint(context);
        checkGame(context, every);
      } catch (error) {
        context.fail('crash', error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error));
      }
    }
  }
  return findings;
}

/** Plays one game at random, undoing now and then, and looks closely at some of its positions. */
function checkGame(context: Context, every: number): void {
  const { rules, dice, game, setup } = context;
  const start = dice.seed();
  const [first, second] = [rules.create(start), rules.create(start)];
  if (digest(rules, first) !== digest(rules, second)) {
    context.fail('create-repeats', 'one seed made two different starts');
  }
  const run = new Run(rules, start);
  let hidden = false;
  while (run.acting !== 0) {
    if (run.standing.length > rules.maxSteps) {
      context.fail('max-steps', `more than ${rules.maxSteps} steps`);
      return;
    }
    checkLegal(context, run.state);
    const seats = seatsOf(run.acting);
    const one = seats[dice.below(seats.length)] as number;
    const step = pick(context, run.state, one);
    if (step === undefined) return;
    if (dice.below(every) === 0) {
      checkPosition(context, run.state);
      checkStep(context, run.state, one, step);
      hidden ||= guessesDiffer(context, run.state);
    }
    const refusal = run.take({ seat: seat(one), text: rules.print(step) });
    if (refusal) context.fail('take', `${rules.print(step)}: ${refusal.code}`);
    if (refusal) return;
    if (dice.below(every) === 0) checkUndo(context, run);
  }
  checkLegal(context, run.state);
  checkPosition(context, run.state);
  checkEnd(context, run);
  if (!hidden && !guessesDiffer(context, rules.create(start))) {
    context.fail('guess-varies', 'two guesses never differed: what is hidden was read, not imagined');
  }
  const record = JSON.parse(JSON.stringify(createRecord(game, setup, run)));
  const replayed = replayRecord(record, game);
  if (!replayed.ok) context.fail('replay', JSON.stringify(replayed.problems));
}

function checkPosition(context: Context, state: unknown): void {
  checkAskingIsFree(context, state);
  checkRefuse(context, state);
  checkKnowledge(context, state);
  checkScore(context, state);
  checkForms(context, state);
  checkImagine(context, state);
  checkReshuffle(context, state);
  checkCommute(context, state);
  checkAhead(context, state);
}

/** Two guesses for a spectator differ, and neither is simply the truth. */
function guessesDiffer(context: Context, state: unknown): boolean {
  const truth = digest(context.rules, state);
  const [a, b] = [redeal(context, state, 0 as Seats), redeal(context, state, 0 as Seats)].map((world) =>
    digest(context.rules, world),
  );
  return a !== b && a !== truth && b !== truth;
}

/** Whoever may take back does so, and what stands is what a fresh run of the standing lines gives. */
function checkUndo(context: Context, run: Run): void {
  const { rules, dice } = context;
  const able = Array.from({ length: rules.seats }, (_, i) => seat(i)).filter((one) => run.canUndo(one));
  const one = able[dice.below(Math.max(1, able.length))];
  if (one === undefined) return;
  const before = run.count(one);
  const refusal = run.take({ seat: one, text: '!undo' });
  if (refusal) context.fail('undo', refusal.code);
  if (run.count(one) !== before - 1) context.fail('undo', 'the line still stands');
  const fresh = new Run(rules, run.seed);
  for (const line of run.standing) {
    const again = fresh.take({ seat: line.seat, text: rules.print(line.step) } satisfies Line);
    if (again) context.fail('undo', `${rules.print(line.step)} no longer fits: ${again.code}`);
  }
  if (digest(rules, fresh.state) !== digest(rules, run.state)) context.fail('undo', 'what stands does not replay');
}

function checkEnd(context: Context, run: Run): void {
  const { rules } = context;
  const outcome = rules.outcome(run.state);
  const places = outcome?.places ?? [];
  const fair = places.every((place) => place === 1 + places.filter((other) => other < place).length);
  if (places.length !== rules.seats || !fair) context.fail('places', JSON.stringify(places));
  if (run.take({ seat: seat(0), text: rules.print(0 as never) })?.code !== 'game-over')
    context.fail('over', 'a step after the end');
}

/** Whatever a stranger sends, the answer is a list of problems. */
export function checkSetups(game: AnyGame): Finding[] {
  const findings: Finding[] = [];
  const seats = game.seats.max;
  const nonsense: { seats: number; options?: unknown; edition?: unknown }[] = [
    { seats: 0 },
    { seats: game.seats.max + 1 },
    { seats: 1.5 },
    { seats: Number.NaN },
    { seats, options: 7 },
    { seats, options: { 'no-such-option': 1 } },
    { seats, options: Object.fromEntries(game.options.map((spec) => [spec.id, 'no such value'])) },
    { seats, edition: 'no-such-edition' },
    { seats, edition: 42 },
    { seats, edition: {} },
    { seats, edition: [] },
    ...game.editions.flatMap((edition) => damaged(edition.content).map((content) => ({ seats, edition: content }))),
  ];
  for (const raw of nonsense) {
    if (game.options.length === 0 && raw.options !== undefined && JSON.stringify(raw.options) === '{}') continue;
    try {
      const parsed = game.setup(raw as never);
      const bad = parsed.ok || parsed.problems.length === 0 || parsed.problems.some((problem) => !problem.code);
      if (bad) findings.push({ check: 'setup-refuses', detail: JSON.stringify(raw).slice(0, 200) });
    } catch (error) {
      findings.push({ check: 'setup-crash', detail: `${String(error)} at ${JSON.stringify(raw).slice(0, 200)}` });
    }
  }
  const good = game.setup({ seats });
  if (!good.ok) findings.push({ check: 'setup-default', detail: JSON.stringify(good.problems) });
  return findings;
}

/** The edition with one of its top-level fields missing or of another kind. */
function damaged(content: Json): Json[] {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return [];
  const fields = Object.entries(content as Record<string, Json>).filter(([, value]) => typeof value === 'object');
  return fields.flatMap(([name]) => {
    const { [name]: _, ...rest } = content as Record<string, Json>;
    return [rest, { ...rest, [name]: 7 }, { ...rest, [name]: null }];
  });
}

/** Many plain random games with an invariant looked at after every step. */
export function playMany(
  rules: AnyRules,
  games: number,
  seed: string,
  invariant: (state: unknown, steps: number) => void,
): void {
  const choose = createPicker(Number.parseInt(seedFrom(seed).slice(0, 8), 16));
  const buffer = { steps: new Int32Array(rules.stepLimit), length: 0 };
  for (let game = 0; game < games; game++) {
    const state = rules.create(seedFrom(`${seed}/${game}`));
    let steps = 0;
    for (let acting = rules.acting(state); acting !== 0; acting = rules.acting(state)) {
      const seats = seatList(acting);
      const one = seats[choose(seats.length)] ?? seat(0);
      rules.legal(state, one, buffer);
      if (buffer.length === 0) throw new Error(`${seed}/${game}: seat ${one} has no step after ${steps}`);
      rules.apply(state, one, buffer.steps[choose(buffer.length)] as never);
      if (++steps > rules.maxSteps) throw new Error(`${seed}/${game}: more than ${rules.maxSteps} steps`);
      invariant(state, steps);
    }
  }
}
