// Whole games played at random.
import {
  createDice,
  createPicker,
  createStepBuffer,
  everyone,
  type Step,
  seat,
  seatList,
  seedFrom,
} from '@sunglade/core';
import { playMany } from '@sunglade/testkit';
import { describe, expect, it } from 'vitest';
import { harmonies } from './game.ts';
import { brokenInvariant } from './invariants.ts';
import { STACKS } from './stacks.ts';
import { createBound, type State } from './state.ts';
import { SIDES } from './terms.ts';

describe('random games', () => {
  for (const seats of [1, 2, 3, 4]) {
    for (const side of SIDES) {
      for (const spirits of [false, true]) {
        it(`keep the invariants: ${seats} players, side ${side}, spirits ${spirits}`, () => {
          const setup = harmonies.setup({ seats, options: { side, spirits } });
          if (!setup.ok) throw new Error('set-up');
          const rules = harmonies.bind(setup.value);
          const b = createBound(setup.value, 2);
          playMany(rules, 60, `unit ${seats}${side}${spirits}`, (state) => {
            expect(brokenInvariant(b, state as State)).toBeNull();
          });
        });
      }
    }
  }

  it('score the same as their boards given by hand', () => {
    const setup = harmonies.setup({ seats: 3, options: { side: 'B', spirits: true } });
    if (!setup.ok) throw new Error('set-up');
    const rules = harmonies.bind(setup.value);
    const b = createBound(setup.value, 2);
    for (let i = 0; i < 30; i++) {
      const state = playGreedily(rules, `by hand ${i}`);
      const { open } = rules.parts(state);
      for (const one of seatList(everyone(3))) {
        const { spaces, held, completed } = open.players[one]!;
        const cards = [
          ...held.map(({ card, cubes }) => ({ card, cubesPlaced: cubes })),
          ...completed.map((card) => ({ card, cubesPlaced: b.content.cubes[b.content.cardOf.get(card) ?? 0] })),
        ];
        const board = spaces.map(({ stack }, space) => ({ ...b.content.board.spaces[space], stack }));
        const sheet = rules.score(state, one);
        const scored = harmonies.scorePosition({ side: 'B', board, cards });
        const animals = Object.entries(sheet.parts).filter(([part]) => part.startsWith('animal:'));
        expect(scored).toMatchObject({
          ok: true,
          value: {
            total: sheet.total,
            animals: animals.reduce((sum, [, points]) => sum + points, 0),
            spirit: sheet.parts.spirit ?? 0,
          },
        });
      }
    }
  });

  it('lose no token, and build only stacks of the table, as the events tell it', () => {
    const setup = harmonies.setup({ seats: 1, options: {} });
    if (!setup.ok) throw new Error('set-up');
    const rules = harmonies.bind(setup.value);
    const legalTexts = new Set(STACKS.slice(1).map((stack) => stack.join('+')));
    for (let i = 0; i < 20; i++) {
      let removed = 0;
      const state = playGreedily(rules, `events ${i}`, (event) => {
        if (event.type === 'remove') removed += event.spaces.reduce((sum, { tokens }) => sum + tokens.length, 0);
        if (event.type === 'place') expect(legalTexts).toContain(event.stack.join('+'));
      });
      const { open } = rules.parts(state);
      const onBoard = open.players[0]!.spaces.reduce((sum, { stack }) => sum + stack.length, 0);
      const inMiddle = open.central.flat().length;
      const inPouch = Object.values(open.pouch).reduce((sum, count) => sum + count, 0);
      expect(onBoard + inMiddle + inPouch + removed).toBe(120);
      expect(open.turns).toBeLessThanOrEqual(14);
    }
  });
});

type Rules = ReturnType<typeof harmonies.bind>;
type Event = Parameters<NonNullable<Parameters<Rules['apply']>[3]>>[0];

/** Places cubes whenever it can, otherwise plays at random. */
function playGreedily(rules: Rules, seed: string, hear?: (event: Event) => void): State {
  const state = rules.create(seedFrom(seed));
  const pick = createPicker(createDice(seedFrom(seed)).below(1 << 30));
  const buffer = createStepBuffer(rules);
  for (let acting = rules.acting(state); acting !== 0; acting = rules.acting(state)) {
    const one = seatList(acting)[0] ?? seat(0);
    rules.legal(state, one, buffer);
    const steps = Array.from(buffer.steps.subarray(0, buffer.length)) as Step[];
    const cubes = steps.filter((step) => rules.print(step).startsWith('cube '));
    const from = cubes.length > 0 ? cubes : steps;
    rules.apply(state, one, from[pick(from.length)] as Step, hear);
  }
  return state;
}
