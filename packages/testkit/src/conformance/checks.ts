// One function per promise of the contract. Each looks at one position (and one step from it) and reports what is broken.
import { clauseOfPart, clauseOfRefusal, digest, isJson, type Seats, type Step, seat, viewOf } from '@sunglade/core';
import { type Context, legalOf, redeal, same, seatsOf, text, tryStep } from './context.ts';

/** `legal` is ascending, unique, in range, and empty exactly for who may not act. */
export function checkLegal(context: Context, state: unknown): void {
  const { rules } = context;
  const acting = rules.acting(state);
  if (acting < 0 || acting >= 1 << rules.seats) context.fail('acting', `acting ${acting} of ${rules.seats} seats`);
  for (let one = 0; one < rules.seats; one++) {
    const steps = legalOf(context, state, one);
    const acts = ((acting >> one) & 1) === 1;
    if (acts !== steps.length > 0)
      context.fail('legal-when-acting', `seat ${one}, acting ${acts}: ${steps.length} steps`);
    if (steps.some((step, i) => i > 0 && step <= (steps[i - 1] as number))) context.fail('legal-sorted', text(steps));
    if (steps.some((step) => step < 0 || step >= rules.stepLimit)) context.fail('legal-range', text(steps));
  }
  if ((rules.outcome(state) === null) !== (acting !== 0)) context.fail('outcome', `acting ${acting}`);
}

/** `refuse` says no to everything that `legal` leaves out, with a code that a clause stands behind. */
export function checkRefuse(context: Context, state: unknown): void {
  const { rules, game } = context;
  for (let one = 0; one < rules.seats; one++) {
    const steps = new Set<number>(legalOf(context, state, one));
    for (let step = 0; step < rules.stepLimit; step++) {
      const refusal = rules.refuse(state, seat(one), step as Step);
      if (steps.has(step) !== (refusal === null)) {
        context.fail('refuse-agrees', `seat ${one} ${rules.print(step as Step)}: ${text(refusal)}`);
      }
      if (refusal === null) continue;
      context.codes.add(refusal.code);
      const clause = clauseOfRefusal(game.clauses, refusal);
      if (clause === undefined || !game.clauses.all.includes(clause))
        context.fail('refusal-clause', `${refusal.code}: ${clause ?? 'none'}`);
    }
  }
}

/** What a seat may do, why not, and its score depend only on what it knows. */
export function checkKnowledge(context: Context, state: unknown): void {
  const { rules } = context;
  for (let one = 0; one < rules.seats; one++) {
    const other = redeal(context, state, (1 << one) as Seats);
    const [mine, theirs] = [legalOf(context, state, one), legalOf(context, other, one)];
    if (!same(mine, theirs)) context.fail('legal-leaks', `seat ${one}: ${text(mine)} or ${text(theirs)}`);
    for (let step = 0; step < rules.stepLimit; step++) {
      const a = rules.refuse(state, seat(one), step as Step);
      const b = rules.refuse(other, seat(one), step as Step);
      if (!same(a, b)) context.fail('refuse-leaks', `${rules.print(step as Step)}: ${text(a)} or ${text(b)}`);
    }
    const [sheet, again] = [rules.score(state, seat(one)), rules.score(other, seat(one))];
    if (!same(sheet, again)) context.fail('score-leaks', `seat ${one}: ${text(sheet)} or ${text(again)}`);
    if (rules.acting(state) !== rules.acting(other)) context.fail('acting-leaks', `seat ${one}`);
  }
}

/** A sheet adds up, and a clause stands behind each of its parts. */
export function checkScore(context: Context, state: unknown): void {
  const { rules, game } = context;
  for (let one = 0; one < rules.seats; one++) {
    const sheet = rules.score(state, seat(one));
    const sum = Object.values(sheet.parts).reduce((total, part) => total + part, 0);
    if (sum !== sheet.total) context.fail('score-sum', `parts ${sum}, total ${sheet.total}`);
    const total = rules.total?.(state, seat(one)) ?? sheet.total;
    if (total !== sheet.total) context.fail('total', `seat ${one}: ${total}, its sheet says ${sheet.total}`);
    for (const part of [...Object.keys(sheet.parts), ...Object.keys(sheet.soon)]) {
      if (clauseOfPart(game.clauses, part) === undefined) context.fail('score-clause', part);
    }
  }
}

