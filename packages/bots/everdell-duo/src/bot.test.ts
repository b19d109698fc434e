import { ANIMALS } from '@sunglade/bots-engine';
import { createDice, only, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { botSuite, levelsAreOrdered } from '@sunglade/testkit/bots';
import { expect, it } from 'vitest';
import { bots } from './index.ts';
import { PARTS, STYLES } from './levels.ts';
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

it('levels are ordered: who hardly errs leads, with the same time to think', () => {
  const table = bench();
  const make = (_: object, level: string) => bots(table, level, null);
  levelsAreOrdered({ table, make, levels: ['hedgehog', 'badger'], games: 1, playouts: 20 });
});
