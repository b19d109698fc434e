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
    ...house.cards.map(({ ability }) => abilitySigns(ability)),
    ...[...house.farms, ...house.rivers].map(({ effect }) => effectSigns(effect)),
    ...house.slots.map(({ reward }) => effectSigns(reward)),
  ];
  for (const signs of all) {
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.length).toBeLessThan(9);
    for (const icon of iconsOf(signs)) expect(drawn).toContain(icon);
  }
});

it('tells apart what costs from what it brings', () => {
  const baker = house.cards.find(({ id }) => id === 'baker');
  expect(abilitySigns(baker?.ability ?? {})).toEqual([
    { icon: 'ed-berry', n: 1 },
    '→',
    { icon: 'ed-any', n: 1 },
    { icon: 'ed-points', n: 1 },
  ]);
});

it('draws a picture for every colour and type', () => {
  for (const { color, type } of house.cards) expect(drawn).toContain(`ed-p-${color}-${type}`);
  expect(house.cards.length).toBe(80);
});