/** Saved and loaded, or copied, a state is the same state and goes on the same way. */
export function checkForms(context: Context, state: unknown): void {
  const { rules } = context;
  const parts = rules.parts(state);
  if (!isJson(parts)) context.fail('parts-json', text(parts));
  if (parts.own.length !== rules.seats) context.fail('parts-own', `${parts.own.length} own parts`);
  const loaded = rules.join(JSON.parse(JSON.stringify(parts)));
  const before = digest(rules, state);
  if (digest(rules, loaded) !== before) context.fail('parts-join', text(parts));
  const copy = rules.copy(state);
  const spare = rules.create(context.dice.seed());
  rules.copy(state, spare);
  if (digest(rules, copy) !== before) context.fail('copy', 'a new copy differs');
  if (digest(rules, spare) !== before) context.fail('copy', 'a copy into another state differs');
  const step = anyStep(context, state);
  if (!step) return;
  // The loaded one, the copies and the original must agree after the same step, whatever chance it draws.
  const worlds = [loaded, copy, spare].map((world) => {
    rules.apply(world, step.seat, step.step);
    return digest(rules, world);
  });
  if (new Set(worlds).size > 1) context.fail('apply-repeats', `${rules.print(step.step)} led to different states`);
  if (digest(rules, state) !== before)
    context.fail('copy-deep', `${rules.print(step.step)} on a copy changed the original`);
}

/** Asking changes nothing. */
export function checkAskingIsFree(context: Context, state: unknown): void {
  const { rules } = context;
  const before = digest(rules, state);
  for (let one = 0; one < rules.seats; one++) {
    legalOf(context, state, one);
    rules.score(state, seat(one));
    rules.refuse(state, seat(one), 0 as Step);
  }
  rules.outcome(state);
  rules.acting(state);
  if (digest(rules, state) !== before)
    context.fail('asking-changes', 'legal, refuse, score, outcome or acting changed the state');
}

/** Printed steps are unique and read back; anything else reads as null. */
export function checkPrint(context: Context): void {
  const { rules } = context;
  const seen = new Set<string>();
  for (let step = 0; step < rules.stepLimit; step++) {
    const printed = rules.print(step as Step);
    if (printed === '') continue; // A number without a meaning in this set-up.
    if (printed.startsWith('!') || printed.trim() !== printed) context.fail('print', `"${printed}"`);
    if (seen.has(printed)) context.fail('print-unique', printed);
    seen.add(printed);
    if (rules.parse(printed) !== step) context.fail('print-parse', `${printed}: ${step} or ${rules.parse(printed)}`);
    for (const wrong of [`${printed} `, ` ${printed}`, `${printed}0x`, printed.toUpperCase()]) {
      if (wrong !== printed && rules.parse(wrong) !== null) context.fail('parse-strict', `"${wrong}"`);
    }
  }
  for (const wrong of ['', ' ', '!undo', '__proto__', 'constructor', '-1', '99999', '\u0000', 'ä'.repeat(300)]) {
    if (rules.parse(wrong) !== null) context.fail('parse-strict', `"${wrong.slice(0, 20)}"`);
  }
}

/** An imagined world looks the same to the viewer it was imagined for. */
export function checkImagine(context: Context, state: unknown): void {
  for (const viewer of context.viewers) {
    const view = viewOf(context.rules, state, viewer);
    const again = viewOf(context.rules, redeal(context, state, viewer), viewer);
    if (!same(view, again)) context.fail('imagine', `viewer ${viewer}: ${difference(view, again)}`);
  }
}

/** A world dealt anew in place looks the same to the viewer, is whole, and is not always the one it was made from. */
export function checkReshuffle(context: Context, state: unknown): void {
  const { rules, dice } = context;
  if (!rules.reshuffle) return;
  for (const viewer of context.viewers) {
    const world = rules.copy(state);
    rules.reshuffle(world, viewer, dice);
    const [view, again] = [viewOf(rules, state, viewer), viewOf(rules, world, viewer)];
    if (!same(view, again)) context.fail('reshuffle', `viewer ${viewer}: ${difference(view, again)}`);
    const parts = rules.parts(world);
    if (digest(rules, rules.join(JSON.parse(JSON.stringify(parts)))) !== digest(rules, world))
      context.fail('reshuffle-whole', `viewer ${viewer}`);
  }
  if (digest(rules, redeal(context, state, 0 as Seats)) === digest(rules, state)) return;
  const world = rules.copy(state);
  rules.reshuffle(world, 0 as Seats, dice);
  if (digest(rules, world) === digest(rules, state))
    context.fail('reshuffle-varies', 'what is hidden stayed as it was');
}

/** What a seat may plan depends only on what it knows; on that position it acts, and asking for it changes nothing. */
export function checkAhead(context: Context, state: unknown): void {
  const { rules } = context;
  const before = digest(rules, state);
  const acting = rules.acting(state);
  for (let one = 0; one < rules.seats && acting !== 0; one++) {
    if ((acting >> one) & 1) continue;
    const viewer = (1 << one) as Seats;
    const [ahead, other] = [state, redeal(context, state, viewer)].map((world) => rules.ahead?.turn(world, seat(one)));
    if (!ahead || !other) {
      if (ahead || other) context.fail('ahead-leaks', `seat ${one} may plan in one of two worlds`);
      continue;
    }
    if (legalOf(context, ahead, one).length === 0) context.fail('ahead-acting', `seat ${one} has no step`);
    if (!same(viewOf(rules, ahead, viewer), viewOf(rules, other, viewer))) context.fail('ahead-leaks', `seat ${one}`);
  }
  if (digest(rules, state) !== before) context.fail('ahead-changes', 'asking for a turn ahead changed the state');
}

