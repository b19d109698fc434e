import { type AnyGame, type Game, type OptionSpec, type PhraseSpec, parseSetup } from '@sunglade/core';
import type { AnyRefusal } from './check.ts';
import { CLAUSES, TEAM_CLAUSES } from './clauses.ts';
import { checkEdition, EDITIONS } from './edition.ts';
import type { Event } from './events.ts';
import { OPTIONS, type Options, TEAM_OPTIONS } from './options.ts';
import type { Open, Own, Secret } from './parts.ts';
import { scorePosition } from './position.ts';
import { createRules } from './rules.ts';
import type { State } from './state.ts';
import { checkCarried } from './team/carried.ts';
import { TEAM_PHRASES } from './team/phrases.ts';
import { createCampaign } from './team/played-on.ts';
import { SEATS } from './terms.ts';
import type { Version } from './versions.ts';

type DuoGame = Game<Options, State, Open, Own, Secret, Event, AnyRefusal>;

interface Ways {
  readonly options: readonly OptionSpec[];
  readonly clauses: readonly string[];
  readonly checkCarried?: typeof checkCarried;
  readonly phrases?: readonly PhraseSpec[];
}

/** Against each other only. */
const ALONE: Ways = { options: OPTIONS, clauses: CLAUSES.all };
const WITH_TEAMS: Ways = { options: TEAM_OPTIONS, clauses: TEAM_CLAUSES.all, checkCarried, phrases: TEAM_PHRASES };

const createGame = (version: Version, { clauses, phrases = [], ...ways }: Ways): DuoGame => ({
  id: 'everdell-duo',
  version,
  seats: SEATS,
  options: ways.options,
  editions: EDITIONS,
  clauses: { ...TEAM_CLAUSES, all: clauses },
  phrases,
  setup: (raw) => parseSetup<Options>(raw, { seats: SEATS, editions: EDITIONS, checkEdition, ...ways }),
  bind: (setup) => createRules(setup, version),
  scorePosition,
});

/** By version of the rules. */
export const GAMES: Readonly<Record<Version, DuoGame>> = {
  1: createGame(1, ALONE),
  2: createGame(2, WITH_TEAMS),
};

/** The newest rules. */
export const everdellDuo = GAMES[2];

/** A record names its rules: a campaign may outlive a version. */
export const CAMPAIGN = createCampaign((rules) =>
  rules in GAMES ? (GAMES[rules as Version] as unknown as AnyGame) : null,
);
