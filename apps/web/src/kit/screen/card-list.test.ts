import { expect, it } from 'vitest';
import { findCards, type ListedCard } from './card-list.ts';

const cards: readonly ListedCard[] = [
  { id: 'squirrel', name: 'Écureuil', text: 'Arbre de hauteur 2.', kinds: { on: 'tree', cubes: '3' } },
  { id: 'frog', name: 'Grenouille', text: 'Eau, à côté un arbre.', kinds: { on: 'water', cubes: '5' } },
];
const ids = (typed: string, chosen: Readonly<Record<string, string>> = {}): string[] =>
  findCards({ cards }, typed, chosen).map(({ id }) => id);

it('finds by name and by what is printed, with and without accents', () => {
  expect(ids('')).toEqual(['squirrel', 'frog']);
  expect(ids('ecu')).toEqual(['squirrel']);
  expect(ids('ÉCU')).toEqual(['squirrel']);
  expect(ids('arbre')).toEqual(['squirrel', 'frog']);
  expect(ids('arbre eau')).toEqual(['frog']);
  expect(ids('lac')).toEqual([]);
});

it('finds a name that may be broken on a small card', () => {
  const boar = { id: 'boar', name: 'Wild\u00adschwein', text: '', kinds: {} };
  expect(findCards({ cards: [boar] }, 'wildschwein', {})).toEqual([boar]);
});

it('finds by what was chosen, and by nothing where nothing was', () => {
  expect(ids('', { on: 'tree' })).toEqual(['squirrel']);
  expect(ids('', { on: '', cubes: '5' })).toEqual(['frog']);
  expect(ids('ecu', { on: 'water' })).toEqual([]);
});
