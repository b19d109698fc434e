// The rules bound to one set-up: each line names the file that keeps the promise.
import type { Rules, Setup } from '@sunglade/core';
import { createAhead } from './ahead.ts';
import { apply } from './apply.ts';
import { acting, legal, type Refusal, refuse } from './check.ts';
import type { Event } from './events.ts';
import { guess } from './guess.ts';
import type { Options } from './options.ts';
import { joinParts, type Open, type Own, partsOf, type Secret } from './parts.ts';
import { outcome, score } from './score.ts';
import { type Bound, copyState, createBound, createState, type State } from './state.ts';
import { LAKE_POWER, ROUNDS } from './terms.ts';
import type { Version } from './versions.ts';

export type EvergreenRules = Rules<State, Open, Own, Secret, Event, Refusal>;

export function createRules(setup: Setup<Options>, version: Version): EvergreenRules {
  const b = createBound(setup, version);
  return {
    seats: b.seats,
    stepLimit: b.steps.limit,
    maxSteps: ROUNDS * b.seats * mostStepsOfATurn(b),
    create: (seed) => createState(b, seed),
    copy: (from, to) => copyState(b, from, to),
    acting: (s) => acting(b, s),
    legal: (s, seat, out) => legal(b, s, seat, out),
    refuse: (s, seat, step) => refuse(b, s, seat, step),
    apply: (s, seat, step, tell) => apply(b, s, seat, step, tell),
    ahead: createAhead(b),
    outcome: (s) => outcome(b, s),
    score: (s, seat) => score(b, s, seat),
    print: (step) => b.steps.print(step),
    parse: (text) => b.steps.parse(text),
    parts: (s) => partsOf(b, s),
    join: (parts) => joinParts(b, parts),
    guess: (view, dice) => guess(b, view, dice),
  };
}

/** Card, action with three effects, power with all its effects, hand-in. A lake is up to three steps. */
function mostStepsOfATurn({ content }: Bound): number {
  const effects = content.tracks.map((track, power) => (track.at(-1) ?? 0) * (power === LAKE_POWER ? 3 : 1));
  return 1 + 4 + 1 + Math.max(...effects) + 1;
}
