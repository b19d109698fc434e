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
import { copyState, createBound, createState, type State } from './state.ts';
import type { Version } from './versions.ts';

export type GladeRules = Rules<State, Open, Own, Secret, Event, Refusal>;

/** A card, the hand-in, a draw or a roll, and what the owl does. */
const STEPS_PER_ROUND = 4;

export function createRules(setup: Setup<Options>, version: Version): GladeRules {
  const b = createBound(setup, version);
  return {
    seats: b.seats,
    stepLimit: b.steps.limit,
    maxSteps: b.content.rounds * b.seats * STEPS_PER_ROUND,
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
