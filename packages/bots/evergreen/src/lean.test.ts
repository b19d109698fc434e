import {
  createDice,
  createPicker,
  createStepBuffer,
  firstSeat,
  hasSeat,
  only,
  type Step,
  seat,
  seedFrom,
  viewOf,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { bots } from './index.ts';
import { fertility } from './lean.ts';
import { drafterNow, endRound, isLastRound, opponentSlot, takeCard } from './rounds.ts';
import { type Bench, benches, comparable, follow, seen } from './testing.ts';
import { eachEffect, owesEffect } from './turn.ts';

const EFFECTS = ['plant', 'grow', 'bush', 'lake'];

/** The effects that the lean game allows, as texts. */
function effects({ g }: Bench, s: ReturnType<typeof seen>, one: number): string[] {
  const list: string[] = [];
  eachEffect(g, s.planets[one]!, (kind, space) => list.push(`${EFFECTS[kind]} ${g.content.places[space]}`));
  return list.sort();
}

describe.each(benches().map((one) => [one.name, one] as const))('the lean game of %s', (_, one) => {
  const { g, rules } = one;
  it.each(['random', 'fox'])('says the same as the rules after every step of a %s game', (player) => {
    const fox = player === 'random' ? null : bots({ rules, setup: one.setup }, player, null);
    const dice = createDice(seedFrom('parity'));
    const pick = createPicker(7);
    const buffer = createStepBuffer(rules);
    // Who begins a turn ends it: while it is planned nobody else comes in between.
    const planned: Step[] = [];
    for (let game = 0; game < 1; game++) {
      const state = rules.create(seedFrom(`parity ${game}`));
      let s = seen(one, state);
      while (rules.acting(state) !== 0) {
        const now = firstSeat(rules.acting(state));
        rules.legal(state, now, buffer);
        const legal = Array.from(buffer.steps.subarray(0, buffer.length), (step) => rules.print(step as Step));
        expect(effects(one, s, now)).toEqual(legal.filter((text) => /^(plant|grow|bush|lake) /.test(text)).sort());
        if (!s.drafting)
          expect(owesEffect(s.planets[now]!)).toBe(!legal.includes('done') && s.planets[now]!.turn.chosen >= 0);
        if (fox && planned.length === 0) planned.push(...fox.plan(viewOf(rules, state, only(now)), now, dice));
        const step = planned.shift();
        const text = step === undefined ? legal[pick(legal.length)]! : rules.print(step);
        rules.apply(state, now, rules.parse(text) as Step);
        follow(one, s, now, text);
        // Alone, the opponent takes its card at once.
        while (s.drafting && drafterNow(g, s) >= g.seats) takeCard(g, s, opponentSlot(g, s));
        if (s.planets.every(({ turn }) => turn.handedIn)) {
          const last = isLastRound(s);
          endRound(g, s, pick);
          const truth = seen(one, state);
          if (last) {
            for (const [i, planet] of truth.planets.entries()) {
              const sheet = rules.score(state, seat(i));
              expect(s.planets[i]).toMatchObject({ points: sheet.total, fertility: fertility(g, truth, planet.cells) });
              expect(sheet.parts).toMatchObject({ light: s.planets[i]!.light, forest: s.planets[i]!.forest });
            }
            expect(s.over).toBe(true);
            break;
          }
          // Only what is dealt is chance: from here on the lean game goes on with the real row.
          expect(everythingButCards(s)).toEqual(everythingButCards(truth));
          s = truth;
          while (s.drafting && drafterNow(g, s) >= g.seats) takeCard(g, s, opponentSlot(g, s));
        }
        expect(comparable(s)).toEqual(comparable(seen(one, state)));
        expect(s.planets.map(({ turn }) => turn.handedIn || s.drafting)).toEqual(
          s.planets.map((_, i) => !hasSeat(rules.acting(state), seat(i)) || s.drafting),
        );
      }
    }
  });
});

function everythingButCards(s: ReturnType<typeof seen>) {
  const { season, round, over, first, icons, planets } = s;
  const unseen = s.deckSize + s.discardSize;
  return { season, round, over, first, icons, points: planets.map(({ points, cells }) => [points, ...cells]), unseen };
}
