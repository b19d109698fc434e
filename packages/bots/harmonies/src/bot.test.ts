import { ANIMALS, type Bot, isAnimal } from '@sunglade/bots-engine';
import {
  createDice,
  createStepBuffer,
  imagine,
  only,
  Run,
  type Seat,
  type Step,
  type StepBuffer,
  seat,
  seatList,
  seedFrom,
  viewOf,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { createBots } from './bot.ts';
import { bots } from './index.ts';
import { readWeights } from './learned.ts';
import { STYLES } from './levels.ts';
import { type Bench, bench, benches } from './testing.ts';
import shipped from './weights.json' with { type: 'json' };

/** Enough to try a turn at all: tests are not there to play well. */
const FEW = { playouts: 4 };

function sit({ rules, setup }: Bench, level: string, style: string | null = null): Bot {
  const bot = bots({ rules, setup }, level, style);
  if (!bot) throw new Error(`nobody plays ${level}`);
  return bot;
}

const viewFor = ({ rules }: Bench, state: unknown, one: Seat) => viewOf(rules, state, only(one));

/** Plays whole plans, every step judged by the rules. */
function playOut(table: Bench, players: readonly Bot[], name: string, budget = FEW): Run {
  const { rules } = table;
  const run = new Run(rules, seedFrom(name));
  const dice = players.map((_, i) => createDice(seedFrom(`${name}/${i}`)));
  while (run.acting !== 0) {
    const [one = seat(0)] = seatList(run.acting);
    const plan = players[one]!.plan(viewFor(table, run.state, one), one, dice[one]!, budget);
    expect(plan.length).toBeGreaterThan(0);
    for (const step of plan) expect(run.take({ seat: one, text: rules.print(step) })).toBeNull();
  }
  return run;
}

const play = (table: Bench, players: readonly Bot[], name: string, budget = FEW): number[] => {
  const { state } = playOut(table, players, name, budget);
  return players.map((_, i) => table.rules.score(state, seat(i)).total);
};

const printed = ({ rules }: Bench, run: Run, buffer: StepBuffer): string[] => {
  rules.legal(run.state, seat(0), buffer);
  return Array.from(buffer.steps.subarray(0, buffer.length), (step) => rules.print(step as Step));
};

/** A position between two turns, after some of a quick player. */
function middle(table: Bench, steps: number, name = 'middle') {
  const run = new Run(table.rules, seedFrom(name));
  const quick = sit(table, 'badger');
  const dice = createDice(seedFrom(name));
  while (run.acting !== 0 && run.standing.length < steps) {
    const [one = seat(0)] = seatList(run.acting);
    const plan = quick.plan(viewFor(table, run.state, one), one, dice);
    for (const step of plan) run.take({ seat: one, text: table.rules.print(step) });
  }
  const [one = seat(0)] = seatList(run.acting);
  return { run, one, view: viewFor(table, run.state, one) };
}

/** One of each kind: seats, sides, spirits, rules, cards. */
const TABLES = benches().filter((_, i) => [0, 2, 6, 8, 9, 10].includes(i));

describe.each(TABLES.map((one) => [one.name, one] as const))('at a table of %s', (_, table) => {
  it('all levels play whole games that the rules allow', () => {
    const { seats } = table.rules;
    for (let first = 0; first < ANIMALS.length; first += seats) {
      const levels = Array.from({ length: seats }, (_, i) => ANIMALS[(first + i) % ANIMALS.length]!);
      const scores = play(
        table,
        levels.map((level) => sit(table, level)),
        `legal ${first}`,
      );
      for (const score of scores) expect(score).toBeGreaterThan(0);
    }
  });

  it('decides from what it sees: what is hidden behind it changes nothing', () => {
    const { run, one, view } = middle(table, 12);
    for (const level of ANIMALS) {
      const other = imagine(table.rules, view, createDice(seedFrom('another world')));
      const plan = (state: unknown) =>
        sit(table, level).plan(viewFor(table, state, one), one, createDice(seedFrom('same')), FEW);
      expect(plan(other)).toEqual(plan(run.state));
    }
  });
});

it.each([bench(1, { spirits: true }), bench(2)])('goes on from wherever a turn stands that others began', (table) => {
  const { rules } = table;
  const run = new Run(rules, seedFrom('begun'));
  const players = ['hedgehog', 'badger', 'raven'].map((level) => sit(table, level));
  const dice = createDice(seedFrom('go on'));
  for (let step = 0; step < 40; step++) {
    const [one = seat(0)] = seatList(run.acting);
    const plan = players[step % players.length]!.plan(viewFor(table, run.state, one), one, dice, FEW);
    const copy = rules.copy(run.state);
    for (const planned of plan) {
      expect(rules.refuse(copy, one, planned)).toBeNull();
      rules.apply(copy, one, planned);
    }
    run.take({ seat: one, text: rules.print(plan[0]!) });
  }
});

it('is asked whether to put a card away after a turn alone without one', () => {
  const table = bench(1);
  const { rules } = table;
  const run = new Run(rules, seedFrom('swap'));
  const buffer = createStepBuffer(rules);
  // Any turn that takes no card.
  while (!printed(table, run, buffer).some((text) => text.startsWith('swap '))) {
    const text = printed(table, run, buffer).filter((step) => !/^(card|cube) /.test(step))[0]!;
    expect(run.take({ seat: seat(0), text })).toBeNull();
  }
  const view = viewFor(table, run.state, seat(0));
  const raven = sit(table, 'raven');
  const plan = raven.plan(view, seat(0), createDice(seedFrom('swap')), FEW);
  const texts = plan.map((step) => rules.print(step));
  expect(texts).toEqual([expect.stringMatching(/^swap /)]);
  expect(raven.explain!(view, seat(0), createDice(seedFrom('swap')), FEW).turns[0]?.steps).toEqual(texts);
  expect(run.take({ seat: seat(0), text: texts[0]! })).toBeNull();
});

it('thinks the same twice at a budget of playouts', () => {
  const table = bench(1);
  const game = () => playOut(table, [sit(table, 'raven')], 'again', { playouts: 14 }).log;
  expect(game()).toEqual(game());
});

it('cut off before it could try anything it still answers with a whole good turn', () => {
  const table = bench(1);
  const { one, view } = middle(table, 24);
  const raven = sit(table, 'raven');
  const plan = raven.plan(view, one, createDice(seedFrom('cut')), { cancel: { aborted: true } });
  const turns = raven.explain!(view, one, createDice(seedFrom('cut')), { playouts: 6 }).turns.map(({ steps }) => steps);
  expect(turns).toContainEqual(plan.map((step) => table.rules.print(step)));
});

it('explains its turns by expected points, the loss with its error, and the parts of the score', () => {
  const table = bench(2);
  const { one, view } = middle(table, 40);
  const { turns, worlds } = sit(table, 'raven').explain!(view, one, createDice(seedFrom('why')), { playouts: 66 });
  expect(turns.length).toBeGreaterThan(1);
  expect(worlds).toBeGreaterThan(10);
  expect(turns[0]).toMatchObject({
    loss: 0,
    error: 0,
    parts: { trees: 0, mountains: 0, fields: 0, buildings: 0, water: 0, animals: 0, spirit: 0 },
  });
  for (const { expected, parts, loss, error } of turns) {
    expect(loss).toBeGreaterThanOrEqual(0);
    expect(error).toBeLessThan(10);
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(expected - turns[0]!.expected, 6);
  }
});

it('expects about what it comes to, whoever is to move', () => {
  const table = bench(2);
  const raven = sit(table, 'raven');
  const { view } = middle(table, 60);
  for (const one of [seat(0), seat(1)]) {
    const expected = raven.expect!(view, one, createDice(seedFrom('expect')));
    expect(expected).toBeGreaterThan(50);
    expect(expected).toBeLessThan(200);
  }
});

describe('the weights that ship', () => {
  it('fit their hash, and are not used where they do not', () => {
    expect(readWeights(shipped)).not.toBeNull();
    expect(readWeights({ ...shipped, hash: shipped.hash.replace(/./, 'x') })).toBeNull();
    expect(readWeights({ ...shipped, features: shipped.features + 1 })).toBeNull();
  });

  it('leave the table to the level below where they are missing', () => {
    const { rules, setup } = bench(2);
    const without = createBots(() => null);
    const levels = ANIMALS.map((level) => without({ rules, setup }, level, null)?.level);
    expect(levels).toEqual(['hedgehog', 'fox', 'fox', 'fox', 'fox']);
  });
});

it('a style changes how a bot plays, and one that nobody knows does not', () => {
  const table = bench(1);
  const game = (style: string | null) => playOut(table, [sit(table, 'owl', style)], 'style').log;
  expect(STYLES.map(game)).not.toContainEqual(game(null));
  expect(game('wild')).toEqual(game(null));
  expect(isAnimal('random')).toBe(false);
  expect(bots({ rules: table.rules, setup: table.setup }, 'random', null)).toBeNull();
});

it('levels are ordered: those that are quick by one step, the strongest in a few games by two', () => {
  const table = bench(1);
  const mean = (level: string, games: number): number => {
    const bot = sit(table, level);
    const scores = Array.from({ length: games }, (_, n) => play(table, [bot], `gate ${n}`, { playouts: 20 })[0]!);
    return scores.reduce((sum, score) => sum + score, 0) / games;
  };
  const quick = ANIMALS.slice(0, -1).map((level) => mean(level, 4));
  expect(quick).toEqual(quick.toSorted((a, b) => a - b));
  expect(mean('raven', 2)).toBeGreaterThan(mean('fox', 2));
});
