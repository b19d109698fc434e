// Every card, farm, river tile, slot, event and season of the house set has a sentence in every language, and none of
// them shows a word of the effect language itself.
import { EDITIONS, type EditionContent, type Effect, OPS, type Op } from '@sunglade/everdell-duo';
import { describe, expect, it } from 'vitest';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { abilityText, clauseOf, conditionText, effectText } from './phrases.ts';

const house = EDITIONS[0].content as unknown as EditionContent;
const ALL = [
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const;

/** Keys of the effect language that are no words of any of the languages. */
const RAW =
  /gainAny|pointTokens|resourceKinds|occupiedConstructions|colorsWith|colorSets|meadowAdjacent|ownWorker|useLocation|placeWorker|moveWorker|recallWorker|exchangeDistinct|forEach|playCard|youPlay|otherPlays|seasonStart|seasonEnd|maxCost/;

function expectSentence(text: string): void {
  expect(text.length).toBeGreaterThan(8);
  expect(text).not.toMatch(RAW);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\s{2}|\s[.,]|,[.:;)]|,,|\$\{/);
  expect(text).toMatch(/^[^a-zäöüé]/);
  expect(text).toMatch(/\.$/);
}

describe.each(ALL)('%s', (_, words) => {
  const { phrases, names } = words;

  it('tells every card', () => {
    expect(house.cards).toHaveLength(80);
    for (const { ability } of house.cards) expectSentence(abilityText(phrases, ability));
  });

  it('tells every farm, river tile, slot and season', () => {
    const { competitive } = house.seasons;
    const effects: readonly Effect[] = [
      ...house.farms.map(({ effect }) => effect),
      ...house.rivers.map(({ effect }) => effect),
      ...house.slots.map(({ reward }) => reward),
      ...Object.values(competitive).flatMap(({ hare, tortoise }) => [...hare, ...tortoise]),
    ];
    expect(effects.length).toBeGreaterThan(30);
    for (const effect of effects) expectSentence(effectText(phrases, effect));
  });

  it('tells every event', () => {
    expect(house.events).toHaveLength(32);
    for (const { condition } of house.events) expectSentence(conditionText(phrases, condition));
  });

  it('tells every op, also inside another', () => {
    const inner: Effect = { op: 'draw', n: 2 };
    const one: { readonly [K in Op]: Effect } = {
      gain: { op: 'gain', res: { twig: 1, berry: 2 } },
      gainAny: { op: 'gainAny', n: 2, distinct: true },
      points: { op: 'points', n: 1 },
      occupied: { op: 'occupied', n: 2 },
      draw: inner,
      take: { op: 'take', n: 1, filter: { color: 'green', type: 'critter', maxCost: 3 } },
      look: { op: 'look', n: 3, keep: 1 },
      seq: { op: 'seq', do: [inner, inner, inner] },
      choose: { op: 'choose', options: [inner, { op: 'points', n: 1 }] },
      exchange: {
        op: 'exchange',
        cost: { any: 1, cards: 2, points: 1, occupied: 1, charge: 1, tuck: 1 },
        do: inner,
        max: 3,
      },
      exchangeDistinct: { op: 'exchangeDistinct', do: inner, max: 2 },
      forEach: { op: 'forEach', count: { of: 'hand' }, do: inner },
      playCard: { op: 'playCard', from: ['hand', 'meadow'], filter: { colors: ['blue', 'purple'] }, discount: 1 },
      useLocation: { op: 'useLocation', zones: ['ownWorkerLocations'], allowOccupied: false },
      placeWorker: { op: 'placeWorker', zones: ['farm', 'river', 'event'], allowOccupied: true },
      moveWorker: { op: 'moveWorker', zones: ['destination'], allowOccupied: false },
      recallWorker: { op: 'recallWorker', n: 2 },
      activate: { op: 'activate', color: 'green', whose: 'any', n: 1 },
      copy: { op: 'copy', color: 'brown', whose: 'other' },
      charge: { op: 'charge', n: 3 },
      production: { op: 'production' },
    };
    const said = OPS.map((op) => clauseOf(phrases, one[op]));
    expect(new Set(said).size).toBe(OPS.length);
    for (const effect of Object.values(one)) {
      expectSentence(effectText(phrases, effect));
      expectSentence(effectText(phrases, { op: 'forEach', count: { of: 'events' }, do: effect, max: 2 }));
    }
  });

  it('has a name for everything', () => {
    const named = [
      ...house.cards.map(({ id }) => names.cards[id]),
      ...house.rivers.map(({ id }) => names.rivers[id]),
      ...house.events.map(({ id }) => names.events[id]),
    ];
    expect(named.every((name) => name !== undefined && name.length > 1)).toBe(true);
    expect(new Set(named).size).toBeGreaterThan(named.length - 4);
  });
});

it('tells some cards word for word', () => {
  const card = (id: string) => house.cards.find((one) => one.id === id)?.ability ?? {};
  const three = (id: string): string[] =>
    ALL.map(([, words]) => abilityText(words.phrases, card(id)).replaceAll('\u202f', ' '));
  expect(three('spelunker')).toEqual([
    'When played, in spring and in autumn: you may discard 1 hand card to draw 1 card and gain 1 point token.',
    'Beim Ausspielen, im Frühling und im Herbst: auf Wunsch 1 Handkarte abwerfen, dafür 1 Karte ziehen und 1 Punktemarker nehmen.',
    'Une fois jouée, au printemps et en automne : si vous le souhaitez, défausser 1 carte de votre main pour piocher 1 carte et gagner 1 jeton Point.',
  ]);
  expect(three('school')).toEqual([
    'At the end: 1 point for each critter costing 2 or less in your city.',
    'Am Ende: 1 Punkt für jedes Wesen, das höchstens 2 kostet, in deiner Stadt.',
    'À la fin : 1 point pour chaque créature de coût 2 ou moins dans votre cité.',
  ]);
});
