// Ten thousand random games at each player count, looked at after every step.
import { createPicker, createStepBuffer, firstSeat, NOBODY, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { checkState } from '../../packages/games/evergreen/src/invariants.ts';
import { bench } from '../../packages/games/evergreen/src/testing.ts';

const GAMES = Number(process.env.SOAK_GAMES ?? 10_000);

describe('evergreen', () => {
  it.each([1, 2, 3, 4])('stays sound at %i seats', (seats) => {
    const { rules, b } = bench(
      seats,
      seats % 2 === 0 ? {} : { aridityTarget: 'latestVisibleFertility', sunStart: 'E' },
    );
    const buffer = createStepBuffer(rules);
    const pick = createPicker(seats);
    let over = 0;
    for (let game = 0; game < GAMES; game++) {
      const state = rules.create(seedFrom(`soak ${seats} ${game}`));
      let steps = 0;
      for (let acting = rules.acting(state); acting !== NOBODY; acting = rules.acting(state)) {
        const who = firstSeat(acting);
        rules.legal(state, who, buffer);
        if (buffer.length === 0) throw new Error(`game ${game}: seat ${who} is blocked after ${steps} steps`);
        rules.apply(state, who, buffer.steps[pick(buffer.length)] as never);
        const broken = checkState(b, state);
        if (broken) throw new Error(`game ${game}: ${broken} after ${steps} steps`);
        if (++steps > rules.maxSteps) throw new Error(`game ${game}: more than ${rules.maxSteps} steps`);
      }
      if (rules.outcome(state)) over++;
    }
    expect(over).toBe(GAMES);
  });
});
