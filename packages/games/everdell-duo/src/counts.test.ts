// Conditions and scores against a plain reading of the edition, in positions of real games.
import { createPicker, createStepBuffer, seat, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { fitsCard } from './content/tables.ts';
import { checkEvent } from './counts.ts';
import { createGreedy } from './greedy.ts';
import { EDITIONS, everdellDuo, type Open } from './index.ts';
import { partsOf } from './parts.ts';
import type { DuoRules } from './rules.ts';
import type { Condition, Count, EditionContent } from './schema.ts';
import { pointsOf } from './score.ts';
import { createBound } from './state.ts';
import { COLORS, RESOURCES, TYPES } from './terms.ts';

/** Mutation tests run this often, so they ask for less. */
const GAMES = Number(process.env.COUNT_GAMES ?? 25);

const edition = EDITIONS[0].content as unknown as EditionContent;
const setup = everdellDuo.setup({ seats: 2 });
if (!setup.ok) throw new Error('the house set must set up');
const rules = everdellDuo.bind(setup.value) as DuoRules;
const bound = createBound(setup.value, 1);

const cityOf = (open: Open, one: number) => open.towns[one]!.cards.map(({ card }) => edition.cards[card]!);

function count(open: Open, one: number, what: Count): number {
  const city = cityOf(open, one);
  const ofColor = (color: string) => city.filter((card) => card.color === color);
  const resources = open.seats[one]!.resources;
  switch (what.of) {
    case 'city':
      return city.filter((card) => fitsCard(what.filter ?? {}, card)).length;
    case 'hand':
      return open.seats[one]!.hand;
    case 'resources':
      return RESOURCES.reduce(
        (sum, kind, k) => sum + ((what.kinds ?? RESOURCES).includes(kind) ? resources[k]! : 0),
        0,
      );
    case 'resourceKinds':
      return resources.filter((n) => n > 0).length;
    case 'events':
      return open.eventBy.filter((by) => by === one + 1).length;
    case 'pointTokens':
      return open.towns[one]!.points;
    case 'occupiedConstructions':
      return open.towns[one]!.cards.filter(({ token }) => token).length;
    case 'colorsWithAtLeast':
      return COLORS.filter((color) => ofColor(color).length >= (what.n ?? 0)).length;
    case 'colorsWithBothTypes':
      return COLORS.filter((color) => TYPES.every((type) => ofColor(color).some((card) => card.type === type))).length;
    case 'colorSets':
      return Math.min(...COLORS.map((color) => ofColor(color).length));
  }
}

function holds(open: Open, one: number, condition: Condition): boolean {
  switch (condition.kind) {
    case 'atLeast':
      return count(open, one, condition.count) >= condition.min;
    case 'all':
      return condition.of.every((part) => holds(open, one, part));
    case 'eachColor':
      return COLORS.every((color) => count(open, one, { of: 'city', filter: { color } }) >= condition.min);
    case 'more': {
      const mine = condition.elements.map((element) => count(open, one, element));
      const sum = mine.reduce((a, b) => a + b, 0);
      const theirs = condition.elements.reduce((a, element) => a + count(open, 1 - one, element), 0);
      return mine.every((n) => n >= 1) && sum >= condition.min && sum > theirs;
    }
    case 'journey':
      return true;
  }
}

function prosperity(open: Open, one: number): number {
  return cityOf(open, one).reduce((sum, { ability: { score } }) => {
    if (!score) return sum;
    const points = score.per * Math.floor(count(open, one, score.count) / (score.every ?? 1));
    return sum + Math.min(points, score.max ?? points);
  }, 0);
}

describe('conditions and scores', () => {
  it('agree with a plain reading of the edition', () => {
    const buffer = createStepBuffer(rules);
    const greedy = createGreedy(rules, buffer);
    const pick = createPicker(41);
    const met = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const s = rules.create(seedFrom(`plain ${game}`));
      for (let step = 0; rules.acting(s) !== 0; step++) {
        const one = rules.acting(s) - 1;
        rules.apply(s, seat(one), greedy(s, one, pick) as never);
        if (step % 7 !== 0) continue;
        const { open } = partsOf(bound, s);
        for (const [i, event] of edition.events.entries()) {
          const yes = holds(open, one, event.condition);
          if (yes) met.add(event.id);
          expect(checkEvent(bound, s, one, i) === null, event.id).toBe(yes);
        }
        const points = pointsOf(bound, s, one);
        expect(points.prosperity).toBe(prosperity(open, one));
        expect(points.cards).toBe(cityOf(open, one).reduce((sum, card) => sum + card.points, 0));
      }
    }
    expect(met.size).toBeGreaterThan(20);
  });
});
