// The rules bound to one set-up.
import {
  type Outcome,
  placesBySheets,
  type Refusal,
  type Rules,
  type Seats,
  type Setup,
  type Step,
} from '@sunglade/core';
import { apply } from './apply/apply.ts';
import { check } from './check/check.ts';
import { legal } from './check/legal.ts';
import type { Content } from './content.ts';
import { createState } from './create.ts';
import type { DuoEvent } from './events.ts';
import { guess } from './guess.ts';
import type { DuoOptions } from './options.ts';
import { type DuoOpen, type DuoOwn, type DuoSecret, joinParts, partsOf } from './parts.ts';
import { clearWhy, OK, REFUSALS, type Refused, why } from './refusals.ts';
import { scoreSheet } from './score.ts';
import { ACTING, copyState, OVER, PHASE, type State, TURN_STEPS_LAST } from './state.ts';
import { createNames, STEP_LIMIT } from './steps.ts';
import { CARDS, COLORS, RESOURCES, SEASONS, TURNS_A_SEASON } from './words.ts';

export type DuoRules = Rules<State, DuoOpen, DuoOwn, DuoSecret, DuoEvent, Refused>;

/** Beyond TURN_STEPS_LAST only payments under way and trades of hand cards are left. */
const LONGEST_TURN = TURN_STEPS_LAST + 2 * CARDS;

/** The data that explains the last refusal. */
function explain(c: Content): Refusal['at'] {
  const at: Record<string, number | string> = {};
  if (why.resource >= 0) at.resource = RESOURCES[why.resource] ?? '';
  if (why.color >= 0) at.color = COLORS[why.color] ?? '';
  if (why.event >= 0) at.event = c.events[why.event]?.id ?? '';
  for (const key of ['short', 'have', 'need'] as const) if (why[key] >= 0) at[key] = why[key];
  return Object.keys(at).length > 0 ? at : undefined;
}

export function bindRules(c: Content, setup: Setup<DuoOptions>): DuoRules {
  const { names, steps } = createNames(c);
  const asking = { everyGain: setup.options.askEveryGain };
  return {
    seats: setup.seats,
    stepLimit: STEP_LIMIT,
    maxSteps: (TURNS_A_SEASON + 1) * SEASONS.length * LONGEST_TURN,
    create: (seed) => createState(c, setup.options, asking, seed),
    copy: copyState,
    acting: (state) => state.table[ACTING] as Seats,
    legal: (state, seat, out) => legal(c, state, seat, out),
    refuse(state, seat, step): Refusal<Refused> | null {
      clearWhy();
      const code = check(c, state, seat, step);
      if (code === OK) return null;
      const at = explain(c);
      const refused = REFUSALS[code - 1] as Refused;
      return at ? { code: refused, at } : { code: refused };
    },
    apply: (state, seat, step, tell) => apply(c, state, seat, step, names, asking, tell),
    outcome(state): Outcome | null {
      if (state.table[PHASE] !== OVER) return null;
      return { places: placesBySheets([scoreSheet(c, state, 0), scoreSheet(c, state, 1)]) };
    },
    score: (state, seat) => scoreSheet(c, state, seat),
    print: (step) => names[step] ?? '',
    parse: (text) => (steps.get(text) as Step | undefined) ?? null,
    parts: partsOf,
    join: (parts) => joinParts(c, parts),
    guess,
  };
}
