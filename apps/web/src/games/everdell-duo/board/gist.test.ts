// Every card, place and event reward of the house set shows something, and every symbol it names is drawn.
import { EDITIONS, type EditionContent } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { symbolSheet } from '../art/symbols.ts';
import { abilitySigns, effectSigns, type Sign } from './gist.ts';

const house = EDITIONS[0].content as unknown as EditionContent;
const drawn = new Set([...symbolSheet().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const iconsOf = (signs: readonly Sign[]): string[] =>
  signs.flatMap((sign) => (typeof sign === 'string' ? [] : [sign.icon]));

it('has a few symbols for everything', () => {
  const all = [
    ...house.cards.map(({ ability }) => abilitySigns(ability, 'per')),
    ...[...house.farms, ...house.rivers].map(({ effect }) => effectSigns(effect, 'per')),
    ...house.slots.map(({ reward }) => effectSigns(reward, 'per')),
  ];
  for (const signs of all) {
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.length).toBeLessThan(9);
    for (const icon of iconsOf(signs)) expect(drawn).toContain(icon);
  }
});

it('tells apart what costs from what it brings', () => {
  const baker = house.cards.find(({ id }) => id === 'baker');
  expect(abilitySigns(baker?.ability ?? {}, 'per')).toEqual([
    { icon: 'ed-berry', n: 1 },
    '→',
    { icon: 'ed-any', n: 1 },
    { icon: 'ed-points', n: 1 },
  ]);
});

it('says per, and names what is counted', () => {
  const king = house.cards.find(({ id }) => id === 'king');
  expect(abilitySigns(king?.ability ?? {}, 'je')).toEqual(['+2', 'je', { icon: 'ed-x-event' }]);
});
