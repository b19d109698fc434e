import { expect, it } from 'vitest';
import { table } from './testing.ts';

it('a state can be read as text', () => {
  const t = table({
    sun: 1,
    moon: 1,
    river: ['river-01', 'river-06'],
    slots: { 1: 'a1', 6: 'faire' },
    me: { hand: ['mine'], city: ['courthouse+2', 'barn*'], has: { twig: 2 }, workers: ['farm-1'], points: 3 },
    you: { city: ['inn'], workers: ['inn'], events: ['b2'] },
  });
  expect(t.draw()).toBe(
    [
      'winter turn 0 acting 1',
      'sky-bridge clock-tower crane town-hall library toll-house',
      '- SM - - - - -',
      'guildhall innkeeper trail-guide diplomat judge shopkeeper',
      'river river-01 river-06',
      'events a1 . . . . faire',
      'deck 64 discard 0',
      'hare: 2 twig 0 resin 0 pebble 0 berry 0 occupied 3 points',
      '  hand mine',
      '  city courthouse+2 barn*',
      '  workers farm-1 home home',
      '  events ',
      'tortoise: 0 twig 0 resin 0 pebble 0 berry 0 occupied 0 points',
      '  hand ',
      '  city inn',
      '  workers inn home home',
      '  events b2',
    ].join('\n'),
  );
});

it('a team shows what only it has', () => {
  const t = table({
    options: { mode: 'challenge', opponent: 'easy' },
    me: { has: { twig: 1 } },
    team: {
      skunks: ['event-2', 'path-4', 'farm-1'],
      watches: 1,
      news: ['gn-03'],
      hers: { points: 4, cards: ['mine'] },
    },
  }).take('give twig');
  expect(t.draw().split('\n').slice(7, 11)).toEqual([
    'skunks event-2 path-4 farm-1',
    'watches 1 news gn-03',
    'tile for 1: 1 0 0 0 0 and 0 cards',
    'opponent 7 with 1 cards',
  ]);
});
