import { conformance } from '@sunglade/testkit';
import { GAMES } from './index.ts';
import { HOUSE } from './testing.ts';

conformance(
  Object.values(GAMES),
  [
    { seats: 1 },
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 1, options: { sunStart: 'S', aridityTarget: 'latestVisibleFertility' } },
    { seats: 3, options: { sunStart: 'E', aridityTarget: 'latestVisibleFertility' } },
    { seats: 4, options: { sunStart: 'W' } },
    { seats: 2, edition: { ...HOUSE, id: 'holes', planet: { ...HOUSE.planet, grid: ['ss.w', 'rxff', 'g.m.'] } } },
  ],
  { games: 3, every: 9 },
);
