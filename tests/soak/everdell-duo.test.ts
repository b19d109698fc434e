// Ten thousand random games in each mode and two thousand greedy ones, looked at after every step; the seats' shares of
// greedy wins.
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

const bound = new Map<string, DuoRules>();

function bind(options: object): DuoRules {
  const key = JSON.stringify(options);
  const setup = everdellDuo.setup({ seats: 2, options });
  if (!setup.ok) throw new Error(`${key}: ${setup.problems[0]?.code}`);
  const rules = bound.get(key) ?? (everdellDuo.bind(setup.value) as DuoRules);
  bound.set(key, rules);
  return rules;
}

type Choose = (state: ReturnType<DuoRules['create']>, one: number) => number;

function play(rules: DuoRules, game: number, choose: Choose) {
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

const chapter = (game: number): object => ({
  mode: 'together',
  chapter: game % 16,
  difficulty: game % 32 < 16 ? 'normal' : 'hard',
});

/** A game of one's own has no difficulty, but settings. */
const freeGame = (n: number): object => ({
  mode: 'together',
  chapter: 0,
  eventSkunks: n % 4,
  meadowSkunks: n % 3,
  placeSkunks: (n >> 1) % 4,
  exchange: ['open', 'limited', 'none'][n % 3],
  watches: n % 3,
  goodNews: n % 2 === 0,
});

/** Every chapter and challenge in turn, at every level. */
const MODES: Readonly<Record<string, (game: number) => object>> = {
  competitive: () => ({}),
  together: (game) => (game % 16 === 0 ? freeGame(game / 16) : chapter(game)),
  challenge: (game) => ({
    mode: 'challenge',
    challenge: 1 + (game % 10),
    opponent: ['easy', 'normal', 'hard', 'expert'][Math.floor(game / 10) % 4],
  }),
};

describe.each(Object.entries(MODES))('everdell-duo, %s', (_, optionsOf) => {
  it('stays sound in random games', () => {
    const pick = createPicker(11);
    let over = 0;
    for (let game = 0; game < GAMES; game++) {
      const rules = bind(optionsOf(game));
      const buffer = createStepBuffer(rules);
      const end = play(rules, game, (state, one) => {
        rules.legal(state, seat(one), buffer);
        if (buffer.length === 0) throw new Error(`game ${game}: no legal step`);
        return buffer.steps[pick(buffer.length)]!;
      });
      if (rules.outcome(end)) over++;
    }
    expect(over).toBe(GAMES);
  });
});

describe('everdell-duo', () => {
  it('stays sound in greedy games, and neither seat wins much more than the other', () => {
    const pick = createPicker(23);
    const rules = bind({});
    const greedy = createGreedy(rules, createStepBuffer(rules));
    let [hare, tortoise, points, cards] = [0, 0, 0, 0];
    for (let game = 0; game < GREEDY; game++) {
      const end = play(rules, game, (state, one) => greedy(state, one, pick));
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
