import { type Outcome, placesBySheets, type Rules, type ScoreSheet, type Seats } from '@sunglade/core';
import { applyStep } from './apply.ts';
import { createCheck, type RefusalCode } from './check.ts';
import { setUp } from './deal.ts';
import type { EvergreenEvent } from './events.ts';
import { guessSecret } from './guess.ts';
import { beginRound } from './rounds.ts';
import { scoreSheet } from './score.ts';
import { ACTING, type Bound, copyState, emptyState, OVER, PHASE, type State } from './state.ts';
import { createNumbering } from './steps.ts';
import { LAKE_POWER, ROUNDS, titleOf } from './terms.ts';
import { joinParts, type Open, partsOf, type Secret } from './view.ts';

export type EvergreenRules = Rules<State, Open, null, Secret, EvergreenEvent, RefusalCode>;

export function createRules(b: Bound): EvergreenRules {
  const steps = createNumbering(b);
  const check = createCheck(b, steps);
  const sheets = (state: State): ScoreSheet[] =>
    Array.from({ length: b.seats }, (_, seat) => scoreSheet(b, state, seat));
  return {
    seats: b.seats,
    stepLimit: steps.limit,
    maxSteps: ROUNDS * b.seats * mostStepsOfATurn(b),
    create(seed) {
      const state = emptyState(b);
      setUp(b, state, seed);
      beginRound(b, state);
      return state;
    },
    copy: (from, to) => copyState(b, from, to),
    acting: (state) => state.data[ACTING]! as Seats,
    legal: (state, seat, out) => check.legal(state, seat, out),
    refuse: (state, seat, step) => check.refuse(state, seat, step),
    apply: (state, seat, step, tell) => applyStep(b, steps, state, seat, step, tell),
    outcome: (state) => (state.data[PHASE] === OVER ? outcomeOf(sheets(state)) : null),
    score: (state, seat) => scoreSheet(b, state, seat),
    print: (step) => steps.print(step),
    parse: (text) => steps.parse(text),
    parts: (state) => partsOf(b, state),
    join: (parts) => joinParts(b, parts),
    guess: (view, dice) => ({ own: view.own.map(() => null), secret: guessSecret(b, view.open, dice) }),
  };
}

/** Alone there is nobody to beat: the score earns a title. */
function outcomeOf(sheets: readonly ScoreSheet[]): Outcome {
  const places = placesBySheets(sheets);
  return sheets.length === 1 ? { places, facts: { title: titleOf(sheets[0]?.total ?? 0) } } : { places };
}

/** Card, action with three effects, power with all its effects, hand-in. A lake is up to three steps. */
function mostStepsOfATurn({ content }: Bound): number {
  const effects = content.tracks.map((track, power) => (track.at(-1) ?? 0) * (power === LAKE_POWER ? 3 : 1));
  return 1 + 4 + 1 + Math.max(...effects) + 1;
}
