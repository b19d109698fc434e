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

export type HarmoniesRules = Rules<State, Open, Own, Secret, Event, Refusal>;

/** With 120 tokens there are 36 turns of three. */
const MAX_TURNS = 36;
/** Take, three tokens, a card, done, and in solo the replacement. */
const STEPS_PER_TURN = 7;

export function createRules(setup: Setup<Options>, version: Version): HarmoniesRules {
  const b = createBound(setup, version);
  return {
    seats: b.seats,
    stepLimit: b.steps.limit,
    // Cubes come on top: at most one a space; and one spirit each.
    maxSteps: MAX_TURNS * STEPS_PER_TURN + b.seats * (b.content.spaces + 1),
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
