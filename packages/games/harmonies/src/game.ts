import { type Game, parseSetup } from '@sunglade/core';
import type { Refusal } from './check.ts';
import { CLAUSES } from './clauses.ts';
import { checkEdition, EDITIONS } from './edition.ts';
import type { Event } from './events.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Open, Own, Secret } from './parts.ts';
import { scorePosition } from './position.ts';
import { createRules } from './rules.ts';
import type { State } from './state.ts';
import { SEATS } from './terms.ts';
import type { Version } from './versions.ts';

type HarmoniesGame = Game<Options, State, Open, Own, Secret, Event, Refusal>;

const createGame = (version: Version): HarmoniesGame => ({
  id: 'harmonies',
  version,
  seats: SEATS,
  options: OPTIONS,
  editions: EDITIONS,
  clauses: CLAUSES,
  setup: (raw) => parseSetup<Options>(raw, { seats: SEATS, options: OPTIONS, editions: EDITIONS, checkEdition }),
  bind: (setup) => createRules(setup, version),
  scorePosition: (raw) => scorePosition(raw, version),
});

/** By version of the rules. */
export const GAMES: Readonly<Record<Version, HarmoniesGame>> = { 1: createGame(1), 2: createGame(2) };

/** The newest rules. */
export const harmonies = GAMES[2];
