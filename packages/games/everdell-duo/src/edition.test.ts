import { createEdition, hashJson, type Json, openSetup } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { checkEdition } from './edition.ts';
import house from './editions/house.json' with { type: 'json' };
import { everdellDuo } from './index.ts';
import { table } from './testing.ts';

type Loose = Record<string, unknown>;
const copy = (): typeof house => structuredClone(house);
const problems = (content: unknown): string[] => {
  const parsed = checkEdition(content);
  return parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${code} ${path}`);
};
/** The house set with one card's ability replaced. */
const withAbility = (index: number, ability: unknown): unknown => {
  const content = copy();
  (content.cards[index] as unknown as Loose).ability = ability;
  return content;
};
const withEffect = (effect: unknown): unknown => withAbility(0, { production: effect });

describe('an edition', () => {
  it('of ours is fine', () => expect(problems(house)).toEqual([]));

  it('of another hand is loaded and played', () => {
    const content = copy();
    (content.cards[0] as Loose).ability = { production: { op: 'gain', res: { berry: 4 } } };
    content.id = 'mine-gives-berries';
    const t = table({ edition: content, me: { hand: ['mine'], has: { twig: 1, resin: 1 } } }).take('play mine');
    expect(t.me.berry).toBe(4);
    const setup = everdellDuo.setup({ seats: 2, edition: content });
    expect(setup.ok && setup.value.edition.id).toBe('mine-gives-berries');
  });

  const nested = (depth: number): unknown =>
    depth === 1 ? { op: 'points', n: 1 } : { op: 'seq', do: [nested(depth - 1)] };

  it('may nest its effects twelve deep, and plays them', () => {
    const content = withEffect(nested(12));
    expect(problems(content)).toEqual([]);
    const t = table({ edition: content as Json, me: { hand: ['mine'], has: { twig: 1, resin: 1 } } }).take('play mine');
    expect(t.me.points).toBe(1);
  });

  it('may not nest them deeper at a new table; one that was accepted before stays open', () => {
    for (const depth of [13, 197]) {
      const content = withEffect(nested(depth)) as Json;
      const path = `cards[0].ability.production${'.do[0]'.repeat(12)}`;
      expect(problems(content)).toEqual([`edition-too-deep ${path}`]);
      const setup = { seats: 2, edition: createEdition('deep', content) };
      expect(everdellDuo.setup(setup)).toEqual({
        ok: false,
        problems: [{ code: 'edition-too-deep', path: `edition.${path}` }],
      });
      expect(openSetup(everdellDuo, setup)).toMatchObject({
        ok: true,
        value: { edition: { hash: hashJson(content) } },
      });
    }
  });

  it('may hold several copies of a card', () => {
    const content = copy();
    (content.cards[0] as Loose).copies = 2;
    content.cards.splice(1, 1);
    const t = table({ edition: content, me: { hand: ['mine#1', 'mine#2'], has: { twig: 9, resin: 9 } } });
    expect(t.take('play mine#2').me.city).toEqual(['mine#2']);
  });

  it('names all its problems at once', () => {
    const content = copy();
    (content.cards[3] as Loose).color = 'yellow';
    (content.farms[0] as Loose).effect = { op: 'fly' };
    content.rivers.pop();
    const found = problems(content);
    expect(found).toContain('unknown-word cards[3].color');
    expect(found).toContain('ability-color cards[3].ability.production');
    expect(found).toContain('unknown-op farms[0].effect.op');
    expect(found).toContain('wrong-count rivers');
  });

  it('has 80 cards, 4 farms, 20 rivers, 6 slots and 6 events of each letter', () => {
    const cards = copy();
    cards.cards.pop();
    expect(problems(cards)).toEqual(['card-count cards']);
    const farms = copy();
    farms.farms.pop();
    expect(problems(farms)).toEqual(['wrong-count farms']);
    const slots = copy();
    (slots.slots[2] as Loose).slot = 5;
    expect(problems(slots)).toEqual(['slot-number slots[2].slot']);
    const letters = copy();
    (letters.events[0] as Loose).letter = 'B';
    expect(problems(letters)).toEqual(['letter-count events.A', 'letter-count events.B']);
    const journey = copy();
    (journey.events[31] as Loose).condition = { kind: 'eachColor', min: 1 };
    expect(problems(journey)).toEqual(['journey-count events']);
    const lettered = copy();
    (lettered.events[31] as Loose).letter = 'A';
    expect(problems(lettered)).toEqual([
      'journey-letter events[31].letter',
      'letter-count events.A',
      'journey-count events',
    ]);
  });

  it('has unique ids that are no names of places', () => {
    const twice = copy();
    (twice.cards[1] as Loose).id = 'mine';
    expect(problems(twice)).toEqual(['id-twice cards[1].id']);
    const place = copy();
    (place.cards[1] as Loose).id = 'farm-1';
    expect(problems(place)).toEqual(['id cards[1].id']);
    const spaces = copy();
    (spaces.rivers[1] as Loose).id = 'Two Words';
    expect(problems(spaces)).toEqual(['id rivers[1].id']);
    expect(problems({ ...house, id: 7 })).toEqual(['id id']);
    expect(problems({ ...house, format: 'else' })).toEqual(['edition-format format']);
  });

  it('has only conditions that can be met', () => {
    const reach = (condition: unknown): string[] => {
      const content = copy();
      (content.events[0] as Loose).condition = condition;
      return problems(content);
    };
    const unreachable = ['condition-unreachable events[0].condition'];
    const city = (filter: object) => ({ of: 'city', filter });
    expect(reach({ kind: 'atLeast', count: city({ color: 'green' }), min: 16 })).toEqual([]);
    expect(reach({ kind: 'atLeast', count: city({ color: 'green' }), min: 17 })).toEqual(unreachable);
    expect(reach({ kind: 'atLeast', count: city({ color: 'green', type: 'critter' }), min: 9 })).toEqual(unreachable);
    expect(reach({ kind: 'atLeast', count: { of: 'resourceKinds' }, min: 5 })).toEqual(unreachable);
    expect(reach({ kind: 'atLeast', count: { of: 'occupiedConstructions' }, min: 6 })).toEqual(unreachable);
    expect(reach({ kind: 'atLeast', count: { of: 'colorsWithBothTypes' }, min: 6 })).toEqual(unreachable);
    expect(reach({ kind: 'atLeast', count: { of: 'colorsWithAtLeast', n: 17 }, min: 1 })).toEqual(unreachable);
    expect(reach({ kind: 'atLeast', count: { of: 'events' }, min: 7 })).toEqual(unreachable);
    expect(reach({ kind: 'atLeast', count: { of: 'pointTokens' }, min: 80 })).toEqual([]);
    expect(reach({ kind: 'eachColor', min: 17 })).toEqual(unreachable);
    expect(reach({ kind: 'more', elements: [city({ color: 'red' }), city({ color: 'blue' })], min: 33 })).toEqual(
      unreachable,
    );
    expect(reach({ kind: 'more', elements: [city({ color: 'red', maxCost: 0 })], min: 1 })).toEqual(unreachable);
    const both = [
      { kind: 'atLeast', count: { of: 'hand' }, min: 1 },
      { kind: 'eachColor', min: 20 },
    ];
    expect(reach({ kind: 'all', of: both })).toEqual(unreachable);
    expect(reach({ kind: 'all', of: [{ kind: 'journey' }] })).toEqual(['condition-nested events[0].condition.of[0]']);
    expect(reach({ kind: 'luck' })).toEqual(['unknown-condition events[0].condition.kind']);
    expect(reach({ kind: 'more', elements: [], min: 1 })).toEqual(['empty-list events[0].condition.elements']);
  });

  it('uses every op with what it needs', () => {
    const at = 'cards[0].ability.production';
    expect(problems(withEffect({ op: 'gain', res: { gold: 1 } }))).toEqual([
      `unknown-word ${at}.res.gold`,
      `empty-amount ${at}.res`,
    ]);
    expect(problems(withEffect({ op: 'gainAny', n: 0, distinct: 1 }))).toEqual([
      `number ${at}.n`,
      `boolean ${at}.distinct`,
    ]);
    expect(problems(withEffect({ op: 'draw', n: 1.5 }))).toEqual([`number ${at}.n`]);
    expect(problems(withEffect({ op: 'draw', n: 1, m: 2 }))).toEqual([`unknown-key ${at}.m`]);
    expect(problems(withEffect({ op: 'take', n: 1, filter: { color: 'pink' } }))).toEqual([
      `unknown-word ${at}.filter.color`,
    ]);
    expect(problems(withEffect({ op: 'look', n: 3, keep: 4 }))).toEqual([`number ${at}.keep`]);
    expect(problems(withEffect({ op: 'seq', do: [] }))).toEqual([`wrong-count ${at}.do`]);
    expect(problems(withEffect({ op: 'choose', options: Array(7).fill({ op: 'draw', n: 1 }) }))).toEqual([
      `wrong-count ${at}.options`,
    ]);
    expect(problems(withEffect({ op: 'exchange', cost: { tuck: 1 }, max: 1, do: { op: 'draw', n: 1 } }))).toEqual([
      `unknown-word ${at}.cost.tuck`,
      `empty-amount ${at}.cost`,
    ]);
    expect(problems(withEffect({ op: 'exchangeDistinct', max: 5, do: { op: 'draw', n: 1 } }))).toEqual([
      `number ${at}.max`,
    ]);
    expect(problems(withEffect({ op: 'forEach', count: { of: 'stars' }, do: { op: 'draw', n: 1 } }))).toEqual([
      `unknown-word ${at}.count.of`,
    ]);
    expect(problems(withEffect({ op: 'playCard', from: ['deck'], discount: 1 }))).toEqual([
      `unknown-word ${at}.from[0]`,
    ]);
    expect(problems(withEffect({ op: 'playCard', from: [], discount: 1 }))).toEqual([`empty-list ${at}.from`]);
    expect(problems(withEffect({ op: 'useLocation', zones: ['sea'], allowOccupied: 1 }))).toEqual([
      `unknown-word ${at}.zones[0]`,
      `boolean ${at}.allowOccupied`,
    ]);
    expect(problems(withEffect({ op: 'activate', color: 'red', whose: 'none', n: 4 }))).toEqual([
      `unknown-word ${at}.color`,
      `unknown-word ${at}.whose`,
      `number ${at}.n`,
    ]);
    expect(problems(withEffect({ op: 'copy', color: 'green', whose: 'any' }))).toEqual([`unknown-word ${at}.color`]);
    expect(problems(withEffect({ op: 'production' }))).toEqual([`op-not-here ${at}.op`]);
    expect(problems(withEffect({ op: 'moveSkunk', n: 1 }))).toEqual([`unknown-op ${at}.op`]);
    expect(problems(withEffect(7))).toEqual([`not-object ${at}`]);
    const content = copy();
    (content.farms[0] as Loose).effect = { op: 'charge', n: 1 };
    expect(problems(content)).toEqual(['op-not-here farms[0].effect.op']);
    const tile = copy();
    (tile.seasons.competitive.spring as Loose).hare = [{ op: 'production' }, { op: 'nap' }];
    (tile.seasons.competitive.summer as Loose).first = 'fox';
    expect(problems(tile)).toEqual([
      'unknown-op seasons.competitive.spring.hare[1].op',
      'unknown-word seasons.competitive.summer.first',
    ]);
  });

  it('gives each colour only what it can do', () => {
    const blue = house.cards.findIndex((card) => card.id === 'crane');
    const at = `cards[${blue}].ability`;
    expect(problems(withAbility(blue, { visit: { op: 'draw', n: 1 } }))).toEqual([`ability-color ${at}.visit`]);
    expect(problems(withAbility(0, { discount: { star: true, amount: { any: 1 } } }))).toEqual([
      'ability-color cards[0].ability.discount',
    ]);
    expect(problems(withAbility(0, { onPlay: { op: 'draw', n: 1 } }))).toEqual([
      'ability-color cards[0].ability.onPlay',
    ]);
    expect(problems(withAbility(blue, { discount: { star: 1, amount: {}, uses: 0, cost: { tuck: 2 } } }))).toEqual([
      `boolean ${at}.discount.star`,
      `empty-amount ${at}.discount.amount`,
      `number ${at}.discount.uses`,
      `number ${at}.discount.cost.tuck`,
    ]);
    expect(problems(withAbility(blue, { trigger: { on: 'rain', do: { op: 'draw', n: 1 } } }))).toEqual([
      `unknown-word ${at}.trigger.on`,
    ]);
    expect(problems(withAbility(blue, { substitute: { n: 0 } }))).toEqual([`number ${at}.substitute.n`]);
    const purple = house.cards.findIndex((card) => card.id === 'castle');
    expect(problems(withAbility(purple, { score: { per: 0, count: { of: 'city' }, every: 0 } }))).toEqual([
      `number cards[${purple}].ability.score.per`,
      `number cards[${purple}].ability.score.every`,
    ]);
    expect(problems(withAbility(purple, { score: 3 }))).toEqual([`not-object cards[${purple}].ability.score`]);
    expect(problems(withAbility(blue, { magic: 1 }))).toEqual([`unknown-key ${at}.magic`]);
  });

  it('is refused whole when it is no object', () => {
    expect(problems(null)).toEqual(['edition-not-object ']);
    expect(problems([])).toEqual(['edition-not-object ']);
    const setup = everdellDuo.setup({ seats: 2, edition: { ...house, cards: [] } });
    expect(setup.ok ? [] : setup.problems).toEqual([{ code: 'card-count', path: 'edition.cards' }]);
  });
});
