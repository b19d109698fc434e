// Makes golden records. Apart from the tests that replay them, because the command line makes them too.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  type AnyRules,
  createDice,
  createRecord,
  type Dice,
  legalSteps,
  type MatchRecord,
  Run,
  type Seat,
  type Step,
  seatList,
  seedFrom,
} from '@sunglade/core';
import type { Case } from './conformance/context.ts';

/** Says how the records of its folder were made. */
export const HOW = 'how.json';

/** How one golden record was made. */
export interface GoldenCase extends Case {
  /** Of the file, without `.json`. */
  readonly name: string;
  readonly seed: string;
  /** Who chose the steps: `random`, or the name of a driver given to `makeGolden`. */
  readonly driver: string;
}

/** Chooses the next step of a seat; whatever it needs besides the state comes from the dice. */
export type Driver = (rules: AnyRules, state: unknown, seat: Seat, dice: Dice) => Step;

interface How {
  readonly game: string;
  readonly rules: number;
  readonly records: readonly GoldenCase[];
}

const random: Driver = (rules, state, seat, dice) => {
  const steps = legalSteps(rules, state, seat);
  return steps[dice.below(steps.length)] as Step;
};

/**
 * Plays the cases and writes each as a record into a folder named after the version of the rules, with `how.json` beside
 * them. A record that exists is never written again: new ones are added under new names.
 */
export function makeGolden(
  game: AnyGame,
  cases: readonly GoldenCase[],
  folder: string,
  drivers: Readonly<Record<string, Driver>> = {},
): void {
  const place = join(folder, String(game.version));
  mkdirSync(place, { recursive: true });
  const how = readHow(place) ?? { game: game.id, rules: game.version, records: [] };
  const made = cases.map((one) => ({ one, record: playCase(game, one, { random, ...drivers }) }));
  for (const { one, record } of made)
    writeFileSync(join(place, `${one.name}.json`), `${JSON.stringify(record)}\n`, { flag: 'wx' });
  const records = [...how.records, ...cases];
  writeFileSync(join(place, HOW), `${JSON.stringify({ ...how, records }, null, 2)}\n`);
}

function playCase(game: AnyGame, one: GoldenCase, drivers: Readonly<Record<string, Driver>>): MatchRecord {
  const setup = game.setup(one);
  if (!setup.ok) throw new Error(`${one.name}: ${JSON.stringify(setup.problems)}`);
  const driver = drivers[one.driver];
  if (!driver) throw new Error(`${one.name}: no driver is called ${one.driver}`);
  const run = new Run(game.bind(setup.value), seedFrom(one.seed));
  const dice = createDice(seedFrom(`${one.seed}/driver`));
  while (run.acting !== 0) {
    const seats = seatList(run.acting);
    const seat = seats[dice.below(seats.length)] as Seat;
    const text = run.rules.print(driver(run.rules, run.state, seat, dice));
    const refusal = run.take({ seat, text });
    if (refusal) throw new Error(`${one.name}: ${one.driver} wanted ${text}, ${refusal.code}`);
  }
  return createRecord(game, setup.value, run);
}

export function readHow(folder: string): How | null {
  return readdirSync(folder).includes(HOW) ? JSON.parse(readFileSync(join(folder, HOW), 'utf8')) : null;
}
