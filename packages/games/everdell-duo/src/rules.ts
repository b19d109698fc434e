// The rules bound to one set-up: each line names the file that keeps the promise.
import type { Rules, Setup } from '@sunglade/core';
import { createAhead } from './ahead.ts';
import { apply } from './apply.ts';
import { type AnyRefusal, acting, legal, refuse } from './check.ts';
import type { Event } from './events.ts';
import { guess } from './guess.ts';
import type { Options } from './options.ts';
import { joinParts, type Open, type Own, partsOf, type Secret } from './parts.ts';
import { outcome, score } from './score.ts';
import { TURN_STEPS_LAST } from './state/depth.ts';
import { copyState, createBound, createState, type State } from './state.ts';
import { isPersonal } from './team/personal.ts';
import { CARDS, SEASONS, TURNS_A_SEASON } from './terms.ts';
import type { Version } from './versions.ts';

export type DuoRules = Rules<State, Open, Own, Secret, Event, AnyRefusal>;

/** Beyond TURN_STEPS_LAST only payments under way and trades of hand cards are left. */
const LONGEST_TURN = TURN_STEPS_LAST + 2 * CARDS;
/** A season change is a moment of its own. */
const MOMENTS_A_SEASON = TURNS_A_SEASON + 1;

export function createRules(setup: Setup<Options>, version: Version): DuoRules {
  const b = createBound(setup, version);
  return {
    seats: b.seats,
    ...(b.team ? { team: true } : {}),
    stepLimit: b.steps.limit,
    maxSteps: MOMENTS_A_SEASON * SEASONS.length * LONGEST_TURN,
    create: (seed) => createState(b, seed),
    copy: (from, to) => copyState(b, from, to),
    acting: (s) => acting(b, s),
    legal: (s, seat, out) => legal(b, s, seat, out),
    ...(b.team ? { isPersonal } : { ahead: createAhead(b) }),
    refuse: (s, seat, step) => refuse(b, s, seat, step),
    apply: (s, seat, step, tell) => apply(b, s, seat, step, tell),
    outcome: (s) => outcome(b, s),
    score: (s, seat) => score(b, s, seat),
    print: (step) => b.steps.print(step),
    parse: (text) => b.steps.parse(text),
    parts: (s) => partsOf(b, s),
    join: (parts) => joinParts(b, parts),
    guess: (view, dice) => guess(b, view, dice),
  };
}
