import { type Game, parseSetup, type Setup } from '@sunglade/core';
import type { HarmoniesRefusal } from './check.ts';
import { clauses } from './clauses.ts';
import { checkEdition } from './edition.ts';
import { EDITIONS } from './editions.ts';
import type { HarmoniesEvent } from './events.ts';
import { type HarmoniesOptions, OPTIONS } from './options.ts';
import type { HarmoniesOpen, HarmoniesOwn, HarmoniesSecret } from './parts.ts';
import { scorePosition } from './position.ts';
import { createRules, type HarmoniesRules } from './rules.ts';
import type { HarmoniesState } from './state.ts';

export interface HarmoniesGame
  extends Game<
    HarmoniesOptions,
    HarmoniesState,
    HarmoniesOpen,
    HarmoniesOwn,
    HarmoniesSecret,
    HarmoniesEvent,
    HarmoniesRefusal
  > {
  bind(setup: Setup<HarmoniesOptions>): HarmoniesRules;
}

const seats = { min: 1, max: 4 };

export const harmonies: HarmoniesGame = {
  id: 'harmonies',
  version: 1,
  seats,
  options: OPTIONS,
  editions: EDITIONS,
  clauses,
  setup: (raw) => parseSetup<HarmoniesOptions>(raw, { seats, options: OPTIONS, editions: EDITIONS, checkEdition }),
  bind: createRules,
  scorePosition,
};
