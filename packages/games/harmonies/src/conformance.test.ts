import { fileURLToPath } from 'node:url';
import { conformance, golden } from '@sunglade/testkit';
import { harmonies } from './index.ts';

const cases = [1, 2, 3, 4].flatMap((seats) =>
  ['A', 'B'].flatMap((side) => [false, true].map((spirits) => ({ seats, options: { side, spirits } }))),
);

conformance(
  harmonies,
  [...cases, { seats: 2, options: { riverLoops: 'closedLoopsCount', tieBreakCountsSpirit: false } }],
  {
    games: 2,
    every: 12,
  },
);

golden(harmonies, fileURLToPath(new URL('golden', import.meta.url)));
