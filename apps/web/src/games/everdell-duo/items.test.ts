// The score sheet card by card: whatever is listed adds up to the number above it.
import { createPicker, legalSteps, NOBODY, only, Run, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { everdellDuo } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { itemsOf } from './items.ts';
import type { Table } from './table.ts';
import { words } from './words/en.ts';

const GAMES = 12;

it.each([{}, { mode: 'together', chapter: 3 }, { mode: 'challenge', challenge: 8 }])('adds up in %o', (options) => {
  const setup = everdellDuo.setup({ seats: 2, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const rules = everdellDuo.bind(setup.value) as never as Parameters<typeof viewOf>[0];
  let listed = 0;
  for (let game = 0; game < GAMES; game++) {
    const run = new Run(rules, seedFrom(`items ${game}`));
    const pick = createPicker(game);
    for (; run.acting !== NOBODY; ) {
      const [one = seat(0)] = seatList(run.acting);
      const steps = legalSteps(rules, run.state, one).map((step) => rules.print(step));
      const likely = steps.filter((text) => /^(?:play|place event|with)/.test(text));
      const from = likely.length > 0 ? likely : steps;
      run.take({ seat: one, text: from[pick(from.length)] ?? '' });
    }
    for (const one of [seat(0), seat(1)]) {
      const view = viewOf(rules, run.state, only(one));
      const position = { setup: setup.value, view, seat: one, chairs: [{}, {}] } as unknown as Table;
      const { parts } = rules.score(run.state, one);
      for (const part of ['cards', 'events']) {
        const items = itemsOf(words, part, one, position);
        expect(items.reduce((sum, { points }) => sum + points, 0)).toBe(parts[part]);
        listed += items.length;
      }
    }
  }
  expect(listed).toBeGreaterThan(GAMES * 4);
});
