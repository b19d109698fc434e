import { type Game, type OptionSpec, parseSetup } from '@sunglade/core';
import type { AnyRefusal } from './check.ts';
import { CLAUSES, TEAM_CLAUSES } from './clauses.ts';
import { checkEdition, EDITIONS } from './edition.ts';
import type { TeamEvent } from './events.ts';
import { OPTIONS, type Options, TEAM_OPTIONS } from './options.ts';
import type { Open, Own, Secret } from './parts.ts';
import { scorePosition } from './position.ts';
import { createRules } from './rules.ts';
import type { State } from './state.ts';
import { checkCarried } from './team/carried.ts';
import { SEATS } from './terms.ts';
import type { Version } from './versions.ts';

type DuoGame = Game<Options, State, Open, Own, Secret, TeamEvent, AnyRefusal>;

const createGame = (version: Version, options: readonly OptionSpec[], clauses: readonly string[]): DuoGame => ({
  id: 'everdell-duo',
  version,
  seats: SEATS,
  options,
  editions: EDITIONS,
  clauses: { ...TEAM_CLAUSES, all: clauses },
  setup: (raw) => parseSetup<Options>(raw, { seats: SEATS, options, editions: EDITIONS, checkEdition, checkCarried }),
  bind: (setup) => createRules(setup, version),
  scorePosition,
});

/** By version of the rules. */
export const GAMES: Readonly<Record<Version, DuoGame>> = {
  1: createGame(1, OPTIONS, CLAUSES.all),
  2: createGame(2, OPTIONS, CLAUSES.all),
};

/** The newest rules. */
export const everdellDuo = GAMES[2];

/** The newest rules with the ways to play as a team, which are not yet offered. */
export const teamGame = createGame(2, TEAM_OPTIONS, TEAM_CLAUSES.all);
