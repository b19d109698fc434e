// Ten thousand random and a thousand greedy games, looked at after every step; the seats' shares of greedy wins.
import { createPicker, createStepBuffer, NOBODY, seat, seedFrom } from '@sunglade/core';
import { everdellDuo } from '@sunglade/everdell-duo';
import { describe, expect, it } from 'vitest';
import { createGreedy } from '../../packages/games/everdell-duo/src/greedy.ts';
import { brokenInvariants } from '../../packages/games/everdell-duo/src/invariants.ts';
import type { DuoRules } from '../../packages/games/everdell-duo/src/rules.ts';
import { STEPS } from '../../packages/games/everdell-duo/src/state/layout.ts';

const GAMES = Number(process.env.SOAK_GAMES ?? 10_000);
const GREEDY = Math.ceil(GAMES / 5);
const LONGEST_TURN = 120;

const setup = everdellDuo.setup({ seats: 2 });
if (!setup.ok) throw new Error('the house set must set up');
const rules = everdellDuo.bind(setup.value) as DuoRules;
const buffer = createStepBuffer(rules);

function play(game: number, choose: (state: ReturnType<typeof rules.create>, one: number) => number) {
  const state = rules.create(seedFrom(`soak ${game}`));
  let steps = 0;
  for (let acting = rules.acting(state); acting !== NOBODY; acting = rules.acting(state)) {
    const one = acting - 1;
    rules.apply(state, seat(one), choose(state, one) as never);
    const broken = brokenInvariants(state);
    if (broken.length > 0) throw new Error(`game ${game}: ${broken.join('; ')} after ${steps} steps`);
    if (state.table[STEPS]! > LONGEST_TURN) throw new Error(`game ${game}: a turn does not end`);
    if (++steps > rules.maxSteps) throw new Error(`game ${game}: more than ${rules.maxSteps} steps`);
  }
  return state;
}

describe('everdell-duo', () => {
  it('stays sound in random games', () => {
    const pick = createPicker(11);
    let over = 0;
    for (let game = 0; game < GAMES; game++) {
      const end = play(game, (state, one) => {
        rules.legal(state, seat(one), buffer);
        if (buffer.length === 0) throw new Error(`game ${game}: no legal step`);
        return buffer.steps[pick(buffer.length)]!;
      });
      if (rules.outcome(end)) over++;
    }
    expect(over).toBe(GAMES);
  });

  it('stays sound in greedy games, and neither seat wins much more than the other', () => {
    const pick = createPicker(23);
    const greedy = createGreedy(rules, buffer);
    let [hare, tortoise, points, cards] = [0, 0, 0, 0];
    for (let game = 0; game < GREEDY; game++) {
      const end = play(game, (state, one) => greedy(state, one, pick));
      const places = rules.outcome(end)?.places ?? [];
      if (places[0] === 1 && places[1] !== 1) hare++;
      if (places[1] === 1 && places[0] !== 1) tortoise++;
      for (const one of [0, 1]) points += rules.score(end, seat(one)).total;
      cards += rules.parts(end).open.towns.reduce((sum, town) => sum + town.cards.length, 0);
    }
    const share = (wins: number): string => {
      const p = wins / GREEDY;
      const half = 1.96 * Math.sqrt((p * (1 - p)) / GREEDY);
      return `${(100 * p).toFixed(1)} % ± ${(100 * half).toFixed(1)}`;
    };
    const mean = (sum: number): string => (sum / GREEDY / 2).toFixed(1);
    console.log(
      `everdell-duo, ${GREEDY} greedy games: hares win ${share(hare)}, tortoises ${share(tortoise)}; ` +
        `${mean(points)} points and ${mean(cards)} cards a player`,
    );
    expect(Math.abs(hare - tortoise) / GREEDY).toBeLessThan(0.25);
  });
});
