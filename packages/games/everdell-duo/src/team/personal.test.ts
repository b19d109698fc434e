// Who fills in for an absent partner: agrees to what is proposed, gives nothing, spends neither watch nor good news.
import { carefulRules, createPicker, legalSteps, NOBODY, seat, seedFrom } from '@sunglade/core';
import { expect, it } from 'vitest';
import { everdellDuo } from '../index.ts';
import type { DuoRules } from '../rules.ts';

const ABSENT = 1;

it.each([
  { mode: 'together', chapter: 1 },
  { mode: 'together', chapter: 15, difficulty: 'hard' },
  { mode: 'challenge', challenge: 4, opponent: 'easy' },
])('fills in for a partner in %o', (options) => {
  const setup = everdellDuo.setup({ seats: 2, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const rules = everdellDuo.bind(setup.value) as DuoRules;
  const careful = carefulRules(rules as never);
  const pick = createPicker(5);
  let [agreed, left] = [0, 0];
  for (let game = 0; game < 5; game++) {
    const state = rules.create(seedFrom(`absent ${game}`));
    for (let acting = rules.acting(state); acting !== NOBODY; acting = rules.acting(state)) {
      const one = seat(acting - 1);
      const all = legalSteps(rules as never, state, one);
      const steps = one === ABSENT ? legalSteps(careful, state, one) : all;
      const texts = steps.map((step) => rules.print(step));
      if (one === ABSENT && all.some((step) => rules.print(step) === 'return')) {
        agreed++;
        expect(texts).toEqual(['accept']);
      }
      if (steps.length < all.length) {
        left++;
        expect(texts.filter((text) => /^(?:give|watch|news|return)\b/.test(text))).toEqual([]);
      }
      rules.apply(state, one, steps[pick(steps.length)]!);
    }
    expect(rules.outcome(state)).not.toBeNull();
  }
  expect(agreed).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(agreed);
});