/** Steps of seats that act at the same time can be taken in either order. */
export function checkCommute(context: Context, state: unknown): void {
  const { rules, dice } = context;
  const seats = seatsOf(rules.acting(state));
  if (seats.length < 2) return;
  const [a, b] = [seats[0] as number, seats[1 + dice.below(seats.length - 1)] as number];
  const [stepA, stepB] = [pick(context, state, a), pick(context, state, b)];
  const orders = [
    [a, stepA, b, stepB],
    [b, stepB, a, stepA],
  ] as const;
  const ends = orders.map(([first, firstStep, second, secondStep]) => {
    const world = rules.copy(state);
    rules.apply(world, seat(first), firstStep);
    if (rules.refuse(world, seat(second), secondStep)) return 'refused';
    rules.apply(world, seat(second), secondStep);
    return digest(rules, world);
  });
  if (ends[0] !== ends[1] || ends[0] === 'refused') {
    context.fail('commute', `${a} ${rules.print(stepA)}, ${b} ${rules.print(stepB)}: ${ends.join(' or ')}`);
  }
}

/** Everything about one step that concerns events and sealing. */
export function checkStep(context: Context, state: unknown, one: number, step: Step): void {
  const { rules, viewers } = context;
  const name = `seat ${one} ${rules.print(step)}`;
  const { after, heard, sealed } = tryStep(context, state, one, step);
  const silent = rules.copy(state);
  const sealedSilently = rules.apply(silent, seat(one), step);
  if (digest(rules, silent) !== digest(rules, after) || sealed !== sealedSilently) {
    context.fail('tell-changes', `${name} plays differently when somebody listens`);
  }
  for (const viewer of viewers) {
    const before = viewOf(rules, state, viewer);
    const now = viewOf(rules, after, viewer);
    const events = heard.get(viewer) ?? [];
    if (!isJson(events)) context.fail('events-json', name);
    if (events.length === 0 && !same(before, now)) {
      context.fail('event-missing', `${name}: viewer ${viewer} sees a change and hears nothing`);
    }
    checkHearsNoSecret(context, state, one, viewer, { name, now, events });
    checkSealing(context, state, one, step, viewer, sealed, now);
  }
}

/**
 * In a world the viewer cannot tell from this one, some step of the same seat that leaves the viewer the same view must
 * also sound the same; otherwise the sound gave the world away.
 */
function checkHearsNoSecret(
  context: Context,
  state: unknown,
  one: number,
  viewer: Seats,
  real: { readonly name: string; readonly now: unknown; readonly events: readonly unknown[] },
): void {
  const { rules } = context;
  const world = redeal(context, state, viewer);
  let candidates = 0;
  for (const step of legalOf(context, world, one).slice(0, 80)) {
    const { after, heard } = tryStep(context, world, one, step);
    if (!same(viewOf(rules, after, viewer), real.now)) continue;
    candidates++;
    if (same(heard.get(viewer), real.events)) return;
  }
  if (candidates > 0) context.fail('events-leak', `${real.name}: viewer ${viewer} hears ${text(real.events)}`);
}

/** Who is not sealed has learned nothing: what they see now follows from what was known before. */
function checkSealing(
  context: Context,
  state: unknown,
  one: number,
  step: Step,
  viewer: Seats,
  sealed: Seats,
  now: unknown,
): void {
  const { rules } = context;
  if (viewer === 0 || (viewer & (viewer - 1)) !== 0 || (sealed & viewer) !== 0) return;
  // The acting seat's own cards may be shown openly, as at a real table; deck and dice may not.
  const world = redeal(context, state, (viewer | (1 << one)) as Seats);
  rules.apply(world, seat(one), step);
  const then = viewOf(rules, world, viewer);
  if (!same(now, then))
    context.fail('seal', `seat ${one} ${rules.print(step)} told ${viewer}: ${difference(now, then)}`);
}

export function pick(context: Context, state: unknown, one: number): Step {
  const steps = legalOf(context, state, one);
  return steps[context.dice.below(Math.max(1, steps.length))] as Step;
}

function anyStep(context: Context, state: unknown) {
  const seats = seatsOf(context.rules.acting(state));
  if (seats.length === 0) return null;
  const one = seats[context.dice.below(seats.length)] as number;
  return { seat: seat(one), step: pick(context, state, one) };
}

/** The first place where two values differ, for a readable report. */
function difference(a: unknown, b: unknown, path = ''): string {
  if (same(a, b)) return '';
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (!same(left[key] ?? null, right[key] ?? null)) return difference(left[key], right[key], `${path}.${key}`);
    }
  }
  return `${path}: ${text(a)} or ${text(b)}`;
}
