import {
  type AnyRules,
  createDice,
  imagine,
  Run,
  type Seat,
  type Seats,
  seat,
  seatList,
  seedFrom,
  sheets,
  viewOf,
} from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { describe, expect, it } from 'vitest';
import { ANIMALS, BASELINES, createBot, genericBots } from './index.ts';

const setup = glade.setup({ seats: 2 });
if (!setup.ok) throw new Error('glade');
const rules = glade.bind(setup.value) as AnyRules;

function play(levels: readonly string[], seed: string): number[] {
  const run = new Run(rules, seedFrom(seed));
  const bots = levels.map((level) => createBot(level, rules));
  const dice = createDice(seedFrom(`${seed}/bots`));
  while (run.acting !== 0) {
    const one = seatList(run.acting)[0] as Seat;
    const step = bots[one]?.choose(viewOf(rules, run.state, (1 << one) as Seats), one, dice);
    expect(run.take({ seat: one, text: rules.print(step ?? (0 as never)) })).toBeNull();
  }
  return sheets(rules, run.state).map((sheet) => sheet.total);
}

describe('the bots of every game', () => {
  it('are three, from the weakest on, and nothing else', () => {
    expect(BASELINES.map((level) => createBot(level, rules)?.level)).toEqual(['random', 'greedy', 'search-1']);
    expect(createBot('constructor', rules)).toBeNull();
  });

  it('know the names that stored tables use', () => {
    expect(createBot('search', rules)?.level).toBe('search-1');
  });

  it('stand in for the animals in a game without bots of its own', () => {
    for (const animal of ANIMALS) {
      const view = viewOf(rules, rules.create(seedFrom('animals')), 1 as Seats);
      const bot = genericBots({ rules, setup: setup.value }, animal, null);
      expect(bot?.plan(view, seat(0), createDice(seedFrom('same')))).toHaveLength(1);
    }
  });

  // Frozen for ever: whoever changes what these games come to has changed how the baselines play.
  it.each([
    ['random', [16, 14]],
    ['greedy', [15, 16]],
    ['search-1', [13, 21]],
  ])('%s plays as it always has', (level, scores) => {
    expect(play([level, level], 'frozen')).toEqual(scores);
  });

  it('play the same game from the same seed', () => {
    expect(play(['greedy', 'random'], 'a')).toEqual(play(['greedy', 'random'], 'a'));
  });

  it.each(['greedy', 'search-1'])('%s beats random', (level) => {
    let wins = 0;
    for (let i = 0; i < 20; i++) {
      const [first, second] = play(i % 2 ? ['random', level] : [level, 'random'], `g${i}`) as [number, number];
      if (i % 2 ? second > first : first > second) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(16);
  });

  for (const level of BASELINES) {
    it(`${level} decides from its view: what is hidden behind it changes nothing`, () => {
      const state = rules.create(seedFrom('hidden'));
      const view = viewOf(rules, state, 1 as Seats);
      const other = viewOf(rules, imagine(rules, view, createDice(seedFrom('other'))), 1 as Seats);
      const choose = (seen: typeof view) =>
        createBot(level, rules)?.choose(seen, seat(0), createDice(seedFrom('same')));
      expect(choose(other)).toBe(choose(view));
    });
  }
});
