// A game as decisions: what a seat did from the moment it had to choose until it learned something or others went on.
import {
  type AnyRules,
  createStepBuffer,
  hasSeat,
  only,
  type Replay,
  type Seat,
  type Seats,
  type Step,
  type View,
  viewOf,
} from '@sunglade/core';

export interface Decision {
  readonly seat: Seat;
  /** Standing steps before its first one, and after its last. */
  readonly from: number;
  readonly to: number;
  /** What the seat saw. */
  readonly view: View;
  readonly steps: readonly Step[];
}

interface Begun {
  readonly from: number;
  readonly view: View;
  readonly steps: Step[];
  free: boolean;
}

/** Every decision of a match in which there was something to choose, in the order of their first steps. */
export function decisionsOf({ rules, run }: Pick<Replay, 'rules' | 'run'>): Decision[] {
  const state = rules.create(run.seed);
  const buffer = createStepBuffer(rules);
  const begun = new Map<Seat, Begun>();
  const decisions: Decision[] = [];
  const close = (to: number, sealed: Seats): void => {
    const acting = rules.acting(state);
    for (const [seat, { free, ...rest }] of begun) {
      if (!hasSeat(sealed, seat) && hasSeat(acting, seat)) continue;
      begun.delete(seat);
      if (free) decisions.push({ seat, to, ...rest });
    }
  };
  for (const [at, { seat, step }] of run.standing.entries()) {
    let open = begun.get(seat);
    if (!open) {
      open = { from: at, view: viewOf(rules, state, only(seat)), steps: [], free: false };
      begun.set(seat, open);
    }
    rules.legal(state, seat, buffer);
    open.free ||= buffer.length > 1;
    open.steps.push(step);
    close(at + 1, rules.apply(state, seat, step));
  }
  return decisions.sort((a, b) => a.from - b.from);
}

/** Takes the steps of a turn in a world, as far as they are allowed there and until the seat learns something. */
export function takeTurn(rules: AnyRules, world: unknown, seat: Seat, turn: readonly Step[]): Step[] {
  const taken: Step[] = [];
  for (const step of turn) {
    if (!hasSeat(rules.acting(world), seat) || rules.refuse(world, seat, step)) break;
    taken.push(step);
    if (hasSeat(rules.apply(world, seat, step), seat)) break;
  }
  return taken;
}

/** More than any turn has. */
const MOST_STEPS = 200;

/** A bot's whole turn: it is asked again until it would learn something or others go on. */
export function planTurn(
  rules: AnyRules,
  plan: (view: View) => readonly Step[],
  start: unknown,
  seat: Seat,
): readonly Step[] {
  const world = rules.copy(start);
  const turn: Step[] = [];
  while (turn.length < MOST_STEPS) {
    for (const step of plan(viewOf(rules, world, only(seat)))) {
      turn.push(step);
      const sealed = rules.apply(world, seat, step);
      if (hasSeat(sealed, seat) || !hasSeat(rules.acting(world), seat)) return turn;
    }
  }
  return turn;
}
