import type { Json } from '@sunglade/core';
import { checkConformance, conformance } from '@sunglade/testkit';
import { expect, it } from 'vitest';
import house from './editions/house.json' with { type: 'json' };
import { GAMES } from './index.ts';
import { SEASONS } from './terms.ts';

/** Random players of the house set stay poor. Here every season makes them rich, so that they build and pay a lot. */
const plenty = [
  { op: 'gain', res: { twig: 6, resin: 6, pebble: 6, berry: 6 } },
  { op: 'draw', n: 6 },
  { op: 'occupied', n: 2 },
];
const tiles = house.seasons.competitive;
const rich = {
  ...house,
  id: 'rich',
  seasons: {
    competitive: Object.fromEntries(
      SEASONS.map((season) => {
        const tile = tiles[season];
        return [season, { ...tile, hare: [...plenty, ...tile.hare], tortoise: [...plenty, ...tile.tortoise] }];
      }),
    ),
  },
};

const cases = [{ seats: 2 }, { seats: 2, options: { hare: 'random', askEveryGain: true } }];

conformance(Object.values(GAMES), cases, { games: 2, every: 7 });
it.each(Object.values(GAMES))('everdell-duo $version keeps the contract where everybody is rich', (game) => {
  const findings = checkConformance(game, [{ seats: 2, edition: rich as Json }], { games: 4, every: 11 });
  expect(findings).toEqual([]);
});
