// What does not change while a game runs.
import { copyWindows, everyone, type Seats, type Setup } from '@sunglade/core';
import { contentOf } from '../content/cache.ts';
import type { Content } from '../content/tables.ts';
import type { Options } from '../options.ts';
import { createSteps, type Steps } from '../steps.ts';
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
  readonly steps: Steps;
  readonly scratch: Scratch;
}

export function createBound({ seats, options, edition }: Setup<Options>, version: Version): Bound {
  const content = contentOf(edition);
  return {
    content,
    options,
    switches: VERSIONS[version],
    seats,
    all: everyone(seats),
    steps: createSteps(content),
    scratch: createScratch(),
  };
}

export const copyState = (_b: Bound, from: State, to: State = allocate()): State => copyWindows(from, to);
