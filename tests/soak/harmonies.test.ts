// Ten thousand random games of Harmonies in every mode, with its invariants looked at after every step.
import { type Seat, seat } from '@sunglade/core';
import { harmonies } from '@sunglade/harmonies';
import { playMany } from '@sunglade/testkit';
import { describe, expect, it } from 'vitest';
import { brokenInvariant } from '../../packages/games/harmonies/src/invariants.ts';
import { createBound, type State } from '../../packages/games/harmonies/src/state.ts';

const GAMES = 10_000;

describe(`${GAMES} random games of Harmonies`, () => {
  for (const seats of [1, 2, 3, 4]) {
    for (const side of ['A', 'B']) {
      for (const spirits of [false, true]) {
        it(`${seats} players, side ${side}, ${spirits ? 'with' : 'without'} spirits`, () => {
          const setup = harmonies.setup({ seats, options: { side, spirits } });
          if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
          const rules = harmonies.bind(setup.value);
          const b = createBound(setup.value, 1);
          let ended = 0;
          playMany(rules, GAMES, `soak ${seats}${side}${spirits}`, (some, steps) => {
            const state = some as State;
            const broken = brokenInvariant(b, state);
            if (broken) throw new Error(`${broken} after ${steps} steps`);
            if (rules.acting(state) !== 0) return;
            ended++;
            const places = rules.outcome(state)?.places ?? [];
            if (places.length !== seats || !places.includes(1)) throw new Error(`places ${places.join()}`);
            for (let one: Seat = seat(0); one < seats; one = seat(one + 1)) {
              const sheet = rules.score(state, one);
              const sum = Object.values(sheet.parts).reduce((total, part) => total + part, 0);
              if (sum !== sheet.total || sheet.total < 0) throw new Error(`a sheet of ${sheet.total} sums to ${sum}`);
            }
          });
          expect(ended).toBe(GAMES);
        });
      }
    }
  }
});
