import { createDice, type Step, seat, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { harmonies } from './game.ts';

describe('guesses', () => {
  it('deal spirits nobody has seen, and never a card twice', () => {
    const setup = harmonies.setup({ seats: 4, options: { spirits: true } });
    if (!setup.ok) throw new Error('set-up');
    const rules = harmonies.bind(setup.value);
    const dice = createDice(seedFrom('guess'));
    const state = rules.create(seedFrom('guessed'));
    const { open, own } = rules.parts(state);
    for (let i = 0; i < 30; i++) {
      const guess = rules.guess({ open, own: own.map((one, k) => (k === 2 ? one : null)) }, dice);
      const dealt = guess.own.flatMap(({ spirits }) => spirits);
      expect(new Set(dealt).size).toBe(8);
      expect(guess.own[2]).toEqual(own[2]);
      expect(new Set([...guess.secret.deck, ...open.display]).size).toBe(32);
    }
  });
});

describe('guesses after the choice', () => {
  it('keep the spirit that was shown and imagine the one that left', () => {
    const setup = harmonies.setup({ seats: 2, options: { spirits: true } });
    if (!setup.ok) throw new Error('set-up');
    const rules = harmonies.bind(setup.value);
    const state = rules.create(seedFrom('kept'));
    const { first } = rules.parts(state).open;
    const kept = rules.parts(state).own[first]?.spirits[0] ?? '';
    rules.apply(state, seat(first), rules.parse(`keep ${kept}`) as Step);
    const dice = createDice(seedFrom('kept'));
    const { open } = rules.parts(state);
    const left = Array.from({ length: 40 }, () => {
      const spirits = rules.guess({ open, own: [null, null] }, dice).own[first]?.spirits ?? [];
      expect(spirits).toContain(kept);
      return spirits.find((card) => card !== kept);
    });
    expect(new Set(left).size).toBeGreaterThan(5);
  });
  it('know no spirits where there are none', () => {
    const setup = harmonies.setup({ seats: 2 });
    if (!setup.ok) throw new Error('set-up');
    const rules = harmonies.bind(setup.value);
    const { open } = rules.parts(rules.create(seedFrom('none')));
    const { own } = rules.guess({ open, own: [null, null] }, createDice(seedFrom('none')));
    expect(own).toEqual([{ spirits: [] }, { spirits: [] }]);
  });
});
