import { expect, it } from 'vitest';
import { EDITIONS, type EditionContent } from './edition.ts';
import { HOUSE_ORIGINS } from './origins.ts';
import { NEWS_IDS, TEAM_DATA } from './team/content.ts';

const house = EDITIONS[0].content as unknown as EditionContent;
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id).sort();

it('knows where everything of the house set comes from', () => {
  expect([...HOUSE_ORIGINS.cards.keys()].sort()).toEqual(idsOf(house.cards));
  expect([...HOUSE_ORIGINS.events.keys()].sort()).toEqual(idsOf(house.events));
  expect([...HOUSE_ORIGINS.rivers.keys()].sort()).toEqual(idsOf(house.rivers));
  expect([...HOUSE_ORIGINS.farms.keys()].sort()).toEqual(idsOf(house.farms));
  expect(HOUSE_ORIGINS.slots).toHaveLength(house.slots.length);
  expect([...HOUSE_ORIGINS.news.keys()]).toEqual(NEWS_IDS);
  expect(HOUSE_ORIGINS.challenges).toHaveLength(TEAM_DATA.challenges.length);
});

it('tells every fact of a card apart', () => {
  expect(HOUSE_ORIGINS.cards.get('mine')).toEqual({
    name: 'printed',
    type: 'printed',
    color: 'printed',
    cost: 'printed',
    points: 'inferred',
    effect: 'printed',
  });
  expect(HOUSE_ORIGINS.events.get('faire')).toEqual({ name: 'printed', condition: 'printed', points: 'printed' });
  expect(HOUSE_ORIGINS.events.get('a2')?.condition).toBe('ours');
});
