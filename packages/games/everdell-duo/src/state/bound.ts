// What does not change while a game runs.
import { copyWindows, everyone, type Seats, type Setup } from '@sunglade/core';
import { contentOf } from '../content/cache.ts';
import type { Content } from '../content/tables.ts';
import type { Options } from '../options.ts';
import { createSteps, createTeamSteps, type Steps } from '../steps.ts';
import { type Team, teamOf } from '../team/settings.ts';
import { type Switches, VERSIONS, type Version } from '../versions.ts';
import { allocate, type State } from './layout.ts';
import { createScratch, type Scratch } from './scratch.ts';

export type { State } from './layout.ts';

/** Rules bound to one set-up. */
export interface Bound {
  readonly content: Content;
  readonly options: Options;
  readonly switches: Switches;
  readonly seats: number;
  readonly all: Seats;
  readonly steps: Pick<Steps, 'limit' | 'print' | 'parse'>;
  readonly scratch: Scratch;
  /** null where everybody plays for themselves. */
  readonly team: Team | null;
  /** Gains without cost or choice are asked about. */
  readonly asksGains: boolean;
}

export function createBound(setup: Setup<Options>, version: Version): Bound {
  const { seats, options, edition } = setup;
  const content = contentOf(edition);
  const team = teamOf(setup, content);
  return {
    content,
    options,
    switches: VERSIONS[version],
    seats,
    all: everyone(seats),
    steps: (team ? createTeamSteps : createSteps)(content),
    scratch: createScratch(),
    team,
    asksGains: team?.asksGains ?? options.askEveryGain,
  };
}

export const copyState = (_b: Bound, from: State, to: State = allocate()): State => copyWindows(from, to);
