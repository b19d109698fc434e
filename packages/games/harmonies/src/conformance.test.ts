import { fileURLToPath } from 'node:url';
import { checkConformance, conformance, golden } from '@sunglade/testkit';
import { describe, expect, it } from 'vitest';
import house from './editions/house.json' with { type: 'json' };
import { GAMES, harmonies } from './index.ts';

const cases = [1, 2, 3, 4].flatMap((seats) =>
  ['A', 'B'].flatMap((side) => [false, true].map((spirits) => ({ seats, options: { side, spirits } }))),
);

/** So few animals that the deck runs out. */
const short = { ...house, id: 'short', animals: house.animals.slice(0, 9) };

conformance(Object.values(GAMES), cases, { games: 2, every: 12 });

describe('the short deck', () => {
  it('keeps the contract too, by its own name', { timeout: 60_000 }, () => {
    const options = { riverLoops: 'closedLoopsCount', tieBreakCountsSpirit: false };
    expect(checkConformance(harmonies, [{ seats: 3, options, edition: short }], { games: 2, every: 12 })).toEqual([]);
  });
});

golden(Object.values(GAMES), fileURLToPath(new URL('golden', import.meta.url)));
