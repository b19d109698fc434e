import {
  createDice,
  createPicker,
  createStepBuffer,
  firstSeat,
  only,
  type Step,
  seat,
  seedFrom,
  viewOf,
} from '@sunglade/core';
import { countSpaces } from '@sunglade/grid';
import { COLOURS, fits, gaps } from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import { createClock, readClock } from './clock.ts';
import { countMissing, FAR } from './habitats.ts';
import { bots } from './index.ts';
import { createLand, spiritPays, surveyLand } from './landscape.ts';
import type { Lean } from './lean.ts';
import { type Bench, benches, comparable, follow, seen } from './testing.ts';
import { finishTurn, mayPlace } from './turn.ts';

/** The tokens and cubes that the lean game allows, as texts. */
function placements({ g }: Bench, s: Lean): string[] {
  const list: string[] = [];
  const { places, ids, habitats } = g.content;
  const board = s.boards[s.mover]!;
  for (const [space, place] of places.entries()) {
    for (const [colour, name] of COLOURS.entries())
      if (s.hand[colour]! > 0 && mayPlace(board, colour, space)) list.push(`place ${name} ${place}`);
    for (let slot = 0; slot < board.heldCount; slot++) {
      const card = board.held[slot]!;
      if ((fits(habitats[card]!, board.sets, 0) >> space) & 1) list.push(`cube ${ids[card]} ${place}`);
    }
  }
  return list.sort();
}

/** Spaces that lack no token are those where a cube may go, and those that lack one are the gaps that the rules know. */
function expectMissing({ g }: Bench, s: Lean): void {
  const counts = new Uint8Array(FAR + 1);
  for (const board of s.boards) {
    for (let slot = 0; slot < board.heldCount; slot++) {
      const habitat = g.content.habitats[board.held[slot]!]!;
      const ready = fits(habitat, board.sets, 0);
      const open = gaps(habitat, board.sets, 0).filter(({ target }) => ((ready >> target) & 1) === 0);
      const colours = countMissing(g, board.held[slot]!, board, counts);
      expect(counts[0]).toBe(countSpaces(ready));
      expect(counts[1]).toBe(new Set(open.map(({ target }) => target)).size);
      expect(COLOURS.filter((_, colour) => ((colours >> colour) & 1) === 1)).toEqual(
        COLOURS.filter((colour) => open.some((gap) => gap.colour === colour)),
      );
    }
  }
}

function expectPoints({ g, rules }: Bench, s: Lean, state: unknown): void {
  const land = createLand();
  for (const [i, board] of s.boards.entries()) {
    const { total, parts, soon } = rules.score(state, seat(i));
    surveyLand(g, board, land);
    const { trees, mountains, fields, buildings, water } = land;
    expect(parts).toMatchObject({ trees, mountains, fields, buildings, water });
    if (board.spirit >= 0) expect(spiritPays(g, board)).toBe(parts.spirit ?? soon.spirit);
    const spirit = board.spiritPlaced ? spiritPays(g, board) : 0;
    expect(trees + mountains + fields + buildings + water + board.animals + spirit).toBe(total);
  }
}

describe.each(benches().map((one) => [one.name, one] as const))('the lean game of %s', (_, one) => {
  const { g, rules } = one;
  it('says the same as the rules after every step of a game of planned and random turns', () => {
    const badger = bots({ rules, setup: one.setup }, 'badger', null)!;
    const dice = createDice(seedFrom('parity'));
    const pick = createPicker(7);
    const buffer = createStepBuffer(rules);
    const planned: Step[] = [];
    const state = rules.create(seedFrom('parity'));
    const turnsLeft: number[][] = Array.from({ length: g.seats }, () => []);
    const clock = createClock();
    let s = seen(one, state);
    while (rules.acting(state) !== 0) {
      const now = firstSeat(rules.acting(state));
      rules.legal(state, now, buffer);
      const legal = Array.from(buffer.steps.subarray(0, buffer.length), (step) => rules.print(step as Step));
      if (s.phase === 'turn')
        expect(placements(one, s)).toEqual(legal.filter((text) => /^(place|cube) /.test(text)).sort());
      if (planned.length === 0 && pick(4) === 0)
        planned.push(...badger.plan(viewOf(rules, state, only(now)), now, dice));
      const step = planned.shift();
      const text = step === undefined ? legal[pick(legal.length)]! : rules.print(step);
      rules.apply(state, now, rules.parse(text) as Step);
      const endsTurn = text === 'done' && s.phase === 'turn';
      if (endsTurn) {
        readClock(g, s, now, clock);
        turnsLeft[now]!.push(clock.pouch);
        finishTurn(g, s, pick);
      } else follow(one, s, text);
      const truth = seen(one, state);
      // Only what is drawn is chance: from here on the lean game goes on with what really came.
      if (endsTurn || text.startsWith('swap')) {
        expect(withoutChance(s)).toEqual(withoutChance(truth));
        s = truth;
      } else expect(comparable(s)).toEqual(comparable(truth));
      expectMissing(one, s);
      expectPoints(one, s, state);
    }
    expect(s.phase).toBe('over');
    // The pouch is good for 36 turns in all, alone for 14, unless a full board ends the game before.
    const turns = g.solo ? 14 : 36 / g.seats;
    for (const left of turnsLeft)
      for (const [turn, more] of left.entries()) expect([0, turns - 1 - turn]).toContain(more);
  });
});

function withoutChance(s: Lean) {
  const { deck, boards, turns, first, mover, phase, final, took, cardTaken, hand } = comparable(s);
  const pouch = s.pouch.reduce((sum, count) => sum + count, 0);
  const filled = Array.from(s.middle, (colour) => colour >= 0);
  const shown = Array.from(s.display, (card) => card >= 0);
  return { deck: deck.length, boards, turns, first, mover, phase, final, took, cardTaken, hand, pouch, filled, shown };
}
