import { ANIMALS, type Animal, type Bot } from '@sunglade/bots-engine';
import { createDice, only, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { botSuite, levelsAreOrdered } from '@sunglade/testkit/bots';
import { expect, it } from 'vitest';
import { bots } from './index.ts';
import { LEVELS, PARTS, STYLES } from './levels.ts';
import { bench, benches, teamBench } from './testing.ts';

botSuite({
  make: bots,
  levels: ANIMALS,
  styles: STYLES,
  tables: benches(),
  few: 6,
  parts: PARTS,
  expects: { atLeast: 5, atMost: 120 },
  explained: 150,
});

it.each([{ mode: 'together' }, { mode: 'challenge' }])('as a team of %o others stand in', (options) => {
  const table = teamBench(options);
  const state = table.rules.create(seedFrom('team'));
  const [one = seat(0)] = seatList(table.rules.acting(state));
  for (const level of ['hedgehog', 'raven']) {
    const plan = bots(table, level, null)!.plan(
      viewOf(table.rules, state, only(one)),
      one,
      createDice(seedFrom(level)),
    );
    expect(table.rules.refuse(state, one, plan[0]!)).toBeNull();
  }
});

it('levels are ordered: each tries more and errs less than the one below', { timeout: 120_000 }, () => {
  const levels = ANIMALS.map((level) => LEVELS[level]);
  for (const [i, { playouts, temperature }] of levels.slice(1).entries()) {
    expect(playouts).toBeGreaterThan(levels[i]!.playouts);
    expect(temperature).toBeLessThanOrEqual(levels[i]!.temperature);
  }
  // That this helps shows with a twentieth of the tries.
  const table = bench();
  const make = (_: object, level: string): Bot | null => {
    const bot = bots(table, level, null)!;
    const playouts = LEVELS[level as Animal].playouts / 20;
    return { level, plan: (view, one, dice) => bot.plan(view, one, dice, { playouts }) };
  };
  levelsAreOrdered({ table, make, levels: ['hedgehog', 'owl'], games: 1, playouts: 0 });
});
