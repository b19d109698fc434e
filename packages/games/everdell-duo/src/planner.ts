// A player of whole turns, for measurements: it tries every step, carries the turn on to its end, and takes the step whose
// turn leaves the best position (`planner/outlook.ts`). It sees both hands, but not the deck: what it draws in its head
// are other cards.
import { createStepBuffer, type Seat, type Setup, type Step, type StepBuffer } from '@sunglade/core';
import { apply } from './apply.ts';
import { acting, legal } from './check.ts';
import type { Options } from './options.ts';
import { createOutlook, type Outlook } from './planner/outlook.ts';
import { allocate, DECK_SIZE, TO_NOBODY, TURN_NUMBER } from './state/layout.ts';
import { type Bound, copyState, createBound, type State } from './state.ts';
import { FIRST } from './steps.ts';
import { CARDS } from './terms.ts';
import type { Version } from './versions.ts';

type Pick = (n: number) => number;
type Choose = (s: State, seat: number, pick: Pick) => number;

interface Head {
  readonly b: Bound;
  readonly plain: boolean;
  readonly outlook: Outlook;
  readonly now: StepBuffer;
  readonly later: StepBuffer;
  /** The position with another deck, a turn under way in it, its next step, and the best one so far. */
  readonly imagined: State;
  readonly turn: State;
  readonly next: State;
  readonly best: State;
}

interface Manner {
  /** Without goals it plays for points alone. */
  readonly mindGoals?: boolean;
  /** Gives nothing and uses neither watch nor good news. */
  readonly plain?: boolean;
}

export function createPlanner(setup: Setup<Options>, version: Version, manner: Manner = {}): Choose {
  const { mindGoals = true, plain = false } = manner;
  const b = createBound(setup, version);
  const createBuffer = (): StepBuffer => createStepBuffer({ stepLimit: b.steps.limit });
  const head: Head = {
    b,
    plain,
    outlook: createOutlook(b, mindGoals),
    now: createBuffer(),
    later: createBuffer(),
    imagined: allocate(),
    turn: allocate(),
    next: allocate(),
    best: allocate(),
  };
  return (s, seat, pick) => choose(head, s, seat as Seat, pick);
}

function choose(head: Head, s: State, seat: Seat, pick: Pick): number {
  const { b, plain, now, imagined, turn, outlook } = head;
  legal(b, s, seat, now);
  if (now.length === 1) return now.steps[0]!;
  copyState(b, s, imagined);
  shuffleDeck(imagined, pick);
  let best = now.steps[0]!;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < now.length; i++) {
    const step = now.steps[i]!;
    if (plain && isAside(step)) continue;
    copyState(b, imagined, turn);
    if (step !== FIRST.done) {
      apply(b, turn, seat, step as Step);
      finishTurn(head, seat);
    }
    // Equal turns are equally likely.
    const value = outlook(turn, seat) + inclination(step) + pick(100) / 1000;
    if (value <= bestValue) continue;
    best = step;
    bestValue = value;
  }
  return best;
}

function shuffleDeck({ deck, table }: State, pick: Pick): void {
  for (let i = table[DECK_SIZE]! - 1; i > 0; i--) {
    const j = pick(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
}

/** Carries a turn on, one good step after the other, until it could be handed over or somebody else decides. */
function finishTurn({ b, later, turn, next, best, outlook }: Head, seat: Seat): void {
  const number = turn.table[TURN_NUMBER]!;
  for (let steps = 0; steps < CARDS; steps++) {
    if (acting(b, turn) !== 1 << seat || turn.table[TURN_NUMBER] !== number) return;
    legal(b, turn, seat, later);
    if (later.steps[0] === FIRST.done) return;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < later.length; i++) {
      const step = later.steps[i]!;
      if (isAside(step)) continue;
      copyState(b, turn, next);
      apply(b, next, seat, step as Step);
      const value = outlook(next, seat) + inclination(step);
      if (value <= bestValue) continue;
      bestValue = value;
      copyState(b, next, best);
    }
    if (bestValue === Number.NEGATIVE_INFINITY) return;
    copyState(b, best, turn);
  }
}

const isTrade = (step: number): boolean => step >= FIRST.trade && step < FIRST.option;
/** What may be done beside the action of a turn is tried as a first step only. */
const isAside = (step: number): boolean => isTrade(step) || (step >= FIRST.watch && step < FIRST.skunk);

/** What a position does not show yet: a lower price, or that a choice in common brings nothing. */
function inclination(step: number): number {
  if (isTrade(step)) return -RARELY;
  if (step >= FIRST.with && step < FIRST.tuck) return 2;
  if (step === FIRST.to + TO_NOBODY - 1 || step === FIRST.return) return -1;
  return 0;
}

/** Two hand cards for a resource are nearly always legal, and nearly never good. */
const RARELY = 50;
