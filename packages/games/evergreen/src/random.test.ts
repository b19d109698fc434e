import { createPicker, createStepBuffer, seat, seatList, seedFrom } from '@sunglade/core';
import { playMany } from '@sunglade/testkit';
import { describe, expect, it } from 'vitest';
import { checkState } from './invariants.ts';
import type { State } from './state.ts';
import { bench, HOUSE } from './testing.ts';

describe('random play', () => {
  it.each([1, 2, 3, 4])('stays sound at %i seats', (seats) => {
    const one = bench(seats);
    playMany(one.rules, 100, `sound ${seats}`, (state) => {
      const broken = checkState(one.b, state as State);
      if (broken) throw new Error(broken);
    });
  });
  it('never blocks a turn, also when the planet is full', () => {
    const one = bench(2, {}, { ...HOUSE, planet: { ...HOUSE.planet, grid: ['swf', 'gmr'] } });
    const buffer = createStepBuffer(one.rules);
    const pick = createPicker(3);
    for (let game = 0; game < 100; game++) {
      const state = one.rules.create(seedFrom(`blocked ${game}`));
      for (let acting = one.rules.acting(state); acting !== 0; acting = one.rules.acting(state)) {
        const who = seatList(acting)[0] ?? seat(0);
        one.rules.legal(state, who, buffer);
        expect(buffer.length).toBeGreaterThan(0);
        one.rules.apply(state, who, buffer.steps[pick(buffer.length)] as never);
      }
    }
  });
  it('scores a sheet that adds up, whoever asks and whenever', () => {
    const one = bench(3);
    playMany(one.rules, 10, 'sheets', (state) => {
      for (let i = 0; i < 3; i++) {
        const { total, parts, soon } = one.rules.score(state as State, seat(i));
        expect(total).toBe(Object.values(parts).reduce((sum, points) => sum + points, 0));
        for (const points of Object.values(soon)) expect(points).toBeGreaterThanOrEqual(0);
      }
    });
  });
});
