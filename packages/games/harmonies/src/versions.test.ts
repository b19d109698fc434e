// What the versions of the rules judge differently: whether a rhombus of water is a closed loop.
import { readFileSync } from 'node:fs';
import { type AnyGame, replayRecord, seat } from '@sunglade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES, harmonies } from './index.ts';
import { riverLength } from './river.ts';
import { createTable, HOUSE } from './testing.ts';
import { VERSIONS, type Version } from './versions.ts';

const both = Object.keys(VERSIONS).map(Number) as Version[];

/** The points of water on side A, by each version. */
function waters(places: readonly string[], riverLoops = 'closedLoopsCount'): number[] {
  const board = Object.fromEntries(places.map((place) => [place, 'blue']));
  return both.map((rules) => {
    const table = createTable({ rules, options: { riverLoops }, players: [{ board }] });
    const { water } = table.rules.score(table.state, seat(0)).parts;
    const byHand = places.map((place) => {
      const [q, r] = place.split(',').map(Number);
      return { q, r, stack: ['blue'] };
    });
    // A position given by hand is judged alike.
    const position = { side: 'A', board: byHand, cards: [], riverLoops };
    expect(GAMES[rules].scorePosition(position)).toMatchObject({ value: { water } });
    return water ?? Number.NaN;
  });
}

describe('the versions of the rules', () => {
  it('are listed by their number, the newest last', () => {
    expect(Object.keys(GAMES)).toEqual(Object.keys(VERSIONS));
    for (const [version, game] of Object.entries(GAMES)) expect(String(game.version)).toBe(version);
    expect(harmonies).toBe(Object.values(GAMES).at(-1));
  });

  it('count a rhombus as three tokens, or as the four of a loop', () => {
    // Lying in each of the three directions; 3 tokens are 5 points, 4 are 8.
    for (const rhombus of [
      ['1,0', '2,0', '1,1', '2,1'],
      ['1,0', '2,0', '2,-1', '3,-1'],
      ['1,0', '1,1', '2,0', '2,-1'],
    ]) {
      expect(waters(rhombus)).toEqual([5, 8]);
      expect(waters(rhombus, 'longestShortestPath')).toEqual([5, 5]);
    }
  });

  it('count triangles, rings and blocks alike', () => {
    expect(waters(['1,0', '2,0', '1,1'])).toEqual([5, 5]);
    expect(waters(['1,0', '1,1', '2,-1', '2,1', '3,-1', '3,0'])).toEqual([15, 15]);
    // Six in two rows are as long as their longest way, four, and no loop of six.
    expect(waters(['1,0', '2,0', '3,0', '1,1', '2,1', '3,1'])).toEqual([8, 8]);
  });

  it('differ exactly where four tokens lie in a rhombus and nothing is longer', () => {
    const { neighbours, board } = HOUSE.A;
    const spaces = board.spaces.map((_, space) => space);
    const beside = (a: number, b: number): boolean => ((neighbours[a]! >> b) & 1) === 1;
    fc.assert(
      fc.property(fc.shuffledSubarray(spaces, { maxLength: 12 }), (water) => {
        const mask = water.reduce((set, space) => set | (1 << space), 0);
        const [old, now] = both.map((version) =>
          riverLength(neighbours, mask, 'closedLoopsCount', VERSIONS[version]),
        ) as [number, number];
        // Four spaces of which only one pair does not touch.
        const rhombus = water.some((a) =>
          water.some(
            (b) =>
              a !== b &&
              !beside(a, b) &&
              water.filter((c) => beside(a, c) && beside(b, c)).some((c, _, list) => list.some((d) => beside(c, d))),
          ),
        );
        expect(now).toBe(rhombus ? Math.max(old, 4) : old);
      }),
      { seed: 4, numRuns: 400 },
    );
  });

  it('judge one record differently', () => {
    const record = JSON.parse(readFileSync(new URL('./golden/2/rhombus.json', import.meta.url), 'utf8'));
    expect(replayRecord(record, GAMES[2] as AnyGame).ok).toBe(true);
    const asOld = replayRecord({ ...record, rules: 1 }, GAMES[1] as AnyGame);
    expect(asOld).toMatchObject({ ok: false });
  });
});
